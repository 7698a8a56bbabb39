import type { FastRng } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import type { Bot, Budget, Choice, Level, SeatInput, Spoken, Thinking } from './bot.ts';
import { type Expert, soundAdvice } from './expert.ts';
import { Search } from './search/search.ts';
import { defaultSettings, type SearchSettings } from './search/settings.ts';
import { Tree } from './search/tree.ts';
import type { Family } from './zoo/zoo.ts';

/** How often a novice follows the advice of a good player; else anything that is not plainly silly. */
const novicesWit = 0.4;

/** What a game brings for its bots. */
export interface Wits<S, V, E> {
  expert(): Expert<S, V, E>;
  /** What a master knows beyond that, if anything: for its own seat, while others are thought to play as the expert says. */
  master?(): Expert<S, V, E>;
  /** What a seat says when it has answered, out of what it knows; nothing most of the time. */
  speak?(input: SeatInput<S, V, E>, rng: FastRng): Spoken | undefined;
  readonly search?: Partial<SearchSettings>;
  /** Fixed rules of this game to test bots against. */
  readonly zoo?: Family<S>;
  /** No knowledge of the game at all, see `plainWits`: advice is chance, so only searching makes a level better. */
  readonly plain?: boolean;
}

export const defaultBudget: Budget = { ms: 200 };

export function createBot<S, V, E>(
  wits: Wits<S, V, E>,
  level: Level,
  budget: Budget = defaultBudget,
): Bot<S, V, E> {
  switch (level) {
    case 'random':
      return quickBot(level, (input, rng) => ({ option: rng.pick(input.decision.options) }));
    case 'novice':
      return novice(wits.expert());
    case 'adventurer':
      return wits.plain ? searcher(wits, level, shortSearch) : adventurer(wits.expert());
    case 'master':
      return searcher(wits, level, (asked) => asked ?? budget);
  }
}

function adventurer<S, V, E>(expert: Expert<S, V, E>): Bot<S, V, E> {
  return quickBot('adventurer', (input, rng) => follow(expert, input, rng));
}

function novice<S, V, E>(expert: Expert<S, V, E>): Bot<S, V, E> {
  return quickBot('novice', (input, rng) => {
    const { options } = input.decision;
    if (options.length === 1 || rng.unit() < novicesWit) return follow(expert, input, rng);
    expert.begin?.(input, rng);
    const world = input.imagine(rng);
    expert.restart?.(world);
    const sane = options.filter((option) => !expert.blunder(world, input.seat, option));
    return { option: rng.pick(sane.length > 0 ? sane : options) };
  });
}

/** The advice of a good player in some world. It depends only on what the seat knows, so any world will do. */
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

/** Where there is no advice to follow, an adventurer looks ahead a little. */
const shortSearch = (): Budget => ({ iterations: 40 });

function searcher<S, V, E>(
  wits: Wits<S, V, E>,
  level: Level,
  budgetFor: (asked?: Budget) => Budget,
): Bot<S, V, E> {
  const settings: SearchSettings = { ...defaultSettings, ...wits.search };
  const expert = wits.master?.() ?? wits.expert();
  const tree = new Tree(1 << 15, 1 << 18);
  const think = (input: SeatInput<S, V, E>, rng: FastRng, asked?: Budget) =>
    new Search(input, expert, tree, budgetFor(asked), rng, settings);
  return {
    level,
    think,
    choose(input, rng) {
      const thinking = think(input, rng);
      while (!thinking.slice(Number.POSITIVE_INFINITY));
      return thinking.choice();
    },
  };
}

/** A bot that needs no time: its thinking is done when it begins. */
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
