import { backupData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { readExistingFolder } from '../place.ts';
import { print } from '../print.ts';
import { type ExitCode, exitCodes, orUsageError } from '../usage.ts';

export const help = `mazmorra backup FILE [--data DIR]

Copies the SQLite database of a server into one file, also while the server runs. (PostgreSQL has pg_dump.)
  --data DIR   the folder of the database (./data)`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(args, { data: { type: 'string' } }, ['FILE']);
  const [file = ''] = words;
  const tables = await orUsageError(backupData(readExistingFolder(values.data), file));
  print(`${tables} ${tables === 1 ? 'table' : 'tables'} copied to ${file}`);
  return exitCodes.fine;
}
