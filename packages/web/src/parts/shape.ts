/**
 * The shapes of a window:
 * - `tall`: narrower than 700 pixels, a phone held upright.
 * - `mid`: a tablet held upright.
 * - `short`: lower than 561, a phone on its side.
 * - `wide`: from 900 on.
 */
export type Shape = 'tall' | 'mid' | 'short' | 'wide';

const MID_FROM = 700;
const WIDE_FROM = 900;
const SHORT_BELOW = 561;
const SHORT_FROM = 560;

export function shapeOf(width: number, height: number): Shape {
  if (height < SHORT_BELOW && width >= SHORT_FROM) return 'short';
  return width >= WIDE_FROM ? 'wide' : width >= MID_FROM ? 'mid' : 'tall';
}
