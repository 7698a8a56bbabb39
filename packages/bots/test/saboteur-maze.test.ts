import { completeVariants, FastRng, firstSeat, optionsOf } from '@mazmorra/kernel';
import { GOAL_CELLS, PATH, saboteur, verbOf } from '@mazmorra/saboteur';
import { expect, test } from 'vitest';
import { Distances } from '../src/games/saboteur/maze.ts';

test('distances that go on from a maze with one card less are those read anew', () => {
  const steady = new Distances();
  const chances = new Float64Array(GOAL_CELLS.length).fill(1 / 3);
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const rng = new FastRng(`maze ${seed}`);
    const s = saboteur.setup(5, completeVariants(saboteur, 5, {}), rng);
    for (let turn = 0; turn < 60 && s.phase === 'turn'; turn++) {
      const seat = firstSeat(saboteur.awaited(s));
      const options = optionsOf(saboteur, s, seat);
      const paths = options.filter((option) => verbOf(option) === PATH);
      const anew = new Distances().read(s);
      steady.read(s);
      expect(steady.best).toEqual(anew.best);
      for (const path of paths) {
        compared++;
        expect(steady.progress(path, chances)).toBe(anew.progress(path, chances));
        for (let slot = 0; slot < 3; slot++) expect(steady.after(path, slot)).toBe(anew.after(path, slot));
      }
      saboteur.answer(s, seat, rng.pick(paths.length > 0 ? paths : options), rng);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
