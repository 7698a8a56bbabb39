import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'saboteur',
  prefix: 'SB',
  seats: { min: 3, max: 10, usual: 5, measured: 5 },
  minutes: 30,
  designers: ['Frederic Moyersoen'],
  hiddenRoles: true,
  points: 'nuggets',
  box: {
    en: {
      name: 'Saboteur',
      line: 'Dig for gold with your friends. Some of them are not your friends.',
    },
    es: {
      name: 'Saboteur',
      line: 'Cava en busca de oro con tus amigos. Algunos no son tus amigos.',
    },
  },
} as const satisfies GameFacts;
