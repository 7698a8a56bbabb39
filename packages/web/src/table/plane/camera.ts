/** Lengths in the plane's own pixels: what its children are placed with. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the plane's origin stands in the window, in screen pixels, and how large one of its pixels is drawn. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How small and how large the plane may be drawn. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const centreOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The camera that shows this point of the plane in the middle of the window. */
export const lookAt = (point: Point, scale: number, window: Size): Camera => ({
  x: window.width / 2 - point.x * scale,
  y: window.height / 2 - point.y * scale,
  scale,
});

/** The camera that shows the whole box, as large as it can. */
export function fit(box: Box, window: Size, max: number): Camera {
  const scale = Math.min(max, window.width / box.width, window.height / box.height);
  return lookAt(centreOf(box), Math.max(0.01, scale), window);
}

/** The same camera nearer or farther; what is under `at` (in the window) stays there. */
export function zoomAt(camera: Camera, at: Point, factor: number, zoom: Zoom): Camera {
  const scale = within(camera.scale * factor, zoom.min, zoom.max);
  const grown = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, scale };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x + dx,
  y: camera.y + dy,
  scale: camera.scale,
});

/** Keeps the middle of the window over the box, so that nobody gets lost beside it. */
export function hold(camera: Camera, box: Box, window: Size): Camera {
  const { scale } = camera;
  const middle = { x: window.width / 2, y: window.height / 2 };
  return {
    x: within(camera.x, middle.x - (box.left + box.width) * scale, middle.x - box.left * scale),
    y: within(camera.y, middle.y - (box.top + box.height) * scale, middle.y - box.top * scale),
    scale,
  };
}

/** Beside the plane so much may be seen of what is not the plane: as much as the buttons in its corner need. */
const rim = 56;

/** The camera moved so that the window shows the box and not what lies beside it; a box that is smaller stands in the middle. */
export function fill(camera: Camera, box: Box, window: Size): Camera {
  const { scale } = camera;
  return {
    x: filled(camera.x, box.left * scale, box.width * scale, window.width),
    y: filled(camera.y, box.top * scale, box.height * scale, window.height),
    scale,
  };
}

function filled(value: number, start: number, length: number, room: number): number {
  if (length + 2 * rim <= room) return (room - length) / 2 - start;
  return within(value, room - rim - start - length, rim - start);
}

/** Whether all of a box lies in another one. */
export const isWithin = (box: Box, outer: Box): boolean =>
  box.left >= outer.left &&
  box.top >= outer.top &&
  box.left + box.width <= outer.left + outer.width &&
  box.top + box.height <= outer.top + outer.height;

/** The smallest box with both in it. */
export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of the plane that is seen now. */
export const seen = (camera: Camera, window: Size): Box => ({
  left: -camera.x / camera.scale,
  top: -camera.y / camera.scale,
  width: window.width / camera.scale,
  height: window.height / camera.scale,
});

/** The camera moved just so far that the box is seen, with some air around it; the same camera when it is already. */
export function bringIn(camera: Camera, box: Box, window: Size, air = 24): Camera {
  const { scale } = camera;
  const dx = shift(camera.x + box.left * scale, box.width * scale, window.width, air);
  const dy = shift(camera.y + box.top * scale, box.height * scale, window.height, air);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
}

/** How far something from `start`, so long, must move to lie inside; what is too long is centred. */
function shift(start: number, length: number, room: number, air: number): number {
  if (length + 2 * air > room) return room / 2 - (start + length / 2);
  if (start < air) return air - start;
  if (start + length > room - air) return room - air - (start + length);
  return 0;
}
