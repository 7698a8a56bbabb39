import type { AnyGame, VariantSpec, Variants, VariantValue } from './game.ts';
import { StartError } from './refusal.ts';

const suits = (variant: VariantSpec, seats: number): boolean =>
  variant.seats === undefined || (seats >= variant.seats.min && seats <= variant.seats.max);

/** Checks seat count and variants and fills in the defaults; what is wrong is a `StartError`. */
export function completeVariants(game: AnyGame, seats: number, given: Variants): Variants {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new StartError({ code: 'seats', given: seats, min, max });

  const complete: Record<string, VariantValue> = {};
  for (const variant of game.variants) complete[variant.id] = variant.default;
  for (const [id, value] of Object.entries(given)) {
    const variant = game.variants.find((v) => v.id === id);
    if (!variant)
      throw new StartError({ code: 'unknown-variant', given: id, allowed: game.variants.map((v) => v.id) });
    if (!variant.values.includes(value))
      throw new StartError({ code: 'variant-value', variant, given: value });
    if (value !== variant.default && !suits(variant, seats))
      throw new StartError({ code: 'variant-seats', variant, seats });
    complete[id] = value;
  }
  return complete;
}
