import { zoomOf } from '../../motion/travel.ts';
import type { Point } from './camera.ts';
import type { Driver } from './driver.ts';

/** A pointer that has moved less than this was a tap on what lies there. */
const slack = 6;

/** Lets a driver be moved by mouse, finger, two fingers and wheel. Taps on what lies on the plane stay taps. */
export function listen(window: HTMLElement, driver: Driver): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let dragging = false;
  const local = (event: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    const zoom = zoomOf(window);
    return { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom };
  };

  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (down.size === 0) {
        start = local(event);
        dragging = false;
      }
      down.set(event.pointerId, local(event));
    },
    { signal },
  );

  window.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId);
      if (!before || !start) return;
      const now = local(event);
      if (!dragging && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < slack) return;
      if (!dragging) {
        dragging = true;
        for (const id of down.keys()) if (window.isConnected) window.setPointerCapture(id);
        window.dataset['dragging'] = '';
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(driver, before, now, other);
      else driver.pan(now.x - before.x, now.y - before.y);
      down.set(event.pointerId, now);
    },
    { signal },
  );

  const up = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    delete window.dataset['dragging'];
    // The click that ends a drag comes right after this; by the next task taps count again.
    if (dragging) setTimeout(() => (dragging = false), 0);
  };
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  // A mouse let go outside, before a drag had taken it.
  document.addEventListener('pointerup', up, { signal });
  window.addEventListener(
    'click',
    (event) => {
      if (!dragging) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.shiftKey) driver.pan(-(event.deltaX || event.deltaY), 0);
      else driver.zoom(local(event), Math.exp(-pixels(event) / (event.ctrlKey ? 120 : 420)));
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}

/** Browsers count the wheel in pixels, lines or pages. */
const pixels = ({ deltaY, deltaMode }: WheelEvent): number =>
  deltaMode === 0 ? deltaY : deltaMode === 1 ? deltaY * 20 : deltaY * 300;

/** One finger moved, the other rests: the plane follows both. */
function pinch(driver: Driver, before: Point, now: Point, other: Point): void {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  if (was > 0) driver.zoom(middle, is / was);
  driver.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}
