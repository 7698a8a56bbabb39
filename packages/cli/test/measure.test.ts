import { gameIds } from '@mazmorra/catalogue';
import { isLong } from '@mazmorra/testkit/long';
import { describe, expect, test } from 'vitest';
import { mazmorra } from './run.ts';

describe('arena', () => {
  const args = [
    'arena',
    'welcome-to-the-dungeon',
    '--bots',
    'adventurer,random',
    '--seats',
    '3',
    '--games',
    '60',
  ];

  test('tells both shares with their intervals, and twice the same', () => {
    const runs = [mazmorra(...args, '--json'), mazmorra(...args, '--json')].map(({ code, out, err }) => {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { seconds: _, ...rest } = JSON.parse(out) as Record<string, unknown>;
      return rest;
    });
    const standing = { winShare: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
    expect(runs[0]).toMatchObject({
      game: 'welcome-to-the-dungeon',
      seats: 3,
      games: 60,
      bots: { adventurer: { ...standing, fairShare: 1 / 3 }, random: { ...standing, fairShare: 1 / 3 } },
    });
    expect(runs[1]).toEqual(runs[0]);
  });

  test('prints a table for people', () => {
    const { code, out } = mazmorra(...args);
    expect(code).toBe(0);
    expect(out).toMatch(/adventurer +\d+\.\d % +\d+\.\d % to \d+\.\d % +33\.3 %/);
  });
});

test('arena ends once the question of --until is answered, and tells commit and budget', () => {
  const { code, out } = mazmorra(
    ...['arena', 'welcome-to-the-dungeon', '--bots', 'zoo:never-pass,adventurer', '--seats', '2'],
    ...['--games', '2000', '--until', '0.9', '--iterations', '7', '--json'],
  );
  expect(code).toBe(0);
  const result = JSON.parse(out) as { games: number };
  expect(result).toMatchObject({ until: 0.9, budget: { iterations: 7 }, commit: expect.any(String) });
  expect(result.games).toBeLessThan(2000);
});

test('exploit tells the rules it found and learned and what they take on fresh deals', () => {
  const { code, out } = mazmorra(
    ...[
      'exploit',
      'dungeon-raiders',
      '--against',
      'random',
      '--seats',
      '3',
      '--samples',
      '2',
      '--steps',
      '0',
    ],
    ...['--search-games', '3', '--generations', '1', '--pupils', '2', '--games', '6', '--json'],
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    learned: { tried: 2, games: 6 },
    against: 'random',
    tried: 2,
    games: 6,
    bot: expect.stringMatching(/^zoo:fights=/),
    winShare: expect.any(Number),
  });
});

describe('bench', () => {
  // It measures for a second and more per game and figure.
  test.runIf(isLong)('has the promised figures of every game', () => {
    const { code, out } = mazmorra('bench', '--seconds', '1', '--json');
    expect(code).toBe(0);
    const figures = JSON.parse(out) as Record<'games' | 'search' | 'shared', Record<string, unknown>>;
    expect(Object.keys(figures.games)).toEqual([...gameIds]);
    for (const id of gameIds) {
      expect(figures.games[id]).toEqual({
        seats: expect.any(Number),
        answersPerSecond: expect.any(Number),
        playoutsPerSecond: expect.any(Number),
        stateBytes: expect.any(Number),
        copyMicroseconds: expect.any(Number),
      });
      expect(figures.search[id]).toMatchObject({ iterationsPerSecond: expect.any(Number) });
      expect(figures.shared[id]).toEqual({ threads: expect.any(Number), times: expect.any(Number) });
    }
  });
});
