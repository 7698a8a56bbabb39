import type { AnyGame, Deal, GameTexts } from '@mazmorra/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Shares } from '../fairness/shares.ts';
import { Keeping, type KeepingParts } from '../keeping/keeping.ts';
import type { RetentionTimes } from '../keeping/retention.ts';
import { type Log, reasonOf, shortId } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { Mutes } from '../people/mutes.ts';
import type { TableProcesses } from '../processes/alone.ts';
import { StorageHealth } from '../storage/health.ts';
import { Journal } from '../storage/journal.ts';
import { type Storage, StorageError, type TableRow, type Write } from '../storage/port.ts';
import type { Rematch } from '../table/at-table.ts';
import type { Visitor } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';
import { holderOf, isOver, peopleOf, type Room } from '../table/room.ts';
import type { TableConfig, TableServices } from '../table/services.ts';
import { readRoom, rowOf } from '../table/stored-table.ts';
import { turnOf } from '../table/turns.ts';
import { LiveTables } from './live-tables.ts';
import { Lobby } from './lobby.ts';
import { NewTables } from './new-tables.ts';
import { type RestoreParts, Restoring, TakingOver } from './restore.ts';

export interface TablesParts {
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  /** The current times: an operator may change them. */
  retention(): RetentionTimes;
  texts(game: string): Promise<GameTexts<unknown> | undefined>;
  isPresent(person: string): boolean;
  /** Who may have how much of what is scarce. */
  readonly shares: Shares;
  now(): number;
  turn(person: string, table: string, yours: boolean): void;
  started(table: LiveTable): void;
  /** A table was opened for people who played together. */
  invited(table: string, room: Room, host: string): void;
  /** Something has changed at a table that waits for people from the pool. */
  gathering(table: LiveTable): void;
  /** A game that had begun is over. */
  over?(table: string): void;
  /** A daily game is over. */
  dailyOver(): void;
  /** Something has changed at a table of a tournament. */
  tournamentTable(table: string, room: Room): void;
  /** The storage reports that its data was replaced. */
  restored(): void;
  /** The other processes on the same storage. */
  readonly processes: TableProcesses;
}

/** Whether a table was opened by the pool and waits for its people. */
const isGathering = ({ quick, status }: Room): boolean => quick !== undefined && status === 'open';

/** All tables of the server, in memory or not: their list, their storage, and the services that each of them needs. */
export class Tables implements TableServices {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly mutes: Mutes;
  readonly health: StorageHealth;
  readonly shares: Shares;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  readonly lobby: Lobby;
  readonly live: LiveTables;
  readonly newTables: NewTables;
  readonly keeping: Keeping;
  /** Resolves when every running table is in memory after a start. */
  loaded: Promise<void> = Promise.resolve();
  #restoring: Restoring | undefined;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #parts: TablesParts;
  /** Tables that could not be read, so that each is logged once. */
  readonly #damaged = new Set<string>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.storage = parts.storage;
    this.journal = new Journal(
      parts.storage,
      () => parts.restored(),
      (error) => this.reportError('after a commit', error),
      (error, seconds) => {
        parts.metrics.commitSeconds.observe(seconds);
        this.health.note(error);
      },
      parts.processes.saved && ((writes) => parts.processes.saved?.(writes)),
      (error) => parts.log('error', 'write refused', { reason: error.message }),
    );
    this.mutes = new Mutes(parts.storage, this.journal, () => this.now());
    this.health = new StorageHealth((text) => this.journal.save({ kind: 'probe', text }), parts.log);
    this.thinkers = parts.thinkers;
    this.metrics = parts.metrics;
    this.log = parts.log;
    this.config = parts.config;
    this.shares = parts.shares;
    this.lobby = new Lobby(parts.shares.origins);
    this.#games = new Map(parts.games.map((game) => [game.id, game]));
    this.live = new LiveTables(
      this,
      (row) => this.#retire(row),
      (tables) => parts.processes.elsewhere(tables),
    );
    this.newTables = new NewTables({
      games: this.#games,
      journal: this.journal,
      metrics: this.metrics,
      lobby: this.lobby,
      open: this.shares.tables,
      now: () => this.now(),
      begin: (game, row) => this.live.begin(game, row),
      gathering: (table) => {
        const live = this.live.peek(table);
        if (live) parts.gathering(live);
      },
      invited: (table, room, host) => parts.invited(table, room, host),
    });
    this.keeping = new Keeping(this.#keepingParts());
  }

