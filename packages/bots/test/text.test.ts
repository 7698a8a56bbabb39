import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from '../src/bot.ts';
import { botTexts, reasonText } from '../src/text/index.ts';

const sources = new URL('../src/games/', import.meta.url);
const used = new Set(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, sources), 'utf8').matchAll(/'((?:dr|wd|sb|dq)-[a-z0-9-]+)'/g)].map(
        ([, reason]) => reason as string,
      ),
    ),
);

test.each(['es', 'en'] as const)('%s has a line for every reason an adventurer gives', (language) => {
  expect([...used].filter((reason) => reasonText(language, reason) === undefined)).toEqual([]);
});

test('no line is left that no adventurer gives', () => {
  const known = Object.keys(botTexts.en.reasons).filter((reason) => reason !== 'search');
  expect(known.filter((reason) => !used.has(reason))).toEqual([]);
});

test('reasons are one line each, in both languages', () => {
  for (const { reasons } of Object.values(botTexts)) {
    for (const line of Object.values(reasons)) expect(line).toMatch(/^[^\n]{10,110}\.$/);
  }
});

test('every level has a name in both languages', () => {
  for (const { levels: names } of Object.values(botTexts)) {
    expect(new Set(levels.map((level) => names[level].name)).size).toBe(levels.length);
  }
});
