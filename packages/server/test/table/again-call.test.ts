import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test, vi } from 'vitest';
import { hold } from '../held.ts';
import { startedTable } from '../memory-table.ts';

/** A table of Ana and Ben whose game was ended. */
async function endedTable() {
  const set = await startedTable();
  await set.table.change((room) => ({ ...room, status: 'ended' }));
  return set;
}

test('the next table is opened when everybody has said whether they play again', async () => {
  const { ask, ana, ben, table } = await endedTable();
  await ask(ana, { do: 'again', yes: true });
  // A table that were opened now would be saved before this.
  await table.change((room) => room);
  expect(table.room.rematch).toBeUndefined();
  await ask(ben, { do: 'again', yes: false });
  await eventually(() => expect(table.room.rematch).toEqual({ table: 'next', invite: 'j' }));
  expect(ben.received.at(-1)).toMatchObject({ room: { rematch: { table: 'next' } } });
});

test('it is opened when the time is up, for those who said yes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { ask, ana, table } = await endedTable();
    await ask(ana, { do: 'again', yes: true });
    await vi.advanceTimersByTimeAsync(44_000);
    await table.change((room) => room);
    expect(table.room.rematch).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    await eventually(() => expect(table.room.rematch).toBeDefined());
  } finally {
    vi.useRealTimers();
  }
});

test('it is opened once, however often the table is looked at', async () => {
  const { ask, ana, ben, table, tables } = await endedTable();
  const made = vi.spyOn(tables.newTables, 'rematch');
  await ask(ana, { do: 'again', yes: true });
  await ask(ben, { do: 'again', yes: true });
  await eventually(() => expect(table.room.rematch).toBeDefined());
  for (let i = 0; i < 3; i++) table.rematchCall.look();
  await table.change((room) => room);
  expect(made).toHaveBeenCalledTimes(1);
});

test('it is opened once where the table is looked at again before it could be opened', async () => {
  const { table, tables, processes } = await endedTable();
  const made = vi.spyOn(tables.newTables, 'rematch');
  processes.drives = () => false;
  const again = { yes: [0], no: [1], until: Date.now() + 45_000 };
  await table.change((room) => ({ ...room, again }));
  processes.drives = () => true;
  const release = hold(table.queue);
  for (let i = 0; i < 2; i++) table.rematchCall.look();
  release();
  await table.change((room) => ({ ...room, listed: true }));
  expect(made).toHaveBeenCalledTimes(1);
  expect(made).toHaveBeenCalledWith(expect.anything(), 'ana');
});

test('it is not opened where everybody has changed their mind, or another process has come to drive the table', async () => {
  for (const change of ['mind', 'driver']) {
    const { table, tables, processes, ask, ana } = await endedTable();
    const made = vi.spyOn(tables.newTables, 'rematch');
    processes.drives = () => false;
    const again = { yes: [0], no: [1], until: Date.now() + 45_000 };
    await table.change((room) => ({ ...room, again }));
    processes.drives = () => true;
    const release = hold(table.queue);
    const reply = change === 'mind' ? ask(ana, { do: 'again', yes: false }) : undefined;
    table.rematchCall.look();
    if (change === 'driver') processes.drives = () => false;
    release();
    await reply;
    await table.change((room) => ({ ...room, listed: true }));
    expect(made).not.toHaveBeenCalled();
  }
});

test('its rows are written together with the room, as what the driver of the table does', async () => {
  const { ask, ana, ben, table, processes, storage } = await endedTable();
  processes.fence = () => [{ kind: 'fence', holder: 'here', lease: { shard: 1, epoch: 2 } }];
  const commits: string[][] = [];
  const { commit } = storage;
  storage.commit = (writes) => {
    commits.push(writes.map(({ kind }) => kind));
    return commit(writes);
  };
  await ask(ana, { do: 'again', yes: true });
  await ask(ben, { do: 'again', yes: true });
  await eventually(() => expect(table.room.rematch).toBeDefined());
  expect(commits).toEqual([['table'], ['table'], ['table', 'probe', 'fence']]);
});

test('a process that does not drive the table opens none', async () => {
  const { ask, ana, ben, table, processes } = await endedTable();
  processes.drives = () => false;
  await ask(ana, { do: 'again', yes: true });
  await ask(ben, { do: 'again', yes: true });
  await table.change((room) => ({ ...room, listed: true }));
  expect(table.room.rematch).toBeUndefined();
  processes.drives = () => true;
  table.driven();
  await eventually(() => expect(table.room.rematch).toBeDefined());
});
