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
    label: { en: 'Choose my hero', es: 'Elegir mi héroe' },
  },
  box: {
    en: {
      name: 'DungeonQuest',
      line: 'In at dawn, out before dusk, past a dragon that sleeps lightly.',
    },
    es: {
      name: 'DungeonQuest',
      line: 'Entra al alba, sal antes del ocaso y no despiertes al dragón.',
    },
  },
} as const satisfies GameFacts;
