import type { Accusation, Language, Names } from '@mazmorra/kernel';
import type { Reason } from './words/arguments.ts';
import { wordsIn } from './words/words.ts';

/** What somebody says with a token: bots give their reason, people only point. */
export function remark(
  { seat, about, reason, number }: Accusation,
  names: Names,
  language: Language,
): string {
  const words = wordsIn(language).remark;
  const who = names.seat(seat);
  const own = seat === names.own;
  if (about === undefined) return own ? words.ownWithdraws : words.withdraws(who);
  const name = about === names.own ? undefined : names.seat(about);
  const said = words.because(reason as Reason, number, name);
  if (said !== undefined) return `${who}: ${words.quote(said)}`;
  return own ? words.ownAccuses(names.seat(about)) : words.accuses(who, name);
}
