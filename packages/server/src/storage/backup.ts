import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { type Part, SaidError } from '@mazmorra/kernel';
import { say } from '../sentences.ts';
import { migrations, NewerSchema } from './migrations.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';

/** Thrown for a file that is not one of our databases or is damaged. */
export class NotABackup extends SaidError {
  constructor(why: Part) {
    super(say('no-backup', why));
    this.name = 'NotABackup';
  }
}

/** Copies the data of a folder into one file, while a server may be writing to it. Returns the number of tables. */
export async function backupData(folder: string, file: string): Promise<number> {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) throw new SaidError(say('no-data', folder));
  mkdirSync(dirname(file), { recursive: true });
  const half = `${file}.part`;
  rmSync(half, { force: true });
  // The file holds the seeds of running games, so only its owner can read it, from its creation on.
  writeFileSync(half, '', { mode: 0o600 });
  const db = new DatabaseSync(source, { timeout: 10_000 });
  try {
    await copyDatabase(db, half);
  } finally {
    db.close();
  }
  // The copy has no write-ahead log beside it. It is renamed when complete.
  const tables = inspect(half, (copy) => copy.exec('PRAGMA journal_mode = DELETE'));
  renameSync(half, file);
  return tables;
}

/**
 * Replaces the data of a folder by a backup, atomically. A running server notices at its next write, disconnects everybody and
 * continues from the backup. A backup of an earlier schema is migrated first.
 */
export async function restoreData(file: string, folder: string): Promise<number> {
  if (!existsSync(file)) throw new NotABackup(say('no-such-file'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const work = mkdtempSync(join(folder, 'restore-'));
  try {
    const copy = join(work, DATABASE_FILE);
    copyFileSync(file, copy);
    inspect(copy, () => undefined);
    await (await openSqlite(work)).close();
    const mark = randomBytes(12).toString('hex');
    const tables = inspect(copy, (db) => {
      db.prepare("INSERT OR REPLACE INTO meta VALUES ('epoch', ?)").run(mark);
    });
    const db = new DatabaseSync(copy, { timeout: 10_000 });
    try {
      await copyDatabase(db, join(folder, DATABASE_FILE), { rate: 1 << 30 });
    } finally {
      db.close();
    }
    return tables;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Checks that a file is one of our databases, undamaged and not of a newer schema. Returns the number of tables. */
function inspect(file: string, then: (db: DatabaseSync) => void): number {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 10_000 });
    const check = db.prepare('PRAGMA integrity_check').get();
    if (check?.['integrity_check'] !== 'ok') throw new NotABackup(say('damaged-file'));
    const schema = Number(db.prepare("SELECT value FROM meta WHERE key = 'schema'").get()?.['value']);
    if (schema > migrations.length) throw new NewerSchema(schema);
    const tables = Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.['n']);
    then(db);
    return tables;
  } catch (error) {
    if (error instanceof NotABackup || error instanceof NewerSchema) throw error;
    throw new NotABackup(error instanceof Error ? error.message : String(error));
  } finally {
    db?.close();
  }
}
