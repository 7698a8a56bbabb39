import type { FastRng } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import type { Bot, Budget, Choice, Level, Mind, SeatInput, Spoken, Thinking } from './bot.ts';
import { type Expert, soundAdvice } from './expert.ts';
import { Search } from './search/search.ts';
import { defaultSettings, type SearchSettings } from './search/settings.ts';
import { Tree } from './search/tree.ts';
import type { BotStyle } from './styles.ts';

/** Probability that a learner follows the advice. Otherwise it chooses any option that is not a blunder. */
const wit = { novice: 0.4, apprentice: 0.75 } as const;

/** The knowledge that a game supplies for its bots. */
export interface Wits<S, V, E> {
  /** Makes the expert of the game. A style, if given, applies to the seat that `begin` names. */
  expert(style?: BotStyle): Expert<S, V, E>;
  /** The styles that have an effect in this game. */
  readonly styles?: readonly BotStyle[];
  /**
   * Makes the expert of a master, if it differs: it applies to the master's own seat, while other seats follow
   * `expert`.
   */
  master?(style?: BotStyle): Expert<S, V, E>;
  /** What a seat says after its answer, based on what it knows; usually nothing. */
  speak?(input: SeatInput<S, V, E>, rng: FastRng, style?: BotStyle): Spoken | undefined;
  readonly search?: Partial<SearchSettings>;
  /**
   * Set if there is no knowledge of the game (see `plainWits`): the advice is random, so levels differ only by search.
   */
  readonly plain?: boolean;
}

export const defaultBudget: Budget = { ms: 200 };

export function createBot<S, V, E>(
  wits: Wits<S, V, E>,
  level: Level,
  budget: Budget = defaultBudget,
  style?: BotStyle,
): Bot<S, V, E> {
  switch (level) {
    case 'random':
      return quickBot(level, (input, rng) => ({ option: rng.pick(input.decision.options) }));
    case 'novice':
    case 'apprentice':
      return learner(level, wits.expert(style));
    case 'adventurer':
      return wits.plain ? searcher(wits, level, shortSearch) : adventurer(wits.expert(style));
    case 'master':
      return searcher(wits, level, (asked) => asked ?? budget, style);
  }
}

function adventurer<S, V, E>(expert: Expert<S, V, E>): Bot<S, V, E> {
  return quickBot('adventurer', (input, rng) => follow(expert, input, rng));
}

function learner<S, V, E>(level: keyof typeof wit, expert: Expert<S, V, E>): Bot<S, V, E> {
  return quickBot(level, (input, rng) => {
    const { options } = input.decision;
    if (options.length === 1 || rng.unit() < wit[level]) return follow(expert, input, rng);
    expert.begin?.(input, rng);
    const world = input.imagine(rng);
    expert.restart?.(world);
    const sane = options.filter((option) => !expert.blunder(world, input.seat, option));
    return { option: rng.pick(sane.length > 0 ? sane : options) };
  });
}

/**
 * The expert's advice, computed in one imagined world. It depends only on what the seat knows, so any world gives the
 * same advice.
 */
function follow<S, V, E>(expert: Expert<S, V, E>, input: SeatInput<S, V, E>, rng: FastRng): Choice {
  const { options } = input.decision;
  if (options.length === 1) return { option: at(options, 0) };
  expert.begin?.(input, rng);
  const world = input.imagine(rng);
  expert.restart?.(world);
  let reason: string | undefined;
  const option = soundAdvice(expert, world, input.seat, options, rng, (id) => {
    reason = id;
  });
  return reason === undefined ? { option } : { option, reason };
}

/** The value a master gives up at most to follow its style. */
const leaning = 0.04;

/** Budget of an adventurer where there is no advice to follow: a short search. */
const shortSearch = (): Budget => ({ iterations: 40 });

function searcher<S, V, E>(
  wits: Wits<S, V, E>,
  level: Level,
  budgetFor: (asked?: Budget) => Budget,
  style?: BotStyle,
): Bot<S, V, E> {
  const settings: SearchSettings = {
    ...defaultSettings,
    ...wits.search,
    ...(style !== undefined && { leaning }),
  };
  const expert = wits.master?.(style) ?? wits.expert(style);
  const tree = new Tree(1 << 15, 1 << 18);
  let last: Mind | undefined;
  const think = (input: SeatInput<S, V, E>, rng: FastRng, asked?: Budget, mind?: Mind) => {
    if (mind === undefined || mind !== last) tree.clear();
    last = mind;
    return new Search(input, expert, tree, budgetFor(asked), rng, settings);
  };
  return {
    level,
    think,
    choose(input, rng, mind) {
      const thinking = think(input, rng, undefined, mind);
      while (!thinking.slice(Number.POSITIVE_INFINITY));
      return thinking.choice();
    },
    compare(input, rng, asked, pair) {
      last = undefined;
      return new Search(input, expert, tree, asked, rng, settings, pair);
    },
  };
}

/** A bot that answers at once, without a search. */
function quickBot<S, V, E>(
  level: Level,
  choose: (input: SeatInput<S, V, E>, rng: FastRng) => Choice,
): Bot<S, V, E> {
  return {
    level,
    choose,
    think(input, rng): Thinking {
      const choice = choose(input, rng);
      return { slice: () => true, choice: () => choice };
    },
  };
}
