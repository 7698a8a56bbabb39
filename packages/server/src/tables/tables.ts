import type { Deal } from '@mazmorra/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Core } from '../core/core.ts';
import type { TableFact } from '../core/events.ts';
import { shortId } from '../core/log.ts';
import type { Shares } from '../fairness/shares.ts';
import type { Mutes } from '../people/mutes.ts';
import { alone, type ThisProcess } from '../processes/alone.ts';
import type { Journal } from '../storage/journal.ts';
import { isConflict, type Storage, StorageError, type TableRow } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import { holderOf, isGathering, isOver, peopleOf, type Room } from '../table/room.ts';
import { readRoom, rowOf } from '../table/stored-table.ts';
import { turnOf } from '../table/updates.ts';
import { LiveTables } from './live-tables.ts';
import { Lobby } from './lobby.ts';
import { NewTables } from './new-tables.ts';
import { Restoring, takeOver } from './restore.ts';
import { ScreenCodes } from './screen-codes.ts';

export interface TableConfig {
  /** Delay in ms before a bot answers, so that people can follow. */
  readonly botPause: number;
  /** Batch size of a commit, in tables, from which on the server counts as busy. */
  readonly crowd: number;
  /** Time in ms without visitors after which a table is unloaded. */
  readonly idle: number;
  /** Time in ms for which people are asked whether they play again. */
  readonly askAgain: number;
}

/** How long the numbers are kept, in ms. */
const COUNTED = 2000;

export interface TableNumbers {
  readonly playing: number;
  readonly open: number;
}

