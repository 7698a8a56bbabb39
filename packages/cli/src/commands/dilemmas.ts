import { writeFileSync } from 'node:fs';
import type { Dilemma } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { checkDilemma, type DilemmaEffort, dilemmaEffort, findDilemmas } from '@mazmorra/lab';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId } from '../games.ts';
import { print } from '../print.ts';
import { Progress } from '../progress.ts';
import { readText } from '../record-file.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.dilemmas(dilemmaEffort.look, dilemmaEffort.deep);

/** One dilemma a line: a list that can be compared and cut. */
const asText = (found: readonly Dilemma[]): string =>
  found.length === 0 ? '[]\n' : `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      count: { type: 'string' },
      seed: { type: 'string' },
      look: { type: 'string' },
      deep: { type: 'string' },
      first: { type: 'string' },
      games: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'string' },
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const range = { min: 1, max: 1_000_000 };
  const count = wholeNumber('--count', values.count, 10, range);
  const first = wholeNumber('--first', values.first, 0, { ...range, min: 0 });
  const games = wholeNumber('--games', values.games, 10_000, range);
  const effort = {
    ...dilemmaEffort,
    look: wholeNumber('--look', values.look, dilemmaEffort.look, range),
    deep: wholeNumber('--deep', values.deep, dilemmaEffort.deep, range),
  };
  if (values.check !== undefined) return check(id, values.check, effort, values.out, text);
  const progress = new Progress(`dilemmas ${id}`, text);
  const found: Dilemma[] = [];
  let played = 0;
  for (const dilemma of findDilemmas(playableOf(id), values.seed ?? '1', effort, first)) {
    played += 1;
    if (dilemma) found.push(dilemma);
    progress.at(found.length, count);
    // Written as it grows, so that a search that is stopped keeps what it has found.
    if (dilemma && values.out !== undefined) write(values.out, found);
    if (found.length === count || played === games) break;
  }
  progress.end();
  if (values.out === undefined) process.stdout.write(asText(found));
  else print(text.dilemmas.found(found.length, played, values.out));
  return exitCodes.fine;
}

/** Says which dilemmas no longer are; there are some when the bots have changed. */
function check(
  id: GameId,
  file: string,
  effort: DilemmaEffort,
  out: string | undefined,
  text: Text,
): ExitCode {
  const dilemmas = readDilemmas(file);
  const progress = new Progress(`dilemmas ${id}`, text);
  const held: Dilemma[] = [];
  const faults: string[] = [];
  for (const [number, dilemma] of dilemmas.entries()) {
    const checked = checkDilemma(playableOf(id), dilemma, effort);
    if ('holds' in checked) held.push(checked.holds);
    else faults.push(`${dilemma.seed}: ${text.dilemmas.faults[checked.fault]}`);
    progress.at(number + 1, dilemmas.length);
  }
  progress.end();
  if (out !== undefined) write(out, held);
  for (const fault of faults) print(fault);
  print(text.dilemmas.held(held.length, dilemmas.length));
  return held.length === dilemmas.length ? exitCodes.fine : exitCodes.different;
}

function readDilemmas(file: string): Dilemma[] {
  const content = readText(file);
  try {
    const read: unknown = JSON.parse(content);
    if (Array.isArray(read)) return read as Dilemma[];
  } catch {
    // Refused below: text that is not JSON is no list either.
  }
  throw new UsageError(({ dilemmas }) => dilemmas.notAList(file));
}

function write(file: string, dilemmas: readonly Dilemma[]): void {
  try {
    writeFileSync(file, asText(dilemmas));
  } catch (error) {
    throw new UsageError((text) => text.refusals.out(text.failure(error)));
  }
}
