import { backupData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { readExistingFolder, shownAddress } from '../place.ts';
import { print } from '../print.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = `mazmorra backup FILE [--data DIR]

Copies the SQLite database of a server into one file, also while the server runs. For PostgreSQL use
pg_dump --format=custom --file=FILE postgres://…, also while servers run.
  --data DIR   the folder of the database (./data)`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(args, { data: { type: 'string' }, database: { type: 'string' } }, [
    'FILE',
  ]);
  const [file = ''] = words;
  if (values.database !== undefined)
    throw new UsageError(
      `PostgreSQL has a program for this: pg_dump --format=custom --file=${file} '${shownAddress(values.database)}'`,
    );
  const tables = await orUsageError(backupData(readExistingFolder(values.data), file));
  print(`${tables} ${tables === 1 ? 'table' : 'tables'} copied to ${file}`);
  return exitCodes.fine;
}
