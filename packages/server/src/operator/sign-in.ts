import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStorage, type StoragePlace } from '../storage/index.ts';
import type { OperatorTokenRow } from '../storage/port.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { newOperatorToken } from './tokens.ts';

/** The setting in which a server says where it can be reached on its machine. */
export const ADDRESS = 'address';

export interface SignedIn {
  readonly token: string;
  readonly until: number;
  /** Where the server said it listens, if it ever did. */
  readonly address: string | undefined;
}

/**
 * Makes a token for an operator. Whoever may write the server's database is its operator: the hash of the token is put there, beside the
 * running server, which reads it when the token is used. Nothing that could be stolen from a backup is stored.
 */
export async function signInOperator(place: StoragePlace, name: string, life: number): Promise<SignedIn> {
  const { token, row } = newOperatorToken(name, Date.now(), life);
  const address = 'data' in place ? intoFolder(place.data, row) : await intoDatabase(place, row);
  return { token, until: row.until, address };
}

/** The folder is locked by the server, its database is not: SQLite lets a second process write a row. */
function intoFolder(folder: string, { hash, name, at, until }: OperatorTokenRow): string | undefined {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file))
    throw new Error(`there is no data in ${folder}: name the folder of the server with --data`);
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'operator_tokens'").get();
    if (!known)
      throw new Error(
        `the data in ${folder} are of an earlier version: start its server with this one first`,
      );
    db.prepare('INSERT INTO operator_tokens (hash, name, at, until) VALUES (?, ?, ?, ?)').run(
      hash,
      name,
      at,
      until,
    );
    const found = db.prepare('SELECT value FROM settings WHERE key = ?').get(ADDRESS);
    return found && String(found['value']);
  } finally {
    db.close();
  }
}

async function intoDatabase(place: StoragePlace, row: OperatorTokenRow): Promise<string | undefined> {
  const storage = await openStorage(place);
  try {
    await storage.commit([{ kind: 'operator-token', row }]);
    return (await storage.settings()).get(ADDRESS);
  } finally {
    await storage.close();
  }
}
