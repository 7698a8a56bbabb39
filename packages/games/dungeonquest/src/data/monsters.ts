import type { MonsterId } from './effect.ts';

/** The five kinds of monsters with the Life on their four tokens (specification 2.5). */
export const monsters = [
  { id: 'skeleton', lives: [2, 2, 3, 3] },
  { id: 'sorcerer', lives: [2, 2, 3, 3] },
  { id: 'troll', lives: [3, 4, 4, 5] },
  { id: 'golem', lives: [4, 5, 5, 6] },
  { id: 'demon', lives: [5, 6, 6, 8] },
] as const satisfies readonly { readonly id: MonsterId; readonly lives: readonly number[] }[];

export const MONSTER_COUNT = monsters.length;

export const monsterIndex = (id: MonsterId): number => monsters.findIndex((row) => row.id === id);
