import { TILE_IDS } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import { flights, isLast, pace, sound, turning } from '../../../src/games/welcome-to-the-dungeon/moments.ts';
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

  test('a monster turned up stays longer than a card that is drawn, the last one of the dungeon longest, whatever it is', () => {
    const milliseconds = (type: string, monster?: string): readonly unknown[] => [
      ...new Set(
        events
          .filter(
            (event) =>
              event.type === type &&
              !isLast(event) &&
              (monster === undefined || ('monster' in event && event.monster === monster)),
          )
          .map(pace),
      ),
    ];
    expect(milliseconds('draw'), 'own cards, which turn over').toEqual([500]);
    expect(milliseconds('turn-up', 'goblin')).toEqual([1000]);
    expect(milliseconds('turn-up', 'dragon')).toEqual([1400]);
    expect(milliseconds('result')).toEqual([2600]);
    const last = events.filter(isLast);
    expect(new Set(last.map((event) => 'monster' in event && event.monster)).size).toBeGreaterThan(4);
    expect([...new Set(last.map(pace))]).toEqual([2600]);
  });

  test('of the last card a heart is heard while it turns, of every other one a card, the same whatever it is', () => {
    const reveal = events.filter(({ type }) => type === 'turn-up');
    expect([...new Set(reveal.filter(isLast).map(turning))]).toEqual(['heart']);
    expect([...new Set(reveal.filter((event) => !isLast(event)).map(turning))]).toEqual(['card']);
  });

  test('the dragon roars when it is turned up, and only then', () => {
    expect([
      ...new Set(events.filter((event) => sound(event) === 'dragon').map((event) => event.type)),
    ]).toEqual(['turn-up']);
  });
});
