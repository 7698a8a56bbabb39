import { expect, test, vi } from 'vitest';
import { Shares } from '../../src/fairness/shares.ts';
import { Pool } from '../../src/pool/pool.ts';
import { WaitingRoom } from '../../src/pool/waiting-room.ts';
import { StorageError } from '../../src/storage/port.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';

const WISH = { games: ['toy'], bots: 0, language: 'en' } as const;
const TOY = { id: 'toy', min: 2, usual: 3 };

/** Two people who wait for the toy game, out of the pool because a table is about to be opened for them. */
async function twoTaken() {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const { journal } = core;
  const shares = new Shares();
  const pool = new Pool([TOY], 0, () => false, shares.reputation);
  const room = new WaitingRoom(core, shares, 'p1', pool);
  for (const id of ['ana', 'ben']) await room.join({ id, name: id }, WISH, 1);
  const party = room.pool.take(10);
  expect(party?.people).toHaveLength(2);
  return { room, journal, people: party?.people ?? [] };
}

/** What the people of the page are told of themselves. */
const toldOf = (room: WaitingRoom) => ({
  ana: room.waiter('ana') ? 'waits' : room.calledTo('ana') ? 'called' : 'nothing',
  people: room.size,
  toy: room.counts()['toy'],
});
const WAITS = { ana: 'waits', people: 2, toy: 2 };

test('while a table is being opened its people still wait, and after it they are called: never neither', async () => {
  const { room, journal, people } = await twoTaken();
  const called = JSON.stringify({ table: 't', game: 'toy', until: 99 });
  await room.hold(people, async () => {
    expect(toldOf(room)).toEqual(WAITS);
    // Somebody else comes or goes: the pool is read in the middle of it.
    await room.read();
    expect(toldOf(room)).toEqual(WAITS);
    expect(room.pool.size).toBe(0);
    await journal.save(...people.map(({ person }) => ({ kind: 'call-waiter', person, called }) as const));
  });
  expect(toldOf(room)).toEqual(WAITS);
  await room.read();
  expect(toldOf(room)).toEqual({ ana: 'called', people: 0, toy: 0 });
});

test('a table that could not be opened: its people are in the pool again', async () => {
  const { room, people } = await twoTaken();
  const failed = new StorageError('conflict', 'taken');
  await expect(room.hold(people, () => Promise.reject(failed))).rejects.toBe(failed);
  expect(toldOf(room)).toEqual(WAITS);
  await room.read();
  expect(toldOf(room)).toEqual(WAITS);
  expect(room.pool.size).toBe(2);
});

test('who stops waiting while their table is being opened waits no more', async () => {
  const { room, people } = await twoTaken();
  await room.hold(people, async () => {
    await room.leave('ana');
    expect(toldOf(room)).toEqual({ ana: 'nothing', people: 1, toy: 1 });
  });
});

test('what many change at once is read a few times, and everybody sees their own change', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const read = vi.spyOn(storage, 'waiters');
  const shares = new Shares();
  const room = new WaitingRoom(core, shares, 'p1', new Pool([TOY], 0, () => false, shares.reputation));
  const people = Array.from({ length: 30 }, (_, i) => `p${i}`);
  await Promise.all(
    people.map(async (id) => {
      await room.join({ id, name: id }, WISH, 1);
      expect(room.waiter(id)).toBeDefined();
    }),
  );
  expect(room.size).toBe(30);
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});
