import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { ArrangedRng, atPosition, FastRng, fastSource, Table, withDice } from '../src/index.ts';

describe('a position that was laid out', () => {
  const laid = () => ({
    seats: 3,
    variants: { double: true },
    state: toy.setup(3, { double: true }, new FastRng('position')),
  });

  test('is a snapshot of a table before its first answer', () => {
    const position = laid();
    expect(atPosition({ ...toy, version: 4 }, position)).toStrictEqual({
      game: 'toy',
      version: 4,
      seats: 3,
      variants: { double: true },
      number: 0,
      state: position.state,
      opened: [0, 0, 0],
    });
  });

  test('is played from as from any snapshot', () => {
    const table = Table.resume(toy, atPosition(toy, laid()), fastSource('position'));
    expect(table.decisions.map(({ seat, number }) => [seat, number])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(table.answer(0, table.decisionOf(0)?.options[0] ?? -1, 0).number).toBe(1);
  });
});

describe('arranged chance', () => {
  test('gives its draws in order, each at most the largest number allowed, and then 0', () => {
    const rng = new ArrangedRng([3, 9, 1], []);
    expect([rng.int(6), rng.int(6), rng.die(), rng.int(6), rng.die()]).toEqual([3, 5, 2, 0, 1]);
  });

  test('gives its orders in turn, and then leaves the order as it is', () => {
    const rng = new ArrangedRng(
      [],
      [
        ['c', 'a', 'b'],
        ['b', 'c', 'a'],
      ],
    );
    const items = ['a', 'b', 'c'];
    expect(rng.shuffle(items)).toBe(items);
    expect(items).toEqual(['c', 'a', 'b']);
    expect(rng.shuffle(items)).toEqual(['b', 'c', 'a']);
    expect(rng.shuffle(items)).toEqual(['b', 'c', 'a']);
  });

  test('leaves the lists that it was given alone', () => {
    const draws = [1];
    const orders = [['b', 'a']];
    const rng = new ArrangedRng(draws, orders);
    rng.int(6);
    rng.shuffle(['a', 'b']);
    expect([draws, orders]).toEqual([[1], [['b', 'a']]]);
  });
});

describe('given dice', () => {
  test('come first, across the streams; later dice come from the other source', () => {
    const faces = [6, 6, 1];
    const source = withDice(fastSource('dice'), faces);
    const first = source.stream(1);
    expect([first.die(), first.die()]).toEqual([6, 6]);
    const second = source.stream(2);
    const other = fastSource('dice').stream(2);
    expect(second.die()).toBe(1);
    const dice = Array.from({ length: 20 }, () => second.die());
    expect(dice).toEqual(Array.from({ length: 20 }, () => other.die()));
    expect(faces).toEqual([6, 6, 1]);
  });

  test('leave every other draw to the other source', () => {
    const rng = withDice(fastSource('dice'), [6]).stream(3);
    const other = fastSource('dice').stream(3);
    expect(rng.int(1000)).toBe(other.int(1000));
    expect(rng.shuffle([1, 2, 3, 4, 5])).toEqual(other.shuffle([1, 2, 3, 4, 5]));
    expect(rng.die()).toBe(6);
  });
});
