import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { concludeMatch, dealsOf, fieldAloneOf, type Match, type MatchResult } from './arena/arena.ts';
import { Pool, type Thread } from './threads/pool.ts';

/** A pool of worker threads, each running `file`, which calls `serveThread` with the games it can load. */
export function nodePool(file: URL, size = availableParallelism()): Pool {
  return new Pool(size, () => nodeThread(file));
}

function nodeThread(file: URL): Thread {
  const worker = new Worker(file);
  // An idle pool does not keep a finished program alive; a job being worked on does.
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

/** Plays a match on all threads of a pool. The result does not hang on how the deals were spread. */
export async function runMatch(
  pool: Pool,
  match: Match,
  progress?: (done: number, of: number) => void,
): Promise<MatchResult> {
  const numbers = Array.from({ length: dealsOf(match) }, (_, deal) => deal);
  const alone = match.seats === 1 ? numbers : [];
  const of = numbers.length + alone.length;
  let done = 0;
  const play = async (one: Match, deal: number) => {
    const result = await pool.deal(one, deal).done;
    progress?.(++done, of);
    return result;
  };
  const [deals, fieldDeals] = await Promise.all([
    Promise.all(numbers.map((deal) => play(match, deal))),
    Promise.all(alone.map((deal) => play(fieldAloneOf(match), deal))),
  ]);
  return concludeMatch(match, deals, fieldDeals);
}
