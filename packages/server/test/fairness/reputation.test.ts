import { expect, test } from 'vitest';
import { Reputation } from '../../src/fairness/reputation.ts';

const at = (person: string, address = 'home') => ({ person, address, kept: false });
const MINUTE = 60_000;

test('who does not come waits longer each time, up to a quarter of an hour', () => {
  const reputation = new Reputation();
  const waits = Array.from({ length: 8 }, (_, i) => {
    reputation.missed(at('ana'), 1000 + i);
    return reputation.readyAt(at('ana'), 1010) - 1000 - i;
  });
  expect(waits.map((wait) => wait / MINUTE)).toEqual([0.5, 1, 2, 4, 8, 15, 15, 15]);
  expect(reputation.readyAt(at('zoe', 'elsewhere'), 1010)).toBe(0);
});

test('another guest of the address waits as well, but not who came', () => {
  const reputation = new Reputation();
  reputation.came(at('ben'), 500);
  reputation.missed(at('ana'), 1000);
  reputation.missed(at('cleo'), 1000);
  expect(reputation.readyAt(at('dan'), 1001)).toBe(1000 + 30_000);
  expect([reputation.readyAt(at('ben'), 1001), reputation.isPreferred(at('ben'), 1001)]).toEqual([0, true]);
  reputation.came(at('ana'), 2000);
  expect(reputation.readyAt(at('ana'), 2001)).toBe(0);
  reputation.missed(at('ana'), 3000);
  expect(reputation.isPreferred(at('ana'), 3001)).toBe(false);
  expect(reputation.readyAt(at('ana'), 3001)).toBe(3000 + 30_000);
});

test('after an hour nothing is held against anybody, nor in their favour', () => {
  const reputation = new Reputation();
  reputation.came(at('ben', 'b'), 1000);
  for (let i = 0; i < 9; i++) reputation.missed(at('ana', 'a'), 1000);
  const later = 1000 + 60 * MINUTE;
  expect(reputation.readyAt(at('ana', 'a'), later)).toBe(0);
  expect(reputation.isPreferred(at('ben', 'b'), later)).toBe(false);
});
