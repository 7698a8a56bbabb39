import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupData, openStorage, restoreData, type Storage, type StoragePlace } from '@mazmorra/server';
import { typed } from './text/index.ts';
import { UsageError } from './usage.ts';

type DatabasePlace = Extract<StoragePlace, { readonly database: string }>;

interface PlaceFlags {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
  readonly 'database-password-file'?: string | undefined;
}

/** Where the tables are kept: a folder for SQLite, `./data` unless named, or a PostgreSQL database. */
export function readPlace({
  data,
  database,
  'database-password-file': passwordFile,
}: PlaceFlags): StoragePlace {
  if (database === undefined && passwordFile !== undefined)
    throw new UsageError(({ refusals }) => refusals.needs('--database-password-file', '--database'));
  if (database === undefined) return { data: data ?? './data' };
  if (data !== undefined) throw new UsageError(({ refusals }) => refusals.exclusive('--data', '--database'));
  return readDatabase(database, passwordFile);
}

export function readDatabase(database: string, passwordFile?: string): DatabasePlace {
  if (/^postgres(ql)?:\/\//.test(database) && URL.canParse(database))
    return { database, ...(passwordFile !== undefined && { passwordFile }) };
  throw new UsageError(({ refusals }) => refusals.wrongDatabase(typed(database)));
}

/** The address of a database without its password, to be shown. */
export function shownAddress(database: string): string {
  const url = new URL(readDatabase(database).database);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

/** For commands that read what must be there already: they make no empty database. */
export function readExistingFolder(folder = './data'): string {
  if (existsSync(folder)) return folder;
  throw new UsageError(({ refusals }) => refusals.noFolder(folder));
}

/**
 * Opens the storage for reading. An SQLite folder belongs to the server that uses it, so a copy is read; the server continues
 * meanwhile.
 */
export async function lookInto<T>(place: StoragePlace, look: (storage: Storage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-copy-'));
  try {
    const storage = await openStorage('database' in place ? place : await copyOf(place.data, folder));
    return await look(storage).finally(() => storage.close());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyOf(data: string, folder: string): Promise<StoragePlace> {
  const backup = join(folder, 'backup.sqlite');
  await backupData(readExistingFolder(data), backup);
  await restoreData(backup, folder);
  return { data: folder };
}
