import { readRecord, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { findRecord } from '../../src/retention/records.ts';
import { ask } from '../../src/table/membership.ts';
import { memoryStorage } from '../memory-storage.ts';
import { settings } from '../memory-table.ts';
import { memoryTables } from '../memory-tables.ts';
import { playedGame } from '../played-game.ts';

/** Ana has finished a game, plays another, and has written in both. */
async function withAna() {
  const memory = memoryStorage();
  const line = (table: string, number: number, person: string, seat: number, name: string) => ({
    kind: 'chat' as const,
    row: {
      table,
      number,
      person,
      onlooker: false,
      body: JSON.stringify({ n: number, seat, name, at: 1, text: `by ${name}` }),
    },
  });
  await memory.storage.commit([
    ...playedGame('over').writes,
    ...playedGame('running', 2).writes,
    { kind: 'person', row: { id: 'ana', name: 'Ana', created: 1, seen: 1 } },
    { kind: 'secret', row: { hash: 'h', person: 'ana', at: 1, seen: 1, device: '' } },
    line('over', 1, 'ana', 0, 'Ana'),
    line('over', 2, 'ben', 1, 'Ben'),
    // Written by a program that did not say who wrote it.
    line('over', 3, '', 0, 'Ana'),
    line('running', 1, 'ana', 0, 'Ana'),
  ]);
  return memoryTables({}, memory);
}

test('name, secrets and chat go from every table; what others wrote stays', async () => {
  const { retention, tableRows, people, secrets, chat, archives, answers } = await withAna();
  await retention.forget('ana');
  expect([people.size, secrets.size]).toEqual([0, 0]);
  expect(chat.map(({ table, number }) => [table, number])).toEqual([['over', 2]]);
  const left = JSON.stringify([[...tableRows], [...chat], [...archives]]);
  expect(left).not.toMatch(/Ana|"ana"/);
  expect(left).toContain('Ben');
  expect(answers.get('over')).toHaveLength(6);
});

test('a finished game keeps an anonymous seat, and its record holds', async () => {
  const { retention, storage, archives } = await withAna();
  retention.archiver.add('over');
  await retention.archiver.settled();
  expect(archives.get('over')).toContain('Ana');
  await retention.forget('ana');
  const record = await findRecord(storage, [toy], 'over', Date.now());
  expect(record).toMatchObject({ names: ['', 'Ben'], anonymous: [0] });
  expect(verifyRecord(toy, readRecord(JSON.stringify(record))).holds).toBe(true);
});

test('in a running game a bot plays on', async () => {
  const { retention, tables } = await withAna();
  const live = await tables.live.get('running');
  await retention.forget('ana');
  expect(live?.room.seats[0]).toMatchObject({ anonymous: true, covered: 'left', person: '' });
});

test('a question for a seat goes, too, though the person sits nowhere', async () => {
  const { retention, tables } = await withAna();
  const { table } = await tables.newTables.create({ ...settings, entry: 'ask' }, 'ben');
  await tables.changeRoom(table, (room) => ask(room, { id: 'ana', name: 'Ana' }));
  await retention.forget('ana');
  expect(tables.live.peek(table)?.room.asks).toEqual([]);
});

test('where a table cannot be read the others are done, and the person stays until it can', async () => {
  const { retention, tableRows, people, chat, logged } = await withAna();
  const row = tableRows.get('over');
  if (!row) throw new Error('no row');
  tableRows.set('over', { ...row, room: '{"game":' });
  await retention.forget('ana');
  expect(people.has('ana')).toBe(true);
  expect(logged).toContain('failed forgetting a person at a table');
  expect(tableRows.get('running')?.people).toEqual(['ben']);
  expect(chat.filter(({ table }) => table === 'running')).toEqual([]);
  tableRows.set('over', row);
  await retention.forget('ana');
  expect(people.has('ana')).toBe(false);
});
