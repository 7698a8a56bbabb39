import { expect, test } from 'vitest';
import { clockNameOf, clocks, usualWish, withGame } from '../../src/online/table-wish.ts';

test('another game has as many seats as were wished for, within what it allows, and no variants of the one before', () => {
  const wish = { ...usualWish('saboteur'), seats: 7, variants: { x: true } };
  expect(withGame(wish, 'welcome-to-the-dungeon', 7)).toMatchObject({ seats: 4, variants: {} });
  expect(withGame(wish, 'saboteur', 2).seats).toBe(3);
  expect(withGame(wish, 'dungeonquest', 1).seats).toBe(2);
});

test('a usual clock is known by its name, another has none', () => {
  expect(clockNameOf(clocks.quick)).toBe('quick');
  expect(clockNameOf({ kind: 'none' })).toBe('none');
  expect(clockNameOf({ kind: 'live', seconds: 5, reserve: 0 })).toBeUndefined();
});
