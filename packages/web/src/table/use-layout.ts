import type { CSSProperties, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useWindow } from '../parts/window.ts';
import { useSettings } from '../settings/store.ts';
import { type Layout, layoutFor, type RegionSizes } from './layout.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
}

/** The size of the page's text, against the 16 pixels that lengths are drawn for: the reader's setting and the browser's own. */
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/**
 * The layout of a table for the room that it has. `gauge` is an element as large as that room: the only thing at a table that is asked
 * for the size of the window.
 */
export function useLayout(
  gauge: RefObject<HTMLElement | null>,
  seats: number,
  regions: RegionSizes,
  as?: 'room' | 'own',
): Layout {
  const [size, setSize] = useState<Size>(() => ({ ...useWindow.getState(), textSize: textSize() }));
  // The text of the page grows without a change of the window.
  const wanted = useSettings((settings) => settings.textSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` changes what is measured
  useLayoutEffect(() => {
    const element = gauge.current;
    if (!element) return;
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      if (width > 0 && height > 0) setSize(same({ width, height, textSize: textSize() }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [gauge, wanted]);
  const { width, height, textSize: text } = size;
  return useMemo(
    () => layoutFor(width, height, seats, regions, text, as),
    [width, height, seats, regions, text, as],
  );
}

/** The earlier size where nothing has changed, so that nothing is rendered again. */
const same =
  (now: Size) =>
  (before: Size): Size =>
    before.width === now.width && before.height === now.height && before.textSize === now.textSize
      ? before
      : now;

/** What `layout.css` is told of a layout. */
export const layoutStyle = (layout: Layout): CSSProperties => ({
  '--height': `${layout.height}px`,
  '--furniture': layout.furniture,
  '--head': `${layout.head}px`,
  '--seat-strip': `${layout.seats}px`,
  '--side': `${layout.side}px`,
  '--left': `${layout.left}px`,
  '--track': `${layout.track}px`,
  '--hand': `${layout.hand}px`,
  '--hand-rows': layout.handRows,
  '--sheet-line': `${layout.line}px`,
  '--below': `${layout.below}px`,
  '--foot': `${layout.foot}px`,
  '--board-zoom': layout.zoom,
});
