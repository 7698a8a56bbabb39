import { describe, expect, test } from 'vitest';
import {
  type Asked,
  chancesOf,
  type Judgement,
  judge,
  type Opinion,
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
