import { completeVariants, FastRng } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { ENDING_IDS, welcomeToTheDungeon as game, OPTION_NAMES } from '../src/index.ts';

test('random games meet every option, every decision and every way in which a card can end', () => {
  const rng = new FastRng('coverage');
  const options = new Set<string>();
  const decisions = new Set<string>();
  const endings = new Set<string>();
  for (let n = 0; n < 300; n++) {
    const state = game.setup(2 + (n % 3), completeVariants(game, 4, { firstAdventurer: 'random' }), rng);
    while (game.awaited(state) !== 0) {
      decisions.add(game.decisionKind(state, state.turn));
      const offered: number[] = [];
      game.options(state, state.turn, offered);
      // mostly draw and add, or dungeons stay small
      const option = rng.int(3) > 0 ? (offered[0] ?? -1) : rng.pick(offered);
      options.add(game.nameOf(option));
      game.answer(state, state.turn, option, rng);
      for (const { end } of game.view(state, 'all').run?.steps ?? []) endings.add(end);
    }
  }
  expect([...options].sort()).toEqual([...OPTION_NAMES].sort());
  expect([...decisions].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `WD-DEC-0${number}`));
  expect([...endings].sort()).toEqual(ENDING_IDS.filter((id) => id !== 'none').sort());
});
