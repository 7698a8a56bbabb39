import type { AnyGame } from '@mazmorra/kernel';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';

/** Every game a table can be opened for. */
export const allGames: readonly AnyGame[] = [welcomeToTheDungeon];

export const gameNamed = (id: string): AnyGame | undefined => allGames.find((game) => game.id === id);
