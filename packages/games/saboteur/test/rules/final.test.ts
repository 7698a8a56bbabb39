import { describe, expect, test } from 'vitest';
import { type State, saboteur } from '../../src/index.ts';
import { outcomeOf } from '../../src/rules/final.ts';
import { pickOf } from '../../src/rules/pick.ts';
import { endgame, newTable, told } from '../scene.ts';

describe('the end of the game', () => {
  const withGold = (...gold: readonly (readonly number[])[]): State => {
    const { state } = newTable({ seats: gold.length });
    state.picks = gold.flatMap((values, seat) => values.map((n) => pickOf(seat, n)));
    return state;
  };

  test('SB-FINAL-01: after the last round all gold is turned up and the most nuggets win', () => {
    const table = newTable({ saboteurs: [1], variants: { rounds: 1 } });
    endgame(table, { hands: [['path-cross'], [], []] });
    expect(saboteur.outcome(table.state)).toBeUndefined();
    table.answer(0, 'discard:path-cross');
    expect(told(table, 'game-ended')).toEqual([
      { type: 'game-ended', nuggets: [0, 4, 0], cards: [[], [3, 1], []], winners: [1] },
    ]);
    expect(saboteur.outcome(table.state)).toEqual({
      places: [2, 1, 2],
      winners: [1],
      rule: 'SB-FINAL-01',
      scores: [
        { nuggets: 0, goldCards: 0 },
        { nuggets: 4, goldCards: 2 },
        { nuggets: 0, goldCards: 0 },
      ],
    });
    expect(table.view(0).players[1]?.gold).toEqual({ cards: 2, credit: 0, values: [3, 1], nuggets: 4 });
    expect(saboteur.awaited(table.state)).toBe(0);
    expect(saboteur.whyNot(table.state, 0, saboteur.optionNamed('map:top') ?? -1)).toBe('SB-FINAL-01');
  });

  test('SB-FINAL-02: tied players share the victory, however many cards they hold', () => {
    expect(outcomeOf(withGold([3, 1], [2], [2, 2]))).toMatchObject({ winners: [0, 2], rule: 'SB-FINAL-02' });
    expect(outcomeOf(withGold([], [], []))).toMatchObject({ winners: [0, 1, 2], places: [1, 1, 1] });
  });

  test('SB-RULING-40: places by nuggets, equal nuggets share a place', () => {
    expect(outcomeOf(withGold([1], [3], [1], [2], [])).places).toEqual([3, 1, 3, 2, 5]);
  });
});
