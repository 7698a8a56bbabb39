import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOL, SPOKEN } from '../src/index.ts';
import { readRequest } from '../src/schemas.ts';

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
  ['a number', '5', 'the message is not an object'],
  ['no id', '{"do":"ping"}', 'id is not a whole number'],
  ['a broken id', '{"id":1.5,"do":"ping"}', 'id is not a whole number'],
  ['an id below zero', '{"id":-1,"do":"ping"}', 'id is not a whole number'],
  ['an id that is a text', '{"id":"1","do":"ping"}', 'id is not a whole number'],
  ['a name in a list', '{"id":1,"do":["ping"]}', 'do names no request'],
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
  ['a month that no year has', '{"id":1,"do":"daily","day":"2026-13-01"}', 'day is missing or not allowed'],
  ['a day that its month lacks', '{"id":1,"do":"daily","day":"2026-02-31"}', 'day is missing or not allowed'],
  [
    'a line of chat that is neither a text nor a phrase',
    `{"id":1,"do":"say","c":0,"text":"${'x'.repeat(281)}"}`,
    'the message has not the right fields',
  ],
])('refused: %s', (_, text, problem) => {
  expect(readRequest(text)).toMatchObject({ problem });
});

test('a refusal carries the id of the request, and none where it could not be read', () => {
  expect(readRequest('{"id":7,"do":"win"}')).toHaveProperty('id', 7);
  expect(readRequest('{"id":7,"do":"name"}')).toHaveProperty('id', 7);
  expect(readRequest('{"id":-7,"do":"name"}')).toHaveProperty('id', undefined);
});

test('the first id may be zero, and the last day of February is a day', () => {
  expect(read({ id: 0, do: 'daily', day: '2028-02-29' })).toEqual({
    id: 0,
    do: 'daily',
    args: { day: '2028-02-29' },
  });
});

test('the name of a field that the sender made up is not repeated at length', () => {
  const variants = { ['x'.repeat(1000)]: true };
  expect(read({ id: 1, do: 'create', game: 'x', seats: 2, variants })).toMatchObject({
    problem: `variants.${'x'.repeat(51)} is missing or not allowed`,
  });
});

const golden = (version: number): string[] =>
  readFileSync(new URL(`./golden/protocol-${version}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

test('a server speaks its own version and the one before', () => {
  expect(SPOKEN).toEqual(PROTOCOL === 1 ? [1] : [PROTOCOL - 1, PROTOCOL]);
});

test.each(SPOKEN.map((version) => [version]))(
  'whatever a page of protocol %i says is still understood',
  (version) => {
    for (const line of golden(version)) {
      const { do: name, id } = JSON.parse(line);
      expect([line, readRequest(line)]).toEqual([
        line,
        expect.objectContaining({ id, do: name, args: expect.anything() }),
      ]);
    }
  },
);

test('fields that a server does not know yet are left out, and the rest is understood', () => {
  expect(read({ id: 1, do: 'close', c: 1, later: true })).toEqual({ id: 1, do: 'close', args: { c: 1 } });
});
