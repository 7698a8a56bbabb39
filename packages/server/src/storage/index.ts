import type { Storage } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the data are: a folder for SQLite, or the address of a PostgreSQL database. */
export type StoragePlace = { readonly data: string } | { readonly database: string };

export const openStorage = (place: StoragePlace): Promise<Storage> =>
  'database' in place ? openPostgres(place.database) : openSqlite(place.data);
