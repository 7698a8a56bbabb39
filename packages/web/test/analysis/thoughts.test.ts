import { describe, expect, test } from 'vitest';
import {
  type Asked,
  chancesOf,
  costliest,
  type Judgement,
  judge,
  type Opinion,
  rangeIn,
  suspicionsOf,
  tallyOf,
} from '../../src/local/study/thoughts.ts';

const weighed = (name: string, value: number, visits: number) => ({ name, value, visits });

const opinion = (move: number, more: Partial<Opinion> = {}): Opinion => ({
  move,
  best: 'dig',
  options: [
    weighed('dig', 0.6, 400),
    weighed('wait', 0.59, 300),
    weighed('flee', 0.2, 60),
    weighed('pray', 0, 0),
  ],
  sure: 'clear',
  iterations: 760,
  ms: 300,
  ...more,
});

const asked = (move: number, seat: number, chosen = 'dig'): Asked => ({ move, seat, kind: 'K', chosen });

const known = (...all: Opinion[]): ReadonlyMap<number, Opinion> => new Map(all.map((one) => [one.move, one]));

describe('what the master makes of a choice', () => {
  test('what it would have done too is the same', () => {
    expect(judge(opinion(1), 'dig')).toBe('same');
  });

  test.each<[number, number, Judgement]>([
    [0.4, 0.05, 'rather'],
    [0.4, 0.2, 'close'],
    [0.01, 0.001, 'close'],
    [-0.2, 0.05, 'close'],
  ])('a lead of %d with an error of %d: %s', (mean, error, judgement) => {
    expect(judge(opinion(1, { lead: { mean, error } }), 'flee')).toBe(judgement);
  });

  test('it has none as long as the two were not compared, however different their values are', () => {
    expect(judge(opinion(1), 'flee')).toBeUndefined();
  });

  test('choices are counted by what the master makes of them; those it has not looked at are not', () => {
    const all = [asked(1, 0), asked(2, 0, 'flee'), asked(3, 0, 'wait'), asked(4, 0)];
    const lead = (mean: number) => ({ lead: { mean, error: 0.01 } });
    expect(tallyOf(all, known(opinion(1), opinion(2, lead(0.3)), opinion(3, lead(0.01))))).toEqual({
      same: 1,
      close: 1,
      rather: 1,
    });
  });
});

describe('the curve of chances', () => {
  const end = { move: 9, outcome: { places: [1, 2], winners: [0], rule: 'R', scores: [{}, {}] } };

  test('each seat has a line through its own decisions to the end as it came', () => {
    const lines = chancesOf(2, [asked(1, 0), asked(2, 1)], known(opinion(1), opinion(2)), end);
    expect(lines).toEqual([
      [
        { move: 1, value: 0.6 },
        { move: 9, value: 1 },
      ],
      [
        { move: 2, value: 0.6 },
        { move: 9, value: 0 },
      ],
    ]);
  });

  test('the end waits until the last decision of the seat was looked at', () => {
    const lines = chancesOf(1, [asked(1, 0), asked(5, 0)], known(opinion(1)), end);
    expect(lines).toEqual([[{ move: 1, value: 0.6 }]]);
  });

  test('a seat of which nothing is known has no line, and a game that broke off has no end', () => {
    expect(chancesOf(2, [asked(1, 0)], known(opinion(1)), undefined)).toEqual([
      [{ move: 1, value: 0.6 }],
      [],
    ]);
  });
});

test('suspicions are those of the seat that is looked at', () => {
  const secret = { round: 1, traitors: [false, true] };
  const all = [{ ...asked(1, 0), secret }, asked(2, 1), asked(3, 0)];
  const opinions = known(
    opinion(1, { suspicion: [0, 0.8] }),
    opinion(2, { suspicion: [0.5, 0] }),
    opinion(3),
  );
  expect(suspicionsOf(0, all, opinions)).toEqual([{ move: 1, secret, bySeat: [0, 0.8] }]);
});

describe('the costliest moments', () => {
  const askedAt = (move: number, seat = 0, chosen = 'taken'): Asked => ({ move, seat, kind: 'X', chosen });
  const led = (move: number, mean: number, error = 0.01): Opinion => opinion(move, { lead: { mean, error } });

  test('are three of the seat at most, the dearest first', () => {
    const opinions = known(led(1, 0.2), led(2, 0.7), led(3, 0.3), led(4, 0.15));
    const asked = [askedAt(1), askedAt(2), askedAt(3), askedAt(4)];
    expect(costliest(asked, opinions, 0).map((cost) => cost.asked.move)).toEqual([2, 3, 1]);
    expect(costliest(asked, opinions, 1)).toEqual([]);
  });

  test('do not hold what the master would have done too, or what is too close to judge', () => {
    const opinions = known(led(1, 0.01), opinion(2), led(3, 0.3, 0.3));
    expect(costliest([askedAt(1), askedAt(2, 0, 'dig'), askedAt(3)], opinions, 0)).toEqual([]);
  });

  test('a value with few trials is a range', () => {
    const weighed = { name: 'x', value: 0.5, low: 0.31, high: 0.69 };
    expect(rangeIn({ ...weighed, visits: 30 })).toBe('31–69');
    expect(rangeIn({ ...weighed, visits: 5000 })).toBe('50');
    expect(rangeIn({ name: 'x', value: 0.5, visits: 30 }), 'stored before ranges were').toBe('50');
  });
});
