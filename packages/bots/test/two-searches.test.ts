import { gameIds } from '@mazmorra/catalogue';
import { gameOf, witsOf } from '@mazmorra/catalogue/loaded';
import { at, FastRng, optionsOf } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice, Thinking } from '../src/bot.ts';
import { seatInput } from '../src/input.ts';
import { createBot } from '../src/levels.ts';
import { GameInPlay } from '../src/play.ts';
import type { BotStyle } from '../src/styles.ts';

const budget = { iterations: 60 };

/** The answer without its duration. */
const said = (thinking: Thinking): Choice => {
  const choice = thinking.choice(true);
  return choice.explanation === undefined
    ? choice
    : { ...choice, explanation: { ...choice.explanation, ms: 0 } };
};

describe.each([...gameIds])('%s', (id) => {
  const game = gameOf(id);
  const wits = witsOf(id);
  const style: BotStyle | undefined = wits.styles?.at(-1);
  const seats = Math.max(3, game.seats.min);

  /** Some decisions of a game of adventurers. */
  function visit(every: number, count: number, decision: (play: GameInPlay, seat: number) => void): void {
    const player = createBot(wits, 'adventurer');
    let visited = 0;
    for (let deal = 0; visited < count; deal++) {
      const play = new GameInPlay(game, seats, { seed: `two ${deal}` }, true);
      for (let answers = 0; play.seat >= 0 && visited < count; answers++) {
        const { seat } = play;
        if (answers % every === 3 && optionsOf(game, play.state, seat).length > 1) {
          visited++;
          decision(play, seat);
        }
        play.answer(seat, play.choose(player, seat).option);
      }
    }
  }

  test('two searches that take turns in one thread answer as each does alone', () => {
    visit(13, 4, (play, seat) => {
      const start = (own?: BotStyle): Thinking => {
        const rng = new FastRng(`mind ${own}`);
        const input = seatInput(game, play.state, seat, at(play.heard, seat), rng);
        return createBot(wits, 'master', budget, own).think(input, rng);
      };
      const alone = [start(), start(style)].map((search) => {
        while (!search.slice(Number.POSITIVE_INFINITY));
        return said(search);
      });
      const together = [start(), start(style)];
      // A slice this short is one playout.
      while (together.filter((search) => !search.slice(Number.MIN_VALUE)).length > 0);
      expect(together.map(said)).toEqual(alone);
    });
  });

  test('a playout of one expert changes nothing that another one says', () => {
    visit(5, 60, (play, seat) => {
      const heard = at(play.heard, seat);
      const speak = (meanwhile: () => void) => {
        const expert = wits.expert();
        const input = seatInput(game, play.state, seat, heard, new FastRng('input'));
        const world = input.imagine(new FastRng('world'));
        expert.begin?.(input, new FastRng('begin'));
        expert.restart?.(world);
        meanwhile();
        const { options } = input.decision;
        const ratings = new Float64Array(options.length);
        expert.rate?.(world, seat, options, ratings);
        return {
          advice: expert.advise(world, seat, options, new FastRng('advice')),
          blunders: options.filter((option) => expert.blunder(world, seat, option)),
          why: options.map((option) => expert.explain?.(world, seat, option)),
          ratings,
          worth: expert.worth(world, seat),
        };
      };
      const playout = () => {
        const other = wits.expert(style);
        const input = seatInput(game, play.state, seat, heard, new FastRng('other'));
        const world = input.imagine(new FastRng('other world'));
        other.begin?.(input, new FastRng('begin other'));
        other.restart?.(world, new FastRng('luck'));
        other.advise(world, seat, input.decision.options, new FastRng('advice'));
      };
      expect(speak(playout)).toEqual(speak(() => {}));
    });
  });
});
