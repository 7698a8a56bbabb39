import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  completeVariants,
  type Deal,
  type GameTexts,
  newDeal,
  recordedVariants,
} from '@mazmorra/kernel';
import type { MyTable, TableSettings } from '@mazmorra/protocol';
import type { Thinkers } from '../bots/thinkers.ts';
import { Archiver } from '../keeping/archive.ts';
import { type ForgetParts, forgetPerson } from '../keeping/forget.ts';
import { Retention, type RetentionTimes } from '../keeping/retention.ts';
import { type Log, reasonOf, shortId } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { newToken } from '../people/secrets.ts';
import type { Party } from '../pool/pool.ts';
import { quickRoom } from '../pool/quick-room.ts';
import { Refused } from '../refused.ts';
import { StorageHealth } from '../storage/health.ts';
import { Journal } from '../storage/journal.ts';
import { type Storage, StorageError, type StoredTable, type TableRow } from '../storage/port.ts';
import { Chat } from '../table/chat.ts';
import { LiveTable } from '../table/live-table.ts';
import {
  mentions,
  namesOf,
  newRoom,
  playedByBot,
  type Room,
  rematchOf,
  seatOf,
} from '../table/membership.ts';
import { isOver } from '../table/membership-view.ts';
import type { TableConfig, TableServices } from '../table/services.ts';
import { isResumable, load, OtherVersion, readRoom, readTable, rowOf } from '../table/stored-table.ts';
import { Lobby } from './lobby.ts';
import { OpenTables } from './open-tables.ts';

export interface TablesParts {
  readonly storage: Storage;
  readonly games: readonly AnyGame[];
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  readonly retention: RetentionTimes;
  texts(game: string): Promise<GameTexts<unknown> | undefined>;
  isPresent(person: string): boolean;
  /** Tables that one person may have open. */
  readonly openTables: number;
  now(): number;
  turn(person: string, table: string, yours: boolean): void;
  /** Something has changed at a table that waits for people from the pool. */
  gathering(table: LiveTable): void;
  /** The storage says that its data were replaced. */
  restored(): void;
}

/** Called together by the pool, and not yet complete. */
const isGathering = ({ quick, status }: Room): boolean => quick !== undefined && status === 'open';

const MOST_MINE = 60;
const MOST_RESTORED = 100_000;
const RESTORED_AT_ONCE = 200;

