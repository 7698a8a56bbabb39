import { afterEach, describe, expect, test } from 'vitest';
import type { AnyScreen } from '../../src/games/contract.ts';
import { pace as raiders, flights as raidersFlights } from '../../src/games/dungeon-raiders/moments.ts';
import { pace as quest } from '../../src/games/dungeonquest/moments.ts';
import { pace as saboteur } from '../../src/games/saboteur/moments.ts';
import { pace as welcome } from '../../src/games/welcome-to-the-dungeon/moments.ts';
import { useSettings } from '../../src/settings/store.ts';
import type { Beat } from '../../src/table/client.ts';
import { holdBack, paceOf } from '../../src/table/pace.ts';

const line = { event: ({ event }: Beat) => (event === 'silent' ? undefined : 'Something happens.') };

/** A screen of which only the lengths matter, with a line in the log for everything that is not silent. */
const screen = (pace?: unknown): AnyScreen =>
  ({ text: { en: line, es: line }, pace }) as unknown as AnyScreen;

const length = (of: AnyScreen, event: unknown, own = false): number =>
  paceOf(of)({ rule: 'X-1', event }, own).length;

afterEach(() => useSettings.setState({ speed: 2 }));

describe('how long a moment stays', () => {
  test('where there is nothing to be seen but a line, half as long as where there is; without a line not at all', () => {
    useSettings.setState({ speed: 2 });
    const seen = length(
      screen(() => 'normal'),
      'seen',
    );
    expect(seen).toBe(1000);
    expect(length(screen(), 'a line')).toBe(seen / 2);
    expect(
      length(
        screen(() => undefined),
        'a line',
      ),
    ).toBe(seen / 2);
    expect(length(screen(), 'silent')).toBe(0);
  });

  test('the same in every game: set-up and bookkeeping go by twice as fast as what is seen on the table', () => {
    useSettings.setState({ speed: 2 });
    const unseen: readonly (readonly [unknown, unknown])[] = [
      [raiders, { type: 'map-dealt', seat: 0 }],
      [welcome, { type: 'starter-drawn', seat: 0 }],
      [saboteur, { type: 'passed', seat: 0 }],
      [quest, { type: 'first-player', seat: 0 }],
    ];
    for (const [pace, event] of unseen) expect(length(screen(pace), event), JSON.stringify(event)).toBe(500);
    expect(length(screen(raiders), { type: 'card-played', seat: 0, card: 'power-1' })).toBe(1000);
    expect(length(screen(welcome), { type: 'add', seat: 0, pile: 1 })).toBe(1000);
  });

  test('what one did oneself needs less time; a length in milliseconds stays', () => {
    useSettings.setState({ speed: 2 });
    expect(length(screen(), 'a line', true)).toBe(275);
    expect(
      length(
        screen(() => 'long'),
        'seen',
        true,
      ),
    ).toBe(1800);
    expect(
      length(
        screen(() => 700),
        'seen',
        true,
      ),
    ).toBe(700);
  });

  test('the speed of the reader counts, and at speed 0 nothing is played', () => {
    const lengths = ([0, 1, 2, 3] as const).map((speed) => {
      useSettings.setState({ speed });
      return length(screen(), 'a line');
    });
    expect(lengths).toEqual([0, 850, 500, 250]);
  });
});

test('three who have chosen are one moment: together no longer than one line, and nothing flies', () => {
  useSettings.setState({ speed: 2 });
  const chosen = [1, 2, 3].map((seat) => ({ type: 'card-committed', seat }) as const);
  const together = chosen.map((event) => length(screen(raiders), event)).reduce((sum, each) => sum + each, 0);
  expect(together).toBeGreaterThan(0);
  expect(together).toBeLessThanOrEqual(500);
  expect(chosen.flatMap(raidersFlights)).toEqual([]);
});

test('bots hold back at the speed of the reader, and not at all for one who runs ahead', () => {
  expect(holdBack(2, false)).toEqual([1500, 700]);
  expect(holdBack(3, false)).toEqual([1500, 350]);
  expect(holdBack(0, false)).toEqual([0, 0]);
  expect(holdBack(2, true)).toEqual([0, 0]);
});
