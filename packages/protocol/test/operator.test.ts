import { expect, test } from 'vitest';
import { readOperatorRequest } from '../src/schemas.ts';

const TABLE = 'table-0001';
const ANA = 'person-ana';
const why = 'asked twice';

test.each<[string, unknown, unknown]>([
  ['without fields', { act: 'status' }, { act: 'status', args: {} }],
  ['with its defaults', { act: 'people' }, { act: 'people', args: { text: '' } }],
  ['with its fields', { act: 'people', text: 'an' }, { act: 'people', args: { text: 'an' } }],
  [
    'against a person',
    { act: 'ban', person: ANA, hours: 24, why },
    { act: 'ban', args: { person: ANA, hours: 24, why } },
  ],
  [
    'against an address',
    { act: 'silence', address: '192.0.2.0/24', hours: 1, why },
    { act: 'silence', args: { address: '192.0.2.0/24', hours: 1, why } },
  ],
  [
    'that takes an announcement back',
    { act: 'announce', off: true, why },
    { act: 'announce', args: { off: true, why } },
  ],
  [
    'for some of the things that are kept',
    { act: 'retention', days: { chat: 30, finished: 'forever' }, why },
    { act: 'retention', args: { days: { chat: 30, finished: 'forever' }, why } },
  ],
  ['that only asks what is kept', { act: 'retention' }, { act: 'retention', args: {} }],
  [
    'with fields that are not known',
    { act: 'close', table: TABLE, why, later: true },
    { act: 'close', args: { table: TABLE, why } },
  ],
])('an act %s is read', (_, body, request) => {
  expect(readOperatorRequest(body)).toEqual(request);
});

test.each<[string, unknown, string]>([
  ['a text', 'status', 'the request is not an object'],
  ['nothing', null, 'the request is not an object'],
  ['a missing body', undefined, 'the request is not an object'],
  ['a list', [{ act: 'status' }], 'the request is not an object'],
  ['no act', {}, 'act names no act'],
  ['an unknown act', { act: 'win' }, 'act names no act'],
  ['an act named like a property of every object', { act: 'constructor' }, 'act names no act'],
  ['an act in a list', { act: ['status'] }, 'act names no act'],
  ['a missing reason', { act: 'close', table: TABLE }, 'why is missing or not allowed'],
  ['an empty reason', { act: 'close', table: TABLE, why: ' ' }, 'why is missing or not allowed'],
  [
    'a line below zero',
    { act: 'remove', table: TABLE, lines: [3, -1], why },
    'lines.1 is missing or not allowed',
  ],
  ['a ban for no time', { act: 'ban', person: ANA, hours: 0, why }, 'hours is missing or not allowed'],
  ['a ban of nobody', { act: 'ban', hours: 1, why }, 'the act lacks a field'],
  ['a stop without minutes, and not taken back either', { act: 'announce', why }, 'the act lacks a field'],
])('refused: %s', (_, body, problem) => {
  expect(readOperatorRequest(body)).toEqual({ problem });
});
