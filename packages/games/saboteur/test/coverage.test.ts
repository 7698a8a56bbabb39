import { completeVariants, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, cardId, kindIn, nameOf, PATH_CARDS, saboteur } from '../src/index.ts';
import { eager } from './eager.ts';
import { dice } from './scene.ts';

/** Plays until everything has happened that can: every card played and discarded, every goal reached, both decisions. */
describe('coverage', () => {
  test('every card is played and discarded, every goal turned up both ways, every sum paid, in a few hundred games', () => {
    const met = new Set<string>();
    for (let game = 0; game < 240; game++) {
      const rng = dice(`coverage ${game}`);
      const seats = 3 + (game % 8);
      const rules = game % 3 === 0 ? saboteur : eager;
      const state = rules.setup(seats, completeVariants(saboteur, seats, {}), rng);
      while (state.phase !== 'over') {
        met.add(rules.decisionKind(state, state.turn));
        const option = rng.pick(optionsOf(rules, state, state.turn));
        const [verb] = nameOf(option).split(':');
        met.add(state.phase === 'draft' ? nameOf(option) : `${verb} ${cardId(kindIn(option))}`);
        rules.answer(state, state.turn, option, rng, ({ public: told }) => {
          if (told?.type === 'goal-turned') met.add(`${told.slot} ${told.card} ${told.rotation}`);
          if (told?.type === 'gold-paid') met.add(`paid ${told.nuggets}`);
        });
      }
    }
    const wanted = [
      'SB-DEC-01',
      'SB-DEC-03',
      ...PATH_CARDS.flatMap(({ id }) => [`path ${id}`, `discard ${id}`]),
      ...ACTION_CARDS.flatMap(({ id, kind }) => [`${kind} ${id}`, `discard ${id}`]),
      'take:1',
      'take:2',
      'take:3',
      'paid 2',
      'paid 3',
      'paid 4',
      ...['top', 'middle', 'bottom'].flatMap((slot) => [
        `${slot} goal-treasure 0`,
        `${slot} goal-stone-ne 180`,
        `${slot} goal-stone-nw 0`,
      ]),
      'top goal-stone-nw 180',
      'middle goal-stone-ne 0',
      'bottom goal-stone-ne 0',
    ];
    expect(wanted.filter((thing) => !met.has(thing))).toEqual([]);
  });
});
