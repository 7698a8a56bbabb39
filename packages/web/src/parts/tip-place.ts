interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Rect, 'width' | 'height'>;
type Point = Pick<Rect, 'left' | 'top'>;

/** Between a tip and what it speaks of, and between a tip and the edge of the screen. */
const GAP = 8;

/** The area that two rectangles share. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where a tip opens: of the places above, below, left and right of its anchor the first that covers neither the anchor
 * nor anything that can be chosen, otherwise the one that covers least. All lengths are in pixels of the screen.
 */
export function tipPlace(
  anchor: Rect,
  { width, height }: Size,
  choices: readonly Rect[],
  screen: Size,
): Point {
  const centred = {
    left: anchor.left + anchor.width / 2 - width / 2,
    top: anchor.top + anchor.height / 2 - height / 2,
  };
  const inside = ({ left, top }: Point): Point => ({
    left: Math.max(GAP, Math.min(screen.width - width - GAP, left)),
    top: Math.max(GAP, Math.min(screen.height - height - GAP, top)),
  });
  const places = [
    { left: centred.left, top: anchor.top - height - GAP },
    { left: centred.left, top: anchor.top + anchor.height + GAP },
    { left: anchor.left - width - GAP, top: centred.top },
    { left: anchor.left + anchor.width + GAP, top: centred.top },
  ].map(inside);
  const covered = (place: Point): number => {
    const rect = { ...place, width, height };
    return choices.reduce((sum, choice) => sum + overlap(rect, choice), overlap(rect, anchor));
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
