import { dungeonRaiders } from '@mazmorra/dungeon-raiders';
import type { AnyGame } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';

/** Every game a table can be opened for. */
export const allGames: readonly AnyGame[] = [dungeonRaiders, welcomeToTheDungeon, saboteur];

export const gameNamed = (id: string): AnyGame | undefined => allGames.find((game) => game.id === id);
