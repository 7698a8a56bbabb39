import {
  type AnyGame,
  completeVariants,
  recordedVariants,
  StartError,
  type Variants,
} from '@mazmorra/kernel';

/** The variants of a table for another number of seats: unchanged if they are allowed, else the defaults. */
export function fittingVariants(game: AnyGame, seats: number, variants: Variants): Variants {
  try {
    return recordedVariants(game, seats, variants);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return completeVariants(game, seats, {});
  }
}
