import { expect, test } from 'vitest';
import { PHRASES, readRequest } from '../src/index.ts';

const read = (message: unknown) => readRequest(JSON.stringify(message));

test('a request is read with its defaults filled in', () => {
  expect(read({ id: 3, do: 'create', game: 'saboteur', seats: 4 })).toEqual({
    id: 3,
    do: 'create',
    args: {
      game: 'saboteur',
      seats: 4,
      listed: false,
      entry: 'open',
      spectators: true,
      clock: { kind: 'none' },
      cover: 120,
    },
  });
});

test.each<[string, string, string]>([
  ['no JSON', '{', 'the message is not JSON'],
  ['a list', '[]', 'the message is not an object'],
  ['null', 'null', 'the message is not an object'],
  ['no id', '{"do":"ping"}', 'id is not a whole number'],
  ['a broken id', '{"id":1.5,"do":"ping"}', 'id is not a whole number'],
  ['an unknown request', '{"id":1,"do":"win"}', 'do names no request'],
  ['a request named like a property of every object', '{"id":1,"do":"constructor"}', 'do names no request'],
  ['a missing field', '{"id":1,"do":"answer","c":1}', 'n is missing or not allowed'],
  [
    'a negative number',
    '{"id":1,"do":"answer","c":1,"n":-1,"option":"a","key":"k"}',
    'n is missing or not allowed',
  ],
  [
    'a seat out of bounds',
    '{"id":1,"do":"bot","c":1,"seat":99,"level":"novice"}',
    'seat is missing or not allowed',
  ],
  [
    'a clock of no kind',
    '{"id":1,"do":"create","game":"x","seats":2,"clock":{"kind":"sand"}}',
    'clock.kind is missing or not allowed',
  ],
])('refused: %s', (_, text, problem) => {
  expect(readRequest(text)).toMatchObject({ problem });
});

test('names lose control characters and marks of writing direction, and must not be empty', () => {
  expect(read({ id: 1, do: 'name', name: ' A\u202ena\u0007\n  María ' })).toMatchObject({
    args: { name: 'A na María' },
  });
  expect(read({ id: 1, do: 'name', name: '\u200b \u202e' })).toMatchObject({
    problem: 'name is missing or not allowed',
  });
});

test('every quick phrase is there in both languages', () => {
  for (const phrase of Object.values(PHRASES)) {
    expect(phrase.en).toBeTruthy();
    expect(phrase.es).toBeTruthy();
    expect(phrase.en).not.toBe(phrase.es);
  }
});

test('a line of chat has a limit', () => {
  expect(read({ id: 1, do: 'say', c: 0, text: 'x'.repeat(281) })).toHaveProperty('problem');
  expect(read({ id: 1, do: 'say', c: 0, text: 'x'.repeat(280) })).toHaveProperty('args');
});
