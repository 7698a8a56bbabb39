import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { playDealAnyhow } from './outside/deal.ts';
import type { LoadPlayable } from './playable.ts';
import { serve } from './threads/serve.ts';

/** Serves the requests of a pool in this worker thread. */
export function serveThread(load: LoadPlayable): void {
  if (parentPort === null) throw new Error('to be run in a worker thread');
  const port = parentPort;
  const receive = serve(
    load,
    (message) => port.postMessage(message),
    () => setImmediate(),
    playDealAnyhow,
  );
  port.on('message', receive);
}
