import { completeVariants, dealSource, Refusal, Table } from '@mazmorra/kernel';
import type { ClockSetting } from '@mazmorra/protocol';
import { laterToy, toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import type { AnswerRow, StoredTable } from '../../src/storage/port.ts';
import { Clocks } from '../../src/table/clocks.ts';
import { sit, start } from '../../src/table/membership.ts';
import { newRoom } from '../../src/table/room.ts';
import {
  historyOf,
  isResumable,
  load,
  OldSnapshot,
  OtherVersion,
  RECENT,
  readRoom,
  readTable,
  rowOf,
  snapshotRow,
} from '../../src/table/stored-table.ts';
import { memoryStorage } from '../memory-storage.ts';
import { settings, someDeal } from '../memory-table.ts';

/** A stored game of Ana and Ben after so many answers, and the game itself. */
function stored(count: number, version = toy.version, clock: ClockSetting = settings.clock) {
  const variants = completeVariants(toy, 2, {});
  const empty = newRoom({
    settings: { ...settings, clock },
    version,
    variants,
    host: 'ana',
    invite: 'i',
    now: 1,
  });
  const seated = ['ana', 'ben'].reduce((room, id) => sit(room, { id, name: id }, undefined, '', true), empty);
  const deal = { ...someDeal(), contributions: ['', ''] };
  const game = Table.reopen(toy, { seats: 2, variants, random: dealSource(deal) });
  const answers: AnswerRow[] = [];
  while (game.number < count) {
    const open = game.decisions.find(({ optional }) => !optional);
    if (!open) throw new Error('the game is over');
    const name = toy.nameOf(open.options[0] ?? 0);
    const { number } = game.answer(open.seat, name);
    answers.push({
      table: 't',
      number,
      seat: open.seat,
      option: name,
      decision: open.number,
      key: `k${number}`,
      by: 'person',
      at: 1000 + number,
    });
  }
  const row = rowOf({ id: 't', rev: 0, created: 1 }, start(seated, 'ana', 2), deal, 2);
  const table: StoredTable = { row, snapshot: undefined, answers };
  return { table, game };
}

const snapshot = (game: Table<unknown, unknown, unknown>) =>
  snapshotRow('t', game, { clocks: new Clocks({ kind: 'none' }, 2), recent: [], lastAt: 0 });

describe('a stored table', () => {
  test('comes to life by its answers, at the same state', () => {
    const { table, game } = stored(3);
    const loaded = load(toy, table);
    expect(loaded.game?.state).toEqual(game.state);
    expect(loaded.game?.decisions).toEqual(game.decisions);
    expect([loaded.lastAt, loaded.recent.at(-1)?.key]).toEqual([1003, 'k3']);
    expect(loaded.history?.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  test('comes to life from a snapshot and the answers after it, at the same state', () => {
    const { table } = stored(4);
    const { game: early } = stored(2);
    const { game } = stored(4);
    const loaded = load(toy, { ...table, snapshot: snapshot(early) });
    expect(loaded.game?.state).toEqual(game.state);
    expect(loaded.game?.decisions).toEqual(game.decisions);
    expect(loaded.history).toBeUndefined();
    expect(historyOf(toy, table)).toHaveLength(5);
  });

  test('keeps the newest answers in mind, and not more', () => {
    const { table } = stored(2);
    const many = Array.from({ length: RECENT + 5 }, (_, i) => ({
      ...table.answers[0],
      key: `m${i}`,
      number: -1,
    }));
    const loaded = load(toy, { ...table, answers: [...many, ...table.answers] as AnswerRow[] });
    expect(loaded.recent).toHaveLength(RECENT);
    expect(loaded.recent.at(-1)?.key).toBe('k2');
  });

  test('of a version that cannot be played is not loaded while it runs, and has no game afterwards', () => {
    const { table } = stored(2, 99);
    expect(() => load(toy, table)).toThrow(OtherVersion);
    const room = { ...JSON.parse(table.row.room), status: 'ended' };
    expect(load(toy, { ...table, row: { ...table.row, room: JSON.stringify(room) } }).game).toBeUndefined();
  });

  test('of an earlier version whose answers are refused now was begun with other rules; of this version it is damaged', () => {
    const { table } = stored(2, 1);
    const answers = table.answers.map((row) => ({ ...row, option: 'peek' }));
    const later = { ...toy, version: 2 };
    expect(() => load(later, { ...table, answers })).toThrow(OtherVersion);
    expect(() => load(toy, { ...table, answers })).toThrow(Refusal);
  });

  test('has the reserve that its answers left', () => {
    const clock = { kind: 'live', seconds: 10, reserve: 30 } as const;
    const { table } = stored(3, 1, clock);
    const answers = table.answers.map((row) => (row.number < 3 ? row : { ...row, at: 1002 + 14_000 }));
    expect(answers[2]).toMatchObject({ seat: 0, decision: 2 });
    expect(load(toy, { ...table, answers }).clocks.reserve).toEqual([26_000, 30_000]);
  });

  test('that was begun before a variant existed has the value that was in force then', () => {
    const { table } = stored(0);
    const room = { ...JSON.parse(table.row.room), variants: {} };
    const row = { ...table.row, room: JSON.stringify(room) };
    expect(load(toy, { ...table, row }).room.variants).toEqual({ double: false });
    expect(readRoom(row.room, { get: () => undefined }).variants).toEqual({});
    expect(readRoom(JSON.stringify({ ...room, version: 99 }), { get: () => toy }).variants).toEqual({});
  });

  test('before the start has no game', () => {
    const room = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 7 });
    const row = rowOf({ id: 't', rev: 0, created: 7 }, room, someDeal(), 7);
    const loaded = load(toy, { row, snapshot: undefined, answers: [] });
    expect([loaded.game, loaded.lastAt]).toEqual([undefined, 7]);
  });
});

test('a snapshot of another version is left aside, and all answers are read instead', async () => {
  const { storage, tables, answers } = memoryStorage();
  const { table, game } = stored(4);
  tables.set('t', table.row);
  answers.set('t', [...table.answers]);
  await storage.commit([{ kind: 'snapshot', row: snapshot(game) }]);
  expect((await readTable(storage, 't', { get: () => toy }))?.snapshot?.number).toBe(4);
  const later = await readTable(storage, 't', { get: () => laterToy });
  expect([later?.snapshot, later?.answers.length]).toEqual([undefined, 4]);
  expect(isResumable({ ...table, snapshot: snapshot(game) }, { get: () => laterToy })).toBe(false);
});

test('a row says who has a seat; a table that ended before its start is cancelled', () => {
  const { table } = stored(0);
  expect(table.row).toMatchObject({ status: 'running', people: ['ana', 'ben'], rev: 1 });
  const open = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: 'i', now: 1 });
  const ended = { ...open, status: 'ended' as const };
  expect(rowOf({ id: 't', rev: 4, created: 1 }, ended, someDeal(), 9)).toMatchObject({
    status: 'cancelled',
    rev: 5,
    touched: 9,
  });
  expect(rowOf({ id: 't', rev: 4, created: 1 }, { ...ended, started: 5 }, someDeal(), 9).status).toBe(
    'ended',
  );
  expect(rowOf({ id: 't', rev: 4, created: 1 }, open, someDeal(), 9).status).toBe('open');
});

test('a table without a snapshot can always be read', () => {
  expect(isResumable(stored(2).table, { get: () => laterToy })).toBe(true);
});

test('a snapshot without the newest answers, as earlier versions stored it, is left aside', async () => {
  const { storage, tables, answers } = memoryStorage();
  const { table, game } = stored(4);
  const row = snapshot(game);
  const { recent: _, ...body } = JSON.parse(row.body);
  const old = { ...row, body: JSON.stringify(body) };
  tables.set('t', table.row);
  answers.set('t', [...table.answers]);
  await storage.commit([{ kind: 'snapshot', row: old }]);
  const read = await readTable(storage, 't', { get: () => toy });
  expect([read?.snapshot, read?.answers.length]).toEqual([undefined, 4]);
  expect(() => load(toy, { ...table, snapshot: old, answers: [] })).toThrow(OldSnapshot);
});
