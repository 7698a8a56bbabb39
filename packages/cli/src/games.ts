import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import {
  type AnyGame,
  completeVariants,
  StartError,
  type VariantSpec,
  type Variants,
  type VariantValue,
} from '@mazmorra/kernel';
import { wholeNumber } from './flags.ts';
import { typed } from './text/index.ts';
import { UsageError } from './usage.ts';

export function requireGameId(id: string): GameId {
  if (isGameId(id)) return id;
  throw new UsageError(({ refusals, allowed }) => refusals.unknownGame(typed(id), allowed(gameIds)));
}

/** Four where the game allows it. */
export function seatsFor({ id, seats }: AnyGame, flag: string | undefined): number {
  const usual = Math.min(Math.max(4, seats.min), seats.max);
  try {
    return wholeNumber('--seats', flag, usual, seats);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError((text) => text.refusals.about(id, error.sentence(text)));
  }
}

/** Reads `--option key=value` flags into the complete variants of a table. */
export function variantsFor(game: AnyGame, seats: number, flags: readonly string[]): Variants {
  const given: Record<string, VariantValue> = {};
  for (const flag of flags) {
    const [key = '', ...rest] = flag.split('=');
    const variant = game.variants.find(({ id }) => id === key);
    if (variant === undefined)
      throw new UsageError(({ refusals }) => {
        const options = optionsOf(game);
        return refusals.unknownOption(typed(key), game.id, options, options.length);
      });
    given[variant.id] = valueNamed(variant, rest.join('='));
  }
  try {
    return completeVariants(game, seats, given);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new UsageError((text) => text.refusals.about(game.id, text.failure(error)));
  }
}

function valueNamed(variant: VariantSpec, text: string): VariantValue {
  const value = variant.values.find((candidate) => String(candidate) === text);
  if (value === undefined)
    throw new UsageError(({ refusals, allowed }) =>
      refusals.optionValue(variant.id, typed(text), allowed(variant.values.map(String))),
    );
  return value;
}

/** `tactical=true|false` for each variant of a game. */
const optionsOf = ({ variants }: AnyGame): string[] =>
  variants.map(({ id, values }) => `${id}=${values.join('|')}`);
