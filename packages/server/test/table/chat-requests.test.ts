import { expect, test } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import { startedTable } from '../memory-table.ts';

test('a line carries the name that its author has at this table', async () => {
  const { ask, ana, ben, table } = await startedTable();
  await table.unasked.changeAndWait((room) => ({
    ...room,
    seats: room.seats.map((at) =>
      at.kind === 'person' && at.person === 'ana' ? { ...at, name: 'Ana 2' } : at,
    ),
  }));
  await ask(ana, { do: 'say', text: 'hello' });
  expect(ben.received.at(-1)).toMatchObject({ chat: { n: 1, seat: 0, name: 'Ana 2', text: 'hello' } });
});

test('a line that cannot be saved is refused and sent to nobody; the next one has its number', async () => {
  let fails = true;
  const { ask, ana, ben } = await startedTable({
    fail: (writes) =>
      fails && writes.some(({ kind }) => kind === 'chat') ? new StorageError('full', 'no space') : undefined,
  });
  expect(await ask(ana, { do: 'say', text: 'lost' })).toHaveProperty('refused');
  fails = false;
  expect(await ask(ana, { do: 'say', text: 'kept' })).toHaveProperty('ok');
  expect(ben.received.flatMap((message) => message['chat'] ?? [])).toMatchObject([{ n: 1, text: 'kept' }]);
});

test('nobody is accused where roles are open, and nobody mutes themselves or an empty seat', async () => {
  const { ask, ana } = await startedTable();
  const refused = { refused: { reply: { code: 'not-now' } } };
  expect(await ask(ana, { do: 'accuse', about: 1 })).toMatchObject(refused);
  expect(await ask(ana, { do: 'mute', seat: 0, on: true })).toMatchObject(refused);
  expect(await ask(ana, { do: 'mute', seat: 7, on: true })).toMatchObject(refused);
});

test('a mute is taken back', async () => {
  const { ask, ana, ben } = await startedTable();
  await ask(ana, { do: 'mute', seat: 1, on: true });
  await ask(ana, { do: 'mute', seat: 1, on: false });
  await ask(ben, { do: 'say', text: 'hello' });
  expect(ana.received.some((message) => 'chat' in message)).toBe(true);
});