/** All tables of the server: those in memory, and loading and unloading of the others. */
export class Tables implements TableServices {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly health: StorageHealth;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly config: TableConfig;
  readonly lobby = new Lobby();
  readonly #archiver: Archiver;
  readonly #retention: Retention;
  readonly #open: OpenTables;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #parts: TablesParts;
  readonly #live = new Map<string, LiveTable>();
  /** Tables that could not be read, so that each is logged once. */
  readonly #damaged = new Set<string>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.storage = parts.storage;
    this.journal = new Journal(
      parts.storage,
      () => parts.restored(),
      (error) => this.broke('after a commit', error),
      (error, seconds) => {
        parts.metrics.commitSeconds.observe(seconds);
        this.health.note(error);
      },
    );
    this.health = new StorageHealth((text) => this.journal.save({ kind: 'probe', text }), parts.log);
    this.thinkers = parts.thinkers;
    this.metrics = parts.metrics;
    this.log = parts.log;
    this.config = parts.config;
    this.#open = new OpenTables(parts.openTables);
    this.#games = new Map(parts.games.map((game) => [game.id, game]));
    this.#archiver = new Archiver({
      storage: parts.storage,
      journal: this.journal,
      game: (id) => this.game(id),
      texts: (game) => parts.texts(game),
      busy: () => this.journal.sharers >= this.config.crowd,
      broke: (what, error) => this.broke(what, error),
    });
    this.#retention = new Retention({
      ...this.#keeping(),
      times: parts.retention,
      now: () => this.now(),
      inUse: (table) => !this.isQuiet(table),
      isPresent: (person) => parts.isPresent(person),
      deleteTable: (table) => this.#delete(table),
      forget: (person) => this.forget(person),
    });
  }

  #keeping(): ForgetParts {
    return {
      storage: this.storage,
      journal: this.journal,
      changeRoom: (table, make) => this.changeRoom(table, make),
      mentioning: (person) =>
        [...this.#live.values()].filter(({ room }) => mentions(room, person)).map(({ id }) => id),
      archived: () => this.#archiver.settled(),
      broke: (what, error) => this.broke(what, error),
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

  get inMemory(): number {
    return this.#live.size;
  }

  turn(person: string, table: string, yours: boolean): void {
    this.#parts.turn(person, table, yours);
  }

  roomChanged(table: string, room: Room): void {
    const live = this.#live.get(table);
    this.lobby.set(table, room, room.listed ? (live?.here ?? 0) : 0);
    this.#open.set(table, room);
    if (isOver(room) && room.started !== undefined) this.#archiver.add(table);
    if (live && isGathering(room)) this.#parts.gathering(live);
  }

  presenceChanged(table: LiveTable): void {
    const { id, room } = table;
    if (room.listed) this.lobby.set(id, room, table.here);
    if (isGathering(room)) this.#parts.gathering(table);
  }

  /** People who are at running tables now. */
  get playing(): number {
    const people = new Set<string>();
    for (const live of this.#live.values())
      if (live.playing)
        live.room.seats.forEach((at, seat) => {
          if (at.kind === 'person' && live.online(seat)) people.add(at.person);
        });
    return people.size;
  }

  broke(what: string, error: unknown): void {
    this.metrics.counts.errors++;
    this.log('error', 'broke', {
      what,
      reason: reasonOf(error),
      ...(error instanceof Error && { stack: error.stack }),
    });
  }

  /** A table, brought into memory when it is not there. */
  get(id: string): Promise<LiveTable | undefined> {
    const live = this.#live.get(id);
    if (live) return Promise.resolve(live);
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await readTable(this.storage, id, (of) => this.#games.get(of));
    return stored && this.#enliven(stored);
  }

  async #enliven(stored: StoredTable): Promise<LiveTable | undefined> {
    const { id } = stored.row;
    const game = this.#games.get((JSON.parse(stored.row.room) as Room).game);
    if (!game) return undefined;
    try {
      const live = new LiveTable(this, load(game, stored), new Chat(this, id));
      this.#live.set(id, live);
      this.metrics.counts.tablesLoaded++;
      return live;
    } catch (error) {
      if (!(error instanceof OtherVersion)) throw error;
      await this.#retire(stored.row);
      return this.#load(id);
    }
  }

  /** Ends a running game of a version that cannot be played any more. Its record stays. */
  async #retire(row: TableRow): Promise<void> {
    const room: Room = { ...(JSON.parse(row.room) as Room), status: 'ended' };
    const deal = JSON.parse(row.deal) as Deal;
    await this.journal.save({ kind: 'table', row: rowOf(row, room, deal, this.now()) });
    this.roomChanged(row.id, room);
    this.log('warn', 'table retired', { table: shortId(row.id), game: room.game });
  }

  async create(settings: TableSettings, host: string): Promise<{ table: string; invite: string }> {
    const game = this.#games.get(settings.game);
    if (!game)
      throw new Refused('start', `there is no such game: allowed are ${[...this.#games.keys()].join(', ')}`);
    const variants = completeVariants(game, settings.seats, settings.variants ?? {});
    this.#open.require(host);
    const invite = newToken();
    const room = newRoom({ settings, version: game.version, variants, host, invite, now: this.now() });
    const row = this.#newRow(room);
    // Counted before it is saved, so that concurrent requests cannot exceed the limit.
    this.#open.set(row.id, room);
    try {
      await this.journal.save({ kind: 'new-table', row });
    } catch (error) {
      this.#open.set(row.id, { ...room, status: 'ended' });
      throw error;
    }
    this.metrics.counts.tablesCreated++;
    this.#begin(game, row);
    this.lobby.set(row.id, room);
    return { table: row.id, invite };
  }

  /** Throws where this person may not open another table. */
  requireMayOpen(person: string): void {
    this.#open.require(person);
  }

  /** A table for people from the pool, all of them seated. */
  async createQuick(party: Party, until: number): Promise<string> {
    const game = this.#games.get(party.game);
    if (!game) throw new Error(`the pool has a game that is not here: ${party.game}`);
    const variants = completeVariants(game, party.seats, {});
    const parts = { version: game.version, variants, invite: newToken(), now: this.now(), until };
    const row = this.#newRow(quickRoom(party, parts));
    await this.journal.save({ kind: 'new-table', row });
    this.metrics.counts.tablesCreated++;
    this.#begin(game, row);
    this.#open.set(row.id, JSON.parse(row.room) as Room);
    return row.id;
  }

  /** The room with the variants that belong to its number of seats. */
  fitted(room: Room): Room {
    const game = this.#games.get(room.game);
    return game ? { ...room, variants: completeVariants(game, room.seats.length, {}) } : room;
  }

  /** What is to be written for a table with the same people and bots. */
  makeRematch(room: Room, host: string) {
    const game = this.#games.get(room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    this.#open.require(host);
    const invite = newToken();
    const variants = recordedVariants(game, room.seats.length, room.variants);
    const next = { ...rematchOf(room, host, invite, this.now()), version: game.version, variants };
    const row = this.#newRow(next);
    const saved = () => {
      this.#begin(game, row);
      this.#open.set(row.id, next);
    };
    return { write: { kind: 'new-table' as const, row }, table: row.id, invite, saved };
  }

  /** Puts a new table into memory without reading it: it is about to be opened. */
  #begin(game: AnyGame, row: TableRow): void {
    const stored = { row, snapshot: undefined, answers: [] };
    this.#live.set(row.id, new LiveTable(this, load(game, stored), Chat.silent(this, row.id)));
  }

  #newRow(room: Room): TableRow {
    const deal = newDeal((bytes) => new Uint8Array(randomBytes(bytes)));
    const now = this.now();
    return rowOf({ id: newToken(), rev: 0, created: now }, room, deal, now);
  }

  async mine(person: string): Promise<MyTable[]> {
    const rows = await this.storage.tablesOf(person, MOST_MINE);
    const mine = await Promise.all(rows.map((row) => this.#readable(row.id, () => this.#mine(row, person))));
    return mine.filter((one) => one !== undefined);
  }

  /** Runs a read of one table. A damaged table is skipped and logged once, so that the others are not affected. */
  async #readable<T>(id: string, read: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (!this.#damaged.has(id)) this.broke(`reading table ${shortId(id)}`, error);
      this.#damaged.add(id);
      return undefined;
    }
  }

  async #mine(row: TableRow, person: string): Promise<MyTable> {
    const stored = JSON.parse(row.room) as Room;
    // Whose turn it is, only the game knows.
    const live = stored.status === 'running' ? await this.get(row.id) : undefined;
    const room = live?.room ?? stored;
    const seat = seatOf(room, person) ?? 0;
    const decision = live?.playing?.decisionOf(seat);
    return {
      table: row.id,
      game: room.game,
      status: room.status,
      seat,
      names: namesOf(room),
      yours: decision !== undefined && !decision.optional && !playedByBot(room, seat),
      created: room.created,
      ...(room.outcome && { outcome: room.outcome }),
    };
  }

  /** At start: every running table goes on where it was. */
  async restore(): Promise<number> {
    for (const row of await this.storage.tablesWith('open', MOST_RESTORED))
      await this.#readable(row.id, () => this.#note(row));
    let count = 0;
    for (let last = ''; ; ) {
      const page = await this.storage.storedTables('running', last, RESTORED_AT_ONCE);
      for (const stored of page) await this.#readable(stored.row.id, () => this.#restore(stored));
      count += page.length;
      last = page.at(-1)?.row.id ?? '';
      if (page.length < RESTORED_AT_ONCE) break;
    }
    // Nobody waits for it: records that are not archived yet are made when they are asked for.
    this.#archiver.catchUp().catch((error: unknown) => this.broke('archiving', error));
    return count;
  }

  /** Puts a stored table into the lobby and on its host's account. */
  #note(row: TableRow): void {
    const room = readRoom(row.room, (of) => this.#games.get(of));
    this.lobby.set(row.id, room);
    this.#open.set(row.id, room);
  }

  async #restore(stored: StoredTable): Promise<void> {
    const { id } = stored.row;
    this.#note(stored.row);
    if (this.#live.has(id) || this.#loading.has(id)) return;
    if (isResumable(stored, (of) => this.#games.get(of))) await this.#enliven(stored);
    else await this.get(id);
  }

  /** Frees memory of tables without recent answers. */
  rest(): void {
    const now = this.now();
    for (const live of this.#live.values()) live.rest(now);
  }

  /** Takes tables out of memory that nobody uses. */
  sweep(): void {
    const now = this.now();
    for (const [id, live] of this.#live) if (live.idleFor(now) > this.config.idle) this.#unload(id, live);
  }

  /** Whether nobody has the table open. */
  isQuiet(id: string): boolean {
    return (this.#live.get(id)?.connected ?? 0) === 0;
  }

  /** Deletes what was kept long enough. */
  expire(): Promise<void> {
    return this.#retention.sweep();
  }

  /** Changes the room of a table, in memory or not; settles when it is saved. One that is stored only keeps the time of its last use. */
  async changeRoom(id: string, make: (room: Room) => Room): Promise<void> {
    const live = this.#live.get(id) ?? (await this.#loading.get(id));
    if (live) return live.changeRoom(make);
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
      // Somebody has opened the table meanwhile and changed it.
      if (error instanceof StorageError && error.problem === 'conflict' && this.#live.has(id))
        return this.changeRoom(id, make);
      throw error;
    }
  }

  /** Removes a person from everything that is stored. */
  forget(person: string): Promise<void> {
    return forgetPerson(this.#keeping(), person);
  }

  async #delete(id: string): Promise<void> {
    const live = this.#live.get(id);
    if (live) this.#unload(id, live);
    await this.journal.save({ kind: 'delete-table', table: id });
    this.lobby.remove(id);
    this.#open.remove(id);
  }

  #unload(id: string, live: LiveTable): void {
    live.close();
    this.#live.delete(id);
    this.metrics.counts.tablesUnloaded++;
  }

  /** Drops everything in memory after the data were replaced by a backup. */
  forgetAll(): void {
    for (const [id, live] of this.#live) this.#unload(id, live);
    this.lobby.clear();
    this.#open.clear();
    this.journal.reopen();
  }

  /** Stops bots and clocks, and waits until pending writes are on disk. */
  async stop(): Promise<void> {
    this.health.close();
    for (const live of this.#live.values()) live.close();
    await this.#archiver.finish();
    await this.journal.settled();
  }
}
