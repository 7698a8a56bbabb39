import { expect, test } from 'vitest';
import { type ChatRow, StorageError } from '../../src/storage/port.ts';
import { Chat } from '../../src/table/chat.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';

const ana = { id: 'ana', name: 'Ana' };

test('lines are numbered, stored with who wrote them, and come back after a restart', async () => {
  const { storage, chat } = memoryStorage();
  const { core } = memoryCore(storage);
  const before = Chat.silent(core, 't');
  await before.add(0, ana, { text: 'one' });
  await before.add(0, ana, { text: 'two' });
  expect(chat.map(({ number, person }) => [number, person])).toEqual([
    [1, 'ana'],
    [2, 'ana'],
  ]);
  const after = new Chat(core, 't');
  expect((await after.last(false)).map(({ line, author }) => [line.n, line.text, line.name, author])).toEqual(
    [
      [1, 'one', 'Ana', 'ana'],
      [2, 'two', 'Ana', 'ana'],
    ],
  );
  expect((await after.add(1, { id: 'ben', name: 'Ben' }, { text: 'three' })).n).toBe(3);
  expect(core.metrics.counts.chatLines).toBe(3);
});

test('a line that is added before any was read continues the numbers of the storage', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  await Chat.silent(core, 't').add(0, ana, { text: 'one' });
  expect((await new Chat(core, 't').add(0, ana, { text: 'two' })).n).toBe(2);
});

test('after a failed write the storage is asked which lines there are', async () => {
  let broken = false;
  const { storage, chat } = memoryStorage(() =>
    broken ? new StorageError('unavailable', 'gone') : undefined,
  );
  const { core } = memoryCore(storage);
  const talk = Chat.silent(core, 't');
  broken = true;
  await expect(talk.add(0, ana, { text: 'lost' })).rejects.toThrow('gone');
  broken = false;
  // The line was on disk after all.
  chat.push({ table: 't', number: 1, body: '{}', person: 'ana', onlooker: false });
  expect((await talk.add(0, ana, { text: 'next' })).n).toBe(2);
});

test('accusations are kept apart for bots, from the storage and from new lines', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const accusation = { seat: 0, about: 1, round: 0, number: 3 };
  const before = Chat.silent(core, 't');
  await before.add(0, ana, { accusation });
  expect(before.talk).toEqual([accusation]);
  const after = new Chat(core, 't');
  await after.last(false);
  await after.add(0, ana, { accusation: { ...accusation, about: 2 } });
  expect(after.talk.map(({ about }) => about)).toEqual([1, 2]);
});

test('lines of spectators are read by spectators alone, in the order in which all was said', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const chat = Chat.silent(core, 't');
  await chat.add(0, ana, { text: 'one' });
  await chat.add(undefined, { id: 'dan', name: 'Dan' }, { text: 'two' });
  await chat.add(0, ana, { text: 'three' });
  const texts = async (spectator: boolean) => (await chat.last(spectator)).map(({ line }) => line.text);
  expect(await texts(false)).toEqual(['one', 'three']);
  expect(await texts(true)).toEqual(['one', 'two', 'three']);
  expect(await chat.line(2)).toMatchObject({ author: 'dan', line: { name: 'Dan' } });
  expect((await chat.line(2))?.line).not.toHaveProperty('seat');
});

const lineRow = (number: number, more: object = {}): ChatRow => ({
  table: 't',
  number,
  body: JSON.stringify({ n: number, seat: 1, name: 'Ben', at: 1, text: `line ${number}`, ...more }),
  person: 'ben',
  onlooker: false,
});

test('lines that another process wrote are new once', () => {
  const { core } = memoryCore(memoryStorage().storage);
  const chat = Chat.silent(core, 't');
  expect(chat.follow([lineRow(1), lineRow(2)])).toMatchObject([
    { author: 'ben', line: { n: 1, text: 'line 1' } },
    { author: 'ben', line: { n: 2 } },
  ]);
  expect(chat.sentUpTo).toBe(2);
  expect(chat.follow([lineRow(2), lineRow(3)]).map(({ line }) => line.n)).toEqual([3]);
});

