import type { GameId } from '@mazmorra/catalogue';

/** The sizes at which a share of the window is promised to the board. */
export const sharedAt = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
] as const;

const USUAL = [45, 50, 55, 55, 55, 55];
const OWN: Readonly<Partial<Record<GameId, readonly number[]>>> = {
  dungeonquest: [40, 45, 55, 55, 60, 60],
  saboteur: [30, 35, 45, 40, 40, 45],
};

/** What the box of the playing surface has of the window at each of them, in hundredths; DungeonQuest means its dungeon alone. */
export const promisedTo = (game: string): readonly number[] => OWN[game as GameId] ?? USUAL;
