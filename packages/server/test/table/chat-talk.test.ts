import { saboteur } from '@mazmorra/saboteur';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import { accusationAt } from '../../src/table/chat.ts';
import { startedTable } from '../memory-table.ts';

const withRoles = { game: saboteur, settings: { seats: 3 } } as const;

test('an accusation names round and number; nobody accuses themselves or an empty place', async () => {
  const { table } = await startedTable(withRoles);
  expect(accusationAt(table, 0, { about: 1 })).toMatchObject({
    seat: 0,
    about: 1,
    number: table.game?.number,
  });
  expect(accusationAt(table, 0, { about: 0 })).toBeUndefined();
  expect(accusationAt(table, 0, { about: 3 })).toBeUndefined();
});

test('a token that is taken back names nobody', async () => {
  const { table } = await startedTable(withRoles);
  expect(accusationAt(table, 0, {})).not.toHaveProperty('about');
  expect(accusationAt(table, 0, {})).not.toHaveProperty('reason');
});

test('an accusation has its reason, if there is one', async () => {
  const { table } = await startedTable(withRoles);
  expect(accusationAt(table, 0, { about: 1, reason: 'R' } as never)).toMatchObject({ about: 1, reason: 'R' });
});

test('a bot that accuses itself says nothing', async () => {
  const { table, chat } = await startedTable(withRoles);
  table.talking.say(2, { about: 2 });
  await table.change((room) => ({ ...room, listed: true }));
  expect(chat).toEqual([]);
});

test('where no roles are hidden nobody is accused', async () => {
  const { table } = await startedTable();
  expect(accusationAt(table, 0, { about: 1 })).toBeUndefined();
});

test('a bot speaks by a line of chat that belongs to nobody, and other bots hear it', async () => {
  const { table, chat, ana } = await startedTable(withRoles);
  table.talking.say(2, { about: 0 });
  await eventually(() =>
    expect(ana.received.at(-1)).toMatchObject({ chat: { seat: 2, accusation: { about: 0 } } }),
  );
  expect(chat).toMatchObject([{ person: '' }]);
  expect(table.talking.heard()).toMatchObject([{ seat: 2, about: 0 }]);
});

test('a remark that cannot be saved is lost, and the table goes on', async () => {
  let full = false;
  const fail = () => (full ? new StorageError('full', 'no room') : undefined);
  const { table, broken, ana, ask } = await startedTable({ ...withRoles, fail });
  // The bot has answered, if it was asked first: what shares a commit with the remark is lost with it.
  await eventually(() => expect([table.game?.decisionOf(2), table.queue.quiet]).toEqual([undefined, true]));
  full = true;
  table.talking.say(2, { about: 0 });
  await eventually(() => expect(broken).toEqual(['a remark']));
  expect(table.queue.broken).toBe(false);
  full = false;
  expect(await ask(ana, { do: 'log', from: 0 })).toHaveProperty('ok');
  expect(ana.received.some((message) => 'interrupted' in message)).toBe(false);
});
