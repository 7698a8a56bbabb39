import { availableParallelism } from 'node:os';
import { Crew } from '@mazmorra/bots';
import { nodeThread } from '@mazmorra/bots/node';
import {
  concludeMatch,
  type DealResult,
  dealsBetweenLooks,
  dealsOf,
  fieldAloneOf,
  isDecided,
  type Match,
  type MatchResult,
} from './arena.ts';
import type { FromDealer, ToDealer } from './messages.ts';

/** Worker threads that play deals. */
export type DealCrew = Crew<ToDealer, FromDealer>;

export const dealCrew = (threads: number = availableParallelism()): DealCrew =>
  new Crew(threads, () => nodeThread(new URL('./deal-worker.ts', import.meta.url)));

const playedBy = (crew: DealCrew, match: Match, deal: number): Promise<DealResult> =>
  crew.submit(
    (id): ToDealer => ({ kind: 'deal', id, match, deal }),
    ({ result }) => result,
  ).done;

/** Results of deals that were played before, so that an interrupted match goes on where it was. */
export interface DealStore {
  find(match: Match, deal: number): DealResult | undefined;
  keep(match: Match, result: DealResult): void;
}

/**
 * Plays a match on all threads of a crew, with early stopping if the match asks for it. The result does not depend on
 * the number of threads: deals are evaluated in the same portions on any of them.
 */
export async function runMatch(
  crew: DealCrew,
  match: Match,
  progress?: (done: number, of: number) => void,
  store?: DealStore,
): Promise<MatchResult> {
  const count = dealsOf(match);
  const portion = match.until === undefined ? count : dealsBetweenLooks;
  const each = match.seats === 1 ? 2 : 1;
  const deals: DealResult[] = [];
  const alone: DealResult[] = [];
  let done = 0;
  const play = async (one: Match, deal: number) => {
    const found = store?.find(one, deal);
    const result = found ?? (await playedBy(crew, one, deal));
    if (found === undefined) store?.keep(one, result);
    progress?.(++done, count * each);
    return result;
  };
  while (deals.length < count) {
    const first = deals.length;
    const numbers = Array.from({ length: Math.min(portion, count - first) }, (_, i) => first + i);
    const [next, nextAlone] = await Promise.all([
      Promise.all(numbers.map((deal) => play(match, deal))),
      Promise.all(match.seats === 1 ? numbers.map((deal) => play(fieldAloneOf(match), deal)) : []),
    ]);
    deals.push(...next);
    alone.push(...nextAlone);
    if (isDecided(concludeMatch(match, deals, alone))) break;
  }
  return concludeMatch(match, deals, alone);
}
