import type { AnyGame, GameParts } from '@mazmorra/kernel';
import type { AnyBot, Budget, Level } from './bot.ts';
import { createBot, defaultBudget, type Wits } from './levels.ts';
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

// biome-ignore lint/suspicious/noExplicitAny: whoever holds the knowledge of several games knows nothing of their types
export type AnyWits = Wits<any, any, any>;

/** A game with what bots know of it. The catalogue makes these; this package lists no games. */
export interface Playable {
  readonly game: AnyGame;
  readonly wits: AnyWits;
}

/** The parts of a game that brings knowledge of its own for bots. */
export interface PlayableParts extends GameParts {
  wits(): Promise<AnyWits>;
}

/** Loads a game by its id: a worker is told ids, and only the games it is asked about are loaded. */
export type LoadPlayable = (id: string) => Promise<Playable>;

const bots = new WeakMap<Playable, Map<string, AnyBot>>();

/** A bot from outside, by the command that starts it: `cmd:python3 bot.py` (docs/bot-protocol.md). */
export type OutsideName = `cmd:${string}`;
export const isOutsideName = (name: string): name is OutsideName => name.startsWith('cmd:');
export const commandOf = (name: OutsideName): string => name.slice('cmd:'.length);

/** A bot by name: one of the levels, a fixed rule of the zoo, or a program. */
export type BotName = Level | ZooName | OutsideName;

export const familyOf = ({ wits }: Playable): Family<unknown> => wits.zoo ?? careless;

function newBot(playable: Playable, name: BotName, budget: Budget): AnyBot {
  if (isOutsideName(name))
    throw new Error(`${name} is a program of its own: the arena plays with it in its threads`);
  if (!isZooName(name)) return createBot(playable.wits, name, budget);
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

/** A bot of that level for that game. Bots keep nothing between answers, so one serves any number of seats of a thread. */
export function botOf(playable: Playable, level: BotName, budget: Budget = defaultBudget): AnyBot {
  const name = `${level} ${budget.ms} ${budget.iterations}`;
  const known = bots.get(playable) ?? new Map<string, AnyBot>();
  bots.set(playable, known);
  const bot = known.get(name) ?? newBot(playable, level, budget);
  known.set(name, bot);
  return bot;
}
