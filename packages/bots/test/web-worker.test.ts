import { MessageChannel } from 'node:worker_threads';
import { loadPlayable } from '@mazmorra/catalogue/load';
import { completeVariants, FastRng } from '@mazmorra/kernel';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { afterAll, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../src/threads/messages.ts';
import { thoughtOf } from '../src/threads/thought.ts';
import { type WebWorker, webPool } from '../src/web.ts';

// The files after this one share its globals.
afterAll(() => void vi.unstubAllGlobals());

/** Simulates a browser: a worker's global object on one side, the page's handle on the other. */
async function fakeWorker(): Promise<WebWorker> {
  const inside: ((event: { data: ToWorker }) => void)[] = [];
  const outside: ((event: { data: FromWorker }) => void)[] = [];
  const later = <T>(listeners: ((event: { data: T }) => void)[], data: T) =>
    setImmediate(() => {
      for (const listener of listeners) listener({ data: structuredClone(data) });
    });
  vi.stubGlobal('self', {
    MessageChannel,
    postMessage: (message: FromWorker) => later(outside, message),
    addEventListener: (_: 'message', listener: (event: { data: ToWorker }) => void) => inside.push(listener),
  });
  const { serveWebWorker } = await import('../src/worker.ts');
  serveWebWorker(loadPlayable);
  return {
    postMessage: (message) => later(inside, message),
    addEventListener: (type: 'message' | 'error', listener: never) => {
      if (type === 'message') outside.push(listener);
    },
    terminate: () => {},
  };
}

test('the web worker thinks, and stops when told, over the same messages', async () => {
  const worker = await fakeWorker();
  const pool = webPool(1, () => worker);
  const rng = new FastRng('web');
  const state = game.setup(3, completeVariants(game, 3, {}), rng);
  const ask = (ms: number) =>
    thoughtOf({ game, state, seat: state.turn, events: [], level: 'master', budget: { ms } }, rng);

  const { option, explanation } = await pool.think(ask(30)).done;
  expect(game.nameOf(option)).toMatch(/^(draw|pass)$/);
  expect(explanation?.iterations).toBeGreaterThan(0);

  const endless = pool.think(ask(600_000));
  setTimeout(() => endless.stop(), 50);
  expect((await endless.done).explanation?.iterations).toBeGreaterThan(0);
  await pool.close();
});
