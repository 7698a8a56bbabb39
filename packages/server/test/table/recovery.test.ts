import { Refusal } from '@mazmorra/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../../src/refused.ts';
import { SerialQueue } from '../../src/table/queue.ts';
import { Recovery } from '../../src/table/recovery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A recovery over a queue whose repair is counted; `repairs` says how each one ends. */
function recovering(repair: () => Promise<void> = async () => undefined) {
  const happened: string[] = [];
  const queue: SerialQueue = new SerialQueue(async () => {
    happened.push('read again');
    await repair();
    recovery.reloaded();
  });
  const recovery: Recovery = new Recovery({
    queue,
    autopilot: { stop: () => void happened.push('stopped') },
    audience: { tellInterrupted: () => void happened.push('told') },
    core: { reportError: (what) => void happened.push(`logged ${what}`) },
    closeToPlay: () => void happened.push('closed to play'),
  });
  return { recovery, queue, happened };
}

const broken = () => {
  throw new Error('on purpose');
};

test('what works is left alone', () => {
  const { recovery, happened } = recovering();
  recovery.guard('a test', () => undefined);
  expect(happened).toEqual([]);
});

test('what throws sets the table aside, and it is read again', async () => {
  const { recovery, queue, happened } = recovering();
  let afterwards = false;
  recovery.guard('a test', broken, () => {
    afterwards = true;
  });
  expect(afterwards).toBe(true);
  expect([happened, queue.broken]).toEqual([['logged a test at a table', 'stopped', 'told'], true]);
  await vi.advanceTimersByTimeAsync(250);
  expect([happened.at(-1), queue.broken]).toEqual(['read again', false]);
});

test('three failures in a row close the table to play; an answer that goes well sets the count back', () => {
  const { recovery, happened } = recovering();
  for (let i = 0; i < 2; i++) recovery.fail('a test', new Error('again'));
  recovery.succeeded();
  for (let i = 0; i < 2; i++) recovery.fail('a test', new Error('again'));
  expect(happened).not.toContain('closed to play');
  for (let i = 0; i < 2; i++) recovery.fail('a test', new Error('again'));
  expect(happened.filter((what) => what === 'closed to play')).toHaveLength(1);
  expect(recovery.closedToPlay).toBe(true);
});

test('a storage that does not answer is asked again, each time later', async () => {
  let answers = false;
  const { recovery, queue, happened } = recovering(async () => {
    if (!answers) throw new Error('no answer');
  });
  recovery.writeFailed();
  expect([queue.broken, happened]).toEqual([true, ['stopped']]);
  const reads = () => happened.filter((what) => what === 'read again').length;
  await vi.advanceTimersByTimeAsync(250);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads()).toBe(2);
  answers = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect([reads(), queue.broken]).toEqual([3, false]);
  // The next time it is asked as soon as the first time.
  recovery.writeFailed();
  await vi.advanceTimersByTimeAsync(250);
  expect([reads(), queue.broken]).toEqual([4, false]);
  // Trouble of the storage is no failure of the table.
  expect(happened).not.toContain('closed to play');
});

test('a refusal by the rules is passed on; an error of our own is not told, and sets the table aside', () => {
  const { recovery, queue } = recovering();
  const refusal = new Refusal({ code: 'over' });
  expect(recovery.refusalFor(refusal)).toBe(refusal);
  expect(queue.broken).toBe(false);
  const told = recovery.refusalFor(new Error('the path /home/somebody'));
  expect(told).toBeInstanceOf(Refused);
  expect((told as Refused).reply).toEqual({ code: 'internal', message: 'something broke on the server' });
  expect(queue.broken).toBe(true);
});

test('errors of requests alone never close a table to play', () => {
  const { recovery, happened } = recovering();
  for (let i = 0; i < 10; i++) recovery.refusalFor(new Error('again'));
  expect(happened).not.toContain('closed to play');
});

test('a table that was closed reports nothing more', async () => {
  const { recovery, queue, happened } = recovering();
  recovery.close();
  queue.close();
  recovery.guard('a test', broken);
  recovery.runUnasked('a test', broken);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(happened).toEqual([]);
});

test('what was to be done at a table that is read again is done later, and is no failure', async () => {
  const { recovery, queue, happened } = recovering(async () => Promise.reject(new Error('no answer')));
  queue.breakDown();
  recovery.runUnasked('a test', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(happened).toEqual(['read again']);
  await vi.advanceTimersByTimeAsync(250);
  expect(happened).toEqual(['read again', 'read again']);
});

test('several failures are followed by one reading', async () => {
  const { recovery, queue, happened } = recovering();
  for (let i = 0; i < 2; i++) recovery.refusalFor(new Error('on purpose'));
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([happened.filter((what) => what === 'read again').length, queue.broken]).toEqual([1, false]);
});

test('an error of a request at a table that was closed is told, and nothing else happens', () => {
  const { recovery, happened } = recovering();
  recovery.close();
  expect(recovery.refusalFor(new Error('on purpose'))).toBeInstanceOf(Refused);
  expect(happened).toEqual([]);
});
