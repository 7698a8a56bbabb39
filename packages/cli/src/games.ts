import {
  type AnyGame,
  completeVariants,
  type GameTexts,
  type Language,
  StartError,
  type VariantSpec,
  type Variants,
  type VariantValue,
} from '@mazmorra/kernel';
import { wholeNumber } from './flags.ts';
import { listed, UsageError } from './usage.ts';

/** A game with its words. */
export interface Box {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly text: GameTexts<unknown>;
}

/** Loaded when asked for: nobody waits for the tables of four games to simulate one. */
const BOXES = {
  'dungeon-raiders': async () => ({
    game: (await import('@mazmorra/dungeon-raiders')).dungeonRaiders,
    text: (await import('@mazmorra/dungeon-raiders/text')).text,
  }),
  'welcome-to-the-dungeon': async () => ({
    game: (await import('@mazmorra/welcome-to-the-dungeon')).welcomeToTheDungeon,
    text: (await import('@mazmorra/welcome-to-the-dungeon/text')).text,
  }),
  saboteur: async () => ({
    game: (await import('@mazmorra/saboteur')).saboteur,
    text: (await import('@mazmorra/saboteur/text')).text,
  }),
  dungeonquest: async () => ({
    game: (await import('@mazmorra/dungeonquest')).dungeonquest,
    text: (await import('@mazmorra/dungeonquest/text')).text,
  }),
};

export type GameId = keyof typeof BOXES;
export const gameIds = Object.keys(BOXES) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(BOXES, id);

export async function openBox(id: string): Promise<Box> {
  if (!isGameId(id))
    throw new UsageError(`unknown game ${JSON.stringify(id)}: allowed are ${listed(gameIds)}`);
  const { game, text } = await BOXES[id]();
  // A table of many games cannot know the events of each; whoever prints gives a game's text that game's events.
  return { id, game, text: text as GameTexts<unknown> };
}

/** Four where the game allows it: the seat count that every one of the games is at home with. */
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
    const allowed = listed(variant.values.map(String));
    throw new UsageError(`option ${variant.id} cannot be ${JSON.stringify(text)}: allowed are ${allowed}`);
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
