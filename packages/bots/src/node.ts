import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  concludeMatch,
  type DealResult,
  dealsBetweenLooks,
  dealsOf,
  fieldAloneOf,
  isDecided,
  type Match,
  type MatchResult,
} from './arena/arena.ts';
import { Pool, type Thread } from './threads/pool.ts';

export interface ThreadOptions {
  /** Lets the other threads of the process go first. */
  readonly background?: boolean;
}

/** A pool of worker threads. Each runs `file`, which calls `serveThread` with the games it can load. */
export function nodePool(file: URL, size = availableParallelism(), options: ThreadOptions = {}): Pool {
  return new Pool(size, () => nodeThread(file, options));
}

function nodeThread(file: URL, options: ThreadOptions): Thread {
  const worker = new Worker(file, { workerData: options });
  // An idle pool does not keep the process alive; a running job does.
  worker.unref();
  let jobs = 0;
  return {
    send(message) {
      if (message.kind !== 'stop' && jobs++ === 0) worker.ref();
      worker.postMessage(message);
    },
    onMessage(listener) {
      worker.on('message', (message) => {
        if (--jobs === 0) worker.unref();
        listener(message);
      });
    },
    onBreakdown(listener) {
      worker.on('error', (error) => listener(error instanceof Error ? error : new Error(String(error))));
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** Results of deals that were played before, so that an interrupted match goes on where it was. */
export interface DealStore {
  find(match: Match, deal: number): DealResult | undefined;
  keep(match: Match, result: DealResult): void;
}

/**
 * Plays a match on all threads of a pool, with early stopping if the match asks for it. The result does not depend on
 * the number of threads: deals are evaluated in the same portions on any of them.
 */
export async function runMatch(
  pool: Pool,
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
    const result = found ?? (await pool.deal(one, deal).done);
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
