import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Numbered, Thread } from './threads/crew.ts';
import { Pool } from './threads/pool.ts';

export interface ThreadOptions {
  /** Lets the other threads of the process go first. */
  readonly background?: boolean;
}

/** A pool of worker threads. Each runs `file`, which calls `serveThread` with the games it can load. */
export function nodePool(file: URL, size = availableParallelism(), options: ThreadOptions = {}): Pool {
  return new Pool(size, () => nodeThread(file, options));
}

/** Starts a worker thread that runs `file`. */
export function nodeThread<To extends Numbered, From extends Numbered>(
  file: URL,
  options: ThreadOptions = {},
): Thread<To, From> {
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
