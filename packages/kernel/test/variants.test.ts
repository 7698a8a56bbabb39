import { laterToy, toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  canResume,
  completeVariants,
  fastSource,
  type GameRecord,
  makeRecord,
  type Option,
  readRecord,
  recordedVariants,
  type Seat,
  StartError,
  Table,
  verifyRecord,
} from '../src/index.ts';

const random = { algorithm: 'sfc32', seed: 'variants' } as const;

function played(game: AnyGame): GameRecord {
  const table = Table.open(game, { seats: 2, random: fastSource(random.seed) });
  const answers: [Seat, Option][] = [];
  for (let next = table.decisions[0]; next; next = table.decisions.find((d) => !d.optional)) {
    answers.push([next.seat, next.options[0] ?? -1]);
    table.answer(next.seat, next.options[0] ?? -1);
  }
  return makeRecord(game, { seats: 2, variants: table.variants, names: ['Ana', 'Ben'], random, answers });
}

describe('a variant that came later', () => {
  test('has its default at a new table and its earlier value in a record that does not name it', () => {
    expect(completeVariants(laterToy, 2, {})).toEqual({ double: false, swift: true });
    expect(recordedVariants(laterToy, 2, {})).toEqual({ double: false, swift: false });
    expect(recordedVariants(laterToy, 2, { double: true, swift: true })).toEqual({
      double: true,
      swift: true,
    });
  });

  test('a record from before replays as it was played, and would not under the new default', () => {
    const before = readRecord(JSON.stringify(played(toy)));
    expect(before.answers).toHaveLength(6);
    expect(verifyRecord(laterToy, before)).toMatchObject({ holds: true, outcome: before.outcome });
    const named = { ...before, options: { ...before.options, swift: true } };
    expect(verifyRecord(laterToy, named)).toMatchObject({ holds: false });
  });

  test('a record of today names it', () => {
    const today = played(laterToy);
    expect(today.options).toEqual({ double: false, swift: true });
    expect(today.answers).toHaveLength(4);
    expect(verifyRecord(laterToy, today)).toMatchObject({ holds: true });
  });

  test('facts from before become a record that names the earlier value', () => {
    const { answers } = played(toy);
    const facts = answers.map(([seat, name]) => [seat, toy.optionNamed(name) ?? -1] as const);
    const again = makeRecord(laterToy, { seats: 2, variants: {}, names: [], random, answers: facts });
    expect(again.options).toEqual({ double: false, swift: false });
  });

  test('a snapshot from before is not resumed', () => {
    const start = { seats: 2, random: fastSource('x') };
    expect(canResume(laterToy, Table.open(laterToy, start).snapshot())).toBe(true);
    expect(canResume(laterToy, Table.open(toy, start).snapshot())).toBe(false);
    expect(canResume({ ...toy, version: 2 }, Table.open(toy, start).snapshot())).toBe(false);
  });
});

describe('a default that changed, of a variant for some seat counts', () => {
  const changed: AnyGame = {
    ...toy,
    variants: [
      {
        id: 'double',
        values: [false, true],
        default: true,
        absent: false,
        rule: 'X',
        seats: { min: 3, max: 3 },
      },
    ],
  };
  test('records of other seat counts hold that name the earlier default', () => {
    expect(recordedVariants(changed, 2, { double: false })).toEqual({ double: false });
    expect(recordedVariants(changed, 2, {})).toEqual({ double: true });
    expect(recordedVariants(changed, 3, {})).toEqual({ double: false });
    expect(completeVariants(changed, 3, {})).toEqual({ double: true });
    expect(() => completeVariants(changed, 2, { double: false })).toThrow(StartError);
  });
});
