import { backupData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { readExistingFolder, shownAddress } from '../place.ts';
import { print } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.backup;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(args, { data: { type: 'string' }, database: { type: 'string' } }, [
    'FILE',
  ]);
  const [file = ''] = words;
  if (values.database !== undefined) {
    const command = `pg_dump --format=custom --file=${file} '${shownAddress(values.database)}'`;
    throw new UsageError(({ backup }) => backup.postgres(command));
  }
  const tables = await orUsageError(backupData(readExistingFolder(values.data), file));
  print(text.backup.done(tables, file));
  return exitCodes.fine;
}
