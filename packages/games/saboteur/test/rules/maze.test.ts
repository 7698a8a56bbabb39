import { completeVariants, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { FALL, PATH, type State, saboteur, verbOf } from '../../src/index.ts';
import { rebuild } from '../../src/rules/maze.ts';
import { eager } from '../eager.ts';
import { dice } from '../scene.ts';

describe('the maze', () => {
  const parts = ({ maze, rim, loose }: State) => ({ maze, loose, rim: rim.toSorted() });

  function check(state: State): void {
    const afresh = saboteur.copy(state);
    rebuild(afresh);
    expect(parts(state)).toEqual(parts(afresh));
  }

  test('SB-PATH-06: what is kept from card to card is what the cards alone give, along whole rounds', () => {
    const met = { stones: 0, loose: 0 };
    for (let round = 0; round < 16; round++) {
      const rng = dice(`maze ${round}`);
      const seats = 3 + (round % 8);
      const state = saboteur.setup(seats, completeVariants(saboteur, seats, { rounds: 1 }), rng);
      check(state);
      while (state.phase === 'turn') {
        const option = rng.pick(optionsOf(eager, state, state.turn));
        saboteur.answer(state, state.turn, option, rng);
        if (verbOf(option) !== PATH && verbOf(option) !== FALL) continue;
        check(state);
        met.stones += state.turnedUp === 0 ? 0 : 1;
        met.loose += state.loose === 0 ? 0 : 1;
      }
    }
    expect(met.stones).toBeGreaterThan(20);
    expect(met.loose).toBeGreaterThan(20);
  });
});
