import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Level, levels, playGame } from '@mazmorra/bots';
import { factsOf, type GameId } from '@mazmorra/catalogue';
import { botFor, gameOf } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  completeVariants,
  type Json,
  StartError,
  type Variants,
  valuesAt,
} from '@mazmorra/kernel';
import { readFlags, wholeNumber } from '../flags.ts';
import { requireGameId, seatsFor } from '../games.ts';
import { columns, print, printJson } from '../print.ts';
import { Progress } from '../progress.ts';
import type { Text } from '../text/index.ts';
import { readBudget, readLevel, THINKING_FLAGS } from '../thinking.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = (text: Text): string => text.help.balance(text.or(levels));

/** How often something was played and won. */
type Count = readonly [played: number, won: number];
type Counts = Readonly<Record<string, Count>>;

interface Figures {
  readonly games: number;
  /** All seats together. */
  readonly won: Count;
  readonly parts: Counts;
}

interface Report extends Figures {
  readonly seats: number;
  readonly bots: Level;
  readonly seed: string;
  /** By `id=value`: games in which this variant alone was not the default. */
  readonly variants: Readonly<Record<string, Figures>>;
}

/** A variant with more values is a number to choose, such as who begins. */
const MOST_VALUES = 6;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      seats: { type: 'string' },
      games: { type: 'string' },
      'variant-games': { type: 'string' },
      bots: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean' },
      ...THINKING_FLAGS,
    },
    ['GAME'],
  );
  const id = requireGameId(words[0] ?? '');
  const game = gameOf(id);
  const seats = seatsFor(game, values.seats ?? String(factsOf(id).seats.measured));
  const level = readLevel(values.bots ?? 'adventurer');
  const seed = values.seed ?? 'balance';
  const games = wholeNumber('--games', values.games, 2000, { min: 1, max: 10_000_000 });
  const others = wholeNumber('--variant-games', values['variant-games'], 500, { min: 0, max: 10_000_000 });
  const players = Array.from({ length: seats }, () => botFor(id, level, readBudget(values)));
  const kinds = others === 0 ? [] : otherVariants(game, seats);
  const progress = new Progress(`balance ${id}`, text);
  const all = games + kinds.length * others;
  let done = 0;
  const count = (many: number, variants: Variants): Figures => {
    const tally = new Tally();
    for (let number = 1; number <= many; number++) {
      const { state, outcome } = playGame(game, players, { variants, seed: `${seed}/${number}` });
      for (let seat = 0; seat < seats; seat++) {
        tally.seat(outcome.winners.includes(seat));
        for (const { role, won } of game.counted?.played(state, seat) ?? []) tally.part(role, won);
      }
      progress.at(++done, all);
    }
    return { games: many, ...tally.figures() };
  };
  const plain = count(games, completeVariants(game, seats, {}));
  const variants = Object.fromEntries(kinds.map(([key, chosen]) => [key, count(others, chosen)]));
  progress.end();
  const report: Report = { seats, bots: level, seed, ...plain, variants };
  if (values.out !== undefined) keep(values.out, id, report);
  if (values.json) printJson({ game: id, ...report } as unknown as Json);
  else printReport(id, report, text);
  return exitCodes.fine;
}

/** Every value of every variant that is not the default, as far as these seats allow it. */
function otherVariants(game: AnyGame, seats: number): [string, Variants][] {
  return game.variants.flatMap((variant): [string, Variants][] => {
    const usual = completeVariants(game, seats, {})[variant.id];
    const values = valuesAt(variant, seats);
    if (values.length > MOST_VALUES) return [];
    return values.flatMap((value): [string, Variants][] => {
      if (value === usual) return [];
      try {
        return [[`${variant.id}=${value}`, completeVariants(game, seats, { [variant.id]: value })]];
      } catch (error) {
        if (error instanceof StartError) return [];
        throw error;
      }
    });
  });
}

class Tally {
  #seats: Count = [0, 0];
  readonly #parts = new Map<string, Count>();

  seat(won: boolean): void {
    this.#seats = plus(this.#seats, won);
  }

  part(id: string, won: boolean): void {
    this.#parts.set(id, plus(this.#parts.get(id) ?? [0, 0], won));
  }

  figures(): Omit<Figures, 'games'> {
    return {
      won: this.#seats,
      parts: Object.fromEntries([...this.#parts].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}

const plus = ([played, won]: Count, wins: boolean): Count => [played + 1, won + (wins ? 1 : 0)];

/** Puts the figures of one game among those of the others, in the order of the alphabet. */
function keep(file: string, id: GameId, report: Report): void {
  try {
    const before: Record<string, Report> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const games = Object.entries({ ...before, [id]: report }).sort(([a], [b]) => (a < b ? -1 : 1));
    const lines = games.map(([name, { parts, variants, ...rest }]) => {
      const kinds = Object.entries(variants).map(
        ([key, one]) => `   ${JSON.stringify(key)}: ${JSON.stringify(one)}`,
      );
      const head = JSON.stringify({ ...rest, parts }).slice(0, -1);
      return ` ${JSON.stringify(name)}: ${head},"variants":{${kinds.length > 0 ? `\n${kinds.join(',\n')}` : ''}}}`;
    });
    writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  } catch (error) {
    throw new UsageError((text) => text.refusals.out(text.failure(error)));
  }
}

function printReport(id: GameId, report: Report, text: Text): void {
  const { seats, games, bots, seed, variants } = report;
  print(text.balance.title(id, seats, games, bots, seed));
  print();
  for (const line of columns([text.balance.heading, ...rowsOf(report, text)])) print(line);
  for (const [key, figures] of Object.entries(variants)) {
    print();
    print(text.balance.variant(key, figures.games));
    for (const line of columns(rowsOf(figures, text))) print(line);
  }
}

const rowsOf = ({ won, parts }: Figures, { balance, percent }: Text): [string, string, string][] =>
  [[balance.anySeat, won] as const, ...Object.entries(parts)].map(([name, [played, wins]]) => [
    name,
    String(played),
    percent(wins / Math.max(1, played)),
  ]);
