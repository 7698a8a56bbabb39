import {
  type AnyGame,
  canPlay,
  canResume,
  type Deal,
  dealSource,
  type GameEvent,
  Refusal,
  recordedVariants,
  type Seat,
  type Snapshot,
  type Step,
  Table,
} from '@mazmorra/kernel';
import type { AnswerRow, SnapshotRow, Storage, StoredTable, TableRow } from '../storage/port.ts';
import { Clocks } from './clocks.ts';
import { peopleOf, type Room } from './room.ts';
import type { AnyTable } from './updates.ts';

/** A recent answer by the id that its client gave it, so that a repeated one is recognised. */
export interface Recent {
  readonly seat: Seat;
  readonly key: string;
  readonly number: number;
}

/** The events of one answer, for logs and for bots. */
export interface LoggedStep {
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent<unknown>[];
}

/** Finds a game by its id. */
export type Games = Pick<ReadonlyMap<string, AnyGame>, 'get'>;

/** The fields of a stored row that are not in its room and deal. */
export type RowHead = Pick<TableRow, 'id' | 'rev' | 'created' | 'touched'>;

export const headOf = ({ id, rev, created, touched }: TableRow): RowHead => ({ id, rev, created, touched });

/** The state of a table in memory, as loaded from storage. */
export interface Loaded {
  row: RowHead;
  room: Room;
  deal: Deal;
  /** Absent before the start. */
  game: AnyTable | undefined;
  recent: Recent[];
  clocks: Clocks;
  /** From the set-up on; absent if not needed so far. */
  history: LoggedStep[] | undefined;
  /** The time of the newest answer; slow clocks continue from it. */
  lastAt: number;
  /** The number of answers in the newest stored snapshot; 0 if there is none. */
  snapshotAt: number;
}

/** The rules have changed since this table began, so its answers cannot be replayed. */
export class OtherVersion extends Error {
  constructor() {
    super('the table was begun with another version of the rules');
    this.name = 'OtherVersion';
  }
}

/** The stored snapshot cannot be resumed by this version: all answers have to be read. */
export class OldSnapshot extends Error {
  constructor() {
    super('the snapshot was stored by another version');
    this.name = 'OldSnapshot';
  }
}

export const RECENT = 32;
/**
 * Number of answers between two snapshots: at most this many are replayed when a table is loaded. A smaller number makes a start after
 * a kill shorter and answers dearer; docs/performance.md has the figures.
 */
export const SNAPSHOT_EVERY = 16;

/**
 * What is stored of a game in a snapshot. With `recent` and `lastAt` no answer before the snapshot has to be read. Earlier versions
 * did not store them; their snapshots are not used.
 */
interface SnapshotBody {
  readonly snapshot: Snapshot<unknown>;
  readonly reserve: readonly number[];
  readonly recent?: readonly Recent[];
  readonly lastAt?: number;
}

export function rowOf(before: Omit<RowHead, 'touched'>, room: Room, deal: Deal, now: number): TableRow {
  return {
    id: before.id,
    rev: before.rev + 1,
    status: room.status === 'ended' && room.started === undefined ? 'cancelled' : room.status,
    listed: room.listed,
    room: JSON.stringify(room),
    deal: JSON.stringify(deal),
    created: before.created,
    touched: now,
    people: peopleOf(room),
  };
}

export function snapshotRow(
  id: string,
  table: AnyTable,
  {
    clocks,
    recent,
    lastAt,
  }: Pick<Loaded, 'recent' | 'lastAt'> & { readonly clocks: Pick<Clocks, 'reserve'> },
): SnapshotRow {
  const body: SnapshotBody = { snapshot: table.snapshot(), reserve: clocks.reserve, recent, lastAt };
  return { table: id, number: table.number, body: JSON.stringify(body) };
}

export const loggedStepOf = (step: Step<unknown>): LoggedStep => ({
  number: step.number,
  seat: step.seat,
  events: step.events,
});

const recentOf = (row: AnswerRow): Recent => ({ seat: row.seat, key: row.key, number: row.number });

