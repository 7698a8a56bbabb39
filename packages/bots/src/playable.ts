import type { AnyGame, GameParts } from '@mazmorra/kernel';
import type { AnyBot, Budget, Level } from './bot.ts';
import { createBot, defaultBudget, type Wits } from './levels.ts';
import { type StyledName, styleIn } from './styles.ts';
import {
  careless,
  type Family,
  isZooName,
  learnedFamily,
  ruleNamed,
  weightsNamed,
  type ZooName,
  zooBot,
} from './zoo/zoo.ts';

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

const bots = new WeakMap<Playable, Map<string, AnyBot>>();

/** An external bot, named by the command that starts it: `cmd:python3 bot.py` (docs/bot-protocol.md). */
export type OutsideName = `cmd:${string}`;
export const isOutsideName = (name: string): name is OutsideName => name.startsWith('cmd:');
export const commandOf = (name: OutsideName): string => name.slice('cmd:'.length);

/** The name of a bot: a level with or without a style, a fixed rule of the zoo, or an external program. */
export type BotName = Level | StyledName | ZooName | OutsideName;

export const familyOf = ({ wits }: Playable): Family<unknown> => wits.zoo ?? careless;

function newBot(playable: Playable, name: BotName, budget: Budget): AnyBot {
  if (isOutsideName(name))
    throw new Error(`${name} is a program of its own: the arena plays with it in its threads`);
  if (!isZooName(name)) {
    const { level, style } = styleIn(name);
    return createBot(playable.wits, level as Level, budget, style);
  }
  const family = familyOf(playable);
  const weights = weightsNamed(family, name);
  if (weights !== undefined && family.features !== undefined) {
    const expert = playable.wits.expert();
    return zooBot(learnedFamily(family.features, weights, expert), {}, expert);
  }
  const rule = ruleNamed(family, name);
  if (rule === undefined) throw new Error(`${playable.game.id} has no bot ${name}`);
  return zooBot(family, rule, playable.wits.expert());
}

/**
 * Makes a bot of a level for a game. One bot serves any number of seats of a thread; the tree kept between answers
 * belongs to one mind at a time.
 */
export function botOf(playable: Playable, level: BotName, budget: Budget = defaultBudget): AnyBot {
  const name = `${level} ${budget.ms} ${budget.iterations}`;
  const known = bots.get(playable) ?? new Map<string, AnyBot>();
  bots.set(playable, known);
  const bot = known.get(name) ?? newBot(playable, level, budget);
  known.set(name, bot);
  return bot;
}
