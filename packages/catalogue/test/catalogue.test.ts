import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { boxes } from '@mazmorra/languages/boxes';
import { wordsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import { factsOf, firstGame, gameIds, isGameId } from '../src/index.ts';
import { loadPlayable } from '../src/load.ts';
import { allGames, gameOf } from '../src/loaded.ts';
import { loadTexts } from '../src/texts.ts';

const boxesIn = wordsOf(boxes);
const root = join(import.meta.dirname, '../../..');

test('ids and prefixes are unique, and every game is there', () => {
  expect(new Set(gameIds).size).toBe(gameIds.length);
  expect(new Set(gameIds.map((id) => factsOf(id).prefix)).size).toBe(gameIds.length);
  expect(allGames.map(({ id }) => id)).toEqual(gameIds);
  expect(gameIds).toContain(firstGame);
});

test('a game that is not registered is refused by name', async () => {
  expect(isGameId('chess')).toBe(false);
  await expect(async () => loadPlayable('chess')).rejects.toThrow('no game "chess"');
});

describe.each([...gameIds])('%s: its facts', (id) => {
  const { prefix, seats } = factsOf(id);
  const game = gameOf(id);

  test('say of the seats what the rules say', () => {
    expect({ min: seats.min, max: seats.max }).toEqual(game.seats);
    for (const count of [seats.usual, seats.measured]) {
      expect(count).toBeGreaterThanOrEqual(seats.min);
      expect(count).toBeLessThanOrEqual(seats.max);
    }
  });

  test('name the prefix of its specification', () => {
    const file = join(root, 'docs/rules', `${id}.md`);
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`${prefix}-`);
    for (const { rule } of game.variants) expect(rule.startsWith(`${prefix}-`), rule).toBe(true);
  });

  test('give the name that its texts give', async () => {
    const texts = await loadTexts(id);
    for (const language of LANGUAGES) expect(boxesIn(language)[id].name).toBe(texts[language].name);
  });

  test('say whether seats have hidden roles', () => {
    expect(factsOf(id).hiddenRoles ?? false).toBe(game.hiddenRoles !== undefined);
  });
});
