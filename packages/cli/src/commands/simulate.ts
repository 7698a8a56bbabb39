import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Budget, type Level, levels, playGame } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  type Json,
  makeRecord,
  type Option,
  type Outcome,
  type Seat,
  type Variants,
} from '@mazmorra/kernel';
import { botName } from '@mazmorra/protocol';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId, seatsFor, variantsFor } from '../games.ts';
import { columns, print, printJson, summaryLines } from '../print.ts';
import { Progress } from '../progress.ts';
import type { Text } from '../text/index.ts';
import { readBudget, readLevels, THINKING_FLAGS } from '../thinking.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = (text: Text): string => text.help.simulate(text.or(levels));

interface Plan {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly variants: Variants;
  readonly bots: readonly Level[];
  readonly budget: Budget;
}

/** What is counted over all games. */
class Tally {
  readonly #wins: number[];
  readonly #summary: ReturnType<AnyGame['summary']>;
  #answers = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;
  #ties = 0;
  #unwon = 0;

  constructor(game: AnyGame, seats: number) {
    this.#wins = new Array<number>(seats).fill(0);
    this.#summary = game.summary();
  }

  get answers(): number {
    return this.#answers;
  }

  add(end: unknown, { winners }: Outcome, answers: number): void {
    for (const seat of winners) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1 / winners.length;
    if (winners.length > 1) this.#ties++;
    if (winners.length === 0) this.#unwon++;
    this.#answers += answers;
    this.#shortest = Math.min(this.#shortest, answers);
    this.#longest = Math.max(this.#longest, answers);
    this.#summary.add(end);
  }

  report(games: number) {
    return {
      winShare: this.#wins.map((wins) => wins / games),
      ties: this.#ties,
      unwon: this.#unwon,
      length: { mean: this.#answers / games, shortest: this.#shortest, longest: this.#longest },
      summary: this.#summary.report(),
    };
  }
}

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      seats: { type: 'string' },
      games: { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      out: { type: 'string' },
      json: { type: 'boolean' },
      ...THINKING_FLAGS,
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const game = gameOf(id);
  const seats = seatsFor(game, values.seats);
  const plan: Plan = {
    id,
    game,
    seats,
    games: wholeNumber('--games', values.games, 1000, { min: 1, max: 100_000_000 }),
    seed: values.seed ?? '1',
    variants: variantsFor(game, seats, values.option ?? []),
    bots: readLevels(values.bots ?? 'random', seats),
    budget: readBudget(values),
  };
  const progress = new Progress(`simulate ${id}`, text);
  const result = playAll(plan, values.out, progress);
  if (values.json) printJson(result as unknown as Json);
  else printResult(result, text);
  return exitCodes.fine;
}

function playAll(plan: Plan, out: string | undefined, progress: Progress) {
  const { id, game, seats, games, seed, variants, bots } = plan;
  const tally = new Tally(game, seats);
  const players = bots.map((level) => botFor(id, level, plan.budget));
  const start = performance.now();
  for (let number = 1; number <= games; number++) {
    const file = recordFile(plan, out, number);
    const answers: [Seat, Option][] = [];
    const onAnswer = (seat: Seat, option: Option) => answers.push([seat, option]);
    const how = { variants, seed: seedOf(plan, number), ...(file !== undefined && { onAnswer }) };
    const played = playGame(game, players, how);
    if (file !== undefined) writeRecord(plan, number, file, answers);
    tally.add(played.state, played.outcome, played.answers);
    progress.at(number, games);
  }
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  const { winShare, ties, unwon, length, summary } = tally.report(games);
  return {
    game: game.id,
    seats,
    games,
    seed,
    options: variants,
    bots,
    answers: tally.answers,
    seconds: Number(seconds.toFixed(3)),
    answersPerSecond: Math.round(tally.answers / seconds),
    winShare,
    ties,
    unwon,
    length,
    summary,
  };
}

const seedOf = ({ seed }: Plan, number: number): string => `${seed}/${number}`;

/** Where the record of a game goes: each into the folder, only the last into a file named `.json`. */
function recordFile({ games }: Plan, out: string | undefined, number: number): string | undefined {
  if (out === undefined) return undefined;
  if (out.endsWith('.json')) return number === games ? out : undefined;
  return join(out, `${number}.mazmorra.json`);
}

function writeRecord(
  plan: Plan,
  number: number,
  file: string,
  answers: readonly (readonly [Seat, Option])[],
): void {
  const { game, seats, variants, bots } = plan;
  const names = bots.map((_, seat) => botName(seat));
  const random = { algorithm: 'sfc32', seed: seedOf(plan, number) } as const;
  const record = makeRecord(game, { seats, variants, names, random, answers });
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new UsageError((text) => text.refusals.out(text.failure(error)));
  }
}

function printResult(result: ReturnType<typeof playAll>, text: Text): void {
  const { game, seats, games, seed, options, bots, winShare, length, seconds, answersPerSecond } = result;
  const { simulate: words, number, percent } = text;
  print(words.title(game, seats, games, seed));
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  if (chosen.length > 0) print(words.options(chosen.join(' ')));
  print();
  const rows = winShare.map((share, seat) => [String(seat), bots[seat] ?? '', percent(share)]);
  for (const line of columns([words.heading, ...rows])) print(line);
  print();
  for (const line of columns([
    [words.shared, number(result.ties)],
    [words.unwon, number(result.unwon)],
    [words.answersPerGame, words.range(number(length.mean), number(length.shortest), number(length.longest))],
    [words.answersPerSecond, `${number(answersPerSecond)} (${number(seconds)} s)`],
  ]))
    print(line);
  print();
  for (const line of summaryLines(result.summary, text)) print(line);
}
