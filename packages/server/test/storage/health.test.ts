import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageHealth, withinTime } from '../../src/storage/health.ts';
import { StorageError } from '../../src/storage/port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The health of a storage that can be made to fail, or not to answer. */
function healthOf() {
  const state: { problem?: StorageError['problem']; silent?: boolean } = {};
  const logged: string[] = [];
  const written: number[] = [];
  const health = new StorageHealth(
    async (text) => {
      written.push(text.length);
      if (state.silent) await new Promise(() => undefined);
      if (!state.problem) return;
      const error = new StorageError(state.problem, 'the reason');
      health.note(error);
      throw error;
    },
    (level, event, fields) => void logged.push(`${level} ${event} ${fields?.['problem'] ?? ''}`),
  );
  return { health, state, logged, written };
}

test('a storage that takes a write is well', async () => {
  const { health, logged } = healthOf();
  expect(await health.check()).toBeUndefined();
  expect(logged).toEqual([]);
});

test('trouble is logged once when it begins and once when it ends', async () => {
  const { health, state, logged } = healthOf();
  state.problem = 'full';
  for (let i = 0; i < 3; i++) expect(await health.check()).toBe('full');
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toEqual(['error storage trouble full']);
  delete state.problem;
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged).toEqual(['error storage trouble full', 'warn storage works again full']);
  expect(await health.check()).toBeUndefined();
});

test('any commit that fails begins it, without anybody asking for the health', () => {
  const { health, logged } = healthOf();
  health.note(new StorageError('conflict', 'taken'));
  expect(logged).toEqual([]);
  health.note(new StorageError('unavailable', 'gone'));
  expect(logged).toEqual(['error storage trouble unavailable']);
  health.close();
});

test('while there is trouble as much is written as an answer needs: a few bytes may still fit', async () => {
  const { health, state, written } = healthOf();
  await health.check();
  state.problem = 'full';
  await health.check();
  await health.check();
  expect(written).toEqual([1, 1, 65_536]);
  health.close();
});

test('a storage that does not answer is slow after 0.8 seconds; all who ask share one probe', async () => {
  const { health, state, written } = healthOf();
  state.silent = true;
  const checks = Promise.all([health.check(), health.check()]);
  await vi.advanceTimersByTimeAsync(800);
  expect(await checks).toEqual(['slow', 'slow']);
  expect(written).toHaveLength(1);
  health.close();
});

test('after it was closed nothing is logged', async () => {
  const { health, state, logged } = healthOf();
  health.close();
  state.problem = 'full';
  await health.check();
  expect(logged).toEqual([]);
});

test('work is within its time, or not', async () => {
  expect(await withinTime(Promise.resolve(), 10)).toBe(true);
  const never = withinTime(new Promise(() => undefined), 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await never).toBe(false);
});
