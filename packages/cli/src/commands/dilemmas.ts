import { readFileSync, writeFileSync } from 'node:fs';
import { checkDilemma, type Dilemma, type DilemmaEffort, dilemmaEffort, findDilemmas } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId } from '../games.ts';
import { counted, print } from '../print.ts';
import { Progress } from '../progress.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra dilemmas GAME [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out FILE]
mazmorra dilemmas GAME --check FILE [--deep K] [--out FILE]

Finds positions in which the best choice is clear to a deep search and not to an adventurer, in games of adventurers. The same
arguments give the same positions.
  --count N            how many to find (10)
  --seed S             any text (1)
  --look K             iterations of the last of three looks at a decision; the others are shorter (${dilemmaEffort.look})
  --deep K             iterations of each of three deep searches that must agree (${dilemmaEffort.deep})
  --first M            begin with game M of the seed (0): parts made side by side are the whole
  --games M            give up after so many games (10000)
  --out FILE           write them there, one JSON list; otherwise they are printed
  --check FILE         instead: which of the dilemmas in FILE are still some, with the bots of today; --out gets those`;

/** One dilemma a line: a list that can be compared and cut. */
const asText = (found: readonly Dilemma[]): string =>
  found.length === 0 ? '[]\n' : `[\n${found.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

const FAULTS = {
  position: 'the rules of today do not come to this position',
  seen: 'an adventurer takes the best option',
  unclear: 'a deep search does not clearly prefer this option',
} as const;

export async function run(args: readonly string[]): Promise<ExitCode> {
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
  if (values.check !== undefined) return check(id, values.check, effort, values.out);
  const progress = new Progress(`dilemmas ${id}`);
  const found: Dilemma[] = [];
  let played = 0;
  for (const dilemma of findDilemmas(playableOf(id), values.seed ?? '1', effort, first)) {
    played += 1;
    if (dilemma) found.push(dilemma);
    progress.at(found.length, count);
    // Written as it grows, so that a search that is stopped keeps what it has found.
    if (dilemma && values.out !== undefined) writeFileSync(values.out, asText(found));
    if (found.length === count || played === games) break;
  }
  progress.end();
  if (values.out === undefined) process.stdout.write(asText(found));
  else print(`${counted(found.length, 'dilemma')} from ${counted(played, 'game')} in ${values.out}`);
  return exitCodes.fine;
}

/** Says which dilemmas no longer are; there are some when the bots have changed. */
function check(id: GameId, file: string, effort: DilemmaEffort, out: string | undefined): ExitCode {
  const progress = new Progress(`dilemmas ${id}`);
  const dilemmas = JSON.parse(readFileSync(file, 'utf8')) as Dilemma[];
  const held: Dilemma[] = [];
  const faults: string[] = [];
  for (const [number, dilemma] of dilemmas.entries()) {
    const checked = checkDilemma(playableOf(id), dilemma, effort);
    if ('holds' in checked) held.push(checked.holds);
    else faults.push(`${dilemma.seed}: ${FAULTS[checked.fault]}`);
    progress.at(number + 1, dilemmas.length);
  }
  progress.end();
  if (out !== undefined) writeFileSync(out, asText(held));
  for (const fault of faults) print(fault);
  print(`still dilemmas: ${held.length} of ${dilemmas.length}`);
  return held.length === dilemmas.length ? exitCodes.fine : exitCodes.different;
}
