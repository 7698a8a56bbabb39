import type { FromWorker, ToWorker } from './threads/messages.ts';
import { type BotThread, Pool } from './threads/pool.ts';

/** The part of a web worker's interface used here; the package is compiled without browser types. */
export interface WebWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/**
 * A pool of web workers. The caller creates the workers, so that its bundler finds the file: `webPool(1, () => new
 * Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }))`. The file calls `serveWebWorker` with the
 * games it can load.
 */
export const webPool = (size: number, make: () => WebWorker): Pool => new Pool(size, () => webThread(make()));

function webThread(worker: WebWorker): BotThread {
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
