import { monitorEventLoopDelay } from 'node:perf_hooks';
import { botPool } from '@mazmorra/catalogue/node';
import { completeVariants, FastRng } from '@mazmorra/kernel';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Budget } from '../src/bot.ts';
import type { FromWorker, ToWorker } from '../src/threads/messages.ts';
import { Pool, type Thread } from '../src/threads/pool.ts';
import { thought } from '../src/threads/thought.ts';

const pool = botPool(2);
const rng = new FastRng('workers');
const state = game.setup(4, completeVariants(game, 4, {}), rng);
const ask = (budget: Budget, level: 'master' | 'adventurer' = 'master') =>
  thought(game, state, state.turn, [], { level, budget, rng });

/** Threads load their code at the first job; loading is excluded from the measurements. */
beforeAll(async () => {
  await Promise.all([pool.think(ask({ ms: 20 })).done, pool.think(ask({ ms: 20 })).done]);
});
afterAll(() => pool.close());

test('a thread answers with an option of the seat and what it weighed', async () => {
  const { option, explanation } = await pool.think(ask({ iterations: 200 })).done;
  expect(['draw', 'pass']).toContain(game.nameOf(option));
  expect(explanation?.iterations).toBeGreaterThan(0);
  expect(explanation?.options.map(({ name }) => name).sort()).toEqual(['draw', 'pass']);
});

test('what goes to a thread is a dealt world, not the table', () => {
  const worlds = Array.from({ length: 8 }, () => JSON.stringify(ask({ ms: 1 }).world));
  expect(new Set(worlds).size).toBeGreaterThan(1);
});

test('a stopped search answers at once with the best so far', async () => {
  const pending = pool.think(ask({ ms: 60_000 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = performance.now();
  pending.stop();
  const { explanation } = await pending.done;
  expect(performance.now() - before).toBeLessThan(2000);
  expect(explanation?.iterations).toBeGreaterThan(0);
});

test('a search that is stopped while it still waits for a thread is answered too', async () => {
  const running = [pool.think(ask({ ms: 60_000 })), pool.think(ask({ ms: 60_000 }))];
  const waiting = pool.think(ask({ ms: 60_000 }));
  waiting.stop();
  for (const one of running) one.stop();
  expect(game.nameOf((await waiting.done).option)).toMatch(/draw|pass/);
});

test('two searches leave the event loop alone', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const pending = [pool.think(ask({ ms: 300 })), pool.think(ask({ ms: 300 }))];
  delay.enable();
  await Promise.all(pending.map(({ done }) => done));
  delay.disable();
  // An event loop blocked by the search would be 300 ms late; on a busy machine timers are late anyway.
  expect(delay.percentile(50) / 1e6).toBeLessThan(150);
});

test('an answer costs at most its budget and 20 ms', async () => {
  for (const ms of [50, 100, 200]) {
    // On a busy machine a thread may be descheduled at any time, so the fastest of several tries counts.
    let quickest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 8 && quickest > ms + 20; tries++) {
      const before = performance.now();
      await pool.think(ask({ ms })).done;
      quickest = Math.min(quickest, performance.now() - before);
    }
    expect(quickest).toBeLessThanOrEqual(ms + 20);
  }
});

describe('the pool', () => {
  /** A thread whose answers are given by the test. */
  function scripted() {
    const sent: ToWorker[] = [];
    let answer: (message: FromWorker) => void = () => {};
    let breakDown: (error: Error) => void = () => {};
    const thread: Thread = {
      send: (message) => sent.push(message),
      onMessage: (listener) => {
        answer = listener;
      },
      onBreakdown: (listener) => {
        breakDown = listener;
      },
      end: async () => {},
    };
    return { thread, sent, answer: (m: FromWorker) => answer(m), breakDown: (e: Error) => breakDown(e) };
  }

  test('takes the time a search waited off its budget', async () => {
    const { thread, sent, answer } = scripted();
    const one = new Pool(1, () => thread);
    const first = one.think(ask({ ms: 100 }));
    const second = one.think(ask({ ms: 100 }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    answer({ kind: 'choice', id: 1, choice: { option: 4 } });
    expect((await first.done).option).toBe(4);
    const [, late] = sent;
    expect(late?.kind === 'think' ? late.thought.budget.ms : undefined).toBeLessThanOrEqual(45);
    answer({ kind: 'choice', id: 2, choice: { option: 5 } });
    expect((await second.done).option).toBe(5);
  });

  test('replaces a thread that broke down and goes on with the queue', async () => {
    const threads = [scripted(), scripted()];
    let made = 0;
    const one = new Pool(1, () => (made++ === 0 ? threads[0] : threads[1])?.thread as Thread);
    const lost = one.think(ask({ ms: 10 }));
    const kept = one.think(ask({ ms: 10 }));
    threads[0]?.breakDown(new Error('out of memory'));
    await expect(lost.done).rejects.toThrow('out of memory');
    threads[1]?.answer({ kind: 'choice', id: 2, choice: { option: 5 } });
    expect((await kept.done).option).toBe(5);
  });

  test('fails what is open when it is closed', async () => {
    const { thread } = scripted();
    const one = new Pool(1, () => thread);
    const open = [one.think(ask({ ms: 10 })), one.think(ask({ ms: 10 }))].map(({ done }) =>
      expect(done).rejects.toThrow('closed'),
    );
    await one.close();
    await Promise.all(open);
    await expect(one.think(ask({ ms: 10 })).done).rejects.toThrow('closed');
  });
});
