import type { FromWorker, ToWorker } from './threads/messages.ts';
import { Pool, type Thread } from './threads/pool.ts';

/** A web worker, as far as it is used here: the package is compiled without browser types. */
export interface WebWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/**
 * The same pool in a browser. The caller makes the workers, so that its bundler sees the file:
 * `webPool(1, () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }))`. The file calls
 * `serveWebWorker` with the games it can load.
 */
export const webPool = (size: number, make: () => WebWorker): Pool => new Pool(size, () => webThread(make()));

function webThread(worker: WebWorker): Thread {
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', (event) => listener(event.data)),
    onBreakdown: (listener) =>
      worker.addEventListener('error', (event) => listener(new Error(event.message))),
    async end() {
      worker.terminate();
    },
  };
}
