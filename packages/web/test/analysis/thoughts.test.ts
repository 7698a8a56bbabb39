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
} from '../../src/analysis/thoughts.ts';

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
  test.each<[string, Judgement]>([
    ['dig', 'same'],
    ['wait', 'close'],
    ['flee', 'rather'],
    ['pray', 'unweighed'],
    ['sing', 'unweighed'],
  ])('%s: %s', (chosen, judgement) => {
    expect(judge(opinion(1), chosen)).toBe(judgement);
  });

  test('few playouts do not tell two options apart', () => {
    const few = opinion(1, { options: [weighed('dig', 0.6, 8), weighed('flee', 0.4, 4)] });
    expect(judge(few, 'flee')).toBe('close');
  });

  test('choices are counted by what the master makes of them; those it has not looked at are not', () => {
    const all = [asked(1, 0), asked(2, 0, 'flee'), asked(3, 0, 'wait'), asked(4, 0)];
    expect(tallyOf(all, known(opinion(1), opinion(2), opinion(3)))).toEqual({
      same: 1,
      close: 1,
      rather: 1,
      unweighed: 0,
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
  const opinionAt = (move: number, best: number, chosen: number | undefined): Opinion => ({
    move,
    best: 'best',
    options: [
      { name: 'best', value: best, visits: 900 },
      { name: 'worst', value: 0.1, visits: 900 },
      ...(chosen === undefined ? [] : [{ name: 'taken', value: chosen, visits: 900 }]),
    ],
    sure: 'clear',
    iterations: 2700,
    ms: 300,
  });
  const askedAt = (move: number, seat = 0, chosen = 'taken'): Asked => ({ move, seat, kind: 'X', chosen });

  test('are three of the seat at most, the dearest first', () => {
    const opinions = new Map(
      [opinionAt(1, 0.8, 0.6), opinionAt(2, 0.9, 0.2), opinionAt(3, 0.7, 0.4), opinionAt(4, 0.6, 0.45)].map(
        (opinion) => [opinion.move, opinion],
      ),
    );
    const asked = [askedAt(1), askedAt(2), askedAt(3), askedAt(4)];
    expect(costliest(asked, opinions, 0).map((cost) => cost.asked.move)).toEqual([2, 3, 1]);
    expect(costliest(asked, opinions, 1)).toEqual([]);
  });

  test('do not hold what the master would have done too, or what is nearly as good', () => {
    const opinions = new Map([
      [1, opinionAt(1, 0.8, 0.79)],
      [2, opinionAt(2, 0.8, 0.3)],
    ]);
    expect(costliest([askedAt(1), askedAt(2, 0, 'best')], opinions, 0)).toEqual([]);
  });

  test('count what was ruled out at first sight as no better than the worst that was tried', () => {
    const opinions = new Map([
      [1, opinionAt(1, 0.8, undefined)],
      [2, opinionAt(2, 0.8, 0.3)],
    ]);
    const costs = costliest([askedAt(1), askedAt(2)], opinions, 0);
    expect(costs.map(({ asked, chosen }) => [asked.move, chosen?.value])).toEqual([
      [1, undefined],
      [2, 0.3],
    ]);
  });

  test('a value with few trials is a range', () => {
    const weighed = { name: 'x', value: 0.5, low: 0.31, high: 0.69 };
    expect(rangeIn({ ...weighed, visits: 30 })).toBe('31–69');
    expect(rangeIn({ ...weighed, visits: 5000 })).toBe('50');
    expect(rangeIn({ name: 'x', value: 0.5, visits: 30 }), 'stored before ranges were').toBe('50');
  });
});
