import type { Language, Names } from '@mazmorra/kernel';
import type { Level, Sureness } from '../bot.ts';
import type { OpponentStyle, StyleWeight } from '../opponents.ts';
import type { en } from './en.ts';
import { type RemarkText, remarkText, type ToldRemark } from './remarks.ts';

/** The texts about bots in one language, in `en.ts` and `es.ts`. A language that lacks a key does not compile. */
export interface BotText extends RemarkText {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>;
  /** How certain a master was. */
  readonly sure: Readonly<Record<Sureness, string>>;
  /** Why an option was chosen, by the id in `Choice.reason`, one line each. */
  readonly reasons: Readonly<Record<ReasonId, string>>;
  readonly suspicion: string;
  /** The styles of opponents named in an explanation. */
  readonly styles: Readonly<Record<OpponentStyle, string>>;
}

export type ReasonId = keyof typeof en.reasons;

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
