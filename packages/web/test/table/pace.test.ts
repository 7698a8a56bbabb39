import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { screen as raiders } from '../../src/games/dungeon-raiders/index.tsx';
import { useSettings } from '../../src/settings/store.ts';
import type { Beat } from '../../src/table/client.ts';
import type { AnyScreen } from '../../src/table/contract.ts';
import { holdBack, paceOf } from '../../src/table/pace.ts';
import type { Circumstances } from '../../src/table/stage.ts';

const line = { event: ({ event }: Beat) => (event === 'silent' ? undefined : 'Something happens.') };

/** A screen of which only the lengths matter, with a line in the log for everything that is not silent. */
const screen = (pace?: unknown): AnyScreen => ({ text: () => line, pace }) as unknown as AnyScreen;

const others = { own: 0, acted: false, film: false };

const length = (of: AnyScreen, event: unknown, how: Partial<Circumstances> = {}): number =>
  paceOf(of).timing({ rule: 'X-1', event }, { ...others, ...how }).length;

const lasting = (milliseconds: number, more: object = {}): AnyScreen =>
  ({ ...screen(() => milliseconds), ...more }) as AnyScreen;

beforeEach(() => useSettings.setState({ speed: 2 }));
afterEach(() => useSettings.setState({ speed: 2 }));

describe('how long a moment stays', () => {
  test('of the routine of others the movement; what decides has its time, whoever did it', () => {
    expect(length(lasting(1500), 'seen')).toBe(180);
    expect(length(lasting(1500, { reveals: () => true }), 'a card turns over')).toBe(400);
    expect(length(lasting(1500, { decides: () => true }), 'a verdict')).toBe(1500);
    expect(length(lasting(150), 'less than a movement')).toBe(150);
  });

  test('what concerns the reader has its time; what they did themselves only where it weighs or turns over', () => {
    const wound = { type: 'wound', seat: 0 };
    expect(length(lasting(800), wound)).toBe(800);
    expect(length(lasting(800), { type: 'wound', seats: [2, 0] })).toBe(800);
    expect(length(lasting(800), { type: 'blow', fighter: { seat: 0 } })).toBe(800);
    expect(length(lasting(800), { type: 'reveal', fighters: [{ seat: 1 }, { seat: 0 }] })).toBe(800);
    expect(length(lasting(800), { type: 'blow', fighter: { seat: 1 } })).toBe(180);
    expect(length(lasting(800), { type: 'wound', seat: 1 })).toBe(180);
    expect(length(lasting(800), wound, { acted: true })).toBe(180);
    expect(length(lasting(1000), wound, { acted: true })).toBe(1000);
    expect(length(lasting(800, { reveals: () => true }), wound, { acted: true })).toBe(800);
  });

  test('a game may give more time to the same event at another moment of the game', () => {
    const last = { ...screen((_: unknown, view?: unknown) => (view === 'the last room' ? 900 : 300)) };
    const decides = { ...last, decides: () => true } as AnyScreen;
    const at = (view?: unknown) =>
      paceOf(decides).timing({ rule: 'X-1', event: 'seen', view }, { ...others }).length;
    expect([at(), at('the last room')]).toEqual([300, 900]);
  });

  test('what is only a line takes no time of the table', () => {
    expect(length(screen(), 'a line')).toBe(0);
    expect(length(screen(), 'silent')).toBe(0);
  });

  test('who looks again sees everything, and each line as long as it takes to read', () => {
    expect(length(lasting(300), 'two words', { film: true })).toBe(500);
    expect(length(lasting(2000), 'two words', { film: true })).toBe(2000);
    expect(length(lasting(600), 'silent', { film: true })).toBe(600);
  });

  test('the speed of the reader counts, and at speed 0 nothing is played', () => {
    const lengths = ([0, 1, 2, 3] as const).map((speed) => {
      useSettings.setState({ speed });
      return length(lasting(1000, { decides: () => true }), 'a verdict');
    });
    expect(lengths).toEqual([0, 1700, 1000, 500]);
  });
});

test('a line of three words takes three quarters of a second to read, half of that at the highest speed', () => {
  const entries = [{ number: 1, rule: 'X-1', event: 'a line' }];
  expect(paceOf(screen()).reading(entries, 0)).toBe(2 * 250);
  useSettings.setState({ speed: 3 });
  expect(paceOf(screen()).reading(entries, 0)).toBe(250);
});

test('a verdict in Dungeon Raiders stays a second and a half, and nobody is told that somebody has chosen', () => {
  expect(length(raiders, { type: 'fought', room: 'goblin', total: 9, strength: 8, defeated: true })).toBe(
    1500,
  );
  const cards = [0, 1, 2, 3].map((seat) => ({ seat, card: 'power-2' }));
  const event = { type: 'cards-revealed', cards };
  const before = (kind: string) =>
    paceOf(raiders).timing({ rule: 'X-1', event, view: { challenge: { kind } } }, { ...others });
  expect(before('treasure').turning, 'each of four cards has its moment').toBeGreaterThan(4 * 250);
  expect(before('boss').turning, 'and more before the last boss').toBeGreaterThan(4 * 400);
  expect(length(raiders, { type: 'card-committed', seat: 1 })).toBe(0);
  expect(raiders.quiet?.({ type: 'card-committed', seat: 1 })).toBe(true);
});

test('bots hold back at the speed of the reader, and not at all for one who runs ahead', () => {
  expect(holdBack(2, false)).toEqual([1200, 200]);
  expect(holdBack(3, false)).toEqual([1200, 100]);
  expect(holdBack(0, false)).toEqual([0, 0]);
  expect(holdBack(2, true)).toEqual([0, 0]);
});
