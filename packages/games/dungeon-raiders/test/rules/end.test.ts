import { FastRng, type Outcome, playOut, randomChoice } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonRaiders } from '../../src/index.ts';
import { type Raid, raid } from '../raid.ts';

/** A defeated Tax Collector changes nothing: coins and wounds go to final scoring as they are. */
function scored(coins: readonly number[], wounds: readonly number[]): Raid {
  const plays = coins.map(() => 'power-5' as const);
  return raid({ seats: coins.length, room: 'tax-collector', coins, wounds }).play(...plays);
}

function outcome(table: Raid): Outcome {
  const result = dungeonRaiders.outcome(table.state);
  if (!result) throw new Error('the game has not ended');
  return result;
}

const collapsed = (table: Raid): number[] =>
  outcome(table).scores.flatMap((score, seat) => (score['collapsed'] === 1 ? [seat] : []));

/** Medusa takes those who play 1; the others stay below her strength. */
const afterMedusa = (coins: readonly number[], wounds: readonly number[], taken: readonly number[]): Raid =>
  raid({ seats: coins.length, room: 'medusa', coins, wounds }).play(
    ...coins.map((_, seat) => (taken.includes(seat) ? 'power-1' : 'power-2')),
  );

describe('end of the game', () => {
  test.each([3, 4, 5])(
    'DR-END-01 with %i players nobody collapses when all have the same wounds',
    (seats) => {
      const wounds = Array.from({ length: seats }, () => 4);
      const table = scored(
        wounds.map((_, seat) => seat),
        wounds,
      );
      expect(collapsed(table)).toEqual([]);
      expect(outcome(table).winners).toEqual([seats - 1]);
      expect(table.rulesOf('nobody-collapsed')).toEqual(['DR-END-01']);
    },
  );

  test('DR-END-02 the player with the most wounds collapses and cannot win', () => {
    const table = scored([20, 5, 4], [3, 2, 1]);
    expect(collapsed(table)).toEqual([0]);
    expect(outcome(table).winners).toEqual([1]);
    expect(table.told('collapsed')).toEqual([{ type: 'collapsed', seats: [0], wounds: 3 }]);
  });

  test('DR-END-02, DR-END-05 who collapses is told before the coins are counted', () => {
    const types = scored([20, 5, 4], [3, 2, 1]).log.map((event) => event.public?.type);
    expect(types.indexOf('collapsed')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('collapsed')).toBeLessThan(types.indexOf('game-won'));
  });

  test('DR-END-03 in a game of 4 or 5 all who tie for the most wounds collapse', () => {
    expect(collapsed(scored([9, 9, 1, 1], [5, 5, 2, 2]))).toEqual([0, 1]);
    expect(collapsed(scored([9, 9, 9, 1, 0], [5, 5, 5, 2, 1]))).toEqual([0, 1, 2]);
  });

  test('DR-END-04 in a game of 3 only one who is alone with the most wounds collapses', () => {
    expect(collapsed(scored([9, 8, 1], [5, 5, 2]))).toEqual([]);
    expect(collapsed(scored([9, 8, 1], [5, 4, 2]))).toEqual([0]);
  });

  test('DR-END-05 most coins win, on a tie fewest wounds', () => {
    expect(outcome(scored([5, 8, 7, 0], [1, 2, 0, 9]))).toMatchObject({ winners: [1], rule: 'DR-END-05' });
    expect(outcome(scored([8, 8, 7, 0], [1, 2, 0, 9])).winners).toEqual([0]);
  });

  test('DR-END-06 who is still tied shares the victory', () => {
    const table = scored([8, 8, 8, 0], [1, 1, 2, 9]);
    expect(outcome(table)).toMatchObject({ winners: [0, 1], places: [1, 1, 3, 4], rule: 'DR-END-06' });
    expect(table.told('game-won')).toEqual([
      { type: 'game-won', seats: [0, 1], coins: 8, wounds: 1, beaten: [2] },
    ]);
  });

  test('DR-END-05 the log names those who have as many coins and more wounds, and nobody else', () => {
    expect(scored([8, 8, 7, 0], [1, 2, 0, 9]).told('game-won')).toMatchObject([{ seats: [0], beaten: [1] }]);
    const [alone] = scored([5, 8, 7, 8], [1, 2, 0, 9]).told('game-won');
    expect(alone).toEqual({ type: 'game-won', seats: [1], coins: 8, wounds: 2 });
  });

  test('DR-END-01 DR-END-04 the log says why nobody collapses', () => {
    const why = (table: Raid) => table.told('nobody-collapsed').map((event) => event.why);
    expect(why(scored([1, 2, 3, 4], [2, 2, 2, 2]))).toEqual(['equal']);
    expect(why(scored([9, 8, 1], [5, 5, 2]))).toEqual(['tie-of-three']);
    expect(why(afterMedusa([9, 5, 1], [0, 1, 2], [0, 1]))).toEqual(['alone']);
    expect(why(afterMedusa([9, 5, 1, 1], [0, 1, 2, 2], [0, 1]))).toEqual(['equal']);
  });

  test('DR-END-07 if Medusa eliminated everybody there is no winner', () => {
    const table = afterMedusa([9, 5, 1], [0, 1, 2], [0, 1, 2]);
    expect(outcome(table)).toMatchObject({ winners: [], rule: 'DR-END-07' });
    expect(table.rulesOf('everyone-lost')).toEqual(['DR-END-07']);
    expect(table.told('game-won')).toEqual([]);
  });

  test('DR-END-08 the eliminated take no part, and the number of players at the start decides about ties', () => {
    // Seat 0 has the most wounds and the most coins, but is gone; 1 and 2 tie for the most of the rest.
    const four = afterMedusa([20, 8, 7, 1], [9, 5, 5, 2], [0]);
    expect(collapsed(four)).toEqual([1, 2]);
    expect(outcome(four).winners).toEqual([3]);
    const three = afterMedusa([20, 8, 7], [9, 5, 4], [0]);
    expect(collapsed(three)).toEqual([1]);
    expect(outcome(three).winners).toEqual([2]);
  });

  test('DR-END-09 places: winners, others by coins and wounds, collapsed, eliminated; equal players share one', () => {
    expect(outcome(scored([10, 9, 9, 15, 9], [2, 1, 1, 6, 3])).places).toEqual([1, 2, 2, 5, 4]);
    const medusa = afterMedusa([20, 19, 8, 7, 3], [0, 1, 2, 3, 1], [0, 1]);
    expect(outcome(medusa).places).toEqual([4, 4, 1, 3, 2]);
  });

  test('DR-END-10 there is always a winner unless everybody was eliminated', () => {
    const rng = new FastRng('always a winner');
    for (let game = 0; game < 300; game++) {
      const state = dungeonRaiders.setup(3 + (game % 3), { tactical: game % 2 === 0 }, rng);
      playOut(dungeonRaiders, state, rng, randomChoice(rng));
      const everybody = state.eliminated === (1 << state.seats) - 1;
      expect(dungeonRaiders.outcome(state)?.winners.length === 0).toBe(everybody);
    }
  });

  test('DR-RULING-06 with three players the most wounds are enough, half of all wounds are not needed', () => {
    expect(collapsed(scored([9, 8, 1], [4, 3, 3]))).toEqual([0]);
  });

  test('DR-RULING-24 after Medusa one survivor wins, and equal survivors do not collapse', () => {
    expect(outcome(afterMedusa([9, 8, 0], [0, 0, 9], [0, 1])).winners).toEqual([2]);
    const equal = afterMedusa([9, 3, 4, 9], [0, 5, 5, 0], [0, 3]);
    expect(collapsed(equal)).toEqual([]);
    expect(outcome(equal).winners).toEqual([2]);
  });

  test('DR-RULING-25 everybody attacked by Medusa: a result without a winner', () => {
    const table = afterMedusa([9, 8, 7, 6], [0, 0, 0, 0], [0, 1, 2, 3]);
    expect(outcome(table).winners).toEqual([]);
    expect(new Set(outcome(table).places).size).toBe(1);
  });

  test('DR-RULING-39 an order beyond the winners is made for display: it never makes a winner', () => {
    const { places, winners } = outcome(scored([9, 7, 7, 20], [1, 1, 2, 8]));
    expect(places).toEqual([1, 2, 3, 4]);
    expect(winners).toEqual([0]);
  });

  test('DR-RULING-43 wounds are counted by value, not by tokens', () => {
    // 6 wounds are two tokens (5 + 1), 4 wounds are four.
    expect(collapsed(scored([9, 8, 1, 1], [6, 4, 4, 4]))).toEqual([0]);
  });
});
