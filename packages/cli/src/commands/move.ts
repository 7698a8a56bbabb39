import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { readDatabase, readExistingFolder, shownAddress } from '../place.ts';
import { columns, print, printJson, readable } from '../print.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = `mazmorra move --database postgres://… [--data DIR] [--json]

Copies everything that a server keeps in a folder into an empty PostgreSQL database: running tables, people, all of it. The server must be
stopped. All of it goes, or nothing; the folder stays as it is.
  --data DIR        the folder of the SQLite database (./data)
  --database URL    the PostgreSQL database
  --database-password-file FILE
                    a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
  --json            one JSON object: how many rows of each table went`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values } = readFlags(
    args,
    {
      data: { type: 'string' },
      database: { type: 'string' },
      'database-password-file': { type: 'string' },
      json: { type: 'boolean' },
    },
    [],
  );
  if (values.database === undefined)
    throw new UsageError('--database is missing: name the database, such as postgres://user@host/name');
  const { database, passwordFile } = readDatabase(values.database, values['database-password-file']);
  const folder = readExistingFolder(values.data);
  const moved = await orUsageError(moveData(folder, database, passwordFile));
  if (values.json) printJson(moved);
  else tell(moved, folder, shownAddress(database));
  return exitCodes.fine;
}

function tell(moved: Readonly<Record<string, number>>, folder: string, database: string): void {
  print(`From ${folder} to ${database}:\n`);
  const rows = Object.entries(moved).map(([table, count]) => [readable(count), table.replaceAll('_', ' ')]);
  for (const line of columns(rows)) print(line);
  print(
    `\nStart servers with --database ${database} now, and none on ${folder}: it is as it was, and is your backup.`,
  );
  const pages = join(folder, 'pages');
  if (existsSync(pages)) print(`Privacy page, terms and imprint are files: name them with --pages ${pages}.`);
}
