import { expect, test } from 'vitest';
import { SerialQueue } from '../../src/table/queue.ts';

const job = (log: string[], name: string, run: () => void = () => undefined) => ({
  run: () => {
    log.push(name);
    run();
  },
  refuse: (error: unknown) =>
    void log.push(`${name} refused: ${error instanceof Error ? error.message : error}`),
});

test('one job after the other, and none while the queue is held', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(job(log, 'a', () => queue.hold()));
  queue.push(job(log, 'b'));
  queue.push(job(log, 'c'));
  expect(log).toEqual(['a']);
  queue.release();
  expect(log).toEqual(['a', 'b', 'c']);
});

test('a job that throws is refused and the next one runs', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.push(
    job(log, 'a', () => {
      throw new Error('no');
    }),
  );
  queue.push(job(log, 'b'));
  expect(log).toEqual(['a', 'a refused: no', 'b']);
});

test('after a breakdown nothing runs before the repair; when it fails, those who wait are refused and it is tried again', async () => {
  const log: string[] = [];
  let mended = false;
  const queue = new SerialQueue(async () => {
    log.push('repair');
    if (!mended) throw new Error('still broken');
  });
  queue.breakDown();
  queue.push(job(log, 'a'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(log).toEqual(['repair', 'a refused: still broken']);
  expect(queue.quiet).toBe(false);
  mended = true;
  queue.push(job(log, 'b'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.slice(2)).toEqual(['repair', 'b']);
  expect(queue.quiet).toBe(true);
});

test('a flood at one table is refused', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  for (let i = 0; i < 201; i++) queue.push(job(log, `${i}`));
  expect(log).toEqual(['200 refused: too much at once at this table']);
});

test('a closed queue finishes nothing that has not begun', () => {
  const log: string[] = [];
  const queue = new SerialQueue(async () => undefined);
  queue.hold();
  queue.push(job(log, 'a'));
  queue.close();
  queue.release();
  queue.push(job(log, 'b'));
  expect(log).toEqual(['a refused: connect again in a moment', 'b refused: connect again in a moment']);
});
