import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  BrokenRecord,
  type Difference,
  dealSource,
  fastSource,
  type GameRecord,
  makeRecord,
  NotARecord,
  newDeal,
  type Option,
  readRecord,
  type Seat,
  Table,
  verifyRecord,
} from '../src/index.ts';

const deal = { ...newDeal((count) => new Uint8Array(count).fill(5)), contributions: ['0a0b', ''] };

function finished(): GameRecord {
  const table = Table.open(toy, { seats: 2, random: dealSource(deal) });
  const answers: [Seat, Option][] = [];
  for (let next = table.decisions[0]; next; next = table.decisions.find((d) => !d.optional)) {
    const option = next.options.at(-1) ?? -1;
    answers.push([next.seat, option]);
    table.answer(next.seat, option);
  }
  return makeRecord(toy, {
    seats: 2,
    variants: {},
    names: ['Ana', 'Bot'],
    random: { algorithm: 'chacha20', ...deal },
    answers,
  });
}

const record = finished();
const difference = (changed: GameRecord, game: typeof toy | undefined = toy): Difference | undefined => {
  const verdict = verifyRecord(game, changed);
  return verdict.holds ? undefined : verdict.difference;
};

describe('verifying a record', () => {
  test('an honest record holds, also after a trip through a file', () => {
    const verdict = verifyRecord(toy, readRecord(JSON.stringify(record)));
    expect(verdict).toEqual({
      holds: true,
      answers: record.answers.length,
      outcome: record.outcome,
      committed: true,
    });
  });

  test('every single answer changed to another option is found at that answer', () => {
    for (const [index, [seat, option, check]] of record.answers.entries()) {
      for (let card = 0; card < 12; card++) {
        if (`lay:${card}` === option) continue;
        const answers = record.answers.with(index, [seat, `lay:${card}`, check]);
        expect(difference({ ...record, answers })).toMatchObject({ answer: index + 1 });
      }
    }
  });

  test.each([
    ['a seed that was not promised', { random: { ...record.random, seed: '00'.repeat(32) } }, 'commitment'],
    ['another contribution', { random: { ...record.random, contributions: ['0a0c', ''] } }, 'check'],
    [
      'a withheld seed',
      { random: { algorithm: 'chacha20', commitment: deal.commitment, contributions: [] } },
      'seed-withheld',
    ],
    ['a commitment of the wrong length', { random: { ...record.random, seed: '00' } }, 'start'],
    ['a missing last answer', { answers: record.answers.slice(0, -1) }, 'outcome'],
    ['an answer too many', { answers: [...record.answers, [0, 'lay:1', '']] }, 'refused'],
    ['another outcome', { outcome: { ...record.outcome, winners: [] } }, 'outcome'],
    ['another name', { names: ['Eva', 'Bot'] }, 'seal'],
    ['another version', { version: 2 }, 'version'],
    ['a seat count that is not allowed', { seats: 9 }, 'start'],
    ['an unknown option', { options: { tripled: true } }, 'start'],
  ])('%s is named', (_, change, code) => {
    expect(difference({ ...record, ...change } as GameRecord)?.code).toBe(code);
  });

  test('an unknown game is named', () => {
    expect(verifyRecord(undefined, record)).toEqual({
      holds: false,
      difference: { code: 'unknown-game', game: 'toy' },
    });
  });

  test('a simulated game holds without a commitment', () => {
    const random = { algorithm: 'sfc32', seed: '7' } as const;
    const table = Table.open(toy, { seats: 2, random: fastSource('7') });
    const first = table.decisions[0];
    const answers: [Seat, Option][] = first ? [[first.seat, first.options[0] ?? -1]] : [];
    const short = makeRecord(toy, { seats: 2, variants: { double: true }, names: [], random, answers });
    expect(verifyRecord(toy, short)).toEqual({
      holds: true,
      answers: 1,
      outcome: undefined,
      committed: false,
    });
  });

  test('the seal does not hang on the order in which an object was written', () => {
    const turned = JSON.parse(JSON.stringify(record), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(record));
    expect(difference({ ...turned, outcome: record.outcome })).toBeUndefined();
  });
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  'a letter to my aunt',
  '{"bin": {"mazmorra": "x"}}',
  '{"scores": {"mazmorra": 1}}',
])('%j is not a record', (text) => {
  expect(() => readRecord(text)).toThrow(NotARecord);
});

describe('reading what is no longer a record', () => {
  const text = JSON.stringify(record);
  test.each([
    ['a cut file', text.slice(0, 200)],
    ['another format', text.replace('"mazmorra":1', '"mazmorra":2')],
    ['no game', text.replace('"game":"toy"', '"game":7')],
    ['seats that are no number', text.replace('"seats":2', '"seats":"2"')],
    ['an answer that is none', text.replace('"answers":[[', '"answers":[7,[')],
    ['a seed that is not hexadecimal', text.replace(deal.seed, 'zz')],
    ['an unknown algorithm', text.replace('chacha20', 'dice')],
    ['options without plain values', text.replace('"options":{', '"options":{"x":[],')],
  ])('%s', (_, broken) => {
    expect(() => readRecord(broken)).toThrow(BrokenRecord);
  });
});
