import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Difference,
  dealSource,
  fastSource,
  type GameRecord,
  hasItsSeal,
  makeRecord,
  newDeal,
  type Option,
  openRecord,
  readRecord,
  type Seat,
  Table,
  verifyRecord,
} from '../src/index.ts';

// Nothing is played while the file is read: an error there would belong to no test.
const deal = () => ({ ...newDeal((count) => new Uint8Array(count).fill(5)), contributions: ['0a0b', ''] });

function finished(): GameRecord {
  const table = Table.open(toy, { seats: 2, random: dealSource(deal()) });
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
    random: { algorithm: 'chacha20', ...deal() },
    answers,
  });
}

const difference = (changed: GameRecord, game: typeof toy | undefined = toy): Difference | undefined => {
  const verdict = verifyRecord(game, changed);
  return verdict.holds ? undefined : verdict.difference;
};

describe('verifying a record', () => {
  test('an honest record holds, also after a trip through a file', () => {
    const record = finished();
    const verdict = verifyRecord(toy, readRecord(JSON.stringify(record)));
    expect(verdict).toEqual({
      holds: true,
      answers: record.answers.length,
      outcome: record.outcome,
      committed: true,
    });
  });

  test('every single answer changed to another option is found at that answer', () => {
    const record = finished();
    for (const [index, [seat, option, check]] of record.answers.entries()) {
      for (let card = 0; card < 12; card++) {
        if (`lay:${card}` === option) continue;
        const answers = record.answers.with(index, [seat, `lay:${card}`, check]);
        expect(difference({ ...record, answers })).toMatchObject({ answer: index + 1 });
      }
    }
  });

  test.each<[string, (record: GameRecord) => object, Difference['code']]>([
    [
      'a seed that was not promised',
      (record) => ({ random: { ...record.random, seed: '00'.repeat(32) } }),
      'commitment',
    ],
    [
      'another contribution',
      (record) => ({ random: { ...record.random, contributions: ['0a0c', ''] } }),
      'check',
    ],
    [
      'a withheld seed',
      () => ({ random: { algorithm: 'chacha20', commitment: deal().commitment, contributions: [] } }),
      'seed-withheld',
    ],
    [
      'a seed without its salt',
      (record) => ({ random: { ...record.random, salt: undefined } }),
      'seed-withheld',
    ],
    [
      'a salt without its seed',
      (record) => ({ random: { ...record.random, seed: undefined } }),
      'seed-withheld',
    ],
    ['a seed of the wrong length', (record) => ({ random: { ...record.random, seed: '00' } }), 'start'],
    ['a salt of the wrong length', (record) => ({ random: { ...record.random, salt: '00' } }), 'start'],
    ['a missing last answer', (record) => ({ answers: record.answers.slice(0, -1) }), 'outcome'],
    ['an answer too many', (record) => ({ answers: [...record.answers, [0, 'lay:1', '']] }), 'refused'],
    ['another outcome', (record) => ({ outcome: { ...record.outcome, winners: [] } }), 'outcome'],
    ['another name', () => ({ names: ['Eva', 'Bot'] }), 'seal'],
    ['another version', () => ({ version: 2 }), 'version'],
    ['a seat count that is not allowed', () => ({ seats: 9 }), 'start'],
    ['an unknown option', () => ({ options: { tripled: true } }), 'start'],
  ])('%s is named', (_, change, code) => {
    const record = finished();
    expect(difference({ ...record, ...change(record) } as GameRecord)?.code).toBe(code);
  });

  test('an unknown game is named', () => {
    expect(verifyRecord(undefined, finished())).toEqual({
      holds: false,
      difference: { code: 'unknown-game', game: 'toy' },
    });
  });

  test('an error of the rules is not taken for a refused answer', () => {
    const broken = {
      ...toy,
      answer: () => {
        throw new RangeError('nothing at 3 of 2');
      },
    };
    expect(() => verifyRecord(broken, finished())).toThrow(new RangeError('nothing at 3 of 2'));
  });

  test('a table at the start of a record whose seed is withheld cannot be opened', () => {
    const { commitment, contributions } = deal();
    const random = { algorithm: 'chacha20', commitment, contributions } as const;
    expect(openRecord(toy, { ...finished(), random })).toEqual({ code: 'seed-withheld' });
  });

  test('the checks do not depend on what a decision is about, only on its id', () => {
    const record = finished();
    const precise = {
      ...toy,
      decisionKind: (...given: Parameters<typeof toy.decisionKind>) =>
        `${toy.decisionKind(...given)}:seat-${given[1]}`,
    };
    expect(difference(record, precise)).toBeUndefined();
    const renamed = { ...toy, decisionKind: () => 'TOY-DEC-OTHER' };
    expect(difference(record, renamed)).toMatchObject({ code: 'check', answer: 1 });
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

  // Stored records depend on every draw, check and seal staying as it is.
  test.each([
    [
      'simulated',
      `{"mazmorra":1,"game":"toy","version":1,"seats":2,"options":{"double":false},"names":["Ana","Íñigo «Bot»"],
      "random":{"algorithm":"sfc32","seed":"7"},
      "answers":[[0,"lay:11","86158dd8"],[1,"lay:6","ca8e6fac"],[0,"lay:8","eaf1b6ae"],[1,"lay:2","c577dd2f"],
        [0,"lay:0","72a69da1"],[1,"lay:1","f826dfbc"]],
      "outcome":{"places":[1,2],"winners":[0],"rule":"TOY-END-01","scores":[{"points":3},{"points":0}]},
      "hints":2,"anonymous":[1],"seal":"5287a6831eb6e0f3550acdcc28bcac1e8a1887ecdb817b4fcef751b03f542ba3"}`,
    ],
    [
      'dealt',
      `{"mazmorra":1,"game":"toy","version":1,"seats":2,"options":{"double":false},"names":["Ana","Íñigo «Bot»"],
      "random":{"algorithm":"chacha20","seed":"0505050505050505050505050505050505050505050505050505050505050505",
        "salt":"05050505050505050505050505050505",
        "commitment":"bae0441407d7f6e0fe664fd07f8d144340acea5f88820f2ad0c800671c9479e3","contributions":["0a0b",""]},
      "answers":[[0,"lay:11","d850aa22"],[1,"lay:9","0be3492d"],[0,"lay:4","80393b42"],[1,"lay:7","31e626ce"],
        [0,"lay:1","f33efcbc"],[1,"lay:0","5fef52d7"]],
      "outcome":{"places":[2,1],"winners":[1],"rule":"TOY-END-01","scores":[{"points":1},{"points":2}]},
      "hints":2,"anonymous":[1],"seal":"8713ab27bdee683e08b739c1fb156dd593462c171e043e61cc2dfd05ff978032"}`,
    ],
  ])('a record of version 1.0.0 of a %s game holds, and would be written so again', (_, text) => {
    const stored = readRecord(text);
    expect(difference(stored)).toBeUndefined();
    const answers = stored.answers.map(([seat, name]) => [seat, toy.optionNamed(name) ?? -1] as const);
    expect(makeRecord(toy, { ...stored, variants: {}, answers })).toStrictEqual(stored);
  });

  test('the seal does not hang on the order in which an object was written', () => {
    const record = finished();
    const turned = JSON.parse(JSON.stringify(record), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(record));
    expect(difference({ ...turned, outcome: record.outcome })).toBeUndefined();
  });
});

test('a value that was replaced by null breaks the seal', () => {
  const text = JSON.stringify(finished());
  expect(hasItsSeal(readRecord(text))).toBe(true);
  const damaged = text.replace('"rule":"TOY-END-01"', '"rule":null');
  expect(hasItsSeal(readRecord(damaged))).toBe(false);
});

describe('writing a record', () => {
  const facts = {
    seats: 2,
    variants: {},
    names: ['Ana', 'Bot'],
    random: { algorithm: 'sfc32', seed: '7' },
    answers: [],
  } as const;
  const fields = ['mazmorra', 'game', 'version', 'seats', 'options', 'names', 'random', 'answers'];

  test('needs the seed that it was played with, which the record need not show', () => {
    const { commitment, contributions } = deal();
    const withheld = { ...facts, random: { algorithm: 'chacha20', commitment, contributions } } as const;
    expect(() => makeRecord(toy, withheld)).toThrow(new Error('a record needs the seed it was played with'));
    expect(makeRecord(toy, withheld, dealSource(deal())).random).toEqual(withheld.random);
  });

  test('names the version of the game, unless it was begun under another', () => {
    expect(makeRecord({ ...toy, version: 3 }, facts).version).toBe(3);
    expect(makeRecord({ ...toy, version: 3 }, { ...facts, version: 2 }).version).toBe(2);
  });

  test('leaves out what there is not', () => {
    expect(Object.keys(makeRecord(toy, facts))).toEqual([...fields, 'seal']);
    expect(Object.keys(makeRecord(toy, { ...facts, anonymous: [] }))).toEqual([...fields, 'seal']);
    expect(Object.keys(finished())).toEqual([...fields, 'outcome', 'seal']);
  });

  test('keeps hints, even that none was given, and the seats without a name', () => {
    const kept = makeRecord(toy, { ...facts, hints: 0, anonymous: [1] });
    expect(Object.keys(kept)).toEqual([...fields, 'hints', 'anonymous', 'seal']);
    expect(kept).toMatchObject({ hints: 0, anonymous: [1] });
    expect(difference(kept)).toBeUndefined();
    expect(difference({ ...kept, hints: 1 })).toEqual({ code: 'seal' });
  });
});
