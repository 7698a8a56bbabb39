import { type GameId, gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf, witsOf } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  at,
  completeVariants,
  FastRng,
  firstSeat,
  type Option,
  optionsOf,
  type Variants,
  valuesAt,
} from '@mazmorra/kernel';
import { type State, welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import { type AnyBot, levels } from '../src/bot.ts';
import { seatInput } from '../src/input.ts';
import { type Heard, listen, seatCounts } from './helpers.ts';

/** Visits one decision in `every` along whole games, with the events of each seat. */
function visitDecisions(
  game: AnyGame,
  seats: number,
  seed: string,
  every: number,
  visit: (state: unknown, seat: number, heard: Heard) => void,
  variants: Variants = {},
): void {
  const rng = new FastRng(seed);
  const heard = listen(seats);
  const state = game.setup(seats, completeVariants(game, seats, variants), rng, heard.emit);
  for (let answers = 0; ; answers++) {
    const seat = firstSeat(game.awaited(state));
    if (seat < 0) return;
    const options = optionsOf(game, state, seat);
    if (options.length > 1 && answers % every === 0) visit(state, seat, heard);
    game.answer(state, seat, rng.pick(options), rng, heard.emit);
  }
}

const budget = { iterations: 24 };

describe.each([...gameIds])('%s', (id: GameId) => {
  const game = gameOf(id);
  test.each(seatCounts(game))(
    'every level answers alike whatever lies where it cannot see, %i seats',
    (seats) => {
      const bots = levels.map((level): AnyBot => botFor(id, level, budget));
      let asked = 0;
      visitDecisions(game, seats, `fair ${seats}`, 11, (state, seat, heard) => {
        const other = game.redeal(state, seat, new FastRng(`other ${asked++}`));
        for (const bot of bots) {
          const [a, b] = [state, other].map((world) => {
            const rng = new FastRng(`mind ${asked}`);
            const choice = bot.choose(seatInput(game, world, seat, heard.by(seat), rng), rng);
            return { ...choice, explanation: { ...choice.explanation, ms: 0 } };
          });
          expect(b, `${bot.level} at seat ${seat}`).toEqual(a);
        }
      });
      expect(asked).toBeGreaterThan(0);
    },
  );

  test.each(seatCounts(game))(
    'the advice and its words hang on nothing hidden in an imagined world, %i seats',
    (seats) => {
      const expert = witsOf(id).expert();
      let asked = 0;
      visitDecisions(game, seats, `advice ${seats}`, 5, (state, seat, heard) => {
        asked++;
        const first = adviceIn(expert, game, state, seat, heard, 0);
        for (let world = 1; world < 4; world++) {
          expect(adviceIn(expert, game, state, seat, heard, world)).toEqual(first);
        }
        const options = optionsOf(game, state, seat);
        expect(first.blunders.length, 'an option that is no blunder').toBeLessThan(options.length);
        expect(options).toContain(game.optionNamed(first.advice));
      });
      expect(asked).toBeGreaterThan(0);
    },
  );
});

describe.each([...gameIds])('%s with a variant', (id: GameId) => {
  const game = gameOf(id);
  const others = game.variants.flatMap((spec) => {
    const { min, max } = spec.seats ?? game.seats;
    const seats = Math.max(min, Math.min(4, max));
    return valuesAt(spec, seats)
      .filter((value) => value !== spec.default)
      .map((value) => [spec.id, value, seats] as const);
  });
  test.each(others)('the advice hangs on nothing hidden with %s = %s, %i seats', (variant, value, seats) => {
    const expert = witsOf(id).expert();
    visitDecisions(
      game,
      seats,
      `variant ${variant}`,
      13,
      (state, seat, heard) => {
        const first = adviceIn(expert, game, state, seat, heard, 0);
        for (let world = 1; world < 3; world++)
          expect(adviceIn(expert, game, state, seat, heard, world)).toEqual(first);
      },
      { [variant]: value },
    );
  });
});

/** A game need not know any style. */
const styledGames = gameIds.filter((id) => (witsOf(id).styles ?? []).length > 0);

describe.each(styledGames)('%s in a style', (id: GameId) => {
  const game = gameOf(id);
  test.each(witsOf(id).styles ?? [])('the advice of the %s hangs on nothing hidden', (style) => {
    const expert = witsOf(id).expert(style);
    visitDecisions(game, Math.max(3, game.seats.min), `style ${style}`, 13, (state, seat, heard) => {
      const first = adviceIn(expert, game, state, seat, heard, 0);
      for (let world = 1; world < 3; world++)
        expect(adviceIn(expert, game, state, seat, heard, world)).toEqual(first);
    });
  });
});

/** Everything an expert returns for a decision in one of the imagined worlds of its seat. */
function adviceIn(
  expert: ReturnType<ReturnType<typeof witsOf>['expert']>,
  game: AnyGame,
  state: unknown,
  seat: number,
  heard: Heard,
  world: number,
) {
  const options = optionsOf(game, state, seat);
  const known = game.remembered?.(state) ?? state;
  const imagined = game.redeal(known, seat, new FastRng(`world ${world}`));
  const input = seatInput(game, imagined, seat, heard.by(seat), new FastRng('input'));
  expert.begin?.(input, new FastRng('begin'));
  expert.restart?.(game.redeal(known, seat, new FastRng(`world ${world}`)));
  return {
    advice: game.nameOf(expert.advise(imagined, seat, options, new FastRng('advice'))),
    blunders: options.filter((option: Option) => expert.blunder(imagined, seat, option)),
    key: expert.key(imagined, seat),
    said: options.map((option: Option) => expert.explain?.(imagined, seat, option)),
  };
}

test('an expert that looked at the deck would be caught', () => {
  const peeking = Object.assign(witsOf('welcome-to-the-dungeon').expert(), {
    advise: (s: State, _seat: number, options: readonly Option[]) =>
      at(options, at(s.cards, s.drawn) % options.length),
    begin: undefined,
    restart: undefined,
  });
  const answers = new Set<string>();
  visitDecisions(welcomeToTheDungeon, 3, 'peek', 1000, (state, seat, heard) => {
    for (let world = 0; world < 12; world++) {
      answers.add(adviceIn(peeking, welcomeToTheDungeon, state, seat, heard, world).advice);
    }
  });
  expect(answers.size).toBeGreaterThan(1);
});
