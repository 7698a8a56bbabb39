import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'dungeon-raiders',
  prefix: 'DR',
  seats: { min: 3, max: 5, usual: 4, measured: 4 },
  minutes: 20,
  designers: ['Phil Walker-Harding'],
  points: 'coins',
} as const satisfies GameFacts;
