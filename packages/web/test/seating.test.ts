import type { VariantSpec } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../src/i18n/index.ts';
import { fittingVariants, quickTable, seatFor } from '../src/local/seating.ts';
import type { TableInfo, TableState } from '../src/table/client.ts';
import { nextPerson } from '../src/table/hot-seat.ts';

describe('seating', () => {
  test('play now seats one person among bots with different names', () => {
    const { seats } = quickTable(wordsIn('en'), 'saboteur', ' Ana ', 'master');
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
    expect(seats[0]?.name).toBe('Ana');
    expect(seats[1]?.level).toBe('master');
    expect(new Set(seats.map(({ name }) => name)).size).toBe(5);
  });

  test('somebody without a name gets one', () => {
    expect(seatFor(wordsIn('en'), 0, 'person').name).toBe('Wanderer');
    expect(seatFor(wordsIn('en'), 2, 'person', '  ').name).toBe('Wanderer 3');
  });

  test('variants that mean nothing at this number of seats are left out', () => {
    const specs: readonly VariantSpec[] = [
      { id: 'a', values: [false, true], default: false, rule: 'X-01', seats: { min: 2, max: 2 } },
      { id: 'b', values: [1, 2], default: 1, rule: 'X-02' },
    ];
    expect(fittingVariants(specs, { a: true, b: 2, gone: 1 }, 3)).toEqual({ b: 2 });
    expect(fittingVariants(specs, { a: true }, 2)).toEqual({ a: true });
  });
});

describe('the curtain', () => {
  const seat = (here: boolean) => ({
    name: 'x',
    kind: here ? ('person' as const) : ('bot' as const),
    here,
    presence: 'here' as const,
  });
  const info: TableInfo = {
    id: 't',
    game: 'saboteur',
    variants: {},
    seats: [seat(true), seat(true), seat(false)],
  };
  const state = (viewer: TableState['viewer'], awaited: readonly number[], over = false): TableState => ({
    number: 1,
    viewer,
    view: {},
    awaited,
    takeBack: false,
    ...(over && { outcome: { places: [], winners: [], rule: 'X', scores: [] } }),
  });

  test.each([
    ['falls when the other person is waited for', state(0, [1]), 1],
    ['stays up for the person who looks', state(0, [0, 1]), undefined],
    ['does not fall for bots', state(0, [2]), undefined],
    ['does not fall at the end', state(0, [1], true), undefined],
    ['does not fall for the public', state('spectator', [1]), undefined],
  ])('%s', (_, at, expected) => {
    expect(nextPerson(info, at, false)).toBe(expected);
  });

  test('waits until the person who looks has seen what they did', () => {
    expect(nextPerson(info, state(0, [1]), true)).toBeUndefined();
  });
});
