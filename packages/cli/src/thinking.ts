import {
  type BotName,
  type Budget,
  familyOf,
  isOutsideName,
  isZooName,
  type Level,
  levels,
  ruleNamed,
  styledName,
  styleIn,
  weightsNamed,
} from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { wholeNumber } from './flags.ts';
import { UsageError } from './usage.ts';

/** Flags of every command whose bots think. */
export const THINKING_FLAGS = { iterations: { type: 'string' }, ms: { type: 'string' } } as const;

const USUAL_ITERATIONS = 1000;

/** Counted in iterations unless time is asked for: the same arguments shall give the same results. */
export function readBudget(values: { readonly iterations?: string; readonly ms?: string }): Budget {
  if (values.ms === undefined) {
    const range = { min: 1, max: 100_000_000 };
    return { iterations: wholeNumber('--iterations', values.iterations, USUAL_ITERATIONS, range) };
  }
  if (values.iterations !== undefined)
    throw new UsageError(({ refusals }) => refusals.exclusive('--ms', '--iterations'));
  return { ms: wholeNumber('--ms', values.ms, 0, { min: 1, max: 600_000 }) };
}

export function readLevel(name: string): Level {
  const level = levels.find((known) => known === name.trim());
  if (level === undefined) throw new UsageError(({ refusals }) => refusals.unknownBot(name, levels));
  return level;
}

/** A level, a level in a style such as `adventurer+greedy`, a fixed rule of the game's zoo such as `zoo:never-pass`, or a program such as `cmd:python3 bot.py`. */
export function readBot(game: GameId, name: string): BotName {
  const bot = name.trim();
  if (isOutsideName(bot)) return bot;
  if (!isZooName(bot)) return bot.includes('+') ? readStyled(game, bot) : readLevel(bot);
  const family = familyOf(playableOf(game));
  if ((ruleNamed(family, bot) ?? weightsNamed(family, bot)) !== undefined) return bot;
  const settings = Object.entries(family.settings).map(([key, values]) => `${key} (${values.join(', ')})`);
  const named = Object.keys(family.named).map((one) => `zoo:${one}`);
  throw new UsageError(({ refusals }) => refusals.unknownRule(name, game, named, settings));
}

function readStyled(game: GameId, name: string): BotName {
  const { level, style } = styleIn(name);
  const styles = playableOf(game).wits.styles ?? [];
  if (style === undefined || !styles.includes(style))
    throw new UsageError(({ refusals }) => refusals.unknownStyle(name, game, styles));
  return styledName(readLevel(level), style);
}

/** `random` or `master,novice` as one bot for each seat, in turn. */
export function readLevels(list: string, seats: number): Level[] {
  const named = list.split(',').map(readLevel);
  if (named.length > seats) throw new UsageError(({ refusals }) => refusals.tooManyBots(named.length, seats));
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] ?? 'random');
}
