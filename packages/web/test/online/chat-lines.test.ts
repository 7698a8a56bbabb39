import { expect, test } from 'vitest';
import { reactionOf, readingTime, spokenLine, textOf } from '../../src/online/chat/lines.ts';

const line = { n: 1, name: 'Ana', at: 0 };

test('a ready-made line is read in the reader’s language, a written one as it is', () => {
  expect(textOf({ ...line, phrase: 'luck' }, 'es')).toBe('¡Suerte!');
  expect(textOf({ ...line, phrase: 'luck' }, 'en')).toBe('Good luck!');
  expect(spokenLine({ ...line, text: 'hola' }, 'en')).toBe('Ana: hola');
});

test('a reaction is known by its id', () => {
  expect(reactionOf({ ...line, phrase: 'laugh' })).toBe('laugh');
  expect(reactionOf({ ...line, phrase: 'luck' })).toBeUndefined();
  expect(reactionOf({ ...line, text: 'laugh' })).toBeUndefined();
});

test('a long line stands longer, but not without end', () => {
  expect(readingTime('ja')).toBeLessThan(readingTime('x'.repeat(80)));
  expect(readingTime('x'.repeat(280))).toBe(12_000);
});
