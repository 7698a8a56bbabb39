import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'welcome-to-the-dungeon',
  prefix: 'WD',
  seats: { min: 2, max: 4, usual: 3, measured: 4 },
  minutes: 30,
  designers: ['Masato Uesugi'],
  points: 'successes',
} as const satisfies GameFacts;
