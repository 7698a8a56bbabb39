import { setTimeout as pause } from 'node:timers/promises';
import { type Storage, StorageError, type StoredTable, type TableRow } from '../storage/port.ts';

export interface RestoreParts {
  readonly storage: Storage;
  /** Runs a read of one table; a damaged table is skipped. */
  readable(id: string, read: () => void | Promise<void>): Promise<unknown>;
  /** Puts a stored table into the lobby and on its host's account. */
  list(row: TableRow): void;
  /** Brings a stored table into memory, unless it is there. */
  load(stored: StoredTable): Promise<void>;
}

const MOST_LISTED = 100_000;
/** Tables that are read at a time. */
const PAGE = 200;
/** Milliseconds of loading after which the event loop gets a turn. */
const TURN = 10;
/** Milliseconds until a failed read is tried again. */
const RETRY = 1000;

/**
 * Restores the tables of the storage after a start. First all tables are listed, which is quick; from then on the server can answer. Then
 * every running table is brought into memory, so that its clocks and bots go on; one that somebody opens before is loaded at once.
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

  /** Lists open and running tables, and returns how many are running. */
  async list(): Promise<number> {
    const { storage, readable, list } = this.#parts;
    const open = await storage.tablesWith('open', MOST_LISTED);
    const running = await storage.tablesWith('running', MOST_LISTED);
    for (const row of [...open, ...running]) await readable(row.id, () => list(row));
    return running.length;
  }

  /** Brings every running table into memory. The next page is read while the tables of one are loaded. */
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
  /** The tables that are to be driven here and are not in memory. */
  living(): Promise<readonly string[]>;
  /** Those of them that are still to be driven here. */
  read(ids: readonly string[]): Promise<readonly StoredTable[]>;
  loaded(ids: readonly string[]): Promise<void>;
}

/** Brings the tables into memory that another process drove before. A storage that fails is tried again. */
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
