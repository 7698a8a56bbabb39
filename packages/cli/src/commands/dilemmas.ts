import { writeFileSync } from 'node:fs';
import { type Dilemma, dilemmaEffort, findDilemmas } from '@mazmorra/bots';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId } from '../games.ts';
import { counted, print } from '../print.ts';
import { Progress } from '../progress.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra dilemmas GAME [--count N] [--seed S] [--look K] [--deep K] [--games M] [--out FILE]

Finds positions in which the best choice is clear to a deep search and not to an adventurer, in games of adventurers. The same
arguments give the same positions.
  --count N            how many to find (10)
  --seed S             any text (1)
  --look K             iterations of the quick look at every decision (${dilemmaEffort.look})
  --deep K             iterations of each of three deep searches that must agree (${dilemmaEffort.deep})
  --games M            give up after so many games (10000)
  --out FILE           write them there, one JSON list; otherwise they are printed`;

/** One dilemma a line: a list that can be compared and cut. */
const asText = (found: readonly Dilemma[]): string =>
  found.length === 0 ? '[]\n' : `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      count: { type: 'string' },
      seed: { type: 'string' },
      look: { type: 'string' },
      deep: { type: 'string' },
      games: { type: 'string' },
      out: { type: 'string' },
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const range = { min: 1, max: 1_000_000 };
  const count = wholeNumber('--count', values.count, 10, range);
  const games = wholeNumber('--games', values.games, 10_000, range);
  const effort = {
    ...dilemmaEffort,
    look: wholeNumber('--look', values.look, dilemmaEffort.look, range),
    deep: wholeNumber('--deep', values.deep, dilemmaEffort.deep, range),
  };
  const progress = new Progress(`dilemmas ${id}`);
  const found: Dilemma[] = [];
  let played = 0;
  for (const dilemma of findDilemmas(playableOf(id), values.seed ?? '1', effort)) {
    played += 1;
    if (dilemma) found.push(dilemma);
    progress.at(found.length, count);
    // Written as it grows: a search of an hour that is stopped has not been for nothing.
    if (dilemma && values.out !== undefined) writeFileSync(values.out, asText(found));
    if (found.length === count || played === games) break;
  }
  progress.end();
  if (values.out === undefined) process.stdout.write(asText(found));
  else print(`${counted(found.length, 'dilemma')} from ${counted(played, 'game')} in ${values.out}`);
  return exitCodes.fine;
}
