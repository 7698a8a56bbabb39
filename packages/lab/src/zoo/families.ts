import { family as dungeonRaiders } from './dungeon-raiders.ts';
import { family as saboteur } from './saboteur.ts';
import { family as welcomeToTheDungeon } from './welcome-to-the-dungeon.ts';
import { careless, type Family } from './zoo.ts';

// biome-ignore lint/suspicious/noExplicitAny: code that handles several games does not know their types
const families: Readonly<Record<string, Family<any>>> = {
  'dungeon-raiders': dungeonRaiders,
  saboteur,
  'welcome-to-the-dungeon': welcomeToTheDungeon,
};

/** The fixed rules of a game. */
export const familyOf = (game: string): Family<unknown> => families[game] ?? careless;
