import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { type BrokenRecord, type Difference, type Json, type Outcome, verifyRecord } from '@mazmorra/kernel';
import { readFlags } from '../flags.ts';
import { print, printJson } from '../print.ts';
import { readRecordFile } from '../record-file.ts';
import { type Text, textIn, typed } from '../text/index.ts';
import { type ExitCode, exitCodes } from '../usage.ts';

export const help = ({ help }: Text): string => help.verify;

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
      message: differenceIn(verdict.difference, textIn('en')),
      difference: verdict.difference,
    };
  const { answers, committed, outcome } = verdict;
  return { holds: true, game: record.game, answers, committed, outcome };
}

function inWords(finding: Finding, text: Text): string {
  const { verify, failure } = text;
  if (finding.holds) {
    const { game, answers, outcome, committed } = finding;
    const deal = committed ? verify.committed : verify.uncommitted;
    return `${verify.holds(game, answers, outcome !== undefined)} ${deal}`;
  }
  const { difference, damage, message } = finding;
  return verify.broken(difference ? differenceIn(difference, text) : failure(damage ?? message));
}

/** The first difference between a record and the game that is played from it. */
export function differenceIn(found: Difference, { verify, failure }: Text): string {
  const { differences } = verify;
  const ending = (outcome: Outcome | undefined): string =>
    outcome === undefined ? verify.notOver : verify.isOver(JSON.stringify(outcome));
  switch (found.code) {
    case 'unknown-game':
      return differences['unknown-game'](typed(found.game));
    case 'version':
      return differences.version(found.recorded, found.known);
    case 'start':
      return differences.start(failure(found));
    case 'seed-withheld':
      return differences['seed-withheld'];
    case 'commitment':
      return differences.commitment(found.recorded, found.computed);
    case 'refused':
      return differences.refused(found.answer, failure(found));
    case 'check':
      return differences.check(found.answer, found.recorded, found.computed);
    case 'outcome':
      return differences.outcome(ending(found.recorded), ending(found.computed));
    case 'seal':
      return differences.seal;
  }
}
