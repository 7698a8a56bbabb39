import { type Given, type GivenHero, given, type Played } from './given.ts';

export const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [5, 3], tile: 'tile-chamber-02', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-03', entry: 'west' },
] as const;

/** Tatianna at [4,3] and Krutzbeck at [9,7] under one optional rule. */
export function under(
  rule: string,
  hero: Partial<GivenHero> = {},
  position: Partial<Given> = {},
  other: Partial<GivenHero> = {},
): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7], ...other },
    ],
    variants: { [rule]: true },
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
    next: { search: ['search-empty', 'search-empty', 'search-empty'], ...position.next },
  });
}
