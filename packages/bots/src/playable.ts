import type { AnyGame, GameParts } from '@mazmorra/kernel';
import type { AnyBot, Budget, Level } from './bot.ts';
import { createBot, defaultBudget, type Wits } from './levels.ts';
import { type StyledName, styleIn } from './styles.ts';

// biome-ignore lint/suspicious/noExplicitAny: code that handles several games does not know their types
export type AnyWits = Wits<any, any, any>;

/** A game with the knowledge of its bots. The catalogue makes these; this package lists no games. */
export interface Playable {
  readonly game: AnyGame;
  readonly wits: AnyWits;
}

/** The parts of a game that supplies knowledge for its bots. */
export interface PlayableParts extends GameParts {
  wits(): Promise<AnyWits>;
}

/** Loads a game by its id. A worker receives ids and loads only the games it is asked about. */
export type LoadPlayable = (id: string) => Promise<Playable>;

/** The name of a bot: a level with or without a style. */
export type BotName = Level | StyledName;

/** Makes a bot of a level for a game, with a tree of its own if it is a master. */
export function botOf(playable: Playable, name: BotName, budget: Budget = defaultBudget): AnyBot {
  const { level, style } = styleIn(name);
  return createBot(playable.wits, level as Level, budget, style);
}

/** The bots of one thread, each made once: a master keeps the tree of the mind that asked it last. */
export class Bots {
  readonly #made = new WeakMap<Playable, Map<BotName, AnyBot>>();

  of(playable: Playable, name: BotName): AnyBot {
    const made = this.#made.get(playable) ?? new Map<BotName, AnyBot>();
    this.#made.set(playable, made);
    const bot = made.get(name) ?? botOf(playable, name);
    made.set(name, bot);
    return bot;
  }
}
