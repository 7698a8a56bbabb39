import { openStorage, type Rebuilt, rebuildRatings, type StoragePlace } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { lookInto, readPlace } from '../place.ts';
import { print, printJson } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, orUsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.ratings;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values } = readFlags(
    args,
    {
      rebuild: { type: 'boolean' },
      data: { type: 'string' },
      database: { type: 'string' },
      json: { type: 'boolean' },
    },
    [],
  );
  const place = readPlace(values);
  const write = values.rebuild === true;
  const rebuilt = await orUsageError(
    write ? rebuiltIn(place) : lookInto(place, (storage) => rebuildRatings(storage, false)),
  );
  const { games, people, different, wrong } = rebuilt;
  if (values.json) printJson({ ...rebuilt, written: write });
  else {
    print(text.ratings.counts(games, people, different));
    if (write && different > 0) print(text.ratings.written);
    for (const table of wrong) print(text.ratings.wrong(table));
  }
  return (different > 0 && !write) || wrong.length > 0 ? exitCodes.different : exitCodes.fine;
}

async function rebuiltIn(place: StoragePlace): Promise<Rebuilt> {
  const storage = await openStorage(place);
  return rebuildRatings(storage, true).finally(() => storage.close());
}
