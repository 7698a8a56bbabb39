import { expect, test } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import { Chat } from '../../src/table/chat.ts';
import { memoryServices, memoryStorage } from '../memory-storage.ts';

const ana = { id: 'ana', name: 'Ana' };

test('lines are numbered, stored with who wrote them, and come back after a restart', async () => {
  const { storage, chat } = memoryStorage();
  const { services } = memoryServices(storage);
  const before = Chat.silent(services, 't');
  await before.add(0, ana, { text: 'one' });
  await before.add(0, ana, { text: 'two' });
  expect(chat.map(({ number, person }) => [number, person])).toEqual([
    [1, 'ana'],
    [2, 'ana'],
  ]);
  const after = new Chat(services, 't');
  expect((await after.last(false)).map(({ line, author }) => [line.n, line.text, line.name, author])).toEqual(
    [
      [1, 'one', 'Ana', 'ana'],
      [2, 'two', 'Ana', 'ana'],
    ],
  );
  expect((await after.add(1, { id: 'ben', name: 'Ben' }, { text: 'three' })).n).toBe(3);
  expect(services.metrics.counts.chatLines).toBe(3);
});

test('a line that is added before any was read continues the numbers of the storage', async () => {
  const { storage } = memoryStorage();
  const { services } = memoryServices(storage);
  await Chat.silent(services, 't').add(0, ana, { text: 'one' });
  expect((await new Chat(services, 't').add(0, ana, { text: 'two' })).n).toBe(2);
});

test('after a failed write the storage is asked which lines there are', async () => {
  let broken = false;
  const { storage, chat } = memoryStorage(() =>
    broken ? new StorageError('unavailable', 'gone') : undefined,
  );
  const { services } = memoryServices(storage);
  const talk = Chat.silent(services, 't');
  broken = true;
  await expect(talk.add(0, ana, { text: 'lost' })).rejects.toThrow('gone');
  broken = false;
  // The line was on disk after all.
  chat.push({ table: 't', number: 1, body: '{}', person: 'ana', onlooker: false });
  expect((await talk.add(0, ana, { text: 'next' })).n).toBe(2);
});

test('accusations are kept apart for bots, from the storage and from new lines', async () => {
  const { storage } = memoryStorage();
  const { services } = memoryServices(storage);
  const accusation = { seat: 0, about: 1, round: 0, number: 3 };
  const before = Chat.silent(services, 't');
  await before.add(0, ana, { accusation });
  expect(before.talk).toEqual([accusation]);
  const after = new Chat(services, 't');
  await after.last(false);
  await after.add(0, ana, { accusation: { ...accusation, about: 2 } });
  expect(after.talk.map(({ about }) => about)).toEqual([1, 2]);
});

test('lines of onlookers are read by onlookers alone, in the order in which all was said', async () => {
  const { storage } = memoryStorage();
  const { services } = memoryServices(storage);
  const chat = Chat.silent(services, 't');
  await chat.add(0, ana, { text: 'one' });
  await chat.add(undefined, { id: 'dan', name: 'Dan' }, { text: 'two' });
  await chat.add(0, ana, { text: 'three' });
  const texts = async (onlooker: boolean) => (await chat.last(onlooker)).map(({ line }) => line.text);
  expect(await texts(false)).toEqual(['one', 'three']);
  expect(await texts(true)).toEqual(['one', 'two', 'three']);
  expect(await chat.line(2)).toMatchObject({ author: 'dan', line: { name: 'Dan' } });
  expect((await chat.line(2))?.line).not.toHaveProperty('seat');
});
