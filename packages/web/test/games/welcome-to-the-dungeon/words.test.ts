import type { Language } from '@mazmorra/kernel';
import { lookUp, type Noun, nounOf } from '@mazmorra/languages';
import { textsOf, wordsOf } from '@mazmorra/languages/node';
import { welcomeToTheDungeonTable } from '@mazmorra/languages/welcome-to-the-dungeon-table';
import { type MonsterId, TILE_IDS } from '@mazmorra/welcome-to-the-dungeon';
import { text as told } from '@mazmorra/welcome-to-the-dungeon/text';
import { expect, test } from 'vitest';
import { tableWords } from '../../../src/games/welcome-to-the-dungeon/words/arguments.ts';

const text = textsOf(told);
const en = tableWords(wordsOf(welcomeToTheDungeonTable)('en'));
const es = tableWords(wordsOf(welcomeToTheDungeonTable)('es'));

/** How the sentences of a language take a kind of monster. */
const calledIn =
  (language: Language) =>
  (id: MonsterId): Noun =>
    nounOf(lookUp(text[language].components, id));

test('WD-VAR-08: what is said of a kind is true of whoever has seen a card and is not shown it again', () => {
  expect([en.unseen(1, 2), en.unseen(2, 2), en.explain.name(calledIn('en')('golem'), 1, 2)]).toEqual([
    'This round 1 of 2 is still hidden.',
    'This round 2 of 2 are still hidden.',
    'You defeat every Golem that turns up. So far 1 of 2 is still hidden.',
  ]);
  expect([es.unseen(1, 2), es.unseen(2, 2), es.explain.name(calledIn('es')('golem'), 1, 2)]).toEqual([
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

test.each([
  ['en', en],
  ['es', es],
] as const)(
  '%s: every piece of equipment says what it does in a sentence that fits on its tile',
  (language, words) => {
    for (const vorpalAxeScope of ['kind', 'single'] as const)
      for (const kind of [undefined, 'skeleton'] as const)
        for (const id of TILE_IDS) {
          const said = words.does(id, calledIn(language), kind, { vorpalAxeScope });
          expect(said, id).toMatch(/^\p{Lu}[^.]*\.$/u);
          expect(said.length, said).toBeLessThanOrEqual(74);
          expect(said).not.toMatch(/undefined|NaN/);
        }
  },
);

test('what a blade does changes with the kind that was named; the axe keeps to the rule of the house', () => {
  const of = (kind: MonsterId | undefined, vorpalAxeScope: 'kind' | 'single'): string[] =>
    (['warrior-vorpal-sword', 'barbarian-vorpal-axe'] as const).map((id) =>
      en.does(id, calledIn('en'), kind, { vorpalAxeScope }),
    );
  expect(of(undefined, 'kind')).toEqual([
    'Defeats the kind you name at the gate.',
    'Once: defeats a monster and its whole kind.',
  ]);
  expect(of('golem', 'kind')).toEqual(['Defeats every Golem.', 'Defeats every Golem.']);
  expect(of('golem', 'single')[1]).toBe('Once: defeats one monster.');
});

test('nobody is inside yet before a run, and nobody any more at its end', () => {
  expect([
    en.waiting(0, 0, false),
    en.waiting(0, 0, true),
    en.waiting(1, 0, false),
    en.waiting(6, 2, true),
  ]).toEqual([
    'Nobody in there yet',
    'Nobody is left inside',
    '1 monster waits inside',
    '6 wait inside: you know 2',
  ]);
});
