import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import {
  type AnyGame,
  allowed,
  completeVariants,
  type Language,
  StartError,
  type VariantSpec,
  type Variants,
  type VariantValue,
} from '@mazmorra/kernel';
import { wholeNumber } from './flags.ts';
import { UsageError } from './usage.ts';

export function requireGameId(id: string): GameId {
  if (isGameId(id)) return id;
  throw new UsageError(`unknown game ${JSON.stringify(id)}: ${allowed(gameIds)}`);
}

/** Four where the game allows it. */
export function seatsFor({ id, seats }: AnyGame, flag: string | undefined): number {
  const usual = Math.min(Math.max(4, seats.min), seats.max);
  try {
    return wholeNumber('--seats', flag, usual, seats);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${id}: ${error.message}`) : error;
  }
}

/** Reads `--option key=value` flags into the complete variants of a table. */
export function variantsFor(game: AnyGame, seats: number, flags: readonly string[]): Variants {
  const given: Record<string, VariantValue> = {};
  for (const flag of flags) {
    const [key, ...rest] = flag.split('=');
    const variant = game.variants.find(({ id }) => id === key);
    if (variant === undefined)
      throw new UsageError(`unknown option ${JSON.stringify(key)}: ${allowedIn(game)}`);
    given[variant.id] = valueNamed(variant, rest.join('='));
  }
  try {
    return completeVariants(game, seats, given);
  } catch (error) {
    throw error instanceof StartError ? new UsageError(`${game.id}: ${error.message}`) : error;
  }
}

function valueNamed(variant: VariantSpec, text: string): VariantValue {
  const value = variant.values.find((candidate) => String(candidate) === text);
  if (value === undefined) {
    const values = allowed(variant.values.map(String));
    throw new UsageError(`option ${variant.id} cannot be ${JSON.stringify(text)}: ${values}`);
  }
  return value;
}

const allowedIn = ({ id, variants }: AnyGame): string =>
  variants.length === 0
    ? `${id} has none`
    : `${id} has ${variants.map((variant) => `${variant.id}=${variant.values.join('|')}`).join(', ')}`;

/** The reader's language: asked for, or the machine's. */
export function machineLanguage(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.startsWith('es') ? 'es' : 'en';
}
