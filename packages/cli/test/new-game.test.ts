import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { filesOf, prefixFor } from '../src/new-game.ts';
import { mazmorra } from './run.ts';

const root = join(import.meta.dirname, '../../..');

test.each([
  ['high-card', 'HC'],
  ['chess', 'CH'],
  ['a-b-c', 'AB'],
])('the rule ids of %s begin with %s', (id, prefix) => {
  expect(prefixFor(id)).toBe(prefix);
});

test('a new game has rules, texts, tests, a specification and a screen, and no blank or other name is left', () => {
  const files = filesOf({ id: 'high-card', prefix: 'HC' }, root);
  expect([...files.keys()].sort()).toEqual([
    'docs/rules/high-card.md',
    ...LANGUAGES.map((language) => `languages/${language}/high-card.ftl`).sort(),
    'packages/games/high-card/package.json',
    'packages/games/high-card/src/facts.ts',
    'packages/games/high-card/src/index.ts',
    'packages/games/high-card/src/parts.ts',
    'packages/games/high-card/src/text/arguments.ts',
    'packages/games/high-card/test/battery.test.ts',
    'packages/games/high-card/test/index.test.ts',
    'packages/web/src/games/high-card/box.css',
    'packages/web/src/games/high-card/box.ts',
    'packages/web/src/games/high-card/index.tsx',
    'packages/web/src/games/high-card/screen.css',
  ]);
  for (const [path, text] of files) expect(text, path).not.toMatch(/\{\{|toy/i);
});

test.each([
  ['without an id', [], 'ID is missing'],
  ['with an id that cannot be a folder', ['High Card'], 'small letters'],
  ['with the id of another game', ['saboteur'], 'there is a game saboteur already'],
  ['with a prefix of another game', ['sea-battle'], 'begin with SB'],
  ['with a prefix that is none', ['high-card', '--prefix', 'high'], 'two capital letters'],
])('%s nothing is made', (_, args, message) => {
  const { code, err } = mazmorra('new-game', ...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
  expect(existsSync(join(root, 'packages/games/high-card'))).toBe(false);
});
