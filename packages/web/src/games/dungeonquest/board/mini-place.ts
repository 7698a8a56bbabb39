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
  /** What must be seen, in pixels of the plane: rooms, towers, heroes and what can be picked. */
  readonly things: readonly Box[];
  /** The part of the plane that is seen, and how large one of its pixels is drawn. */
  readonly seen: Box;
  readonly scale: number;
}

/** The place for the small map, the left corner before the right, or none where both hold something that must be seen. */
export function placeMini({ things, seen, scale }: Surroundings): MiniPlace | undefined {
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
  return places.find(([, place]) => !things.some((thing) => overlap(place, thing)))?.[0];
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