test('where nobody has read the chat no line is new', () => {
  const { core } = memoryCore(memoryStorage().storage);
  const chat = new Chat(core, 't');
  expect([chat.follow([lineRow(1)]), chat.sentUpTo]).toEqual([[], undefined]);
});

test('the next line has the number after those of another process', async () => {
  const { core } = memoryCore(memoryStorage().storage);
  const chat = Chat.silent(core, 't');
  chat.follow([lineRow(1), lineRow(2)]);
  expect((await chat.add(0, ana, { text: 'mine' })).n).toBe(3);
  expect(chat.sentUpTo).toBe(3);
});

test('accusations of another process are heard, too', () => {
  const { core } = memoryCore(memoryStorage().storage);
  const chat = Chat.silent(core, 't');
  const accusation = { seat: 1, about: 0, round: 0, number: 3 };
  chat.follow([lineRow(1), lineRow(2, { accusation })]);
  expect(chat.talk).toEqual([accusation]);
});

test('a number that another process has taken is left to it, and its line is sent once the others are known', async () => {
  let taken = true;
  const memory = memoryStorage();
  const { core } = memoryCore(memory.storage);
  const chat = Chat.silent(core, 't');
  core.journal.save = async (...writes) => {
    if (taken) memory.chat.push(lineRow(1));
    const wasTaken = taken;
    taken = false;
    if (wasTaken) throw new StorageError('conflict', 'taken');
    await memory.storage.commit(writes);
  };
  expect((await chat.add(0, ana, { text: 'mine' })).n).toBe(2);
  // Line 1 is about to be sent to everybody, so who comes now does not get it twice.
  expect(chat.sentUpTo).toBe(0);
  expect((await chat.last(false)).map(({ line }) => line.n)).toEqual([2]);
  expect(chat.follow([lineRow(1), lineRow(2)]).map(({ line }) => line.n)).toEqual([1]);
  expect(chat.sentUpTo).toBe(2);
  expect((await chat.last(false)).map(({ line }) => line.n)).toEqual([1, 2]);
});

test('a line whose number is always taken is given up after eight attempts; another error is not tried again', async () => {
  let tries = 0;
  let problem: 'conflict' | 'full' = 'conflict';
  const { core } = memoryCore(memoryStorage().storage);
  core.journal.save = async () => {
    tries += 1;
    throw new StorageError(problem, 'no');
  };
  await expect(Chat.silent(core, 't').add(0, ana, { text: 'mine' })).rejects.toThrow('no');
  expect(tries).toBe(8);
  problem = 'full';
  await expect(Chat.silent(core, 't').add(0, ana, { text: 'mine' })).rejects.toThrow('no');
  expect(tries).toBe(9);
});

test('a line has the time, and says whether the name is kept', async () => {
  const { core } = memoryCore(memoryStorage().storage, [], () => 77);
  const chat = Chat.silent(core, 't');
  expect(await chat.add(0, { ...ana, kept: true }, { phrase: 'nice' })).toEqual({
    n: 1,
    seat: 0,
    name: 'Ana',
    kept: true,
    at: 77,
    phrase: 'nice',
  });
  expect(await chat.add(0, ana, { text: 'hm' })).not.toHaveProperty('kept');
});

test('who comes is shown the newest fifty lines', async () => {
  const { storage } = memoryStorage();
  const { core } = memoryCore(storage);
  const chat = Chat.silent(core, 't');
  expect(await chat.last(true)).toEqual([]);
  for (let i = 0; i < 51; i++) await chat.add(0, ana, { text: 'hm' });
  const numbers = (await new Chat(core, 't').last(false)).map(({ line }) => line.n);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 2, 51]);
});
