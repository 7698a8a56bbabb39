import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SaidError } from '@mazmorra/kernel';
import { hashOf, newSecret } from '../people/secrets.ts';
import { say } from '../sentences.ts';
import { openStorage, type StoragePlace } from '../storage/index.ts';
import type { OperatorTokenRow, Storage } from '../storage/port.ts';
import { DATABASE_FILE } from '../storage/sqlite.ts';

/** The prefix of every operator token, by which a misplaced one is recognised. */
const MARK = 'mzo_';
const TOKEN = new RegExp(`^Bearer (${MARK}[A-Za-z0-9_-]{43})$`);

/** The path of the operator's interface. */
export const OPERATOR_PATH = '/api/operator';

/** Creates a token and the row that is stored: its hash. */
export function newOperatorToken(
  name: string,
  now: number,
  life: number,
): { readonly token: string; readonly row: OperatorTokenRow } {
  const token = MARK + newSecret();
  return { token, row: { hash: hashOf(token), name, at: now, until: now + life } };
}

/** The hash of the token in an Authorization header, if there is one. */
export const tokenHashIn = (header: string | undefined): string | undefined => {
  const token = TOKEN.exec(header ?? '')?.[1];
  return token === undefined ? undefined : hashOf(token);
};

export async function operatorOf(
  storage: Storage,
  hash: string,
  now: number,
): Promise<OperatorTokenRow | undefined> {
  const row = await storage.operatorToken(hash);
  return row && row.until > now ? row : undefined;
}

/**
 * Whether a request carries an operator token in a wrong place: in its URL, which proxies log; in a cookie, which browsers send
 * by themselves; in a header other than Authorization; or in that header, but to another path.
 */
export function isTokenMisplaced(url: string | undefined, headers: IncomingHttpHeaders): boolean {
  const address = url ?? '';
  if (address.includes(MARK)) return true;
  const isOurs = address === OPERATOR_PATH;
  for (const name in headers)
    if (!(isOurs && name === 'authorization') && String(headers[name]).includes(MARK)) return true;
  return false;
}

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
