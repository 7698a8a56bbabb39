import type { PlacedHero, Position } from '@mazmorra/dungeonquest/position';

/** The reader's hero: strong, clumsy, well armoured, and without decisions of his own before a combat. */
export const HUGO = 'hugo-the-glorious';

/** The neighbour, who waits in the opposite tower. */
export const NEIGHBOUR: PlacedHero = { hero: 'tatianna', at: [12, 9] };

type Next = NonNullable<Position['next']>;

/** Hugo in a room in the west, with the given next tile and cards. */
export const inRoom = (next: Next = {}, more: Partial<Position> = {}): Position => ({
  heroes: [{ hero: HUGO, at: [3, 3], from: [2, 3] }, NEIGHBOUR],
  rooms: [
    { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
    { at: [2, 3], tile: 'tile-chamber-02', entry: 'west' },
  ],
  sun: 6,
  ...more,
  next: { dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'], ...next },
});

/** The same, with this tile to the east of the room. */
export const before = (tile: string, next: Next = {}): Position =>
  inRoom({ tiles: [tile, 'tile-chamber-05', 'tile-chamber-06'], ...next });

/** Hugo in a room with this tile, entered from the west. */
export const standingIn = (tile: string, next: Next = {}, hero: PlacedHero['with'] = {}): Position =>
  inRoom(
    { tiles: ['tile-chamber-05', 'tile-chamber-06'], ...next },
    {
      heroes: [{ hero: HUGO, at: [3, 3], from: [2, 3], with: hero }, NEIGHBOUR],
      rooms: [
        { at: [3, 3], tile, entry: 'west' },
        { at: [2, 3], tile: 'tile-chamber-02', entry: 'west' },
      ],
    },
  );

/** A combat of Hugo; the neighbour plays the monster. */
export const fighting = (combat: Omit<NonNullable<Position['combat']>, 'hero'>): Position => ({
  heroes: [{ hero: HUGO, at: [4, 3] }, NEIGHBOUR],
  rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
  sun: 6,
  combat: { hero: 0, ...combat },
});
