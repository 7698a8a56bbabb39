import type { GameId } from '@mazmorra/catalogue';
import type { ProfileWords } from './words/en.ts';

/** What bots among themselves came to, in words, by role or hero and by variant. */
export interface BotFigures {
  readonly parts: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, string>>;
}

interface Report {
  readonly rule: string;
  readonly report: {
    readonly survival: number;
    readonly byHero: Readonly<Record<string, { readonly survival: number }>>;
  };
}

/** The measured games of `docs/balance.json`: so far DungeonQuest has been measured, by who gets out alive. */
const measured: Partial<Record<GameId, () => Promise<readonly Report[]>>> = {
  dungeonquest: async () => (await import('../../../../docs/balance.json')).default,
};

export async function botFigures(game: GameId, words: ProfileWords): Promise<BotFigures> {
  const reports = (await measured[game]?.()) ?? [];
  // The last with the plain rules has the most seats.
  const basic = reports.findLast(({ rule }) => rule === 'basic');
  const heroes = Object.entries(basic?.report.byHero ?? {});
  const others = reports.filter(({ rule }) => rule !== 'basic');
  return {
    parts: Object.fromEntries(heroes.map(([hero, { survival }]) => [hero, words.survived(survival)])),
    variants: Object.fromEntries(others.map(({ rule, report }) => [rule, words.survived(report.survival)])),
  };
}
