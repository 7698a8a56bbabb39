import { readFileSync } from 'node:fs';
import { BrokenRecord, type GameRecord, NotARecord, readRecord } from '@mazmorra/kernel';
import { UsageError } from './usage.ts';

/** A file that is one of our records, whole or damaged. */
export type RecordFile = { readonly record: GameRecord } | { readonly damage: BrokenRecord };

/** Reads a record file. A file that is no record is a wrong argument; for a damaged one the damage is reported. */
export function readRecordFile(file: string): RecordFile {
  const text = readText(file);
  try {
    return { record: readRecord(text) };
  } catch (error) {
    if (error instanceof BrokenRecord) return { damage: error };
    if (error instanceof NotARecord)
      throw new UsageError((text) => text.refusals.about(file, text.failure(error)));
    throw error;
  }
}

/** A text file that must be there. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new UsageError(({ refusals }) => refusals.noFile(file));
    throw new UsageError((text) => text.refusals.unreadable(file, text.failure(error)));
  }
}
