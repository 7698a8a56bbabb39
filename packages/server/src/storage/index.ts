import type { Storage } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the data is: a folder for SQLite, or the address of a PostgreSQL database, optionally with a file that holds its password. */
export type StoragePlace =
  | { readonly data: string }
  | { readonly database: string; readonly passwordFile?: string };

export const openStorage = (place: StoragePlace): Promise<Storage> =>
  'database' in place ? openPostgres(place.database, place.passwordFile) : openSqlite(place.data);
