import type { GameId } from '../table/client.ts';

interface Facts {
  /** How many sit down at *Play now*. */
  readonly seats: number;
  readonly min: number;
  readonly max: number;
}

/** What the shell knows of each game before anything of it is loaded; a test holds it to the rules. */
export const facts: Readonly<Record<GameId, Facts>> = {
  'dungeon-raiders': { seats: 4, min: 3, max: 5 },
  'welcome-to-the-dungeon': { seats: 3, min: 2, max: 4 },
  saboteur: { seats: 5, min: 3, max: 10 },
  dungeonquest: { seats: 2, min: 1, max: 4 },
};
