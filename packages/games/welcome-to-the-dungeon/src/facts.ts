import type { GameFacts } from '@mazmorra/kernel';

export const facts = {
  id: 'welcome-to-the-dungeon',
  prefix: 'WD',
  seats: { min: 2, max: 4, usual: 3, measured: 4 },
  minutes: 30,
  designers: ['Masato Uesugi'],
  points: 'successes',
  box: {
    en: {
      name: 'Welcome to the Dungeon',
      line: 'Fill the dungeon, strip the adventurer, and see who has to go in.',
    },
    es: {
      name: 'Bienvenido a la mazmorra',
      line: 'Llena la mazmorra, desarma al aventurero y a ver a quién le toca entrar.',
    },
  },
} as const satisfies GameFacts;
