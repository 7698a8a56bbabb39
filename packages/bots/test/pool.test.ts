import { expect, test } from 'vitest';
import type { FromWorker, Thought, ToWorker } from '../src/threads/messages.ts';
import { type BotThread, Pool } from '../src/threads/pool.ts';

const thought: Thought = {
  game: 'any',
  level: 'random',
  seat: 0,
  world: {},
  events: [],
  budget: { iterations: 1 },
  seed: '1',
};

/** Threads of which the first `count` fail, at the start or with the first job. */
function failing(count: number, when: 'at once' | 'with a job') {
  let started = 0;
  const spawn = (): BotThread => {
    const broken = started++ < count;
    let breakDown: (error: Error) => void = () => {};
    let answer: (message: FromWorker) => void = () => {};
    return {
      send(message: ToWorker) {
        if (broken) queueMicrotask(() => breakDown(new Error('no memory')));
        else if (message.kind === 'think')
          queueMicrotask(() => answer({ kind: 'choice', id: message.id, choice: { option: 7 } }));
      },
      onMessage(listener) {
        answer = listener;
      },
      onBreakdown(listener) {
        breakDown = listener;
        if (broken && when === 'at once') queueMicrotask(() => listener(new Error('no memory')));
      },
      end: () => Promise.resolve(),
    };
  };
  return { spawn, started: () => started };
}

test('threads that break down as soon as they start are not replaced for ever', async () => {
  const threads = failing(Number.POSITIVE_INFINITY, 'at once');
  const pool = new Pool(2, threads.spawn);
  await expect(pool.think(thought).done).rejects.toThrow('no memory');
  // Barrier: once another job has failed, all pending restarts have happened.
  await expect(pool.think(thought).done).rejects.toThrow('no memory');
  expect(threads.started()).toBeLessThan(10);
  expect(pool.size).toBe(0);
});

test('jobs that wait when the last thread is given up fail, and none waits for ever', async () => {
  const threads = failing(Number.POSITIVE_INFINITY, 'with a job');
  const pool = new Pool(1, threads.spawn);
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => pool.think(thought).done));
  expect(results.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  expect(threads.started()).toBeLessThan(8);
});

test('a pool whose threads were given up thinks again once they start', async () => {
  const threads = failing(5, 'at once');
  const pool = new Pool(1, threads.spawn);
  const first = await Promise.allSettled([pool.think(thought).done]);
  expect(first[0]?.status).toBe('rejected');
  const second = await Promise.allSettled([pool.think(thought).done]);
  expect(second[0]?.status).toBe('rejected');
  await expect(pool.think(thought).done).resolves.toEqual({ option: 7 });
});

test('an answer between breakdowns begins the count anew', async () => {
  const threads = failing(1, 'with a job');
  const pool = new Pool(1, threads.spawn);
  await expect(pool.think(thought).done).rejects.toThrow('no memory');
  await expect(pool.think(thought).done).resolves.toEqual({ option: 7 });
  expect(pool.size).toBe(1);
});
