import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@mazmorra/kernel';
import { bots } from '@mazmorra/languages/bots';
import { wordsOf } from '@mazmorra/languages/node';
import { expect, test } from 'vitest';
import { levels } from '../src/bot.ts';
import { reasonText, remarkText, whyText, worthText } from '../src/text/index.ts';

const [en, es] = [wordsOf(bots)('en'), wordsOf(bots)('es')];

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

test.each(LANGUAGES)('%s has a line for every reason an adventurer gives', (language) => {
  expect([...used].filter((reason) => reasonText(wordsOf(bots)(language), reason) === undefined)).toEqual([]);
});

test('no line is left that no adventurer gives', () => {
  const known = Object.keys(en.reasons).filter((reason) => reason !== 'search');
  expect(known.filter((reason) => !used.has(reason))).toEqual([]);
});

test('reasons are one line each, in both languages', () => {
  for (const { reasons } of [en, es]) {
    for (const line of Object.values(reasons)) expect(line).toMatch(/^[^\n]{10,110}\.$/);
  }
});

test('every level has a name in both languages', () => {
  for (const { levels: names } of [en, es]) {
    expect(new Set(levels.map((level) => names[level].name)).size).toBe(levels.length);
  }
});

test('why a master takes an option: its rule of thumb, else what the game says of it, else that it did best', () => {
  const names = { seat: (seat: number) => `S${seat}` };
  const remark = { id: 'wd-odds', from: 0.5, to: 0.4 };
  const ruled = whyText(en, { reason: 'dq-search', sure: 'clear', why: [remark] }, names);
  expect(ruled).toBe(reasonText(en, 'dq-search'));
  const known = 'wd.survive';
  const why = [{ id: 'of another version' }, { id: known, seat: 1, from: 0.5, to: 0.4 }];
  expect(whyText(es, { reason: 'search', sure: 'clear', why }, names)).toBe(
    remarkText(es, why[1] as (typeof why)[0], names),
  );
  expect(whyText(es, { reason: 'search', sure: 'clear' }, names)).toBe(reasonText(es, 'search'));
  expect(whyText(es, { sure: 'likely' }, names)).toBe(es.sure.likely);
});

test('a value that rests on few playouts is told as a range', () => {
  expect(worthText(en, { name: 'x', value: 0.5, visits: 30 })).toMatch(/3\d.*6\d/);
  expect(worthText(en, { name: 'x', value: 0.5, visits: 3000 })).not.toMatch(/4\d/);
});
