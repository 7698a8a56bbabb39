import type { BrowserContext } from '@playwright/test';
import { isWorker } from './serve.ts';

/** The seed of all chance in a test: `E2E_SEED`, otherwise always the same one. */
export const seed = process.env['E2E_SEED'] ?? '1';

/**
 * Source code that replaces the secure random of a page or worker by a generator with a seed. `mulberry32` over a hash of
 * the seed: it need not be good, only the same every time.
 */
export const generator = (from: string): string => `
  let state = 0;
  for (const letter of ${from}) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) ^ (state >>> 15);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24;
    return array;
  };`;

/** Where the clock of pages and workers begins: noon of a day in the middle of a week and a month, in UTC. */
const begin = Date.UTC(2026, 5, 17, 12);

/**
 * Source code that sets the clock of a page or worker. It runs on from there, because tables are sorted by their time; but no test
 * falls on midnight, the turn of a month or a change of summer time.
 */
export const clock = (shift = begin - Date.now()): string => `{
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Real.now() + ${shift}]));
    }
    static now() {
      return Real.now() + ${shift};
    }
  };
}`;

/**
 * Makes what a page draws follow from the seed. Each page load gets a stream of its own: otherwise two tables of one browser
 * would have the same id.
 */
export async function fixChance(context: BrowserContext, visitor: number): Promise<void> {
  const page = `'${seed}/${visitor}/page/' + loads`;
  await context.addInitScript(`{
    let loads = 0;
    try {
      loads = Number(sessionStorage.getItem('test.loads'));
      sessionStorage.setItem('test.loads', String(loads + 1));
    } catch {}
    ${generator(page)}
  }`);
}

/** What is put before the source of a worker: the rules and the bots run there, and init scripts do not reach it. */
export function beforeWorkers(visitor: number, first = ''): () => string {
  let workers = 0;
  return () => `${first}{${generator(JSON.stringify(`${seed}/${visitor}/worker/${workers++}`))}}`;
}

/**
 * Puts it there on the way from a server that is not ours to change. A context with a route has no HTTP cache, so each page
 * load costs more than from our own.
 */
export async function routeWorkers(context: BrowserContext, before: () => string): Promise<void> {
  await context.route(isWorker, async (route) => {
    const first = before();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${first}\n${await response.text()}` });
    } catch {
      // The page went away meanwhile, and nobody waits for the file any more.
    }
  });
}
