import type { AnyGame, VariantSpec, Variants, VariantValue } from './game.ts';
import { StartError } from './refusal.ts';

/** Checks seat count and variants of a new table and fills in the defaults; what is wrong is a `StartError`. */
export const completeVariants = (game: AnyGame, seats: number, given: Variants): Variants =>
  checked(game, seats, given, (variant) => variant.default);

/**
 * The same for a table that was begun earlier and is read again. It goes on under the rulings that it began with: a variant that it
 * does not name means the value from before the variant existed, never the default of today.
 */
export const recordedVariants = (game: AnyGame, seats: number, recorded: Variants): Variants =>
  checked(game, seats, recorded, (variant) => variant.absent ?? variant.default);

const suits = (variant: VariantSpec, seats: number): boolean =>
  variant.seats === undefined || (seats >= variant.seats.min && seats <= variant.seats.max);

function checked(
  game: AnyGame,
  seats: number,
  given: Variants,
  unnamed: (variant: VariantSpec) => VariantValue,
): Variants {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new StartError({ code: 'seats', given: seats, min, max });

  const complete: Record<string, VariantValue> = {};
  for (const variant of game.variants)
    complete[variant.id] = suits(variant, seats) ? unnamed(variant) : variant.default;
  for (const [id, value] of Object.entries(given)) {
    const variant = game.variants.find((v) => v.id === id);
    if (!variant)
      throw new StartError({ code: 'unknown-variant', given: id, allowed: game.variants.map((v) => v.id) });
    if (!variant.values.includes(value))
      throw new StartError({ code: 'variant-value', variant, given: value });
    // Where it means nothing, a record names what was the default then.
    if (value !== variant.default && value !== unnamed(variant) && !suits(variant, seats))
      throw new StartError({ code: 'variant-seats', variant, seats });
    complete[id] = value;
  }
  return complete;
}
