import { type Given, type GivenHero, given, givenCombat, type Played } from './given.ts';

export const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

/** Tatianna at [4,3], Krutzbeck at [9,7]. */
export function two(hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [
      { hero: 'tatianna', at: [4, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [...rooms, ...(position.rooms ?? [])],
    next: { search: ['search-empty', 'search-empty', 'search-empty'], ...position.next },
  });
}

export const combat = (fight: Parameters<typeof givenCombat>[1], hero: GivenHero['hero'] = 'lindel') =>
  givenCombat(
    {
      heroes: [
        { hero, at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    fight,
  );
export const round = (table: Played, mine: string, theirs: string) =>
  table.answer(0, `card:${mine}`).answer(1, `card:${theirs}`);
export const deckOf = (table: Played, name: string) =>
  table.view('all').decks.find(({ deck }) => deck === name);
