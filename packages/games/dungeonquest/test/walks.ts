import { cell, type Given, type GivenHero, given, type Played } from './given.ts';

export const start = cell([3, 3]);
export const room = cell([4, 3]);

/** Tatianna (Strength 4, Agility 9, Luck 6) walks east out of a chamber into a new room. */
export function into(tile: string, position: Partial<Given> = {}, hero: Partial<GivenHero> = {}): Played {
  const table = given({
    heroes: [
      { hero: 'tatianna', at: [3, 3], ...hero },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    ...position,
    rooms: [
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
      ...(position.rooms ?? []),
    ],
    next: { ...position.next, tiles: [tile, ...(position.next?.['tiles'] ?? [])] },
  });
  return table;
}

/** The same hero, already standing in the room at the start of the turn, alone at the table. */
export function inside(tile: string, hero: Partial<GivenHero> = {}, position: Partial<Given> = {}): Played {
  return given({
    heroes: [{ hero: 'tatianna', at: [4, 3], ...hero }],
    ...position,
    rooms: [
      { at: [4, 3], tile, entry: 'west' },
      { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
      ...(position.rooms ?? []),
    ],
  });
}

export const draws = (table: Played) =>
  table.events.flatMap(({ public: event }) => (event?.type === 'draws' ? [event.deck] : []));
export const moves = (table: Played) => table.options(0).filter((name) => name.startsWith('move:'));
