import { pauseFor } from '@mazmorra/bots/pause';
import { dungeonRaiders } from '@mazmorra/dungeon-raiders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Host, newTable } from '../src/local/host.ts';
import { randomBots } from '../src/local/random-bots.ts';
import type { SavedSeat } from '../src/local/saved.ts';
import { memoryShelf } from '../src/local/shelf.ts';
import type { TableChange } from '../src/table/client.ts';

const usual = 1000;
const person: SavedSeat = { name: 'Ana', kind: 'person' };
const bot: SavedSeat = { name: 'B', kind: 'bot', level: 'random' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table of Dungeon Raiders at which three bots and a person choose at the same time, and when each of them has chosen. */
function opened(grace: number) {
  const chosen = new Map<number, number>();
  const hear = (change: TableChange): void => {
    if (change.type === 'step' && change.step.seat !== undefined)
      if (!chosen.has(change.step.seat)) chosen.set(change.step.seat, performance.now());
  };
  const saved = newTable(
    dungeonRaiders,
    { game: 'dungeon-raiders', variants: {}, seats: [person, bot, bot, bot] },
    1,
  );
  const shelf = memoryShelf();
  const host = new Host(dungeonRaiders, saved, randomBots('x'), shelf, hear);
  host.setGrace(grace, usual);
  return { host, chosen, start: performance.now() };
}

test('three bots who are asked at once have chosen after the pause of the slowest, not one after the other', async () => {
  const { chosen, start } = opened(0);
  await vi.advanceTimersByTimeAsync(10 * usual);
  const took = [1, 2, 3].map((seat) => (chosen.get(seat) ?? Number.NaN) - start);
  // Six cards of power at most and what else is in the hand: the same number of options for each of them.
  const pauses = [1, 2, 3].map((seat) => {
    const counts = [4, 5, 6, 7, 8].map((options) => pauseFor(usual, options, seat, 0));
    return Math.max(...counts);
  });
  const sum = took.reduce((all, each) => all + each, 0);
  expect(Math.min(...took)).toBeGreaterThan(0);
  expect(Math.max(...took)).toBeLessThanOrEqual(Math.max(...pauses));
  expect(Math.max(...took), 'they overlap').toBeLessThan(sum / 2);
});

test('who runs ahead waits for no pause of a bot', async () => {
  const { host, chosen, start } = opened(1500);
  host.setGrace(0, 0);
  await vi.advanceTimersByTimeAsync(1);
  expect([1, 2, 3].map((seat) => (chosen.get(seat) ?? Number.NaN) - start <= 1)).toEqual([true, true, true]);
});
