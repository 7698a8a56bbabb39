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
  type StartProblem,
  Table,
  type VariantSpec,
  valuesAt,
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

  test('records of other seat counts hold that name the default of today', () => {
    expect(recordedVariants(changed, 2, { double: true })).toEqual({ double: true });
  });
});

describe('a variant of a game', () => {
  const withVariant = (variant: Partial<VariantSpec>): AnyGame => ({
    ...toy,
    seats: { min: 2, max: 5 },
    variants: [
      ...toy.variants,
      { id: 'pace', values: ['slow', 'quick', 'mad'], default: 'quick', rule: 'X', ...variant },
    ],
  });

  const problem = (attempt: () => unknown): StartProblem | undefined => {
    try {
      attempt();
    } catch (error) {
      if (error instanceof StartError) return error.problem;
      throw error;
    }
    return undefined;
  };

  test('that is not known is refused, and those that are known are named', () => {
    expect(problem(() => completeVariants(withVariant({}), 2, { tempo: 'slow' }))).toEqual({
      code: 'unknown-variant',
      given: 'tempo',
      allowed: ['double', 'pace'],
    });
  });

  test('that a record does not name has its default where it never meant anything else', () => {
    expect(recordedVariants(withVariant({}), 2, {})).toEqual({ double: false, pace: 'quick' });
  });

  test('has for some seat counts the first value that they allow', () => {
    const limited = withVariant({ bySeats: { 3: ['mad', 'slow'], 4: ['mad', 'quick'] } });
    expect(
      [2, 3, 4].map((seats) => [
        valuesAt(limited.variants[1] as VariantSpec, seats),
        completeVariants(limited, seats, {})['pace'],
      ]),
    ).toEqual([
      [['slow', 'quick', 'mad'], 'quick'],
      [['mad', 'slow'], 'mad'],
      [['mad', 'quick'], 'quick'],
    ]);
    expect(problem(() => completeVariants(limited, 3, { pace: 'quick' }))).toEqual({
      code: 'variant-value',
      variant: { ...limited.variants[1], values: ['mad', 'slow'] },
      given: 'quick',
    });
  });

  test('that was limited later keeps in a record the value from before, and only there', () => {
    const limited = withVariant({ absent: 'slow', bySeats: { 3: ['mad'] } });
    expect(recordedVariants(limited, 3, { pace: 'slow' })).toEqual({ double: false, pace: 'slow' });
    expect(problem(() => recordedVariants(limited, 3, { pace: 'quick' }))).toMatchObject({
      code: 'variant-value',
    });
    expect(problem(() => completeVariants(limited, 3, { pace: 'slow' }))).toMatchObject({
      code: 'variant-value',
    });
  });

  test('for some seat counts is refused below and above them', () => {
    const some = withVariant({ seats: { min: 3, max: 4 } });
    const refused = [2, 3, 4, 5].map((seats) =>
      problem(() => completeVariants(some, seats, { pace: 'mad' })),
    );
    const variant = some.variants[1];
    expect(refused).toEqual([
      { code: 'variant-seats', variant, seats: 2 },
      undefined,
      undefined,
      { code: 'variant-seats', variant, seats: 5 },
    ]);
  });
});
