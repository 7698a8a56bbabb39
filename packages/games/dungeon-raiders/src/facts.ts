import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'dungeon-raiders',
  prefix: 'DR',
  seats: { min: 3, max: 5, usual: 4, measured: 4 },
  minutes: 20,
  designers: ['Phil Walker-Harding'],
  points: 'coins',
  box: {
    en: {
      name: 'Dungeon Raiders',
      line: 'Five levels, one card per room: who dares, who freeloads, who collapses?',
    },
    es: {
      name: 'Dungeon Raiders',
      line: 'Cinco niveles y una carta por habitación: ¿quién arriesga, quién se escaquea, quién cae?',
    },
  },
} as const satisfies GameFacts;
