import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serve } from './serve.ts';

if (parentPort === null) throw new Error('to be run as a worker thread');
const port = parentPort;
port.on(
  'message',
  serve(
    (message) => port.postMessage(message),
    () => setImmediate(),
  ),
);
