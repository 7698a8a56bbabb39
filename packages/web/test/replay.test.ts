import { describe, expect, test } from 'vitest';
import { firstEyes } from '../src/local/first-eyes.ts';
import { openingOf } from '../src/replay/use-replay.ts';
import { playedTable } from './support/played.ts';

const played = playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'eyes' });

describe('where a replay opens', () => {
  test.each([
    ['', { at: 0, eyes: undefined, plays: false }],
    ['at=12&eyes=1', { at: 12, eyes: 1, plays: false }],
    ['at=12&eyes=1&play=1', { at: 12, eyes: 1, plays: true }],
    ['at=-3&eyes=all', { at: 0, eyes: 'all', plays: false }],
    ['at=many&eyes=spectator', { at: 0, eyes: 'spectator', plays: false }],
    ['eyes=12', { at: 0, eyes: undefined, plays: false }],
  ])('?%s', (search, opening) => {
    expect(openingOf(new URLSearchParams(search))).toEqual(opening);
  });

  test('through the reader’s own eyes where they played, through the public’s elsewhere', () => {
    const file = { ...played, imported: true as const };
    expect(firstEyes(played)).toBe(0);
    expect(firstEyes(file)).toBe('spectator');
    expect(firstEyes({ ...file, online: true, own: 1 })).toBe(1);
  });
});
