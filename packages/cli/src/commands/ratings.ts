import { openStorage, type Rebuilt, rebuildRatings, type StoragePlace } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { lookInto, readPlace } from '../place.ts';
import { print, printJson } from '../print.ts';
import { type ExitCode, exitCodes, orUsageError } from '../usage.ts';

export const help = `mazmorra ratings [--rebuild] [--data DIR | --database postgres://…] [--json]

Computes every rating anew from all rated games, in their order, and says whether
the stored ones are the same.
  --rebuild         puts the computed ratings in place of the stored ones; with SQLite
                    the server must be stopped for it
  --data DIR        the folder of the SQLite database (./data)
  --database URL    a PostgreSQL database instead
  --json            one JSON object: games, people, different, wrong`;

export async function run(args: readonly string[]): Promise<ExitCode> {
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
    print(`${games} rated games, ratings of ${people} people, ${different} stored otherwise`);
    if (write && different > 0) print('The stored ratings are now the computed ones.');
    for (const table of wrong) print(`the table ${table} says something else than what was rated`);
  }
  return (different > 0 && !write) || wrong.length > 0 ? exitCodes.different : exitCodes.fine;
}

async function rebuiltIn(place: StoragePlace): Promise<Rebuilt> {
  const storage = await openStorage(place);
  return rebuildRatings(storage, true).finally(() => storage.close());
}
