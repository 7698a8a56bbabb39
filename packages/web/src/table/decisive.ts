import type { Outcome } from '@mazmorra/kernel';
import type { LogEntry } from './client.ts';
import type { AnyScreen } from './contract.ts';

/**
 * Where a replay begins to show the moment that decided a game, as the search of its address: before the last move that turned over
 * something that decides, seen by who won.
 */
export function decisiveMoment(
  log: readonly LogEntry[],
  screen: AnyScreen,
  { winners }: Pick<Outcome, 'winners'>,
): string | undefined {
  const deciding = log.filter(({ event }) => screen.decides?.(event));
  const last = deciding.findLast(({ event }) => screen.reveals?.(event)) ?? deciding.at(-1);
  return last && momentAddress(last.number - 1, winners[0] ?? 'all');
}

/** A few moves of a replay, through whose eyes, as the search of an address. */
export const clipAddress = ({ at, to, eyes }: { at: number; to: number; eyes: number | string }): string =>
  `at=${at}&to=${to}&eyes=${eyes}&play=1`;

/** A moment of a replay: after this many moves, through whose eyes; it plays by itself from there. */
export const momentAddress = (at: number, eyes: number | string): string => `at=${at}&eyes=${eyes}&play=1`;
