import { existsSync } from 'node:fs';
import type { StoragePlace } from '@mazmorra/server';
import { UsageError } from './usage.ts';

interface PlaceFlags {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** Where the tables are kept: a folder for SQLite, `./data` unless named, or a PostgreSQL database. */
export function readPlace({ data, database }: PlaceFlags): StoragePlace {
  if (database === undefined) return { data: data ?? './data' };
  if (data !== undefined) throw new UsageError('--data and --database exclude each other: name one');
  if (/^postgres(ql)?:\/\//.test(database)) return { database };
  throw new UsageError(`--database ${JSON.stringify(database)}: allowed is postgres://user@host/name`);
}

/** The same for commands that read what must be there already: they do not make an empty database. */
export function readExistingPlace(flags: PlaceFlags): StoragePlace {
  const place = readPlace(flags);
  if ('data' in place && !existsSync(place.data))
    throw new UsageError(`there is no folder ${place.data}: name it with --data`);
  return place;
}
