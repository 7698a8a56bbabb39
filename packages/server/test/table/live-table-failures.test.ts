import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StorageError } from '../../src/storage/port.ts';
import { memoryTable, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** The table is read again after a while, for which the test does not wait. */
function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const live = { kind: 'live', seconds: 10, reserve: 5 } as const;

describe('a failure', () => {
  test('sets the table aside, tells its people, and it goes on from storage', async () => {
    fakeTimeouts();
    const { table, ana, answer, broken } = await startedTable();
    await answer(ana, 0);
    table.recovery.fail('a test', new Error('broken on purpose'));
    expect(ana.received.at(-1)).toEqual({ c: 1, interrupted: true });
    expect(broken).toEqual(['a test at a table']);
    await vi.advanceTimersByTimeAsync(249);
    expect(ana.received.at(-1)).toEqual({ c: 1, interrupted: true });
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(ana.received.at(-1)).toMatchObject({ play: { n: 1 } }));
  });

  test('that comes again and again closes the table to play; its answers stay', async () => {
    const { table, tableRows, ana, answer, answers } = await startedTable();
    await answer(ana, 0);
    for (let i = 0; i < 3; i++) table.recovery.fail('a test', new Error('broken on purpose'));
    await eventually(() =>
      expect(JSON.parse(tableRows.get('table')?.room ?? '{}')).toMatchObject({
        status: 'ended',
        failed: true,
      }),
    );
    expect(answers.get('table')).toHaveLength(1);
  });
});

test('what fails for want of space is not tried again', async () => {
  let tries = 0;
  let full = false;
  const { ana, answer } = await startedTable({
    fail: () => {
      tries += 1;
      return full ? new StorageError('full', 'no room') : undefined;
    },
  });
  full = true;
  tries = 0;
  expect(await answer(ana, 0)).toMatchObject({ refused: { problem: 'full' } });
  expect(tries).toBe(1);
});

describe('what was saved but could not be told', () => {
  test('an answer has its number, and the table is read again', async () => {
    fakeTimeouts();
    const { table, ana, ben, answer, broken } = await startedTable();
    vi.spyOn(table.audience, 'tellStep').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    expect(await answer(ana, 0)).toMatchObject({ ok: { n: 1 } });
    expect(broken).toEqual(['telling what was saved at a table']);
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(ben.received.at(-1)).toMatchObject({ play: { n: 1 } }));
  });

  test('a change of the room is acknowledged, and not refused as well', async () => {
    fakeTimeouts();
    const { table, ana, ask, broken } = await startedTable();
    vi.spyOn(table.audience, 'tellRoom').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    const reply = await ask(ana, { do: 'end', agree: true });
    await eventually(() => expect(broken).toEqual(['telling what was saved at a table']));
    expect(reply).not.toHaveProperty('refused');
    expect(ana.received.filter((message) => 'refused' in message)).toEqual([]);
  });

  test('a start is refused as an error of ours, and the game is there when the table was read again', async () => {
    fakeTimeouts();
    const { ask, enter, table } = memoryTable();
    const ana = await enter('ana');
    await ask(ana, { do: 'sit' });
    await ask(ana, { do: 'bot', seat: 1, level: 'novice' });
    vi.spyOn(table.state, 'begin').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    expect((await ask(ana, { do: 'start' }))['refused']).toEqual(refusal('internal'));
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(table.playing).toBeDefined());
  });
});

describe('a table that is read again', () => {
  test('shows its room and its game to everybody', async () => {
    fakeTimeouts();
    const { table, ana } = await startedTable();
    const count = ana.received.length;
    table.recovery.fail('a test', new Error('on purpose'));
    await vi.advanceTimersByTimeAsync(250);
    await eventually(() => expect(ana.received.length).toBe(count + 3));
    expect(ana.received.slice(count)).toMatchObject([
      { interrupted: true },
      { room: { status: 'running' } },
      { play: { n: 0 } },
    ]);
  });

  test('and works counts no earlier failures, and is read as soon the next time', async () => {
    fakeTimeouts();
    const { table, ana, ben, answer, tableRows } = await startedTable();
    for (let i = 0; i < 3; i++) {
      table.recovery.writeFailed();
      await vi.advanceTimersByTimeAsync(250);
      await eventually(() => expect(table.queue.broken).toBe(false));
    }
    for (const [channel, seat] of [
      [ana, 0],
      [ben, 1],
    ] as const) {
      for (let i = 0; i < 2; i++) table.recovery.fail('a test', new Error('on purpose'));
      await vi.advanceTimersByTimeAsync(250);
      expect(await answer(channel, seat)).toMatchObject({ n: seat + 1 });
    }
    expect(tableRows.get('table')?.status).toBe('running');
  });

  test('but is gone refuses everything', async () => {
    const { table, tableRows, ana, ask } = await startedTable();
    tableRows.delete('table');
    table.recovery.fail('a test', new Error('on purpose'));
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('no-table', 'gone'));
  });

  test('but is damaged refuses everything, which is reported', async () => {
    const { table, tableRows, ana, ask, broken } = await startedTable();
    const row = tableRows.get('table');
    if (row) tableRows.set('table', { ...row, deal: '{' });
    table.recovery.fail('a test', new Error('on purpose'));
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('internal'));
    expect(broken).toEqual(['a test at a table', 'reading at a table']);
  });
});

describe('a table that is closed to play', () => {
  const closed = async () => {
    const set = await startedTable();
    for (let i = 0; i < 3; i++) set.table.recovery.fail('a test', new Error('on purpose'));
    await eventually(() => expect(set.table.room.failed).toBe(true));
    return set;
  };

  test('has no game any more, and its people are told', async () => {
    const { table, ana, ask } = await closed();
    expect(table.game).toBeUndefined();
    expect(ana.received.at(-1)).toMatchObject({ room: { status: 'ended', failed: true } });
    expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(
      refusal('not-now', 'not running'),
    );
  });

  test('is closed in memory although it cannot be saved, which is reported', async () => {
    let full = false;
    const set = await startedTable({ fail: () => (full ? new StorageError('full', 'no room') : undefined) });
    full = true;
    for (let i = 0; i < 3; i++) set.table.recovery.fail('a test', new Error('on purpose'));
    await eventually(() => expect(set.broken).toContain('closing a table'));
    expect(set.table.room.failed).toBe(true);
    expect((await closed()).broken).not.toContain('closing a table');
  });
});

test('a closed table leaves no timer behind', async () => {
  fakeTimeouts();
  const { table, ben, ask, ana } = await startedTable({ settings: { clock: live } });
  expect(table.closed).toBe(false);
  table.leave(ben);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  table.close();
  expect([vi.getTimerCount(), table.closed]).toEqual([0, true]);
  expect((await ask(ana, { do: 'end', agree: true }))['refused']).toEqual(refusal('stopping'));
  const failed = await startedTable();
  failed.table.recovery.fail('a test', new Error('on purpose'));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  failed.table.close();
  expect(vi.getTimerCount()).toBe(0);
  const over = await startedTable();
  await over.table.change((room) => ({ ...room, status: 'ended' }));
  await over.ask(over.ana, { do: 'again', yes: true });
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  over.table.close();
  expect(vi.getTimerCount()).toBe(0);
});
