import type { BalanceView, CountView, PartCountView } from '@mazmorra/protocol';
import type { PartCount, Storage, VariantCount } from '../storage/port.ts';
import { variantsIn } from './profile.ts';

/** Results that are counted at a time. What others read and write comes in between. */
const PAGE = 2000;

/** Reads all results of a game and says how roles, heroes and variants fared. */
export async function countBalance(
  storage: Pick<Storage, 'countsAfter'>,
  game: string,
  page = PAGE,
): Promise<BalanceView> {
  const parts: PartCount[] = [];
  const variants: VariantCount[] = [];
  for (let table: string | undefined = ''; table !== undefined; ) {
    const counts = await storage.countsAfter(game, table, page);
    parts.push(...counts.parts);
    variants.push(...counts.variants);
    table = counts.last;
  }
  return balanceOf(game, parts, variants);
}

/** The balance from counts for combinations of variants. */
export function balanceOf(
  game: string,
  parts: readonly PartCount[],
  combinations: readonly VariantCount[],
): BalanceView {
  const has = (text: string, key: string): boolean => keysOf(text).includes(key);
  const keys = [...new Set(combinations.flatMap(({ variants }) => keysOf(variants)))].sort();
  return {
    game,
    parts: byPart(parts),
    variants: keys.map((key) => {
      const [variant = '', value = ''] = key.split('=');
      return {
        variant,
        value,
        ...sum(combinations.filter(({ variants }) => has(variants, key))),
        parts: byPart(parts.filter(({ variants }) => has(variants, key))),
      };
    }),
  };
}

const keysOf = (variants: string): string[] => variantsIn(variants).map(([id, value]) => `${id}=${value}`);

const sum = (rows: readonly CountView[]): CountView => ({
  played: rows.reduce((total, { played }) => total + played, 0),
  won: rows.reduce((total, { won }) => total + won, 0),
});

const byPart = (rows: readonly PartCount[]): PartCountView[] =>
  [...Map.groupBy(rows, ({ part }) => part)]
    .map(([part, some]) => ({ part, ...sum(some) }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