/** All tables of the server, in memory or not: their list, their storage, and what each of them needs. */
export class Tables {
  readonly core: Core;
  readonly config: TableConfig;
  readonly mutes: Mutes;
  /** Who may have how much of what is scarce. */
  readonly shares: Shares;
  readonly thinkers: Thinkers;
  /** This process among those on the same storage. */
  readonly processes: ThisProcess;
  readonly lobby: Lobby;
  readonly live: LiveTables;
  readonly newTables: NewTables;
  readonly screenCodes: ScreenCodes;
  /** Resolves when every running table is in memory after a start. */
  loaded: Promise<void> = Promise.resolve();
  #restoring: Restoring | undefined;
  #counted: { readonly at: number; readonly numbers: TableNumbers } = {
    at: 0,
    numbers: { playing: 0, open: 0 },
  };
  /** Tables that could not be read, so that each is logged once. */
  readonly #damaged = new Set<string>();

  constructor(
    core: Core,
    config: TableConfig,
    shares: Shares,
    mutes: Mutes,
    thinkers: Thinkers,
    processes: ThisProcess = alone(),
  ) {
    this.core = core;
    this.config = config;
    this.shares = shares;
    this.mutes = mutes;
    this.thinkers = thinkers;
    this.processes = processes;
    this.lobby = new Lobby(shares.origins);
    this.lobby.follow(core.events);
    shares.follow(core.events);
    this.live = new LiveTables(this);
    this.newTables = new NewTables(core, this.live, shares.tables);
    this.screenCodes = new ScreenCodes(core);
  }

  get storage(): Storage {
    return this.core.storage;
  }

  get journal(): Journal {
    return this.core.journal;
  }

  /** Whether the server is busy: many tables share a commit. */
  get busy(): boolean {
    return this.journal.sharers >= this.config.crowd;
  }

  /** The facts of a table, in memory or not. */
  factOf(table: string, room: Room, here = this.live.peek(table)?.here ?? 0): TableFact {
    return { table, room, drives: this.processes.drives(table), here };
  }

  roomChanged(table: string, room: Room, here?: number): void {
    const fact = this.factOf(table, room, here);
    this.core.events.emit('table.changed', fact);
    if (isOver(room)) this.core.events.emit('table.over', fact);
  }

  /** Slow tables in memory, and the people they wait for. */
  *slowTurns(): Generator<{ readonly person: string; readonly table: string }> {
    for (const { id, room, playing } of this.live.values()) {
      if (!playing || room.clock.kind !== 'slow') continue;
      for (const [seat, at] of room.seats.entries())
        if (at.kind === 'person' && turnOf(playing, seat)) yield { person: at.person, table: id };
    }
  }

  /** People at running tables at all processes, and listed tables with a free seat: computed at most every two seconds. */
  get numbers(): TableNumbers {
    const now = this.core.now();
    if (Math.abs(now - this.#counted.at) > COUNTED) {
      const playing = Math.max(this.playing, this.processes.numbers.playing);
      this.#counted = { at: now, numbers: { playing, open: this.lobby.open } };
    }
    return this.#counted.numbers;
  }

  /** Number of people at running tables, at this process. */
  get playing(): number {
    const people = new Set<string>();
    for (const live of this.live.values())
      if (live.playing)
        live.room.seats.forEach((at, seat) => {
          if (at.kind === 'person' && live.audience.isHere(seat)) people.add(at.person);
        });
    return people.size;
  }

  /** Ends a running game whose version can no longer be played. Its record is kept. */
  async retire(row: TableRow): Promise<void> {
    const room: Room = { ...(JSON.parse(row.room) as Room), status: 'ended' };
    const deal = JSON.parse(row.deal) as Deal;
    await this.journal.save({ kind: 'table', row: rowOf(row, room, deal, this.core.now()) });
    this.roomChanged(row.id, room);
    this.core.log('warn', 'table retired', { table: shortId(row.id), game: room.game });
  }

  /** Runs a read of one table. A damaged table is skipped and logged once, so that the others are not affected. */
  async readable<T>(id: string, read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (!this.#damaged.has(id)) this.core.reportError(`reading table ${shortId(id)}`, error);
      this.#damaged.add(id);
      return undefined;
    }
  }

  /**
   * Lists all tables, at start or when the data was replaced, and returns the number of running ones. These are then loaded into
   * memory while the server answers.
   */
  async restore(): Promise<number> {
    this.#restoring?.stop();
    const restoring = new Restoring(this);
    this.#restoring = restoring;
    const running = await restoring.list();
    // If processes share the tables, each loads those that it drives (`drive`).
    if (this.storage.shared) return running;
    this.loaded = restoring
      .load()
      .catch((error: unknown) => this.core.reportError('restoring tables', error));
    return running;
  }

  /**
   * Another process has changed a table that is not in memory here: updates the lobby, and loads the table if this process has to
   * drive it.
   */
  async listElsewhere(row: TableRow, visitors: readonly Visitor[]): Promise<void> {
    const room = readRoom(row.room, this.core.games);
    const isHere = (person: string) => visitors.some((one) => !one.watch && one.person === person);
    const here = peopleOf(room).filter(isHere).length;
    this.#list(row.id, room, here);
    const isDriven = (room.status === 'running' || isGathering(room)) && this.processes.drives(row.id);
    if (isDriven) await this.readable(row.id, () => this.live.get(row.id));
  }

  /** A table was deleted, here or by another process. */
  deleted(id: string): void {
    this.live.unload(id);
    this.core.events.emit('table.deleted', { table: id });
  }

  /** Loads the tables that this process now drives: running ones, and those that anybody has open. */
  drive(isGained: (table: string) => boolean): void {
    takeOver(this, isGained).catch((error: unknown) => this.core.reportError('taking tables over', error));
  }

  /** Adds a stored table to the lobby and to its host's count. */
  list(row: TableRow): void {
    this.#list(row.id, readRoom(row.room, this.core.games), 0);
  }

  #list(id: string, room: Room, here: number): void {
    this.lobby.set(id, room, here);
    this.shares.tables.set(id, holderOf(room));
  }

  /** Reads the list of tables again, because notices may have been lost. */
  async listAgain(): Promise<void> {
    await new Restoring(this).list();
  }

  /** Whether anybody has the table open, here or at another process. */
  async isInUse(id: string): Promise<boolean> {
    if (this.live.peek(id)?.watched) return true;
    return ((await this.processes.elsewhere([id])).get(id) ?? []).length > 0;
  }

  /**
   * Changes the room of a table, in memory or not, and resolves when it is saved. A table that is not in memory keeps its time of
   * last use.
   */
  async changeRoom(id: string, make: (room: Room) => Room): Promise<void> {
    const live = this.live.peek(id) ?? (await this.live.loading(id));
    if (live) return live.change(make);
    const row = await this.storage.tableRow(id);
    const before = row && (JSON.parse(row.room) as Room);
    if (!row || !before) return;
    const room = make(before);
    if (room === before) return;
    const deal = JSON.parse(row.deal) as Deal;
    try {
      await this.journal.save({ kind: 'table', row: rowOf(row, room, deal, row.touched) });
      this.roomChanged(id, room);
    } catch (error) {
      // The table was opened and changed in the meantime.
      if (isConflict(error) && this.live.peek(id)) return this.changeRoom(id, make);
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    this.live.unload(id);
    await this.journal.save({ kind: 'delete-table', table: id });
    this.deleted(id);
  }

  /** Drops everything in memory after the data was replaced by a backup. */
  forgetAll(): void {
    this.#restoring?.stop();
    this.live.unloadAll();
    this.lobby.clear();
    this.shares.tables.clear();
    this.journal.reopen();
  }

  /** Stops bots, clocks and queues. */
  close(): void {
    this.core.health.close();
    this.#restoring?.stop();
    this.live.close();
  }

  /** Closes, waits until pending writes are on disk, and stores snapshots for the next start. */
  async stop(): Promise<void> {
    this.close();
    await this.journal.settled();
    // A failure does no harm: the answers are on disk.
    await this.live.saveSnapshots().catch(() => undefined);
  }
}
