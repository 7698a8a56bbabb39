import { levels } from '@mazmorra/bots';
import { BotFault, LineBot, usualAnswerMs } from '@mazmorra/bots/outside';
import type { GameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import type { Json } from '@mazmorra/kernel';
import {
  type Contestant,
  commandOf,
  dealCrew,
  isOutsideName,
  type MatchResult,
  type OutsideName,
  runMatch,
  type Standing,
} from '@mazmorra/lab';
import { commitOfSource } from '../commit.ts';
import { readContestant } from '../contestants.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId, seatsFor, variantsFor } from '../games.ts';
import { columns, print, printJson } from '../print.ts';
import { Progress } from '../progress.ts';
import { type Text, typed } from '../text/index.ts';
import { readBudget, THINKING_FLAGS } from '../thinking.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = (text: Text): string => text.help.arena(text.or(levels), usualAnswerMs);

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      bots: { type: 'string' },
      until: { type: 'string' },
      'bot-time': { type: 'string' },
      games: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      ...THINKING_FLAGS,
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const game = gameOf(id);
  const seats = seatsFor(game, values.seats);
  const [challenger, field] = readPair(id, values.bots);
  const until = readUntil(values.until);
  const answerMs = wholeNumber('--bot-time', values['bot-time'], usualAnswerMs, { min: 1, max: 3_600_000 });
  for (const name of [challenger, field]) if (isOutsideName(name)) await tryOut(name, answerMs);
  const progress = new Progress(`arena ${id}`, text);
  const crew = dealCrew();
  const start = performance.now();
  const result = await runMatch(
    crew,
    {
      game: id,
      seats,
      challenger,
      field,
      games: wholeNumber('--games', values.games, 1000, { min: 1, max: 10_000_000 }),
      seed: values.seed ?? '1',
      budget: readBudget(values),
      variants: variantsFor(game, seats, values.option ?? []),
      answerMs,
      ...(until !== undefined && { until }),
    },
    (done, of) => progress.at(done, of),
  ).finally(() => crew.close());
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  if (values.json) printJson(report(result, seconds));
  else printResult(result, seconds, text);
  return exitCodes.fine;
}

/** Starts a program once before the match: what cannot even be started is told at once and loses no games. */
async function tryOut(name: OutsideName, answerMs: number): Promise<void> {
  try {
    (await LineBot.start(commandOf(name), answerMs)).stop();
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    throw new UsageError((text) => `${typed(name)} ${text.failure(error)}`);
  }
}

export function readUntil(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const until = Number(text);
  if (until > 0 && until <= 10) return until;
  throw new UsageError(({ arena }) => arena.wrongUntil(typed(text)));
}

function readPair(game: GameId, list: string | undefined): [Contestant, Contestant] {
  if (list === undefined) throw new UsageError(({ arena, or }) => arena.missingBots(or(levels)));
  const [challenger, field, ...rest] = splitBots(list).map((name) => readContestant(game, name));
  if (challenger === undefined || field === undefined || challenger === field || rest.length > 0) {
    throw new UsageError(({ arena, or }) => arena.wrongBots(typed(list), or(levels)));
  }
  return [challenger, field];
}

/** The settings of a rule have commas of their own: `zoo:dare=0,place=1,adventurer` are two bots. */
const splitBots = (list: string): string[] => list.split(/,(?![a-z]+=)/);

function report({ match, games, answers, faults, challenger, field }: MatchResult, seconds: number): Json {
  const { game, seats, seed, variants, budget } = match;
  return {
    game,
    seats,
    games,
    seed,
    options: variants ?? {},
    budget: { ...budget },
    ...(match.until !== undefined && { until: match.until }),
    commit: commitOfSource(),
    bots: { [match.challenger]: standing(challenger), [match.field]: standing(field) },
    challenger: match.challenger,
    answers,
    ...(faults.length > 0 && { faults: faults.map(({ bot, why }) => ({ bot, why })) }),
    seconds: Number(seconds.toFixed(3)),
  };
}

function standing({ mean, low, high, fairShare, survival, gold, sides }: Standing): Json {
  return {
    winShare: mean,
    low,
    high,
    fairShare,
    ...(survival && { survival: { ...survival } }),
    ...(gold && { gold: { ...gold } }),
    ...(sides && { roundsWon: { miner: { ...sides.miner }, saboteur: { ...sides.saboteur } } }),
  };
}

function printResult(result: MatchResult, seconds: number, text: Text): void {
  const { match, games, faults, challenger, field } = result;
  const { arena: words, number } = text;
  print(words.title(match.game, match.seats, games, match.seed, number(seconds)));
  print(`${words.sides(match.challenger, match.field)}\n`);
  const more = challenger.survival ? words.survival : challenger.sides ? words.roles : [];
  const rows = [rowOf(match.challenger, challenger, text), rowOf(match.field, field, text)];
  for (const line of columns([[...words.heading, ...more], ...rows])) print(line);
  for (const line of faultLines(faults, text)) print(line);
}

function rowOf(name: string, standing: Standing, { arena, percent, number }: Text): string[] {
  const { mean, low, high, fairShare, survival, gold, sides } = standing;
  return [
    name,
    percent(mean),
    arena.interval(percent(low), percent(high)),
    percent(fairShare),
    ...(survival ? [percent(survival.mean)] : []),
    ...(gold ? [number(gold.mean)] : []),
    ...(sides ? [percent(sides.miner.mean), percent(sides.saboteur.mean)] : []),
  ];
}

/** The games that programs lost by their own fault: how many of each, the most frequent first. */
function faultLines(faults: MatchResult['faults'], { arena, failure }: Text): string[] {
  if (faults.length === 0) return [];
  const alike = Map.groupBy(faults, (fault) => `${fault.bot} ${failure({ ...fault, message: fault.why })}`);
  const lines = [...alike].sort(([, a], [, b]) => b.length - a.length);
  return ['', arena.faults, ...lines.map(([what, { length }]) => `  ${length} × ${what}`)];
}
