import { type Budget, type Level, levels } from '@mazmorra/bots';
import { wholeNumber } from './flags.ts';
import { typed } from './text/index.ts';
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
  if (level === undefined)
    throw new UsageError(({ refusals, allowed }) => refusals.unknownBot(typed(name), allowed(levels)));
  return level;
}

/** `random` or `master,novice` as one bot for each seat, in turn. */
export function readLevels(list: string, seats: number): Level[] {
  const named = list.split(',').map(readLevel);
  if (named.length > seats) throw new UsageError(({ refusals }) => refusals.tooManyBots(named.length, seats));
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] ?? 'random');
}
