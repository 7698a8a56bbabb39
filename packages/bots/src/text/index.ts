import type { Language } from '@mazmorra/kernel';
import type { Level, Sureness } from '../bot.ts';
import type { OpponentStyle } from '../opponents.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The words about bots in one language; another language that lacks a key does not compile. */
export interface BotText {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>;
  /** How sure a master was. */
  readonly sure: Readonly<Record<Sureness, string>>;
  /** Why an option was chosen, by the id in `Choice.reason`: one line each. */
  readonly reasons: Readonly<Record<ReasonId, string>>;
  readonly suspicion: string;
  /** What a bot takes a seat for, by the styles of an explanation. */
  readonly styles: Readonly<Record<OpponentStyle, string>>;
}

export type ReasonId = keyof typeof en.reasons;

export const botTexts: Readonly<Record<Language, BotText>> = { en, es };

/** The line for a reason, or `undefined` for one that this version does not know. */
export function reasonText(language: Language, reason: string | undefined): string | undefined {
  const { reasons } = botTexts[language];
  return reason !== undefined && Object.hasOwn(reasons, reason) ? reasons[reason as ReasonId] : undefined;
}

export { type RemarkId, remarkText, worthText } from './remarks.ts';
