import { describe, expect, test } from 'vitest';
import { reviewOf, verdictOf } from '../../src/analysis/review.ts';
import type { Asked, Opinion } from '../../src/local/study/thoughts.ts';

const asked = (move: number, seat = 0): Asked => ({ move, seat, kind: 'K', chosen: 'wait' });

/** The master would dig, which is worth so much; what was done instead is worth less by `lead`. */
const opinion = (move: number, value: number, lead?: number, error = 0.01): Opinion => ({
  move,
  best: lead === undefined ? 'wait' : 'dig',
  options: [{ name: lead === undefined ? 'wait' : 'dig', value, visits: 500 }],
  sure: 'clear',
  iterations: 500,
  ms: 300,
  ...(lead !== undefined && { lead: { mean: lead, error } }),
});

const known = (...all: Opinion[]): ReadonlyMap<number, Opinion> => new Map(all.map((one) => [one.move, one]));
const won = { move: 9, outcome: { places: [1, 2], winners: [0], rule: 'R', scores: [{}, {}] } };

describe('the review of a game', () => {
  const moves = [asked(1), asked(2, 1), asked(4), asked(6)];
  const opinions = known(opinion(1, 0.5), opinion(4, 0.7, 0.3, 0.03), opinion(6, 0.2, 0.1, 0.04));

  test('adds up what was given up, with the interval of the sum', () => {
    const review = reviewOf(0, moves, opinions, won);
    expect(review?.decisions).toBe(3);
    expect(review?.cost.mean).toBeCloseTo(0.4);
    expect(review?.cost.low).toBeCloseTo(0.4 - 1.96 * 0.05);
    expect(review?.cost.high).toBeCloseTo(0.4 + 1.96 * 0.05);
    expect(review?.verdict).toBe('costly');
  });

  test('tells skill and luck apart: the start, less what was given up, plus luck, is the end', () => {
    const review = reviewOf(0, moves, opinions, won);
    if (!review) throw new Error('no review');
    expect(review.start - review.cost.mean + review.luck).toBeCloseTo(review.end);
    expect(review.swings.map(({ move, next }) => [move, next])).toEqual([
      [6, 9],
      [1, 4],
      [4, 6],
    ]);
    expect(review.swings[0]?.before).toBeCloseTo(0.1);
    expect(review.swings[0]?.after).toBe(1);
  });

  test('does without an estimate where only one option was worth a search', () => {
    const only: Opinion = { ...opinion(4, 0.7, 0.3), options: [{ name: 'dig', value: 0, visits: 0 }] };
    const review = reviewOf(0, moves, known(opinion(1, 0.5), only, opinion(6, 0.2)), won);
    expect(review?.cost.mean).toBeCloseTo(0.3);
    expect(review && review.start - review.cost.mean + review.luck).toBeCloseTo(1);
    expect(review?.swings.map(({ move, next }) => [move, next])).toEqual([[6, 9]]);
  });

  test('waits until every decision has been compared, and until the game has ended', () => {
    const { lead: _, ...uncompared } = opinion(6, 0.2, 0.1);
    expect(reviewOf(0, moves, known(opinion(1, 0.5), opinion(4, 0.7, 0.3), uncompared), won)).toBeUndefined();
    expect(reviewOf(0, moves, opinions, undefined)).toBeUndefined();
    expect(reviewOf(0, [asked(2, 1)], opinions, won)).toBeUndefined();
  });

  test.each([
    [{ mean: 0.02, low: -0.03, high: 0.07 }, 'good'],
    [{ mean: 0.1, low: -0.1, high: 0.3 }, 'unclear'],
    [{ mean: 0.5, low: 0.2, high: 0.8 }, 'costly'],
  ] as const)('%j is %s', (cost, verdict) => {
    expect(verdictOf(cost)).toBe(verdict);
  });
});