/** Parses a stored room. Tables that began before a variant existed get the value that was in force then. */
export function readRoom(text: string, games: Games): Room {
  const room = JSON.parse(text) as Room;
  const game = games.get(room.game);
  if (!game || !canPlay(game, room.version)) return room;
  return { ...room, variants: recordedVariants(game, room.seats.length, room.variants) };
}

/** A stored table with its newest snapshot, or with all its answers if this version cannot resume the snapshot. */
export async function readTable(
  storage: Storage,
  id: string,
  games: Games,
): Promise<StoredTable | undefined> {
  const stored = await storage.table(id);
  return stored && !isResumable(stored, games) ? storage.table(id, true) : stored;
}

/** Whether this version can resume the snapshot of a table, if it has one. */
export function isResumable({ snapshot: row }: StoredTable, games: Games): boolean {
  if (!row) return true;
  const body = JSON.parse(row.body) as SnapshotBody;
  const game = games.get(body.snapshot.game);
  return !game || canResumeFrom(game, body);
}

const canResumeFrom = (game: AnyGame, { snapshot, recent }: SnapshotBody): boolean =>
  recent !== undefined && canResume(game, snapshot);

export const openTable = (game: AnyGame, room: Room, deal: Deal): AnyTable =>
  Table.reopen(game, { seats: room.seats.length, variants: room.variants, random: dealSource(deal) });

/** Loads a stored table: from its newest snapshot, or by replaying all its answers. `room` is its room, if it was read already. */
export function load(
  game: AnyGame,
  stored: StoredTable,
  room = readRoom(stored.row.room, { get: () => game }),
): Loaded {
  const deal = JSON.parse(stored.row.deal) as Deal;
  const body = stored.snapshot && (JSON.parse(stored.snapshot.body) as SnapshotBody);
  const recent = [...(body?.recent ?? []), ...stored.answers.map(recentOf)].slice(-RECENT);
  const lastAt = stored.answers.at(-1)?.at ?? body?.lastAt ?? room.started ?? room.created;
  const snapshotAt = stored.snapshot?.number ?? 0;
  const common = { row: headOf(stored.row), room, deal, recent, lastAt, snapshotAt };
  const canGoOn = canPlay(game, room.version);
  if (!canGoOn && room.status === 'running') throw new OtherVersion();
  if (room.started === undefined || room.failed || !canGoOn)
    return {
      ...common,
      game: undefined,
      history: undefined,
      clocks: new Clocks(room.clock, room.seats.length),
    };
  try {
    if (body && !canResumeFrom(game, body)) throw new OldSnapshot();
    return { ...common, ...play(game, room, deal, body, stored.answers) };
  } catch (error) {
    // The later version declares that it can play this table, but refuses one of its answers.
    if (room.version !== game.version && error instanceof Refusal) throw new OtherVersion();
    throw error;
  }
}

function play(
  game: AnyGame,
  room: Room,
  deal: Deal,
  body: SnapshotBody | undefined,
  answers: readonly AnswerRow[],
): Pick<Loaded, 'game' | 'clocks' | 'history'> {
  const table: AnyTable = body
    ? Table.resume(game, body.snapshot, dealSource(deal))
    : openTable(game, room, deal);
  const history = body ? undefined : [loggedStepOf(table.last)];
  const clocks = new Clocks(room.clock, room.seats.length, body?.reserve);
  replay(table, answers, clocks, history);
  return { game: table, clocks, history };
}

function replay(
  table: AnyTable,
  answers: readonly AnswerRow[],
  clocks: Clocks,
  history: LoggedStep[] | undefined,
): void {
  const times = new Map(answers.map((row) => [row.number, row.at]));
  for (const row of answers) {
    if (row.number <= table.number) continue;
    clocks.ask(row.seat, row.decision, times.get(row.decision) ?? row.at);
    clocks.stop(row.seat, row.at);
    const step = table.answer(row.seat, row.option, row.decision);
    history?.push(loggedStepOf(step));
  }
}

/** The whole history of a table, from its stored answers. */
export function historyOf(game: AnyGame, stored: StoredTable): LoggedStep[] {
  return load(game, { ...stored, snapshot: undefined }).history ?? [];
}
