import type { VariantValue } from '@mazmorra/kernel';
import { fittingVariants } from '../local/seating.ts';
import { useGame } from '../setup/game.ts';
import type { TableWish } from './table-wish.ts';

/** The wish without variants that mean nothing at its number of seats, as the server takes it. */
export function useFittingWish(wish: TableWish): TableWish & { variants: Record<string, VariantValue> } {
  const specs = useGame(wish.game)?.facts.variants ?? [];
  return { ...wish, variants: { ...fittingVariants(specs, wish.variants, wish.seats) } };
}
