import { completeVariants } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { fittingVariants } from '../../src/tables/new-tables.ts';

test('variants stay where another number of seats allows them, and are the defaults where not', () => {
  const defaults = completeVariants(toy, 2, {});
  expect(fittingVariants(toy, 3, defaults)).toEqual(completeVariants(toy, 3, {}));
  expect(fittingVariants(toy, 2, { nonsense: 9 })).toEqual(defaults);
});

test('an error that is not about the start is not hidden', () => {
  const broken = { ...toy, variants: undefined as never };
  expect(() => fittingVariants(broken, 2, {})).toThrow(TypeError);
});
