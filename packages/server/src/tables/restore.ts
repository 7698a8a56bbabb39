import { setTimeout as pause } from 'node:timers/promises';
import { StorageError, type StoredTable } from '../storage/port.ts';
import type { Tables } from './tables.ts';

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
  readonly #tables: Tables;
  #stopped = false;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Lists open and running tables, and returns the number of running ones. */
  async list(): Promise<number> {
    const { storage } = this.#tables;
    const open = await storage.tablesWith('open', MOST_LISTED);
    const running = await storage.tablesWith('running', MOST_LISTED);
    for (const row of [...open, ...running])
      await this.#tables.readable(row.id, () => this.#tables.list(row));
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
    return loadPage(this.#tables, page, () => this.#stopped);
  }

  async #page(after: string): Promise<StoredTable[]> {
    while (!this.#stopped) {
      try {
        return await this.#tables.storage.storedTables('running', after, PAGE);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        await pause(RETRY, undefined, { ref: false });
      }
    }
    return [];
  }
}

async function loadPage(
  tables: Tables,
  page: readonly StoredTable[],
  isStopped: () => boolean,
): Promise<void> {
  let began = performance.now();
  for (const stored of page) {
    if (isStopped()) return;
    await tables.readable(stored.row.id, () => tables.live.restore(stored));
    if (performance.now() - began < TURN) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}

/**
 * Loads the tables into memory that another process drove before and that this one has gained: running ones, and those that anybody
 * has open. A storage failure is retried.
 */
export async function takeOver(tables: Tables, isGained: (table: string) => boolean): Promise<void> {
  const { processes, live } = tables;
  const { shared } = tables.storage;
  if (!shared) return;
  const living = await insist(() => shared.livingTables());
  const ids = living.filter((id) => isGained(id) && !live.peek(id));
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE);
    const stored = await insist(() => shared.storedTablesOf(page.filter((id) => processes.drives(id))));
    await loadPage(tables, stored, () => false);
    const elsewhere = await insist(() => processes.elsewhere(page));
    for (const [id, visitors] of elsewhere) live.peek(id)?.setElsewhere(visitors);
  }
}

async function insist<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      await pause(RETRY, undefined, { ref: false });
    }
  }
}
