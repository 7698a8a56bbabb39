import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { type Difference, type Json, type Outcome, verifyRecord } from '@mazmorra/kernel';
import { readFlags } from '../flags.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = `mazmorra verify FILE [--json]

Plays a recorded game again and says whether every shuffle, roll and answer was what was promised.
Exit 0 when it holds, 1 with the first difference otherwise, 2 when the file is not a record.`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(args, { json: { type: 'boolean' } }, ['FILE']);
  const finding = await examine(words[0] ?? '');
  if (values.json) printJson(finding as unknown as Json);
  else print(finding.holds ? praise(finding) : `The record does not hold: ${finding.message}.`);
  return finding.holds ? exitCodes.fine : exitCodes.different;
}

type Finding =
  | {
      readonly holds: true;
      readonly game: string;
      readonly answers: number;
      readonly committed: boolean;
      readonly outcome: Outcome | undefined;
    }
  | { readonly holds: false; readonly message: string; readonly difference?: Difference };

async function examine(file: string): Promise<Finding> {
  const read = readRecordFile(file);
  if ('damage' in read) return { holds: false, message: read.damage };
  const { record } = read;
  const game = isGameId(record.game) ? gameOf(record.game) : undefined;
  const verdict = verifyRecord(game, record);
  if (!verdict.holds)
    return { holds: false, message: inWords(verdict.difference), difference: verdict.difference };
  const { answers, committed, outcome } = verdict;
  return { holds: true, game: record.game, answers, committed, outcome };
}

function praise({ game, answers, committed, outcome }: Finding & { readonly holds: true }): string {
  const end = outcome === undefined ? 'up to where it was left' : 'to the same end';
  const promise = committed
    ? 'The deal is the one that was committed to before the start.'
    : 'It was played with a seed that stands in the file; no commitment was made.';
  return `The record holds: ${game}, all ${answers} answers play again ${end}. ${promise}`;
}

function inWords(difference: Difference): string {
  switch (difference.code) {
    case 'unknown-game':
      return `it is of a game we do not know, ${JSON.stringify(difference.game)}`;
    case 'version':
      return `it was played by version ${difference.recorded} of the rules; this program has version ${difference.known}`;
    case 'start':
      return `the game cannot be set up as recorded: ${difference.message}`;
    case 'seed-withheld':
      return 'the seed is not told yet, so nothing can be checked before the game has ended';
    case 'commitment':
      return `the commitment was ${difference.recorded}, but seed and salt give ${difference.computed}`;
    case 'refused':
      return `answer ${difference.answer} is not legal: ${difference.message}`;
    case 'check':
      return `answer ${difference.answer} leads elsewhere: the record says check ${difference.recorded}, the game gives ${difference.computed}`;
    case 'outcome':
      return `the end differs: the record says ${ending(difference.recorded)}, the game gives ${ending(difference.computed)}`;
    case 'seal':
      return 'the game plays again as recorded, but the seal over the whole file is broken: something else in it was altered';
  }
}

const ending = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'that it is not over' : JSON.stringify(outcome);
