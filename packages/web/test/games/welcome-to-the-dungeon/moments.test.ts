import { TILE_IDS } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import { flights, pace, sound } from '../../../src/games/welcome-to-the-dungeon/moments.ts';
import { randomGame } from './games.ts';

const events = Array.from({ length: 80 }, (_, seed) =>
  randomGame(seed + 1, 4, { firstAdventurer: 'random' }),
).flatMap((turns) => turns.flatMap((turn) => turn.events));

describe('moments', () => {
  test('nothing flies from or to a place the table does not have', () => {
    const places = new Set([
      'deck',
      'hero',
      'gate',
      'faced',
      'hp',
      ...[0, 1, 2, 3].map((seat) => `seat:${seat}`),
      ...TILE_IDS.map((tile) => `tile:${tile}`),
    ]);
    const flown = events.flatMap(flights);
    expect(flown.length).toBeGreaterThan(100);
    for (const { from, to, icon } of flown) {
      expect([from, to].filter((place) => !places.has(place))).toEqual([]);
      expect(icon).toMatch(/^M/i);
    }
  });

  test('as many drops fly as hit points are lost, and the trophy goes to the one who lived', () => {
    for (const event of events) {
      if (event.type === 'damage') expect(flights(event)[0]?.count).toBe(event.lost);
      if (event.type === 'result') expect(flights(event)[0]?.to).toBe(`seat:${event.seat}`);
    }
  });

  test('a monster turned up stays longer than a card that is drawn, the dragon longest, and the result is the grand moment', () => {
    const milliseconds = (type: string, monster?: string): readonly unknown[] => [
      ...new Set(
        events
          .filter(
            (event) =>
              event.type === type &&
              (monster === undefined || ('monster' in event && event.monster === monster)),
          )
          .map(pace),
      ),
    ];
    expect(milliseconds('draw'), 'own cards, which turn over').toEqual([500]);
    expect(milliseconds('turn-up', 'goblin')).toEqual([1000]);
    expect(milliseconds('turn-up', 'dragon')).toEqual([1400]);
    expect(milliseconds('result')).toEqual([2000]);
  });

  test('the dragon roars when it is turned up, and only then', () => {
    expect([
      ...new Set(events.filter((event) => sound(event) === 'dragon').map((event) => event.type)),
    ]).toEqual(['turn-up']);
  });
});
