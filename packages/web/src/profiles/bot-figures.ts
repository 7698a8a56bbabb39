import type { GameId } from '@mazmorra/catalogue';
import type { CountView } from '@mazmorra/protocol';

interface Counts {
  readonly won: readonly number[];
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

interface Report extends Counts {
  readonly seats: number;
  readonly games: number;
  readonly variants: Readonly<Record<string, Counts>>;
}

/** What equal bots among themselves came to, counted as the games of people are. */
export interface BotFigures {
  readonly seats: number;
  readonly games: number;
  /** By role or hero; of the variant that is named, otherwise of the variants as they are by default. */
  parts(variant?: string): Readonly<Record<string, CountView>>;
  /** All seats together, by `id=value`: games in which that variant alone was not the default. */
  readonly variants: Readonly<Record<string, CountView>>;
}

/** The figures of `docs/bot-games.json`, made by `mazmorra balance`. */
export async function botFigures(game: GameId): Promise<BotFigures | undefined> {
  const all = (await import('../../../../docs/bot-games.json')).default as Readonly<Record<string, Report>>;
  const report = all[game];
  if (!report) return undefined;
  return {
    seats: report.seats,
    games: report.games,
    parts: (variant) => counts((variant === undefined ? report : report.variants[variant])?.parts ?? {}),
    variants: counts(Object.fromEntries(Object.entries(report.variants).map(([key, { won }]) => [key, won]))),
  };
}

const counts = (rows: Readonly<Record<string, readonly number[]>>): Record<string, CountView> =>
  Object.fromEntries(
    Object.entries(rows).map(([key, [played = 0, won = 0]]) => [key, { played, won }] as const),
  );
