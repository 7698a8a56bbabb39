import { type AnyBot, type BotName, type Budget, botOf, type Playable } from '@mazmorra/bots';
import { familyOf } from './zoo/families.ts';
import { isZooName, learnedFamily, ruleNamed, weightsNamed, type ZooName, zooBot } from './zoo/zoo.ts';

/** An external bot, named by the command that starts it: `cmd:python3 bot.py` (docs/bot-protocol.md). */
export type OutsideName = `cmd:${string}`;
export const isOutsideName = (name: string): name is OutsideName => name.startsWith('cmd:');
export const commandOf = (name: OutsideName): string => name.slice('cmd:'.length);

/** Whoever takes part in a match: a bot, a fixed rule of the zoo, or an external program. */
export type Contestant = BotName | ZooName | OutsideName;

/** Makes the bot of a contestant that is no external program. */
export function contestantBot(playable: Playable, name: Contestant, budget?: Budget): AnyBot {
  if (isOutsideName(name)) throw new Error(`${name} is a program of its own: ask it, not a bot`);
  if (!isZooName(name)) return botOf(playable, name, budget);
  const family = familyOf(playable.game.id);
  const weights = weightsNamed(family, name);
  if (weights !== undefined && family.features !== undefined) {
    const expert = playable.wits.expert();
    return zooBot(learnedFamily(family.features, weights, expert), {}, expert);
  }
  const rule = ruleNamed(family, name);
  if (rule === undefined) throw new Error(`${playable.game.id} has no bot ${name}`);
  return zooBot(family, rule, playable.wits.expert());
}
