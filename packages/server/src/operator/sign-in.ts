import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SaidError } from '@mazmorra/kernel';
import { say } from '../sentences.ts';
import { openStorage, type StoragePlace } from '../storage/index.ts';
import type { OperatorTokenRow } from '../storage/port.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';
import { newOperatorToken } from './tokens.ts';

/** The setting in which a server stores its local address. */
export const ADDRESS = 'address';

export interface SignedIn {
  readonly token: string;
  readonly until: number;
  /** The stored address of the server, if any. */
  readonly address: string | undefined;
}

/**
 * Creates a token for an operator. Anybody who can write to the server's database is its operator: the hash of the token is
 * stored there, and the running server reads it when the token is used. Only the hash is stored, so a backup reveals no token.
 */
export async function signInOperator(place: StoragePlace, name: string, life: number): Promise<SignedIn> {
  const { token, row } = newOperatorToken(name, Date.now(), life);
  const address = 'data' in place ? intoFolder(place.data, row) : await intoDatabase(place, row);
  return { token, until: row.until, address };
}

/**
 * Writes to the database of a running server. The server locks the folder but not the database: SQLite allows a second process to
 * write.
 */
function intoFolder(folder: string, { hash, name, at, until }: OperatorTokenRow): string | undefined {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new SaidError(say('no-data-named', folder));
  const db = new DatabaseSync(file, { timeout: 10_000 });
  try {
    const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'operator_tokens'").get();
    if (!known) throw new SaidError(say('earlier-data', folder));
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
