import { restoreData } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { shownAddress } from '../place.ts';
import { print } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, orUsageError, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.restore;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(args, { data: { type: 'string' }, database: { type: 'string' } }, [
    'FILE',
  ]);
  const [file = ''] = words;
  if (values.database !== undefined) {
    const command = `pg_restore --clean --if-exists --single-transaction --dbname='${shownAddress(values.database)}' ${file}`;
    throw new UsageError(({ restore }) => restore.postgres(command));
  }
  const folder = values.data ?? './data';
  const tables = await orUsageError(restoreData(file, folder));
  print(text.restore.done(tables, file, folder));
  return exitCodes.fine;
}
