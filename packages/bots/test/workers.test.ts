import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { botPool } from '@mazmorra/catalogue/node';
import { completeVariants, FastRng } from '@mazmorra/kernel';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { afterAll, describe, expect, test } from 'vitest';
import type { Budget, Choice } from '../src/bot.ts';
import type { FromWorker, ToWorker } from '../src/threads/messages.ts';
import { type BotThread, Pool } from '../src/threads/pool.ts';
import { serve } from '../src/threads/serve.ts';
import { thoughtOf } from '../src/threads/thought.ts';

const pool = botPool(2);
const rng = new FastRng('workers');
const state = game.setup(4, completeVariants(game, 4, {}), rng);
const ask = (budget: Budget, level: 'master' | 'adventurer' = 'master') =>
  thoughtOf({ game, state, seat: state.turn, events: [], level, budget }, rng);

afterAll(() => pool.close());

test('a thread answers with an option of the seat and what it weighed', async () => {
  const { option, explanation } = await pool.think(ask({ iterations: 200 })).done;
  expect(['draw', 'pass']).toContain(game.nameOf(option));
  expect(explanation?.iterations).toBeGreaterThan(0);
  expect(explanation?.options.map(({ name }) => name).sort()).toEqual(['draw', 'pass']);
});

/** The priorities of the threads of this process (proc(5): the 19th value, the 17th after the name). */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map((task) => {
    const [, values = ''] = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(/\) /);
    return Number(values.split(' ')[16]);
  });

test.runIf(process.platform === 'linux')('a thread in the background lets the others go first', async () => {
  const lower = Math.min(19, getPriority() + 10);
  const before = priorities().filter((one) => one === lower).length;
  const background = botPool(1, { background: true });
  await background.think(ask({ iterations: 1 })).done;
  expect(priorities().filter((one) => one === lower)).toHaveLength(before + 1);
  await background.close();
});

test('what goes to a thread is a dealt world, not the table', () => {
  const worlds = Array.from({ length: 8 }, () => JSON.stringify(ask({ ms: 1 }).world));
  expect(new Set(worlds).size).toBeGreaterThan(1);
});

test('two searches leave the event loop alone, and answer as soon as they are stopped', async () => {
  // An hour: a search that blocked this thread, or heard of the stop too late, would not end in time.
  const pending = [pool.think(ask({ ms: 3_600_000 })), pool.think(ask({ ms: 3_600_000 }))];
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const one of pending) one.stop();
  for (const { done } of pending) expect(game.nameOf((await done).option)).toMatch(/draw|pass/);
});

test('a stopped search answers with the best of what it has weighed', async () => {
  const sent: FromWorker[] = [];
  const answered = new Promise<FromWorker>((resolve) => {
    const send = (message: FromWorker): void => {
      sent.push(message);
      resolve(message);
    };
    const hear = serve(
      async () => playableOf('welcome-to-the-dungeon'),
      send,
      // Between the first slice and the second.
      async () => hear({ kind: 'stop', id: 1 }),
    );
    hear({ kind: 'think', id: 1, thought: ask({ ms: 3_600_000 }) });
  });
  const message = await answered;
  const choice = message.kind === 'choice' ? message.choice : undefined;
  expect(choice?.explanation?.iterations).toBeGreaterThan(0);
  expect(choice?.option).toBe(choice?.explanation?.options[0]?.option);
  expect(sent).toHaveLength(1);
});

test('a search that is stopped while it still waits for a thread is answered too', async () => {
  const running = [pool.think(ask({ ms: 60_000 })), pool.think(ask({ ms: 60_000 }))];
  const waiting = pool.think(ask({ ms: 60_000 }));
  waiting.stop();
  for (const one of running) one.stop();
  expect(game.nameOf((await waiting.done).option)).toMatch(/draw|pass/);
  for (const { done } of running) await done;
});

