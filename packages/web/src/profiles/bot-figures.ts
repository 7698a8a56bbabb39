import type { GameId } from '@mazmorra/catalogue';
import type { CountView } from '@mazmorra/protocol';

interface Counts {
  readonly won: readonly number[];
  readonly parts: Readonly<Record<string, readonly number[]>>;
}

export interface Report extends Counts {
  readonly seats: number;
  readonly games: number;
  readonly variants: Readonly<Record<string, Counts>>;
}

/** What equal bots among themselves came to, counted as the games of people are. */
export interface BotFigures {
  readonly seats: number;
  readonly games: number;
  /** By role or hero; of the variant that is named (`id=value`), otherwise of the variants as they are by default. */
  parts(variant?: string): Readonly<Record<string, CountView>>;
  /** All seats together, of a variant that is named. Games with every other value were played: what has none is the default. */
  variant(key: string): CountView | undefined;
  /** The variants that were played with another value than the default, as `id=value`. */
  readonly variants: readonly string[];
}

/** The figures of `docs/bot-games.json`, made by `mazmorra balance`. */
export async function botFigures(game: GameId): Promise<BotFigures | undefined> {
  const all = (await import('../../../../docs/bot-games.json')).default as Readonly<Record<string, Report>>;
  const report = all[game];
  if (!report) return undefined;
  return figuresOf(report);
}

export function figuresOf(report: Report): BotFigures {
  const variants = Object.keys(report.variants);
  const countsOf = (key: string): Counts | undefined =>
    report.variants[key] ?? (variants.some((one) => idOf(one) === idOf(key)) ? report : undefined);
  return {
    seats: report.seats,
    games: report.games,
    parts(key) {
      const rows = Object.entries((key === undefined ? report : countsOf(key))?.parts ?? {});
      return Object.fromEntries(rows.map(([part, row]) => [part, count(row)]));
    },
    variant(key) {
      const found = countsOf(key);
      return found && count(found.won);
    },
    variants,
  };
}

const idOf = (key: string): string => key.split('=')[0] ?? '';
const count = ([played = 0, won = 0]: readonly number[]): CountView => ({ played, won });
