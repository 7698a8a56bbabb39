import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import { cover, sit } from '../../src/table/membership.ts';
import { memoryTable, startedTable } from '../memory-table.ts';

const option = (table: Awaited<ReturnType<typeof startedTable>>['table'], seat: number) =>
  table.playing?.decisionOf(seat)?.options[0] ?? 0;

test('a decision of the clock is written as one of the clock', async () => {
  const { table, answers } = await startedTable();
  table.decide(0, option(table, 0), 0, 'clock');
  await eventually(() => expect(answers.get('table')).toMatchObject([{ seat: 0, by: 'clock', key: '' }]));
});

test('a decision that comes too late, or of a bot that lost the seat, changes nothing', async () => {
  const { table, answers, ana, answer, broken } = await startedTable();
  await table.change((room) => cover(room, 1, 'away'));
  await eventually(() => expect(answers.get('table')).toHaveLength(1));
  await table.change((room) => ({
    ...room,
    seats: room.seats.map((at) => (at.kind === 'person' ? { ...at, covered: undefined } : at)) as never,
  }));
  const before = answers.get('table')?.length;
  table.decide(0, option(table, 0), 0, 'bot');
  table.decide(0, option(table, 0), 99, 'clock');
  // What was put into the queue before this answer is done when it is.
  await answer(ana, 0);
  expect(answers.get('table')?.length).toBe((before ?? 0) + 1);
  expect(broken).toEqual([]);
});

test('starts a table that nobody started, and not one that runs', async () => {
  const { table } = memoryTable();
  const seated = (id: string) => table.change((room) => sit(room, { id, name: id }, undefined, '', true));
  await seated('ana');
  await seated('ben');
  table.startWith(() => undefined);
  table.startWith((room) => room);
  await eventually(() => expect(table.room.status).toBe('running'));
  const begun = table.room;
  table.startWith((room) => ({ ...room, seats: [] }));
  await table.change((room) => room);
  expect(table.room).toBe(begun);
});

test('who waits for a change hears that it could not be saved', async () => {
  let full = false;
  const { table } = await startedTable({
    fail: () => (full ? new StorageError('full', 'no room') : undefined),
  });
  full = true;
  await expect(table.change((room) => cover(room, 0, 'left'))).rejects.toThrow('no room');
  await expect(
    table.change(() => {
      throw new Error('cannot be made');
    }),
  ).rejects.toThrow();
});

test('the history is read from the storage when it is not in memory', async () => {
  const { table, ana, answer } = await startedTable();
  await answer(ana, 0);
  expect(table.history).toBeUndefined();
  await table.queue.run(() => table.needHistory());
  expect((table.history ?? []).map(({ number }) => number)).toEqual([0, 1]);
});

test('what leaves the room as it is, is not written', async () => {
  const { table, tableRows } = await startedTable();
  const before = tableRows.get('table')?.rev;
  table.drive((room) => room);
  await table.change((room) => room);
  expect(tableRows.get('table')?.rev).toBe(before);
});
