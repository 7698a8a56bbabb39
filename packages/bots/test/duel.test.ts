import { FastRng } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { Duel } from '../src/search/duel.ts';

/** A duel after so many worlds, in which the options are worth what the function says. */
function after(worlds: number, worth: (world: number, option: number) => number): Duel {
  const duel = new Duel();
  for (let world = 0; world < worlds; world++)
    for (const option of [0, 1]) {
      expect(duel.next).toBe(option);
      duel.learn(worth(world, option));
    }
  return duel;
}

test('worlds that differ more than the options cancel out', () => {
  const rng = new FastRng('duel');
  const luck = Array.from({ length: 400 }, () => rng.unit() * 0.8);
  const { lead } = after(400, (world, option) => (luck[world] as number) + (option === 0 ? 0.1 : 0));
  expect(lead.mean).toBeCloseTo(0.1);
  expect(lead.error).toBeLessThan(0.005);
});

test('the error is that of a mean', () => {
  const rng = new FastRng('coins');
  const { lead } = after(1000, () => (rng.unit() < 0.5 ? 1 : 0));
  expect(lead.error).toBeCloseTo(Math.sqrt(0.5 / 1000), 2);
  expect(Math.abs(lead.mean)).toBeLessThan(3 * lead.error);
});

test('a few equal results are no proof', () => {
  expect(after(4, () => 1).lead).toEqual({ mean: 0, error: Math.sqrt(0.2 / 4), worlds: 4 });
  expect(new Duel().lead).toEqual({ mean: 0, error: 1, worlds: 0 });
});
