import { dungeonRaiders } from '@mazmorra/dungeon-raiders';
import { dungeonquest } from '@mazmorra/dungeonquest';
import type { AnyGame } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';

/** Every game a table can be opened for. */
export const allGames: readonly AnyGame[] = [dungeonRaiders, welcomeToTheDungeon, saboteur, dungeonquest];

export const gameNamed = (id: string): AnyGame | undefined => allGames.find((game) => game.id === id);
