import { COLUMNS, ROWS } from '@mazmorra/dungeonquest';
import type { Box } from '../../../table/plane/camera.ts';

/** Where the small map stands: in a corner at the top of the plane; the foot belongs to buttons. */
export interface MiniPlace {
  readonly corner: 'left' | 'right';
  readonly large: boolean;
}

/** The small map as `dungeon.css` draws it, in screen pixels: it is larger where the plane is at least so wide. */
const LARGE_FROM = 560;
const WIDTH = { large: 150, small: 92 };
/** Its distance from the edges, and some air. */
const AIR = 14;

interface Surroundings {
  /** What can be picked now, in pixels of the plane. */
  readonly targets: readonly Box[];
  /** What lies there to be looked at. */
  readonly rooms: readonly Box[];
  /** The part of the plane that is seen, and how large one of its pixels is drawn. */
  readonly seen: Box;
  readonly scale: number;
}

/**
 * The place for the small map, or none: it never covers what can be picked, and of two corners it takes the one with fewer
 * rooms in it.
 */
export function placeMini({ targets, rooms, seen, scale }: Surroundings): MiniPlace | undefined {
  const large = seen.width * scale >= LARGE_FROM;
  const drawn = large ? WIDTH.large : WIDTH.small;
  const width = (drawn + AIR) / scale;
  const height = ((drawn * ROWS) / COLUMNS + AIR) / scale;
  const places: readonly (readonly [MiniPlace, Box])[] = [
    [
      { corner: 'left', large },
      { left: seen.left, top: seen.top, width, height },
    ],
    [
      { corner: 'right', large },
      { left: seen.left + seen.width - width, top: seen.top, width, height },
    ],
  ];
  const covered = (place: Box, things: readonly Box[]): number =>
    things.filter((thing) => overlap(place, thing)).length;
  const free = places.filter(([, place]) => covered(place, targets) === 0);
  const [first, second] = free;
  if (!first || !second) return first?.[0];
  return covered(second[1], rooms) < covered(first[1], rooms) ? second[0] : first[0];
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