describe('the pool', () => {
  /** A thread whose answers are given by the test. */
  function scripted() {
    const sent: ToWorker[] = [];
    let answer: (message: FromWorker) => void = () => {};
    let breakDown: (error: Error) => void = () => {};
    const thread: BotThread = {
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
    const one = new Pool(1, () => (made++ === 0 ? threads[0] : threads[1])?.thread as BotThread);
    const lost = one.think(ask({ ms: 10 }));
    const kept = one.think(ask({ ms: 10 }));
    threads[0]?.breakDown(new Error('out of memory'));
    await expect(lost.done).rejects.toThrow('out of memory');
    threads[1]?.answer({ kind: 'choice', id: 2, choice: { option: 5 } });
    expect((await kept.done).option).toBe(5);
  });

  describe('with idle threads', () => {
    const explained = (option: number, values: Readonly<Record<number, number>>): Choice => ({
      option,
      explanation: {
        options: Object.entries(values).map(([name, value]) => ({
          option: Number(name),
          name,
          value,
          visits: 10,
        })),
        sure: 'close',
        iterations: 20,
        ms: 5,
      },
    });
    /** Lets everything happen that has been scheduled for now. */
    const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
    const poolOf = (count: number) => {
      const threads = Array.from({ length: count }, scripted);
      let made = 0;
      return { threads, pool: new Pool(count, () => (threads[made++] ?? scripted()).thread) };
    };

    test('lets them search the same decision with other random numbers, and merges what they found', async () => {
      const { threads, pool: two } = poolOf(2);
      const [helper, own] = threads;
      const { done } = two.think(ask({ ms: 100 }));
      await nextTurn();
      const [mine, other] = [own?.sent[0], helper?.sent[0]];
      if (mine?.kind !== 'think' || other?.kind !== 'think') throw new Error('both think');
      expect(other.thought.world).toBe(mine.thought.world);
      expect(other.thought.seed).not.toBe(mine.thought.seed);
      helper?.answer({ kind: 'choice', id: other.id, choice: explained(2, { 1: 0.2, 2: 0.8 }) });
      own?.answer({ kind: 'choice', id: mine.id, choice: explained(1, { 1: 0.4, 2: 0.3 }) });
      const { option, explanation } = await done;
      expect(option).toBe(2);
      expect(explanation?.iterations).toBe(40);
    });

    test('does not wait for one that is late, and stops it', async () => {
      const { threads, pool: two } = poolOf(2);
      const [helper, own] = threads;
      const { done } = two.think(ask({ ms: 100 }));
      await nextTurn();
      own?.answer({ kind: 'choice', id: 1, choice: explained(1, { 1: 0.4, 2: 0.3 }) });
      expect((await done).option).toBe(1);
      expect(helper?.sent.map(({ kind }) => kind)).toEqual(['think', 'stop']);
    });

    test('answers although one breaks down or fails', async () => {
      const { threads, pool: three } = poolOf(3);
      const { done } = three.think(ask({ ms: 100 }));
      await nextTurn();
      threads[0]?.breakDown(new Error('out of memory'));
      threads[1]?.answer({ kind: 'failure', id: 2, message: 'broken' });
      threads[2]?.answer({ kind: 'choice', id: 1, choice: explained(1, { 1: 0.4, 2: 0.3 }) });
      expect((await done).explanation?.iterations).toBe(20);
    });

    test('takes a helper back when another search needs its thread', async () => {
      const { threads, pool: two } = poolOf(2);
      const [helper] = threads;
      two.think(ask({ ms: 100 }));
      await nextTurn();
      const next = two.think(ask({ ms: 100 }));
      expect(helper?.sent.map(({ kind }) => kind)).toEqual(['think', 'stop']);
      helper?.answer({ kind: 'choice', id: 2, choice: explained(1, { 1: 0.4 }) });
      expect(helper?.sent.map(({ kind }) => kind)).toEqual(['think', 'stop', 'think']);
      helper?.answer({ kind: 'choice', id: 3, choice: explained(6, { 6: 0.4 }) });
      expect((await next.done).option).toBe(6);
    });

    test('shares no search whose answer must not depend on the number of threads', async () => {
      const { threads, pool: two } = poolOf(2);
      const fixed = two.think(ask({ iterations: 100 }));
      await nextTurn();
      threads[1]?.answer({ kind: 'choice', id: 1, choice: explained(1, { 1: 0.4 }) });
      await fixed.done;
      const quick = two.think(ask({ ms: 100 }, 'adventurer'));
      await nextTurn();
      threads[1]?.answer({ kind: 'choice', id: 2, choice: { option: 3 } });
      await quick.done;
      expect(threads[0]?.sent).toEqual([]);
    });

    test('gives each of several searches that begin together a thread of its own', async () => {
      const { threads, pool: two } = poolOf(2);
      two.think(ask({ ms: 100 }));
      two.think(ask({ ms: 100 }));
      await nextTurn();
      expect(threads.map(({ sent }) => sent.length)).toEqual([1, 1]);
    });
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
