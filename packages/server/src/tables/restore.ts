import { setTimeout as pause } from 'node:timers/promises';
import { type Storage, StorageError, type StoredTable, type TableRow } from '../storage/port.ts';

export interface RestoreParts {
  readonly storage: Storage;
  /** Runs a read of one table; a damaged table is skipped. */
  readable(id: string, read: () => void | Promise<void>): Promise<unknown>;
  /** Adds a stored table to the lobby and to its host's count. */
  list(row: TableRow): void;
  /** Loads a stored table into memory, unless it is there. */
  load(stored: StoredTable): Promise<void>;
}

const MOST_LISTED = 100_000;
/** Tables per read. */
const PAGE = 200;
/** Time in ms of loading after which the event loop gets a turn. */
const TURN = 10;
/** Retry delay in ms after a failed read. */
const RETRY = 1000;

/**
 * Restores the stored tables after a start. First all tables are listed, which is quick; then the server can answer. After that
 * every running table is loaded into memory, so that its clocks and bots continue. A table that is opened earlier is loaded at
 * once.
 */
export class Restoring {
  readonly #parts: RestoreParts;
  #stopped = false;

  constructor(parts: RestoreParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Lists open and running tables, and returns the number of running ones. */
  async list(): Promise<number> {
    const { storage, readable, list } = this.#parts;
    const open = await storage.tablesWith('open', MOST_LISTED);
    const running = await storage.tablesWith('running', MOST_LISTED);
    for (const row of [...open, ...running]) await readable(row.id, () => list(row));
    return running.length;
  }

  /** Loads every running table into memory. The next page is read while the tables of one are loaded. */
  async load(): Promise<void> {
    let reading = this.#page('');
    while (!this.#stopped) {
      const page = await reading;
      const last = page.at(-1);
      const isLast = !last || page.length < PAGE;
      reading = isLast ? Promise.resolve([]) : this.#page(last.row.id);
      await this.#loadPage(page);
      if (isLast) return;
    }
  }

  #loadPage(page: readonly StoredTable[]): Promise<void> {
    return loadPage(this.#parts, page, () => this.#stopped);
  }

  async #page(after: string): Promise<StoredTable[]> {
    while (!this.#stopped) {
      try {
        return await this.#parts.storage.storedTables('running', after, PAGE);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        await pause(RETRY, undefined, { ref: false });
      }
    }
    return [];
  }
}

async function loadPage(
  { readable, load }: Pick<RestoreParts, 'readable' | 'load'>,
  page: readonly StoredTable[],
  isStopped: () => boolean,
): Promise<void> {
  let began = performance.now();
  for (const stored of page) {
    if (isStopped()) return;
    await readable(stored.row.id, () => load(stored));
    if (performance.now() - began < TURN) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}

export interface TakingOverParts extends Pick<RestoreParts, 'readable' | 'load'> {
  /** The tables that this process has to drive and that are not in memory. */
  living(): Promise<readonly string[]>;
  /** Loads those that this process still has to drive. */
  read(ids: readonly string[]): Promise<readonly StoredTable[]>;
  loaded(ids: readonly string[]): Promise<void>;
}

/** Loads the tables into memory that another process drove before. A storage failure is retried. */
export class TakingOver {
  readonly #parts: TakingOverParts;

  constructor(parts: TakingOverParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    const ids = await this.#insist(() => this.#parts.living());
    for (let at = 0; at < ids.length; at += PAGE) {
      const page = ids.slice(at, at + PAGE);
      const stored = await this.#insist(() => this.#parts.read(page));
      await loadPage(this.#parts, stored, () => false);
      await this.#insist(() => this.#parts.loaded(page));
    }
  }

  async #insist<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        await pause(RETRY, undefined, { ref: false });
      }
    }
  }
}
