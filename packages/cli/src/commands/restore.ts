import { restoreData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { shownAddress } from '../place.ts';
import { print } from '../print.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = `mazmorra restore FILE [--data DIR]

Puts a backup in place of the SQLite database of a server, in one step. A server that is running goes on from it.
For PostgreSQL stop all servers and use pg_restore --clean --if-exists --single-transaction --dbname=postgres://… FILE.
  --data DIR   the folder of the database (./data)`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(args, { data: { type: 'string' }, database: { type: 'string' } }, [
    'FILE',
  ]);
  const [file = ''] = words;
  if (values.database !== undefined)
    throw new UsageError(
      `PostgreSQL has a program for this, to be used when all servers are stopped: pg_restore --clean --if-exists --single-transaction --dbname='${shownAddress(values.database)}' ${file}`,
    );
  const folder = values.data ?? './data';
  const tables = await orUsageError(restoreData(file, folder));
  print(`${tables} ${tables === 1 ? 'table' : 'tables'} from ${file} are in ${folder} now`);
  return exitCodes.fine;
}