  #keepingParts(): KeepingParts {
    const { texts, isPresent, retention } = this.#parts;
    return {
      storage: this.storage,
      journal: this.journal,
      times: retention,
      now: () => this.now(),
      game: (id) => this.game(id),
      texts,
      busy: () => this.journal.sharers >= this.config.crowd,
      inUse: (table) => this.#isInUse(table),
      isPresent,
      changeRoom: (table, make) => this.changeRoom(table, make),
      deleteTable: (table) => this.#delete(table),
      reportError: (what, error) => this.reportError(what, error),
    };
  }

  now(): number {
    return this.#parts.now();
  }

  game(id: string): AnyGame | undefined {
    return this.#games.get(id);
  }

  get games(): AnyGame[] {
    return [...this.#games.values()];
  }

  drives(table: string): boolean {
    return this.#parts.processes.drives(table);
  }

  fence(table: string): readonly Write[] {
    return this.#parts.processes.fence(table);
  }

  turn(person: string, table: string, yours: boolean): void {
    this.#parts.turn(person, table, yours);
  }

  started(table: LiveTable): void {
    this.#parts.started(table);
  }

  makeRematch(room: Room, host: string): Rematch {
    return this.newTables.rematch(room, host);
  }

  roomChanged(table: string, room: Room): void {
    const live = this.live.peek(table);
    this.lobby.set(table, room, room.listed ? (live?.here ?? 0) : 0);
    this.shares.tables.set(table, holderOf(room));
    if (isOver(room) && this.drives(table)) {
      if (room.started !== undefined) {
        this.keeping.archiver.add(table);
        this.#parts.over?.(table);
      }
      if (room.daily) this.#parts.dailyOver();
    }
    if (room.tournament) this.#parts.tournamentTable(table, room);
    if (live && isGathering(room)) this.#parts.gathering(live);
  }

  presenceChanged(table: LiveTable): void {
    const { id, room } = table;
    this.#parts.processes.visited(table);
    if (room.listed) this.lobby.set(id, room, table.here);
    if (isGathering(room)) this.#parts.gathering(table);
  }

  /** Slow tables in memory, and the people they wait for. */
  *slowTurns(): Generator<{ readonly person: string; readonly table: string }> {
    for (const { id, room, playing } of this.live.values()) {
      if (!playing || room.clock.kind !== 'slow') continue;
      for (const [seat, at] of room.seats.entries())
        if (at.kind === 'person' && turnOf(playing, seat)) yield { person: at.person, table: id };
    }
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

  reportError(what: string, error: unknown): void {
    this.metrics.counts.errors++;
    this.log('error', 'failed', {
      what,
      reason: reasonOf(error),
      ...(error instanceof Error && { stack: error.stack }),
    });
  }

  /** Ends a running game whose version can no longer be played. Its record is kept. */
  async #retire(row: TableRow): Promise<void> {
    const room: Room = { ...(JSON.parse(row.room) as Room), status: 'ended' };
    const deal = JSON.parse(row.deal) as Deal;
    await this.journal.save({ kind: 'table', row: rowOf(row, room, deal, this.now()) });
    this.roomChanged(row.id, room);
    this.log('warn', 'table retired', { table: shortId(row.id), game: room.game });
  }

  /** Runs a read of one table. A damaged table is skipped and logged once, so that the others are not affected. */
  async readable<T>(id: string, read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (!this.#damaged.has(id)) this.reportError(`reading table ${shortId(id)}`, error);
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
    const restoring = new Restoring(this.#restoreParts());
    this.#restoring = restoring;
    const running = await restoring.list();
    // If processes share the tables, each loads those that it drives (`drive`).
    if (this.storage.shared) return running;
    this.loaded = restoring.load().catch((error: unknown) => this.reportError('restoring tables', error));
    // Not awaited: a record that is not archived yet is made on request.
    void this.loaded
      .then(() => this.keeping.archiver.catchUp())
      .catch((error: unknown) => this.reportError('archiving', error));
    return running;
  }

  /**
   * Another process has changed a table that is not in memory here: updates the lobby, and loads the table if this process has to
   * drive it.
   */
  async listElsewhere(row: TableRow, visitors: readonly Visitor[]): Promise<void> {
    const room = readRoom(row.room, (of) => this.#games.get(of));
    const isHere = (person: string) => visitors.some((one) => !one.watch && one.person === person);
    const here = peopleOf(room).filter(isHere).length;
    this.lobby.set(row.id, room, here);
    this.shares.tables.set(row.id, holderOf(room));
    const isDriven = (room.status === 'running' || isGathering(room)) && this.drives(row.id);
    if (isDriven) await this.readable(row.id, () => this.live.get(row.id));
  }

  /** Another process has deleted a table. */
  deletedElsewhere(id: string): void {
    this.live.unload(id);
    this.lobby.remove(id);
    this.shares.tables.remove(id);
  }

  /** Loads the tables that this process now drives: running ones, and those that anybody has open. */
  drive(isGained: (table: string) => boolean): void {
    const { shared } = this.storage;
    if (!shared) return;
    const { readable, load } = this.#restoreParts();
    const taking = new TakingOver({
      living: async () => (await shared.livingTables()).filter((id) => isGained(id) && !this.live.peek(id)),
      read: async (ids) => shared.storedTablesOf(ids.filter((id) => this.drives(id))),
      readable,
      load,
      loaded: async (ids) => {
        const elsewhere = await this.#parts.processes.elsewhere(ids);
        for (const [id, visitors] of elsewhere) this.live.peek(id)?.setElsewhere(visitors);
      },
    });
    taking.run().catch((error: unknown) => this.reportError('taking tables over', error));
  }

  /** Adds a stored table to the lobby and to its host's count. */
  #list(row: TableRow): void {
    const room = readRoom(row.room, (of) => this.#games.get(of));
    this.lobby.set(row.id, room);
    this.shares.tables.set(row.id, holderOf(room));
  }

  #restoreParts(): RestoreParts {
    return {
      storage: this.storage,
      readable: (id, read) => this.readable(id, read),
      list: (row) => this.#list(row),
      load: (stored) => this.live.restore(stored),
    };
  }

  /** Reads the list of tables again, because notices may have been lost. */
  async listAgain(): Promise<void> {
    await new Restoring(this.#restoreParts()).list();
  }

  /** Whether anybody has the table open, here or at another process. */
  async #isInUse(id: string): Promise<boolean> {
    if (this.live.peek(id)?.watched) return true;
    return ((await this.#parts.processes.elsewhere([id])).get(id) ?? []).length > 0;
  }

  /**
   * Changes the room of a table, in memory or not, and resolves when it is saved. A table that is not in memory keeps its time of
   * last use.
   */
  async changeRoom(id: string, make: (room: Room) => Room): Promise<void> {
    const live = this.live.peek(id) ?? (await this.live.loading(id));
    if (live) return live.unasked.changeAndWait(make);
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
      if (error instanceof StorageError && error.problem === 'conflict' && this.live.peek(id))
        return this.changeRoom(id, make);
      throw error;
    }
  }

  async #delete(id: string): Promise<void> {
    this.live.unload(id);
    await this.journal.save({ kind: 'delete-table', table: id });
    this.lobby.remove(id);
    this.shares.tables.remove(id);
  }

  /** Drops everything in memory after the data was replaced by a backup. */
  forgetAll(): void {
    this.#restoring?.stop();
    this.live.unloadAll();
    this.lobby.clear();
    this.shares.tables.clear();
    this.mutes.clear();
    this.journal.reopen();
  }

  /** Stops bots and clocks, waits until pending writes are on disk, and stores snapshots for the next start. */
  async stop(): Promise<void> {
    this.health.close();
    this.#restoring?.stop();
    this.live.close();
    await this.keeping.archiver.finish();
    await this.journal.settled();
    // A failure does no harm: the answers are on disk.
    await this.live.saveSnapshots().catch(() => undefined);
  }
}
