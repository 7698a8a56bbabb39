import { BusError, StorageError, thinkForServers } from '@mazmorra/server';
import { readFlags, wholeNumber } from '../flags.ts';
import { readDatabase } from '../place.ts';
import { print } from '../print.ts';
import { stopSignal } from '../stop-signal.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.think;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values } = readFlags(
    args,
    {
      database: { type: 'string' },
      'database-password-file': { type: 'string' },
      bus: { type: 'string' },
      'bus-password-file': { type: 'string' },
      threads: { type: 'string' },
    },
    [],
  );
  const { bus, 'bus-password-file': busPasswordFile, threads } = values;
  if (values.database === undefined) throw new UsageError(({ move }) => move.missingDatabase);
  if (bus === undefined || bus === 'postgres') throw new UsageError(({ think }) => think.missingBus);
  const place = {
    ...readDatabase(values.database, values['database-password-file']),
    bus,
    ...(busPasswordFile !== undefined && { busPasswordFile }),
    ...(threads !== undefined && { threads: wholeNumber('--threads', threads, 1, { min: 1, max: 256 }) }),
  };
  const toldToStop = stopSignal();
  const helper = await thinkForServers(place).catch((error: unknown) => {
    if (error instanceof BusError) throw new UsageError(({ serve, failure }) => serve.noBus(failure(error)));
    if (error instanceof StorageError)
      throw new UsageError(({ serve, failure }) => serve.noData(failure(error)));
    throw error;
  });
  print(text.think.open(helper.threads));
  await toldToStop;
  await helper.stop();
  return exitCodes.fine;
}
