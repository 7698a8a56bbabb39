import { at, type Seat } from '@mazmorra/kernel';

export interface CurvePoint {
  readonly move: number;
  /** From 0 at the foot to 1 at the top. */
  readonly value: number;
}

/** One seat's way through a game, its points in their order. */
export interface Line {
  readonly seat: Seat;
  readonly points: readonly CurvePoint[];
}

/** How far below the top a value lies, in hundredths of the field. */
export const depth = (value: number): number => (1 - value) * 100;

/** Where the letters of lines with points stand: one above the other where the lines end close together. */
export function spreadEnds(lines: readonly Line[]): ReadonlyMap<Seat, number> {
  const room = 8;
  const places = new Map<Seat, number>();
  const ordered = lines
    .map(({ seat, points }) => ({ seat, wanted: depth(at(points, points.length - 1).value) }))
    .sort((a, b) => a.wanted - b.wanted);
  let lowest = Number.NEGATIVE_INFINITY;
  const placed = ordered.map(({ seat, wanted }) => {
    lowest = Math.max(wanted, lowest + room);
    return { seat, place: lowest };
  });
  // Whatever was pushed out at the bottom pushes back.
  let highest = 100;
  for (const { seat, place } of placed.reverse()) {
    places.set(seat, Math.min(place, highest));
    highest = Math.min(place, highest) - room;
  }
  return places;
}
