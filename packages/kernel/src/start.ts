import type { AnyGame, VariantSpec, Variants, VariantValue } from './game.ts';
import { StartError } from './refusal.ts';

/** Checks seat count and variants of a new table and fills in the defaults; what is wrong is a `StartError`. */
export const completeVariants = (game: AnyGame, seats: number, given: Variants): Variants =>
  checked(game, seats, given, 'new');

/**
 * The same for a table that was begun earlier and is read again. It goes on under the rulings that it began with: a variant that it
 * does not name means the value from before the variant existed, never the default of today.
 */
export const recordedVariants = (game: AnyGame, seats: number, recorded: Variants): Variants =>
  checked(game, seats, recorded, 'recorded');

/** Whether a table or record of this version is played exactly as it was. */
export const canPlay = (game: Pick<AnyGame, 'version' | 'playsFrom'>, version: number): boolean =>
  version >= (game.playsFrom ?? 1) && version <= game.version;

/** The values of a variant that a number of seats allows. */
export const valuesAt = (variant: VariantSpec, seats: number): readonly VariantValue[] =>
  variant.bySeats?.[seats] ?? variant.values;

/** The value if these seats allow it, else the first one that they do. */
function allowedAt(variant: VariantSpec, seats: number, value: VariantValue): VariantValue {
  const allowed = valuesAt(variant, seats);
  return allowed.includes(value) ? value : (allowed[0] ?? value);
}

const suits = (variant: VariantSpec, seats: number): boolean =>
  variant.seats === undefined || (seats >= variant.seats.min && seats <= variant.seats.max);

function checked(game: AnyGame, seats: number, given: Variants, table: 'new' | 'recorded'): Variants {
  const unnamed = (variant: VariantSpec): VariantValue =>
    table === 'new' ? variant.default : (variant.absent ?? variant.default);
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new StartError({ code: 'seats', given: seats, min, max });

  const complete: Record<string, VariantValue> = {};
  for (const variant of game.variants)
    complete[variant.id] = allowedAt(
      variant,
      seats,
      suits(variant, seats) ? unnamed(variant) : variant.default,
    );
  for (const [id, value] of Object.entries(given)) {
    const variant = game.variants.find((v) => v.id === id);
    if (!variant)
      throw new StartError({ code: 'unknown-variant', given: id, allowed: game.variants.map((v) => v.id) });
    const allowed = valuesAt(variant, seats);
    // A table from before the variant was limited may name the value that it had then.
    const earlier = table === 'recorded' && value === variant.absent;
    if (!allowed.includes(value) && !earlier)
      throw new StartError({ code: 'variant-value', variant: { ...variant, values: allowed }, given: value });
    // Where it means nothing, a record names what was the default then.
    if (value !== variant.default && value !== unnamed(variant) && !suits(variant, seats))
      throw new StartError({ code: 'variant-seats', variant, seats });
    complete[id] = value;
  }
  return complete;
}
