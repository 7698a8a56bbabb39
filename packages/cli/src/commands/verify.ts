import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { type BrokenRecord, type Difference, type Json, type Outcome, verifyRecord } from '@mazmorra/kernel';
import { readFlags } from '../flags.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { type Text, texts } from '../text/index.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = ({ verify }: Text): string => verify.help;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(args, { json: { type: 'boolean' } }, ['FILE']);
  const finding = await examine(words[0] ?? '');
  if (values.json) printJson(finding as unknown as Json);
  else print(inWords(finding, text));
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
  | {
      readonly holds: false;
      readonly message: string;
      readonly difference?: Difference;
      readonly damage?: BrokenRecord;
    };

async function examine(file: string): Promise<Finding> {
  const read = readRecordFile(file);
  if ('damage' in read) return { holds: false, message: read.damage.message, damage: read.damage };
  const { record } = read;
  const game = isGameId(record.game) ? gameOf(record.game) : undefined;
  const verdict = verifyRecord(game, record);
  if (!verdict.holds)
    return {
      holds: false,
      message: texts.en.verify.difference(verdict.difference),
      difference: verdict.difference,
    };
  const { answers, committed, outcome } = verdict;
  return { holds: true, game: record.game, answers, committed, outcome };
}

function inWords(finding: Finding, { verify, failure }: Text): string {
  if (finding.holds) {
    const { game, answers, outcome, committed } = finding;
    return verify.holds(game, answers, outcome !== undefined, committed);
  }
  const { difference, damage, message } = finding;
  return verify.broken(difference ? verify.difference(difference) : failure(damage ?? message));
}
