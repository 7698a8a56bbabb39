import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameId, isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { textOf } from '@mazmorra/catalogue/texts';
import { canPlay, type GameRecord, type Json, LANGUAGES, type Language, type Viewer } from '@mazmorra/kernel';
import { oneOf, readFlags, wholeNumber } from '../flags.ts';
import { machineLanguage } from '../language.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { Storyteller } from '../storyteller.ts';
import { type Text, textIn, typed } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.replay;

const RECORD = '.mazmorra.json';

/** One telling of one record. */
interface Telling {
  readonly file: string;
  readonly viewer: Viewer;
  readonly language: Language;
}

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      viewer: { type: 'string' },
      at: { type: 'string' },
      lang: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['FILE'],
  );
  const chosen = oneOf('--lang', values.lang, machineLanguage(process.env), [...LANGUAGES, 'all']);
  const languages: readonly Language[] = chosen === 'all' ? LANGUAGES : [chosen];
  const files = filesOf(words[0] ?? '');
  const several = files.length * languages.length > 1 || values.viewer === 'each';
  if (values.json && several) throw new UsageError(({ replay }) => replay.oneTelling);

  let code: ExitCode = exitCodes.fine;
  for (const file of files) {
    const { record, id } = requireRecord(file);
    for (const viewer of readViewers(values.viewer, record.seats)) {
      for (const language of languages) {
        const telling = { file, viewer, language };
        if (!(await tell(telling, record, id, { ...values, several, text }))) code = exitCodes.different;
      }
    }
  }
  return code;
}

interface How {
  readonly at?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  /** More than this telling is printed: each gets a heading. */
  readonly several: boolean;
  /** Of refusals: the language of the reader, who may have it told in another. */
  readonly text: Text;
}

/** Prints a record in words; false if an answer in it is not legal. */
async function tell(telling: Telling, record: GameRecord, id: GameId, how: How): Promise<boolean> {
  const { file, viewer, language } = telling;
  const total = record.answers.length;
  const until = wholeNumber('--at', how.at, total, { min: 0, max: total });
  const storyteller = new Storyteller(record, gameOf(id), await textOf(id, language), viewer, language);
  if (!canPlay(gameOf(id), record.version)) {
    if (how.json) throw new UsageError(({ replay }) => replay.oldVersion(file, record.version));
    show(telling, storyteller.unplayed(), how);
    return true;
  }
  const { table, steps, broken } = storyteller.tell(until);
  if (how.json) printJson(storyteller.json(table, steps, until, broken?.(textIn('en'))) as unknown as Json);
  else show(telling, storyteller.lines(table, steps), how);
  if (broken !== undefined) process.stderr.write(`${file}: ${broken(how.text)}\n`);
  return broken === undefined;
}

function show(telling: Telling, lines: readonly string[], how: How): void {
  const { file, viewer, language } = telling;
  if (how.out !== undefined) write(how.out, telling, lines);
  else print([...(how.several ? [`== ${file}, ${viewer}, ${language}`] : []), ...lines].join('\n'));
}

function write(folder: string, { file, viewer, language }: Telling, lines: readonly string[]): void {
  const name = `${basename(file).replace(/(?:\.mazmorra)?\.json$/, '')}.${viewer}.${language}.txt`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  } catch (error) {
    throw new UsageError((text) => text.refusals.out(text.failure(error)));
  }
}

/** The record named, or every record in the folder named, in the order of their numbers. */
function filesOf(place: string): string[] {
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => name.endsWith(RECORD));
  if (names.length === 0) throw new UsageError(({ replay }) => replay.noRecord(`*${RECORD}`, place));
  return names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).map((name) => join(place, name));
}

function requireRecord(file: string): { record: GameRecord; id: GameId } {
  const read = readRecordFile(file);
  if ('damage' in read)
    throw new UsageError(({ replay, failure }) => replay.damaged(file, failure(read.damage)));
  const { record } = read;
  if (isGameId(record.game)) return { record, id: record.game };
  throw new UsageError(({ replay }) => replay.unknownGame(file, record.game));
}

function readViewers(flag: string | undefined, seats: number): Viewer[] {
  if (flag === undefined || flag === 'all') return ['all'];
  if (flag === 'spectator') return ['spectator'];
  if (flag === 'each') return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'all'];
  const seat = /^\d+$/.test(flag) ? Number(flag) : Number.NaN;
  if (seat < seats) return [seat];
  throw new UsageError(({ refusals, replay, allowed }) =>
    refusals.wrongWord(
      '--viewer',
      typed(flag),
      allowed([replay.seats(seats - 1), 'spectator', 'all', 'each']),
    ),
  );
}
