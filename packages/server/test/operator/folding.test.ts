import { describe, expect, test } from 'vitest';
import { distinctName, foldName, skeletonOf } from '../../src/operator/folding.ts';

describe('a name as it is kept', () => {
  test.each([
    ['Ana', 'Ana'],
    ['José Ángel Núñez', 'José Ángel Núñez'],
    ['Анна', 'Анна'],
    ['Δημήτρης', 'Δημήτρης'],
    ['小明', '小明'],
    ['أحمد', 'أحمد'],
  ])('%s stays as it is', (name, kept) => expect(foldName(name)).toBe(kept));

  test.each([
    ['letters of another script that pass for Latin ones', 'А\u043da'.replace('\u043d', 'n'), 'Ana'],
    ['a whole word in look-alikes', 'Асе', 'Ace'],
  ])('%s: folded', (_what, name, kept) => expect(foldName(name)).toBe(kept));
});

describe('names that look alike', () => {
  test.each([
    ['Ana', 'ANA'],
    ['Ana', 'Аnа'],
    ['Ana', 'Aná'],
    ['Illia', 'lllia'],
    ['Bob', 'B0b'],
    ['Ana', 'A.n_a'],
    ['Marna', 'Mama'],
  ])('%s and %s have the same skeleton', (a, b) => expect(skeletonOf(a)).toBe(skeletonOf(b)));

  test.each([
    ['Ana', 'Anna'],
    ['Анна', 'Anna'],
    ['小明', '小红'],
  ])('%s and %s do not', (a, b) => expect(skeletonOf(a)).not.toBe(skeletonOf(b)));

  test('the second of them gets a number, the third the next one, within the length of a name', () => {
    expect(distinctName('Ana', ['Bea'], 24)).toBe('Ana');
    expect(distinctName('Аna', ['Ana'], 24)).toBe('Аna 2');
    expect(distinctName('Ana', ['Ana', 'Ana 2'], 24)).toBe('Ana 3');
    expect(distinctName('x'.repeat(24), ['x'.repeat(24)], 24)).toBe(`${'x'.repeat(22)} 2`);
  });
});
