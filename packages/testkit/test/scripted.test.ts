import { expect, test } from 'vitest';
import { die, draw, order, ScriptedRng } from '../src/index.ts';

test('scripted chance comes in its order', () => {
  const rng = new ScriptedRng([die(4), draw(7, 10), order('b', 'a')]);
  expect([rng.die(), rng.int(10), rng.shuffle(['a', 'b'])]).toEqual([4, 7, ['b', 'a']]);
  rng.done();
});

test('an unforeseen draw, a wrong range, a wrong shuffle and a left-over fate all fail', () => {
  expect(() => new ScriptedRng([]).die()).toThrow(/nothing more/);
  expect(() => new ScriptedRng([die(1)]).int(10)).toThrow(/below 6/);
  expect(() => new ScriptedRng([order('a', 'c')]).shuffle(['a', 'b'])).toThrow(/is shuffled/);
  expect(() => new ScriptedRng([die(1)]).done()).toThrow(/left over/);
});

test('a shuffle that the script does not mention keeps the order', () => {
  expect(new ScriptedRng([]).shuffle([3, 1, 2])).toEqual([3, 1, 2]);
});
