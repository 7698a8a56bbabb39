import { type Remote, wrap } from 'comlink';

/** What every worker of ours answers first: its code is loaded and it listens. */
interface Ready {
  ready(): Promise<true> | true;
}

/** A worker that begins to load. */
export interface Loading {
  readonly worker: Worker;
  /** Ends it, with all it has started. */
  end(): void;
}

export interface Started<T> {
  readonly api: Remote<T>;
  end(): void;
}

/** A worker is loaded at most so many times. */
const TRIES = 3;

/**
 * Starts a worker and waits until it answers. Loading its code may fail: without a network, or in Firefox when the service
 * worker is stopped while it hands the file over. Nothing would ever answer then, so it is loaded again; after a few
 * failures the error is the caller's.
 */
export async function startWorker<T extends Ready>(
  load: () => Loading,
  connect: (worker: Worker) => Remote<T> = (worker) => wrap<T>(worker),
): Promise<Started<T>> {
  for (let left = TRIES - 1; ; left--) {
    const { worker, end } = load();
    const api = connect(worker);
    try {
      await Promise.race([(api as unknown as Ready).ready(), failure(worker)]);
      return { api, end };
    } catch (error) {
      end();
      if (left === 0) throw error;
    }
  }
}

/** Never settles with a value: rejects when the worker cannot be loaded. */
const failure = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('a worker could not be loaded')), { once: true });
  });
