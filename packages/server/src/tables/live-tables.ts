import type { AnyGame } from '@mazmorra/kernel';
import type { SnapshotRow, StoredTable, TableRow, Write } from '../storage/port.ts';
import { Chat } from '../table/chat.ts';
import { LiveTable } from '../table/live-table.ts';
import { load, OldSnapshot, OtherVersion, readRoom, readTable } from '../table/stored-table.ts';
import type { Tables } from './tables.ts';

/** Snapshots per commit at a stop, and the time in ms after which no more are stored. */
const SNAPSHOT_PAGE = 200;
const SNAPSHOT_TIME = 2000;

/** The tables in memory. Others are loaded on demand and unloaded when unused. */
export class LiveTables {
  readonly #all: Tables;
  readonly #tables = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();

  constructor(all: Tables) {
    this.#all = all;
  }

  get size(): number {
    return this.#tables.size;
  }

  values(): IterableIterator<LiveTable> {
    return this.#tables.values();
  }

  /** A table if it is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** A table that is being loaded. */
  loading(id: string): Promise<LiveTable | undefined> | undefined {
    return this.#loading.get(id);
  }

  /** A table that is up to date, loaded if it is not in memory. */
  get(id: string): Promise<LiveTable | undefined> {
    const live = this.#tables.get(id);
    if (live) return live.copy.caughtUp().then(() => live);
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await readTable(this.#all.storage, id, this.#all.core.games);
    if (!stored) return undefined;
    const elsewhere = (await this.#all.processes.elsewhere([id])).get(id) ?? [];
    try {
      const live = this.#put(stored);
      if (elsewhere.length > 0) live?.setElsewhere(elsewhere);
      return live;
    } catch (error) {
      if (!(error instanceof OtherVersion)) throw error;
      await this.#all.retire(stored.row);
      return this.#load(id);
    }
  }

  #put(stored: StoredTable): LiveTable | undefined {
    const { id } = stored.row;
    const room = readRoom(stored.row.room, this.#all.core.games);
    const game = this.#all.core.game(room.game);
    if (!game) return undefined;
    const live = new LiveTable(this.#all, load(game, stored, room), new Chat(this.#all.core, id));
    this.#tables.set(id, live);
    this.#all.core.metrics.counts.tablesLoaded++;
    return live;
  }

  /** Puts a stored table into memory, unless it is there. */
  async restore(stored: StoredTable): Promise<void> {
    const { id } = stored.row;
    if (this.#tables.has(id) || this.#loading.has(id)) return;
    try {
      this.#put(stored);
    } catch (error) {
      if (!(error instanceof OtherVersion || error instanceof OldSnapshot)) throw error;
      await this.get(id);
    }
  }

  /** Puts a new table into memory without reading it. */
  begin(game: AnyGame, row: TableRow): LiveTable {
    const loaded = load(game, { row, snapshot: undefined, answers: [] });
    const live = new LiveTable(this.#all, loaded, Chat.silent(this.#all.core, row.id));
    this.#tables.set(row.id, live);
    return live;
  }

  /** Frees memory of tables without recent answers. */
  rest(): void {
    const now = this.#all.core.now();
    for (const live of this.#tables.values()) live.rest(now);
  }

  /** Unloads unused tables. */
  sweep(): void {
    const now = this.#all.core.now();
    for (const [id, live] of this.#tables) if (live.idleFor(now) > this.#all.config.idle) this.unload(id);
  }

  unload(id: string): void {
    const live = this.#tables.get(id);
    if (!live) return;
    live.close();
    this.#tables.delete(id);
    this.#all.core.metrics.counts.tablesUnloaded++;
  }

  unloadAll(): void {
    for (const id of this.#tables.keys()) this.unload(id);
  }

  /**
   * Stores a snapshot of every running game, so that the next start does not replay their answers. Ends early when the time is up:
   * the answers are on disk, and a snapshot only saves time.
   */
  async saveSnapshots(): Promise<void> {
    const until = performance.now() + SNAPSHOT_TIME;
    let rows: SnapshotRow[] = [];
    const flush = async (): Promise<void> => {
      const writes = rows.map((row): Write => ({ kind: 'snapshot', row }));
      rows = [];
      await this.#all.journal.save(...writes);
    };
    for (const live of this.#tables.values()) {
      if (performance.now() > until) break;
      const row = live.lastSnapshot();
      if (row) rows.push(row);
      if (rows.length === SNAPSHOT_PAGE) await flush();
    }
    if (rows.length > 0) await flush();
  }

  /** Stops bots, clocks and queues. The tables stay in memory, so that they are not loaded again. */
  close(): void {
    for (const live of this.#tables.values()) live.close();
  }
}
