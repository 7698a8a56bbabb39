import type { AnyGame } from '@mazmorra/kernel';
import type { GameId } from '../table/client.ts';

/** The rules of a game, loaded when somebody sits down to it. Only workers do. */
const loaders: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'dungeon-raiders': async () => (await import('@mazmorra/dungeon-raiders')).dungeonRaiders,
  'welcome-to-the-dungeon': async () =>
    (await import('@mazmorra/welcome-to-the-dungeon')).welcomeToTheDungeon,
  saboteur: async () => (await import('@mazmorra/saboteur')).saboteur,
  dungeonquest: async () => (await import('@mazmorra/dungeonquest')).dungeonquest,
};

export const loadRules = (id: GameId): Promise<AnyGame> => loaders[id]();
