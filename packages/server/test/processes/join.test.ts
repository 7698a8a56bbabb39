import { expect, test } from 'vitest';
import { joinHouse } from '../../src/processes/join.ts';
import type { SharedStorage } from '../../src/storage/port.ts';
import { memoryStorage } from '../memory-storage.ts';

const MINUTE = 60_000;

/** A storage whose clock differs by so many milliseconds. */
const apart = (milliseconds: number) => ({
  ...memoryStorage().storage,
  shared: { clock: async () => Date.now() + milliseconds } as SharedStorage,
});

test('a machine whose clock is five minutes off is told which way, and what to do', async () => {
  const place = { database: 'postgres://nowhere.invalid/x' };
  await expect(joinHouse(apart(-5 * MINUTE), place)).rejects.toThrow(
    'the clock of this machine is 5 minutes ahead of that of the database: set both by a time server (NTP), then start again',
  );
  await expect(joinHouse(apart(5 * MINUTE), place)).rejects.toThrow('5 minutes behind that of the database');
});

test('with SQLite there is nobody to join', async () => {
  expect(await joinHouse(memoryStorage().storage, {})).toBeUndefined();
});
