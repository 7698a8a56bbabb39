import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'dungeonquest',
  prefix: 'DQ',
  seats: { min: 1, max: 4, usual: 2, measured: 4 },
  minutes: 60,
  designers: ['Jakob Bonds', 'Dan Glimne'],
  survival: true,
  points: 'gold',
  choice: {
    variant: 'hero-selection',
    value: 'choose-in-seat-order',
  },
} as const satisfies GameFacts;
