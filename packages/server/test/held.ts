import type { SerialQueue } from '../src/table/queue.ts';

/** Keeps a queue busy with a job until the returned function is called. */
export function hold(queue: SerialQueue): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void queue.run(() => promise, true);
  return resolve;
}
