import { describe, expect, test } from 'vitest';
import { allowed, Refusal, type RefusalReason, StartError, type StartProblem } from '../src/index.ts';

describe('a refused answer', () => {
  test.each<[RefusalReason, string]>([
    [{ code: 'over' }, 'the game has ended'],
    [{ code: 'not-asked', seat: 3 }, 'seat 3 is asked nothing now'],
    [{ code: 'stale', given: 4, current: 6 }, 'the answer is for decision 4, this is decision 6'],
    [{ code: 'unknown-option', option: 'lay:"9"' }, 'there is no option "lay:\\"9\\""'],
    [{ code: 'not-allowed', option: 'peek', rule: 'TOY-PEEK-01' }, 'peek is not allowed now (TOY-PEEK-01)'],
    [{ code: 'no-take-back' }, 'the last answer cannot be taken back'],
  ])('%j says: %s', (reason, message) => {
    const refusal = new Refusal(reason);
    expect(refusal).toBeInstanceOf(Error);
    expect([refusal.name, refusal.message, refusal.reason]).toEqual(['Refusal', message, reason]);
  });
});

describe('a table that cannot be opened so', () => {
  const pace = { id: 'pace', values: ['slow', 'quick', 3], default: 'slow', rule: 'X' } as const;

  test.each<[StartProblem, string]>([
    [{ code: 'seats', given: 9, min: 2, max: 5 }, '9 seats: allowed are 2 to 5'],
    [
      { code: 'unknown-variant', given: 'x', allowed: ['pace', 'double'] },
      'unknown option "x": allowed are pace and double',
    ],
    [{ code: 'unknown-variant', given: 'x', allowed: [] }, 'unknown option "x": allowed are none'],
    [
      { code: 'variant-value', variant: pace, given: 'no' },
      'option pace cannot be "no": allowed are slow, quick and 3',
    ],
    [
      { code: 'variant-value', variant: { ...pace, values: [true] }, given: 7 },
      'option pace cannot be 7: allowed is true',
    ],
    [
      { code: 'variant-seats', variant: { ...pace, seats: { min: 3, max: 3 } }, seats: 2 },
      'option pace is for 3 seats, not 2',
    ],
    [
      { code: 'variant-seats', variant: { ...pace, seats: { min: 1, max: 1 } }, seats: 2 },
      'option pace is for 1 seat, not 2',
    ],
    [
      { code: 'variant-seats', variant: { ...pace, seats: { min: 3, max: 5 } }, seats: 2 },
      'option pace is for 3 to 5 seats, not 2',
    ],
  ])('%j says: %s', (problem, message) => {
    const error = new StartError(problem);
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.message, error.problem]).toEqual(['StartError', message, problem]);
  });
});

test('what is allowed is told by its number', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(allowed)).toEqual([
    'allowed are none',
    'allowed is a',
    'allowed are a and b',
    'allowed are a, b and c',
  ]);
});
