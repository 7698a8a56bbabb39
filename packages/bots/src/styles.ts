import type { Level } from './bot.ts';

/**
 * A style of play that a bot may have in addition to its level. Each game defines its effect (`Wits.styles` lists the
 * styles it supports). It changes the advice at the bot's own seat; a master follows it where that costs little.
 */
export type BotStyle = 'cautious' | 'greedy' | 'hothead' | 'liar';
export const botStyles: readonly BotStyle[] = ['cautious', 'greedy', 'hothead', 'liar'];

/** A level with a style, as the arena names it: `adventurer+greedy`. Random bots have no style. */
export type StyledName = `${Exclude<Level, 'random'>}+${BotStyle}`;

export const styledName = (level: Level, style: BotStyle | undefined): Level | StyledName =>
  style === undefined || level === 'random' ? level : `${level}+${style}`;

/** Splits a name into level and style; the style is undefined for a level alone. */
export function styleIn(name: string): { readonly level: string; readonly style: BotStyle | undefined } {
  const [level = '', asked] = name.split('+');
  return { level, style: botStyles.find((style) => style === asked) };
}
