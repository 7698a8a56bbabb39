import type { Language } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { machineLanguage } from '../src/language.ts';
import { columns, summaryLines } from '../src/print.ts';
import { textIn } from '../src/text/index.ts';

describe('the language of the machine', () => {
  test.each([
    [{ LANG: 'es_ES.UTF-8' }, 'es'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'es_MX.UTF-8' }, 'es'],
    [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{}, 'en'],
  ])('%j is %s', (environment, language) => {
    expect(machineLanguage(environment)).toBe(language);
  });
});

test('one is not several, and thousands are written as the language does', () => {
  const titles = (language: Language): string[] =>
    [1, 2, 12_000].map((games) => textIn(language).balance.variant('x', games));
  expect(titles('en')).toEqual(['x, 1 game', 'x, 2 games', 'x, 12,000 games']);
  expect(titles('es')).toEqual(['x, 1 partida', 'x, 2 partidas', 'x, 12.000 partidas']);
});

describe('tables', () => {
  test('numbers and the headings above them stand to the right, words to the left', () => {
    expect(
      columns([
        ['bot', 'wins', 'why'],
        ['master', '7', 'sure'],
        ['novice', '1,024', 'luck'],
      ]),
    ).toEqual(['bot      wins  why', 'master      7  sure', 'novice  1,024  luck']);
  });

  test('a summary is its plain facts, then a table for each group of things described alike', () => {
    const summary = {
      games: 1200,
      winsPerSeat: [0.5, 0.25],
      dungeon: { meanPile: 3 },
      coins: { mean: 8.15, max: 20 },
      wounds: { mean: 5.5, max: 17 },
    };
    expect(summaryLines(summary, textIn('en'))).toEqual([
      'games                   1,200',
      'wins per seat       0.5  0.25',
      'dungeon: mean pile          3',
      '',
      '        mean  max',
      'coins   8.15   20',
      'wounds   5.5   17',
      '',
    ]);
  });
});
