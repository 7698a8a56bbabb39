import type { Language, Names } from '@mazmorra/kernel';
import type { BotsWords } from '@mazmorra/languages/bots';
import type { Sureness } from '../bot.ts';
import type { StyleWeight } from '../opponents.ts';
import { remarkText, type ToldRemark } from './remarks.ts';

/** The texts about bots in one language (`languages/<code>/bots.ftl`). */
export type BotText = BotsWords;
/** Why an option was chosen, by the id in `Choice.reason`. */
export type ReasonId = keyof BotText['reasons'];

/** The line for a reason, or `undefined` if this version does not know it. */
export function reasonText({ reasons }: BotText, reason: string | undefined): string | undefined {
  return reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason as ReasonId] : undefined;
}

/** The styles that a master ascribes to a seat, each with its probability; those of another version are left out. */
export function stylesText({ styles }: BotText, language: Language, weights: readonly StyleWeight[]): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return weights
    .filter(({ style }) => Object.hasOwn(styles, style))
    .map(({ style, weight }) => `${styles[style]} (${percent.format(weight)})`)
    .join(', ');
}

/** What a master says about its chosen option: the rule of thumb, how certain it is, and the game's remarks. */
export interface Reasons {
  readonly reason?: string;
  readonly sure: Sureness;
  readonly why?: readonly ToldRemark[];
}

/**
 * Why a master chooses an option, in one sentence. Remarks of the game take precedence over the plain statement that
 * the search preferred it.
 */
export function whyText(
  words: BotText,
  { reason, sure, why = [] }: Reasons,
  names: Pick<Names, 'seat'>,
): string {
  const ruled = reason === 'search' ? undefined : reasonText(words, reason);
  if (ruled !== undefined) return ruled;
  const said = why.map((remark) => remarkText(words, remark, names)).find((one) => one !== undefined);
  return said ?? reasonText(words, reason) ?? words.sure[sure];
}

export { type RemarkId, remarkText, type ToldRemark, worthText } from './remarks.ts';
