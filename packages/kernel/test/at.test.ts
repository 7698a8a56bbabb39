import { expect, test } from 'vitest';
import { at, unreachable } from '../src/index.ts';

test('an index that must be there gives its item, also where that is 0, false or empty', () => {
  expect([0, 1, 2].map((index) => at([0, false, ''], index))).toEqual([0, false, '']);
});

test.each([-1, 2, 0.5])('an index that is not there is an error that names it: %s', (index) => {
  expect(() => at(['a', 'b'], index)).toThrow(new RangeError(`nothing at ${index} of 2`));
});

test('a value outside a closed union is an error that shows it', () => {
  expect(() => unreachable({ kind: 'x' } as never)).toThrow(new Error('unreachable: {"kind":"x"}'));
});
