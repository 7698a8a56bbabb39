import type { DailyGameView } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { type Counted, emojiLine } from '../../src/daily/share.ts';

const game = (people: number, seats = 4): DailyGameView => ({
  game: 'dungeon-raiders',
  seats,
  commitment: 'c',
  made: 0,
  people,
  counts: [],
  best: [],
});
const own = (rank: number, place: number, won = place === 1): Counted => ({
  table: 't',
  state: 'counted',
  points: 5,
  won,
  place,
  rank,
});

test('the line tells the place, how many were beaten and the streak, and nothing else', () => {
  expect(emojiLine(own(1, 1), game(1), 1)).toBe('🥇 🟧🟧🟧🟧🟧');
  expect(emojiLine(own(3, 2), game(5), 4)).toBe('🥈 🟧🟧🟧⬛⬛ 🔥4');
  expect(emojiLine(own(5, 4), game(5), 0)).toBe('🕯️ ⬛⬛⬛⬛⬛');
  expect(emojiLine(own(1, 1, false), game(2, 1), 0)).toBe('💀 🟧🟧🟧🟧🟧');
});
