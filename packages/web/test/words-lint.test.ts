import { gameIds } from '@mazmorra/catalogue';
import type { Language, Names } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { TILES } from '@mazmorra/welcome-to-the-dungeon';
import { createElement, Fragment } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';

import { en as saboteurEn } from '../src/games/saboteur/words/en.ts';
import { es as saboteurEs } from '../src/games/saboteur/words/es.ts';
import { en as welcomeEn } from '../src/games/welcome-to-the-dungeon/words/en.ts';
import { es as welcomeEs } from '../src/games/welcome-to-the-dungeon/words/es.ts';
import type { Rulebook } from '../src/rulebook/rulebook.ts';
import { booksOf } from './support/books.ts';

const PEOPLE = ['Ana', 'Bea', 'Inés'];
const names: Names = { seat: (seat) => PEOPLE[seat] ?? '', own: 0 };

/** What words that take more than plain numbers and texts are called with. */
const SPECIAL: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  '.line': [['Ana', '20 %', '35 %']],
  '.strength': [
    [11, 3],
    [18, 5],
  ],
  '.lastRun': [
    ['Ana', true, 'Mago', true],
    ['Ana', false, 'Mago', false],
  ],
  // Saboteur
  '.saboteurs': [[[1]], [[0, 1]], [[1, 2]]],
  '.saboteursShort': [[[1]], [[1, 2]]],
  '.range': [[[0, 1]]],
  '.cell.joins': [['Up', 'T vertical']],
  '.cell.from': [['Up', 'T vertical']],
  '.cell.leads': [['North', 'passage', 'Torture Chamber']],
  '.accusedBy': [[['Ana']], [['Ana', 'Bea']]],
  '.lookedBy': [[['Ana']], [['Ana', 'Bea']]],
  '.reaches': [
    ['Ana', true, 'Top goal'],
    ['Ana', false, 'Top goal'],
  ],
  '.treasureAt': [['Top goal']],
  '.deedBroke': [
    [1, ['Ana']],
    [2, ['Ana', 'Bea']],
  ],
  '.deedMended': [
    [1, ['Ana']],
    [2, ['Ana', 'Bea']],
  ],
  '.tells.side': [[['F5']], [['F5', 'G5', 'H5']]],
  '.up': [[['F5']], [['F5', 'G5', 'H5']]],
  '.damage': [
    [1, 5],
    [3, undefined],
  ],
  '.deathblowWhy': [[['melee']], [['ranged', 'magic']]],
  '.wouldBlow': ['melee', 'ranged', 'magic'].flatMap((type) => [
    [1, type],
    [2, type],
  ]),
  '.pileOf': [
    [[]],
    [[['melee', 1]]],
    [
      [
        ['ranged', 2],
        ['magic', 1],
      ],
    ],
  ],
  '.counterNeeds': [
    ['Hugo', 'melee'],
    ['Hugo', 'ranged'],
    ['Hugo', 'magic'],
  ],
  // Previews of links
  '.invitation': [
    ['Saboteur', undefined],
    ['Saboteur', 'Ana'],
  ],
  '.invitationLine': [
    [4, 0],
    [4, 1],
    [4, 3],
  ],
  '.explain.reaches': [[['Top goal']], [['Top goal', 'Middle goal']]],
  '.explain.mendsOne': [
    ['Ana', true, ['pico']],
    ['Ana', false, ['pico', 'carrito']],
  ],
  '.explain.mapKnown': [['Objetivo: Tesoro']],
  // DungeonQuest
  '.life': [
    [1, 15],
    [3, 15],
  ],
  '.design.counts': [[336, 117]],
  '.fate': [
    ['dead', 'm'],
    ['stuck', 'f'],
  ],
  '.attackOf': [
    [3, 'melee'],
    [3, 'ranged'],
    [3, 'magic'],
  ],
  '.meets': [
    ['Troll', 'm'],
    ['Naga', 'f'],
  ],
  '.explain.add': [
    ['Golem', 1],
    ['Golem', 3],
  ],
  '.explain.sacrifice': [['Golem']],
  '.explain.polymorph': [
    ['Golem', 1],
    ['Golem', 3],
  ],
  '.explain.axe': [
    ['Golem', true],
    ['Golem', false],
  ],
  '.explain.name': [
    ['Golem', 0, 2],
    ['Golem', 1, 2],
    ['Golem', 2, 2],
  ],
  '.explain.hits': [
    [[0], names],
    [[1], names],
    [[0, 1], names],
    [[1, 2], names],
  ],
  // One who would collapse is named.
  '.aim.many': [
    [2, true],
    [3, false],
  ],
  '.does': TILES.map(({ id }) => [id, () => 'Golem', 'golem', { vorpalAxeScope: 'single' }]),
  '.ending.won': [
    [[0], names, 3],
    [[1], names, 1],
    [[0, 1], names, 3],
    [[1, 2], names, 2],
  ],
  '.remark.quote': [['Saboteur']],
  '.explain.gift': [
    [{ type: 'coins', amount: 1 }],
    [{ type: 'coins', amount: 3 }],
    [{ type: 'potion', amount: 1 }],
    [{ type: 'item', item: 'key' }],
  ],
};

type Speaking = (...args: readonly unknown[]) => unknown;

/** Every text of a catalogue; those that depend on something with one, several and none of it. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const calls = SPECIAL[path] ?? [1, 3, 12].map((count) => Array<unknown>(value.length).fill(count));
    return calls.map((args) => [path, String((value as Speaking)(...args))]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

/** The paragraphs of a rulebook as plain text. */
const paragraphs = (book: Rulebook): [path: string, text: string][] =>
  book.chapters.flatMap((chapter) =>
    [
      chapter.title,
      ...chapter.paragraphs.map(({ body }) => renderToStaticMarkup(createElement(Fragment, null, body))),
    ].map((html) => [
      chapter.id,
      html
        .replace(/<\/(?:p|li)>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );

const glossary = readGlossary();

function faults(all: readonly [path: string, text: string][], language: Language, game?: string): string[] {
  const forbidden = forbiddenIn(glossary, language, game);
  return all.flatMap(([path, text]) =>
    lint(text, language, { names: PEOPLE, forbidden }).map(
      ({ rule, found }) => `${rule} (${found}): ${text} [${path}]`,
    ),
  );
}

describe.each<[name: string, english: unknown, spanish: unknown, game?: string]>([
  ['the table of Welcome to the Dungeon', welcomeEn, welcomeEs, 'welcome-to-the-dungeon'],
  ['the table of Saboteur', saboteurEn, saboteurEs, 'saboteur'],
])('the lint finds nothing in %s', (_, english, spanish, game) => {
  test('in English', () => expect(faults(texts(english), 'en', game)).toEqual([]));
  test('in Spanish', () => expect(faults(texts(spanish), 'es', game)).toEqual([]));
});

test.each(gameIds)('the lint finds nothing in the rulebook of %s', async (game) => {
  const { en, es } = await booksOf(game);
  expect(faults(paragraphs(en), 'en', game)).toEqual([]);
  expect(faults(paragraphs(es), 'es', game)).toEqual([]);
});
