import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { say } from '../sentences.ts';
import { StorageError } from './port.ts';

/** SQLite result codes: the low byte of the extended codes. */
const SQLITE = { busy: 5, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 };

/** Creates a folder and its parents. Node's own `recursive` never returns on file systems that cannot create one, such as /proc. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const parent = dirname(resolve(folder));
    if (code !== 'ENOENT' || parent === resolve(folder)) throw error;
    makeFolder(parent);
    mkdirSync(folder, { mode: 0o700 });
  }
}

/** Why a data folder cannot be used, as a sentence that says what to do. */
export function cannotUse(folder: string, error: unknown): StorageError {
  const { code, errcode, problem, message } = error as {
    readonly code?: string;
    readonly errcode?: number;
    readonly problem?: string;
    readonly message?: string;
  };
  const result = (errcode ?? 0) & 255;
  if (result === SQLITE.busy) return new StorageError('unavailable', say('folder-in-use', folder), error);
  // SQLite reports a full disk as an I/O error when it extends the index of its write-ahead log.
  if (code === 'ENOSPC' || problem === 'full' || result === SQLITE.full || isFull(folder))
    return new StorageError('full', say('disk-full', folder), error);
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StorageError('unavailable', say('file-in-place', folder), error);
  const refused = code ?? [SQLITE.readOnly, SQLITE.ioError, SQLITE.cannotOpen].includes(result);
  return new StorageError(
    'unavailable',
    say(refused ? 'not-writable' : 'not-usable', folder, message ?? String(error)),
    error,
  );
}

/** Whether the disk has less space than an empty database needs. The folder itself may not exist yet. */
function isFull(folder: string): boolean {
  for (let place = resolve(folder); ; place = dirname(place)) {
    try {
      const { bavail, bsize, type, blocks } = statfsSync(place);
      // Some file systems, such as /proc, have no blocks.
      return type !== 0 && blocks > 0 && bavail * bsize < 256 * 1024;
    } catch {
      if (place === dirname(place)) return false;
    }
  }
}
