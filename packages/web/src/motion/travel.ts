import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motionless } from '../settings/page.ts';
import { type Speed, useSettings } from '../settings/store.ts';

/** What a second at normal speed takes at another. */
export const slowness: Readonly<Record<Speed, number>> = { 0: 0, 1: 1.7, 2: 1, 3: 0.5 };

/** How long a movement of so many milliseconds lasts at the chosen speed, never longer than it is at normal speed. */
export const lasting = (milliseconds: number): number =>
  milliseconds * Math.min(1, slowness[useSettings.getState().speed]);

/** The largest scale on the way: what was a line and becomes a card would otherwise be painted thousands of times its size. */
const MOST_SCALE = 6;

/** The movement of a thing, as long as it lasts. */
const moving = new WeakMap<HTMLElement, Animation>();

/**
 * Lets everything marked `data-flip="id"` inside move from where it was to where it is, whenever `change` differs;
 * `undefined` while not everything is there yet.
 * Two elements that bear the same id one after the other are the same thing to the eye, wherever they stand.
 */
export function useTravel(root: RefObject<HTMLElement | null>, change: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is what it waits for
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || change === undefined) return;
    const before = places.current;
    const flipped = [...element.querySelectorAll<HTMLElement>('[data-flip]')];
    // A place is where a thing rests, not where it is on its way.
    for (const thing of flipped) moving.get(thing)?.cancel();
    // All places are read before anything begins to move: a change of style between two readings costs a layout each.
    const things = flipped.map((thing) => ({
      thing,
      id: thing.dataset['flip'] ?? '',
      is: thing.getBoundingClientRect(),
    }));
    places.current = new Map(things.map(({ id, is }) => [id, is]));
    if (before.size === 0 || motionless()) return;
    for (const { thing, id, is } of things) {
      const was = before.get(id);
      if (was) moveFrom(thing, was, is);
      else appear(thing);
    }
  }, [change]);
}

/** How much larger everything is drawn than its style says: a big screen is zoomed as a whole. Not every browser can tell. */
export const zoomOf = (element: Element): number =>
  'currentCSSZoom' in element ? element.currentCSSZoom : 1;

function moveFrom(thing: HTMLElement, was: DOMRect, is: DOMRect): void {
  const zoom = zoomOf(thing);
  const x = (was.left - is.left) / zoom;
  const y = (was.top - is.top) / zoom;
  if (Math.abs(x) + Math.abs(y) < 2 || is.width === 0) return;
  const scale = Math.min(MOST_SCALE, Math.max(1 / MOST_SCALE, was.width / is.width || 1));
  thing.style.transformOrigin = '0 0';
  moving.set(
    thing,
    thing.animate(
      { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] },
      { duration: lasting(260), easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    ),
  );
}

function appear(thing: HTMLElement): void {
  moving.set(thing, thing.animate({ opacity: [0, 1] }, { duration: lasting(200) }));
}
