import type { Outcome } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { resultOf } from '../../src/daily/result.ts';

const raiders = (coins: number, place: number, won = place === 1): Outcome => ({
  places: [place, 1, 3, 4],
  winners: won ? [0] : [1],
  rule: 'DR-END-05',
  scores: [{ coins, wounds: 3 }, { coins: 9 }, { coins: 8 }, { coins: 7 }],
});

const alone = (gold: number, out: number): Outcome => ({
  places: [1],
  winners: out === 1 && gold > 0 ? [0] : [],
  rule: 'DQ-SOLO-05',
  scores: [{ out, gold, best: gold, loot: 1 }],
});

test('a victory is worth more than points, points more than a place', () => {
  const standing = (outcome: Outcome) => resultOf('dungeon-raiders', outcome).standing;
  expect(resultOf('dungeon-raiders', raiders(12, 1))).toMatchObject({ points: 12, won: true, place: 1 });
  expect(standing(raiders(5, 1))).toBeGreaterThan(standing(raiders(20, 2)));
  expect(standing(raiders(8, 3))).toBeGreaterThan(standing(raiders(7, 2)));
  expect(standing(raiders(7, 2))).toBeGreaterThan(standing(raiders(7, 3)));
});

test('alone the gold that came out decides', () => {
  const standing = (outcome: Outcome) => resultOf('dungeonquest', outcome).standing;
  expect(resultOf('dungeonquest', alone(1200, 1))).toMatchObject({ points: 1200, won: true });
  expect(standing(alone(1200, 1))).toBeGreaterThan(standing(alone(300, 1)));
  expect(standing(alone(300, 1))).toBeGreaterThan(standing(alone(0, 0)));
});
