import { describe, expect, test } from 'vitest';
import { BrokenRecord, type GameRecord, NotARecord, readRecord } from '../src/index.ts';

const record: GameRecord = {
  mazmorra: 1,
  game: 'toy',
  version: 1,
  seats: 2,
  options: { double: true, pace: 'slow', rounds: 3 },
  names: ['Ana', ''],
  random: { algorithm: 'chacha20', commitment: '00ff', contributions: ['0a0b', ''] },
  answers: [
    [0, 'lay:1', '811c9dc5'],
    [1, 'lay:2', ''],
  ],
  seal: '00ff',
};
const { random } = record;
const outcome = { places: [1, 2], winners: [0], rule: 'TOY-END-01', scores: [] };
const step = { n: 0, lines: { en: ['⟨0⟩ begins'], es: ['Empieza ⟨0⟩'] } };

const reading = (change: object) => () => readRecord(JSON.stringify({ ...record, ...change }));

test.each([
  '',
  'null',
  '[]',
  '{}',
  'a letter to my aunt',
  '{"bin": {"mazmorra": "x"}}',
  '{"scores": {"mazmorra": 1}}',
])('%j is not a record', (text) => {
  expect(() => readRecord(text)).toThrow(new NotARecord('the file is not a Mazmorra record'));
  expect(new NotARecord().name).toBe('NotARecord');
});

describe('a record is read as it is', () => {
  test.each([
    ['with no more than it must have', {}],
    ['with an outcome', { outcome }],
    ['with hints', { hints: 2 }],
    ['with hints of which none was given', { hints: 0 }],
    ['with seats without a name', { anonymous: [0, 1] }],
    ['with a log', { log: [step, { ...step, n: 1 }] }],
    ['with a seed', { random: { ...random, seed: 'ab' } }],
    ['with seed and salt', { random: { ...random, seed: 'ab', salt: 'cd' } }],
    ['of a simulated game, whose seed is any text', { random: { algorithm: 'sfc32', seed: 'seed 7' } }],
    ['without answers', { answers: [] }],
  ])('%s', (_, change) => {
    expect(reading(change)()).toEqual({ ...record, ...change });
  });

  test('with any space around the mark', () => {
    expect(readRecord(JSON.stringify(record, undefined, 2))).toEqual(record);
    expect(readRecord(JSON.stringify(record).replace('"mazmorra":', '"mazmorra" \n:\t'))).toEqual(record);
  });
});

describe('a damaged record is refused with what is wrong', () => {
  test.each<[string, object]>([
    ['the record is of format 2, we know format 1', { mazmorra: 2 }],
    ['game is not a string', { game: 7 }],
    ['seal is not a string', { seal: undefined }],
    ['version is not a whole number', { version: 1.5 }],
    ['seats is not a whole number', { seats: '2' }],
    ['seats is not a whole number', { seats: -1 }],
    ['options is not an object', { options: 'double' }],
    ['options is not an object', { options: null }],
    ['options is not an object', { options: [] }],
    ['options is not an object', { options: undefined }],
    ['option double has no plain value', { options: { pace: 'slow', double: [] } }],
    ['option double has no plain value', { options: { double: null } }],
    ['names is not a list of texts', { names: 'Ana' }],
    ['names is not a list of texts', { names: ['Ana', 7] }],
    ['outcome is not an object', { outcome: 'Ana' }],
    ['hints is not a whole number', { hints: -1 }],
    ['hints is not a whole number', { hints: 'two' }],
    ['anonymous is not a list of seats', { anonymous: 1 }],
    ['anonymous is not a list of seats', { anonymous: [0, -1] }],
    ['anonymous is not a list of seats', { anonymous: [0, 0.5] }],
  ])('%s: %j', (message, change) => {
    expect(reading(change)).toThrow(new BrokenRecord(message));
    expect(new BrokenRecord().name).toBe('BrokenRecord');
  });

  test.each<[string, object | undefined]>([
    ['random is not an object', undefined],
    ['random names no algorithm that we know (chacha20, sfc32)', { ...random, algorithm: 'dice' }],
    ['random.seed is not a string', { algorithm: 'sfc32', seed: 7 }],
    ['random.commitment is not hexadecimal', { ...random, commitment: 'zz' }],
    ['random.commitment is not hexadecimal', { ...random, commitment: 'abc' }],
    ['random.commitment is not hexadecimal', { ...random, commitment: 77 }],
    ['random.seed is not hexadecimal', { ...random, seed: 'AB' }],
    ['random.salt is not hexadecimal', { ...random, salt: ' ab' }],
    ['random.contributions is not a list of texts', { ...random, contributions: [7] }],
    ['random.contributions is not a list of texts', { ...random, contributions: undefined }],
    ['a contribution is not hexadecimal', { ...random, contributions: ['', 'zz'] }],
  ])('%s: %j', (message, broken) => {
    expect(reading({ random: broken })).toThrow(new BrokenRecord(message));
  });

  test.each<[string, unknown]>([
    ['answers is not a list', undefined],
    ['answers is not a list', 'lay:1'],
    ['answer 1 is not a seat, an option and a check', [7]],
    ['answer 1 is not a seat, an option and a check', [{ seat: 0, option: 'lay:1', check: '' }]],
    ['answer 2 is not a seat, an option and a check', [record.answers[0], ['0', 'lay:1', '']]],
    ['answer 2 is not a seat, an option and a check', [record.answers[0], [0, 1, '']]],
    ['answer 2 is not a seat, an option and a check', [record.answers[0], [0, 'lay:1']]],
  ])('%s: %j', (message, answers) => {
    expect(reading({ answers })).toThrow(new BrokenRecord(message));
  });

  const { lines } = step;
  test.each<[string, unknown]>([
    ['log is not a list', 'x'],
    ['step 2 of the log is not an object', [step, 'x']],
    ['the number of step 2 of the log is not a whole number', [step, { n: -1, lines }]],
    ['step 2 of the log is not an object', [step, { n: 1, lines: ['x'] }]],
    ['step 2 of the log is not a list of texts', [step, { n: 1, lines: { ...lines, en: [1] } }]],
    ['step 2 of the log is not a list of texts', [step, { n: 1, lines: { ...lines, es: 'x' } }]],
  ])('%s: %j', (message, log) => {
    expect(reading({ log })).toThrow(new BrokenRecord(message));
  });

  test('a log may be told in any languages', () => {
    expect(reading({ log: [{ n: 1, lines: { en: ['Ana lays 1.'] } }] })).not.toThrow();
  });

  test('the record is not an object', () => {
    expect(() => readRecord('[{"mazmorra": 1}]')).toThrow(new BrokenRecord('the record is not an object'));
  });

  test('a cut file cannot be read', () => {
    const cut = JSON.stringify(record).slice(0, 100);
    expect(() => readRecord(cut)).toThrow(BrokenRecord);
    expect(() => readRecord(cut)).toThrow(/^the record cannot be read: ./);
  });
});
