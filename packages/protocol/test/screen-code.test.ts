import { expect, test } from 'vitest';
import { CODE_LETTERS, newScreenCode, screenCodeOf } from '../src/screen-code.ts';

test('a code is read however it is typed, and nothing else is a code', () => {
  expect(screenCodeOf(' kr tw')).toBe('KRTW');
  for (const typed of ['', 'KRT', 'KRTWB', 'KR0W', 'KOLA', 'K-TW', 'ÑRTW'])
    expect(screenCodeOf(typed)).toBeUndefined();
});

test('no letter is a vowel or reads like another or a figure', () => {
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  for (const letter of 'AEIOUYGQ0123456789') expect(CODE_LETTERS).not.toContain(letter);
});

test('new codes are codes, evenly spread, and never rude', () => {
  const numbers = [...'FCKN'].map((letter) => CODE_LETTERS.indexOf(letter));
  const fair = [...'KRTW'].map((letter) => CODE_LETTERS.indexOf(letter));
  const picked = [...numbers, ...fair];
  expect(newScreenCode(() => picked.shift() as number)).toBe('KRTW');
  const all = CODE_LETTERS.length ** 4;
  let good = 0;
  for (let i = 0; i < all; i++) {
    const letters = [0, 1, 2, 3].map(
      (at) => CODE_LETTERS[Math.floor(i / CODE_LETTERS.length ** at) % CODE_LETTERS.length],
    );
    if (screenCodeOf(letters.join('')) !== undefined) good++;
  }
  expect(good).toBeGreaterThan(0.95 * all);
});
