import { expect, test } from 'vitest';
import { SaidError, sayerOf } from '../src/index.ts';

const say = sayerOf({ full: (folder: string, most: number) => `${folder} holds ${most} at most` });

test('what is said has its English sentence, its code and its parts', () => {
  expect(say('full', 'data', 3)).toEqual({
    english: 'data holds 3 at most',
    code: 'full',
    parts: ['data', 3],
  });
});

test('an error has the English sentence for its message, and what is said; a plain text has no code', () => {
  const cause = new Error('no');
  const error = new SaidError(say('full', 'data', 3), { cause });
  expect([error.message, error.said?.code, error.cause]).toEqual(['data holds 3 at most', 'full', cause]);
  expect(new SaidError('plain')).toMatchObject({ message: 'plain', said: undefined });
});
