import { dungeonRaiders } from './dungeon-raiders.ts';
import { dungeonquest } from './dungeonquest.ts';
import type { LookedAt } from './moment.ts';
import { saboteur } from './saboteur.ts';
import { welcomeToTheDungeon } from './welcome-to-the-dungeon.ts';

/** The moments of every game that are looked at in every size. */
export const moments: readonly LookedAt[] = [
  ...dungeonRaiders,
  ...welcomeToTheDungeon,
  ...saboteur,
  ...dungeonquest,
];
