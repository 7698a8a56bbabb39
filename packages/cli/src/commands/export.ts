import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { finishedGames, type Storage } from '@mazmorra/server';
import { readFlags } from '../flags.ts';
import { lookInto, readPlace } from '../place.ts';
import { print, printJson } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, orUsageError } from '../usage.ts';

export const help = (text: Text): string => text.help.export;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    { data: { type: 'string' }, database: { type: 'string' }, json: { type: 'boolean' } },
    ['FOLDER'],
  );
  const [folder = ''] = words;
  const place = readPlace(values);
  const files = await orUsageError(lookInto(place, (storage) => writeRecords(storage, folder)));
  if (values.json) printJson({ folder, games: files.length, files });
  else print(text.export.done(files.length, folder));
  return exitCodes.fine;
}

async function writeRecords(storage: Storage, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for await (const { record } of finishedGames(storage, allGames, Date.now())) {
    // Named after its seal: the same at every export, and no way to the table.
    const file = join(folder, `${record.game}-${record.seal.slice(0, 12)}.mazmorra.json`);
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    files.push(file);
  }
  return files;
}
