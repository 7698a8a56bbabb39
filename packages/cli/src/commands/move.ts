import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { readDatabase, readExistingFolder, shownAddress } from '../place.ts';
import { columns, print, printJson } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.move;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
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
  if (values.database === undefined) throw new UsageError(({ move }) => move.missingDatabase);
  const { database, passwordFile } = readDatabase(values.database, values['database-password-file']);
  const folder = readExistingFolder(values.data);
  const moved = await orUsageError(moveData(folder, database, passwordFile));
  if (values.json) printJson(moved);
  else tell(moved, folder, shownAddress(database), text);
  return exitCodes.fine;
}

function tell(
  moved: Readonly<Record<string, number>>,
  folder: string,
  database: string,
  { move, number }: Text,
): void {
  print(`${move.title(folder, database)}\n`);
  const rows = Object.entries(moved).map(([table, count]) => [number(count), table.replaceAll('_', ' ')]);
  for (const line of columns(rows)) print(line);
  print(`\n${move.next(folder, database)}`);
  const pages = join(folder, 'pages');
  if (existsSync(pages)) print(move.pages(pages));
}
