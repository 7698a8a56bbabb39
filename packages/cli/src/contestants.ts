import { styledName, styleIn } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { playableOf } from '@mazmorra/catalogue/loaded';
import { type Contestant, familyOf, isOutsideName, isZooName, ruleNamed, weightsNamed } from '@mazmorra/lab';
import { typed } from './text/index.ts';
import { readLevel } from './thinking.ts';
import { UsageError } from './usage.ts';

/** A level, a level in a style such as `adventurer+greedy`, a fixed rule of the game's zoo such as `zoo:never-pass`, or a program such as `cmd:python3 bot.py`. */
export function readContestant(game: GameId, name: string): Contestant {
  const bot = name.trim();
  if (isOutsideName(bot)) return bot;
  if (!isZooName(bot)) return bot.includes('+') ? readStyled(game, bot) : readLevel(bot);
  const family = familyOf(game);
  if ((ruleNamed(family, bot) ?? weightsNamed(family, bot)) !== undefined) return bot;
  const settings = Object.entries(family.settings).map(([key, values]) => `${key} (${values.join(', ')})`);
  const named = Object.keys(family.named).map((one) => `zoo:${one}`);
  throw new UsageError(({ refusals }) => refusals.unknownRule(typed(name), game, named, settings));
}

function readStyled(game: GameId, name: string): Contestant {
  const { level, style } = styleIn(name);
  const styles = playableOf(game).wits.styles ?? [];
  if (style === undefined || !styles.includes(style))
    throw new UsageError(({ refusals }) => refusals.unknownStyle(typed(name), game, styles));
  return styledName(readLevel(level), style);
}
