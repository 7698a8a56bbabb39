import { expect, test } from 'vitest';
import { Allowances, Bucket } from '../../src/fairness/rate-limit.ts';

const rate = { burst: 3, perSecond: 2 };

test('a bucket gives its burst at once and refills with time, never above the burst', () => {
  const bucket = new Bucket(rate, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(rate, now))).toEqual([true, true, true, false]);
  expect(bucket.take(rate, 499)).toBe(false);
  expect(bucket.take(rate, 500)).toBe(true);
  expect(bucket.isFull(rate, 1000)).toBe(false);
  expect(bucket.isFull(rate, 2000)).toBe(true);
  expect([0, 0, 0, 0].map(() => bucket.take(rate, 100_000))).toEqual([true, true, true, false]);
});

test('what costs more than is left is refused and costs nothing', () => {
  const bucket = new Bucket(rate, 0);
  expect(bucket.take(rate, 0, 4)).toBe(false);
  expect(bucket.take(rate, 0, 3)).toBe(true);
});

test('a clock that goes back takes nothing away', () => {
  const bucket = new Bucket(rate, 1000);
  bucket.take(rate, 1000);
  expect(bucket.take(rate, 0, 2)).toBe(true);
});

test('an allowance outlives its connections until all of it is there again', () => {
  const allowances = new Allowances({ messages: rate });
  const one = allowances.of('ana', 0);
  one.users++;
  one.take('messages', 0);
  one.users--;
  allowances.sweep(100);
  expect(allowances.of('ana', 100)).toBe(one);
  allowances.sweep(500);
  expect(allowances.of('ana', 500)).not.toBe(one);
});

test('kinds are counted apart', () => {
  const allowance = new Allowances({ messages: rate, chat: { burst: 1, perSecond: 0 } }).of('ana', 0);
  expect([allowance.take('chat', 0), allowance.take('chat', 0), allowance.take('messages', 0)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('memory is bounded: the oldest that nobody uses goes, never one that is connected', () => {
  const allowances = new Allowances({ messages: rate }, 2);
  const [used, idle] = [allowances.of('used', 0), allowances.of('idle', 0)];
  used.users = 1;
  for (const one of [used, idle]) one.take('messages', 0);
  allowances.of('third', 0);
  expect(allowances.size).toBe(2);
  expect(allowances.of('used', 0)).toBe(used);
  expect(allowances.of('idle', 0)).not.toBe(idle);
});
