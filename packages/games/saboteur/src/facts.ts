import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'saboteur',
  prefix: 'SB',
  seats: { min: 3, max: 10, usual: 5, measured: 5 },
  minutes: 30,
  designers: ['Frederic Moyersoen'],
  hiddenRoles: true,
  points: 'nuggets',
} as const satisfies GameFacts;
