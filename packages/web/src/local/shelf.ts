import { database, isKept, TABLES } from '../settings/database.ts';
import type { SavedTable } from './saved.ts';

/** Where the tables of this device are kept. */
export interface Shelf {
  put(table: SavedTable): Promise<void>;
  /** All or, when the browser refuses one, none. */
  putAll(tables: readonly SavedTable[]): Promise<void>;
  get(id: string): Promise<SavedTable | undefined>;
  /** Newest first. */
  list(): Promise<readonly SavedTable[]>;
  remove(id: string): Promise<void>;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = request.transaction;
    if (transaction) {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    } else request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function databaseShelf(): Shelf {
  const objects = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    return (await database()).transaction(TABLES, mode).objectStore(TABLES);
  };
  return {
    async put(table) {
      await done((await objects('readwrite')).put(table));
    },
    async putAll(tables) {
      const all = await objects('readwrite');
      const [last] = tables.map((table) => all.put(table)).slice(-1);
      if (last) await done(last);
    },
    async get(id) {
      const found: SavedTable | undefined = await done((await objects('readonly')).get(id));
      return found;
    },
    async list() {
      const all: SavedTable[] = await done((await objects('readonly')).getAll());
      return all.sort((a, b) => b.updated - a.updated);
    },
    async remove(id) {
      await done((await objects('readwrite')).delete(id));
    },
  };
}

/** Keeps tables as long as the page or the test lasts. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, SavedTable>();
  return {
    put: async (table) => void tables.set(table.id, structuredClone(table)),
    putAll: async (all) => {
      for (const table of all) tables.set(table.id, structuredClone(table));
    },
    get: async (id) => structuredClone(tables.get(id)),
    list: async () => [...tables.values()].sort((a, b) => b.updated - a.updated),
    remove: async (id) => void tables.delete(id),
  };
}

/** What a page keeps that has no database: the same for all its parts, gone with it. */
export const pageMemory: Shelf = memoryShelf();

/** The browser's own database or, where it keeps nothing, the memory of this page; works in a page and in a worker. */
export function browserShelf(): Shelf {
  const kept = databaseShelf();
  const place = async (): Promise<Shelf> => ((await isKept()) ? kept : pageMemory);
  return {
    put: async (table) => (await place()).put(table),
    putAll: async (tables) => (await place()).putAll(tables),
    get: async (id) => (await place()).get(id),
    list: async () => (await place()).list(),
    remove: async (id) => (await place()).remove(id),
  };
}
