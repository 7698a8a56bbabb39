import {
  type BotName,
  commandOf,
  isOutsideName,
  levels,
  type MatchResult,
  type OutsideName,
  type Standing,
} from '@mazmorra/bots';
import { runMatch } from '@mazmorra/bots/node';
import { BotFault, LineBot, usualAnswerMs } from '@mazmorra/bots/outside';
import type { GameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { botPool } from '@mazmorra/catalogue/node';
import type { Json } from '@mazmorra/kernel';
import { commitOfSource } from '../commit.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId, seatsFor, variantsFor } from '../games.ts';
import { columns, counted, percent, print, printJson, readable } from '../print.ts';
import { Progress } from '../progress.ts';
import { readBot, readBudget, THINKING_FLAGS, THINKING_HELP } from '../thinking.ts';
import { type ExitCode, exitCodes, listed, UsageError } from '../usage.ts';

export const help = `mazmorra arena GAME --bots A,B [--games M] [--seats N] [--seed S] [--option key=value]… [--json]

Lets one bot A play among bots B: every deal from every seat. Tells the share of victories with a 95 % interval.
  --bots A,B           two of ${listed(levels)}, with a style as in adventurer+greedy,
                       a fixed rule such as zoo:never-pass, or a program
                       such as "cmd:python3 bot.py" (docs/bot-protocol.md)
  --bot-time MS        how long a program may take for one answer (${usualAnswerMs})
  --games M            how many games at most, rounded up to whole rounds of seats (1000)
  --until X            stop as soon as it is clear whether A takes more or less than X times its fair share
  --seats N            how many seats (4 where the game allows it)
  --seed S             any text; the same seed plays the same deals (1)
  --option key=value   a variant of the game; may be repeated
${THINKING_HELP}
  --json               one JSON object and nothing else`;

export async function run(args: readonly string[]): Promise<ExitCode> {
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
  const progress = new Progress(`arena ${id}`);
  const pool = botPool();
  const start = performance.now();
  const result = await runMatch(
    pool,
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
  ).finally(() => pool.close());
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  if (values.json) printJson(report(result, seconds));
  else printResult(result, seconds);
  return exitCodes.fine;
}

/** Starts a program once before the match: what cannot even be started is told at once and loses no games. */
async function tryOut(name: OutsideName, answerMs: number): Promise<void> {
  try {
    (await LineBot.start(commandOf(name), answerMs)).stop();
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    throw new UsageError(`${JSON.stringify(name)} ${error.message}`);
  }
}

export function readUntil(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const until = Number(text);
  if (until > 0 && until <= 10) return until;
  throw new UsageError(`--until ${JSON.stringify(text)}: a number above 0 and at most 10, as in --until 0.9`);
}

function readPair(game: GameId, list: string | undefined): [BotName, BotName] {
  const allowed = `name two different bots, as in --bots master,adventurer (${listed(levels)})`;
  if (list === undefined) throw new UsageError(`--bots is missing: ${allowed}`);
  const [challenger, field, ...rest] = splitBots(list).map((name) => readBot(game, name));
  if (challenger === undefined || field === undefined || challenger === field || rest.length > 0) {
    throw new UsageError(`--bots ${JSON.stringify(list)}: ${allowed}`);
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
    ...(faults.length > 0 && { faults: faults.map((fault) => ({ ...fault })) }),
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

function printResult({ match, games, faults, challenger, field }: MatchResult, seconds: number): void {
  print(
    `${match.game}, ${counted(match.seats, 'seat')}, ${counted(games, 'game')}, seed ${match.seed} (${readable(seconds)} s)`,
  );
  print(`one ${match.challenger} among ${match.field}s, every deal from every seat\n`);
  const row = (name: string, { mean, low, high, fairShare, survival, gold, sides }: Standing) => [
    name,
    percent(mean),
    `${percent(low)} to ${percent(high)}`,
    percent(fairShare),
    ...(survival ? [percent(survival.mean)] : []),
    ...(gold ? [readable(gold.mean)] : []),
    ...(sides ? [percent(sides.miner.mean), percent(sides.saboteur.mean)] : []),
  ];
  const more = challenger.survival
    ? ['survival', 'gold']
    : challenger.sides
      ? ['rounds as miner', 'as saboteur']
      : [];
  const heading = ['bot', 'wins a seat', '95 % interval', 'fair share', ...more];
  for (const line of columns([heading, row(match.challenger, challenger), row(match.field, field)]))
    print(line);
  for (const line of faultLines(faults)) print(line);
}

/** The games that programs lost by their own fault: how many of each, the most frequent first. */
function faultLines(faults: MatchResult['faults']): string[] {
  if (faults.length === 0) return [];
  const alike = Map.groupBy(faults, ({ bot, why }) => `${bot} ${why}`);
  const lines = [...alike].sort(([, a], [, b]) => b.length - a.length);
  return [
    '',
    'games lost by a fault of the program:',
    ...lines.map(([what, { length }]) => `  ${length} × ${what}`),
  ];
}
