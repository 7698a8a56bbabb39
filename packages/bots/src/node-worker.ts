import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadPlayable } from './playable.ts';
import { serve } from './threads/serve.ts';

/** Serves the requests of a pool in this worker thread. */
export function serveThread(load: LoadPlayable): void {
  if (parentPort === null) throw new Error('to be run in a worker thread');
  const port = parentPort;
  if (workerData?.background) yieldToOthers();
  const receive = serve(
    load,
    (message) => port.postMessage(message),
    () => setImmediate(),
  );
  port.on('message', receive);
}

/**
 * Lowers the priority of this thread alone, so that it does not keep the event loop waiting where both share a core. Only Linux has
 * a priority for each thread; where lowering is not allowed, all stays as it is.
 */
function yieldToOthers(): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL));
  } catch {
    return;
  }
}
