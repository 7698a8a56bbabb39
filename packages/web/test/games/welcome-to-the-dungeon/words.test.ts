import { expect, test } from 'vitest';
import { en } from '../../../src/games/welcome-to-the-dungeon/words/en.ts';
import { es } from '../../../src/games/welcome-to-the-dungeon/words/es.ts';

test('WD-VAR-08: what is said of a kind is true of whoever has seen a card and is not shown it again', () => {
  expect([en.unseen(1, 2), en.unseen(2, 2), en.explain.name('Golem', 1, 2)]).toEqual([
    'This round 1 of 2 is still hidden.',
    'This round 2 of 2 are still hidden.',
    'You defeat every Golem that turns up. So far 1 of 2 is still hidden.',
  ]);
  expect([es.unseen(1, 2), es.unseen(2, 2), es.explain.name('Gólem', 1, 2)]).toEqual([
    'En esta ronda sigue oculto 1 de 2.',
    'En esta ronda siguen ocultos 2 de 2.',
    'Derrotas a todo gólem que salga. De momento sigue oculto 1 de 2.',
  ]);
  expect([en.kind('Golem', 5, 1, 2), es.kind('Gólem', 5, 1, 2)]).toEqual([
    'Golem, strength 5, hidden: 1 of 2',
    'Gólem, fuerza 5, ocultos: 1 de 2',
  ]);
});

test('WD-VAR-08: whoever plays from memory is not promised to see what they put in', () => {
  expect([en.ownKnownNone(false), en.ownKnownNone(true)]).toEqual([
    'Nothing yet: you will see here what you put in.',
    'You play from memory: what you put in is not shown again.',
  ]);
  expect([es.ownKnownNone(false), es.ownKnownNone(true)]).toEqual([
    'Aún nada: aquí verás lo que metas en ella.',
    'Se juega de memoria: lo que metas en ella no se te vuelve a mostrar.',
  ]);
});
