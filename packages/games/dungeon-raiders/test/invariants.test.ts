import { FastRng, firstSeat, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import {
  COIN_CAP,
  dungeonRaiders,
  ITEM_IDS,
  ROOM_CARD_IDS,
  ROOMS,
  type State,
  TOKENS,
} from '../src/index.ts';

/** Section 3.15: what holds at every step of every game. */

const VARIANTS = [
  [3, false],
  [4, false],
  [5, false],
  [3, true],
  [4, true],
  [5, true],
] as const;

/** Random games with torches lit now and then, looked at before every answer and at the end. */
function alongGames(seats: number, tactical: boolean, look: (state: State) => void): void {
  const rng = new FastRng(`invariants ${seats} ${tactical}`);
  for (let game = 0; game < 25; game++) {
    const state = dungeonRaiders.setup(seats, { tactical }, rng);
    while (dungeonRaiders.awaited(state) !== 0) {
      look(state);
      const invited = dungeonRaiders.invited(state);
      const asked = invited !== 0 && rng.int(4) === 0 ? invited : dungeonRaiders.awaited(state);
      const seat = firstSeat(asked);
      dungeonRaiders.answer(state, seat, rng.pick(optionsOf(dungeonRaiders, state, seat)), rng);
    }
    look(state);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;

describe.each(VARIANTS)('with %i seats, tactical: %s', (seats, tactical) => {
  test('DR-INV-01 in room k everybody holds at least 6 - k power cards, so there always is a legal card', () => {
    alongGames(seats, tactical, (state) => {
      if (state.lap === 0 && state.due === (1 << seats) - 1) {
        for (const power of state.power) expect(bits(power)).toBeGreaterThanOrEqual(5 - state.position);
      }
      for (let seat = 0; seat < seats; seat++) {
        const awaited = (dungeonRaiders.awaited(state) >> seat) & 1;
        if (awaited) expect(optionsOf(dungeonRaiders, state, seat).some((option) => option <= 5)).toBe(true);
      }
    });
  });

  test('DR-INV-02 of each item supply, hands and table make six', () => {
    alongGames(seats, tactical, (state) => {
      const census = dungeonRaiders.census(state);
      expect(ITEM_IDS.map((id) => census[id])).toEqual([6, 6, 6, 6]);
    });
  });

  test('DR-INV-03 coins stay from 0 to 20 and wounds at 0 or more', () => {
    alongGames(seats, tactical, (state) => {
      for (const coins of state.coins) expect(coins >= 0 && coins <= COIN_CAP).toBe(true);
      for (const wounds of state.wounds) expect(wounds).toBeGreaterThanOrEqual(0);
    });
  });

  test('DR-INV-04 the coins of all never exceed 87, for which there are tokens', () => {
    alongGames(seats, tactical, (state) => expect(sum(state.coins)).toBeLessThanOrEqual(87));
    const chests = ROOM_CARD_IDS.map((id) => ROOMS[id]).flatMap((card) =>
      card.kind === 'treasure' ? [card.count * sum(card.chests)] : [],
    );
    // 9 at the start, all chests, 3 coins for five players in each of two vaults, 2 from the Sphinx for five players.
    expect(9 + sum(chests) + 2 * 5 * 3 + 5 * 2).toBe(87);
    expect(
      sum(
        Object.values(TOKENS)
          .slice(0, 2)
          .map(({ value, count }) => value * count),
      ),
    ).toBe(94);
  });
});
