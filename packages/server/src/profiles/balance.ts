import type { BalanceView, CountView, PartCountView } from '@mazmorra/protocol';
import type { PartCount } from '../storage/port.ts';
import { variantsIn } from './profile.ts';

type VariantCount = CountView & { readonly variants: string };

/** How roles, heroes and variants fared, from counts for each combination of variants. */
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
  [...Map.groupBy(rows, ({ part }) => part)].map(([part, some]) => ({ part, ...sum(some) }));
