import { expect, test } from 'vitest';
import { digitsOf } from '../../src/table/keys.ts';

test('a digit picks the card that has it printed; the others take what is left', () => {
  const digit = (name: string): string | undefined => /power-(\d)/.exec(name)?.[1];
  const digits = digitsOf(['power-2', 'sword', 'power-4', 'torch'], { digit });
  expect([...digits]).toEqual([
    ['power-2', '2'],
    ['power-4', '4'],
    ['sword', '1'],
    ['torch', '3'],
  ]);
});

test('without printed digits they count the options, nine at most', () => {
  const digits = digitsOf([...'abcdefghijk'], {});
  expect([digits.get('a'), digits.get('i'), digits.get('j')]).toEqual(['1', '9', undefined]);
});
