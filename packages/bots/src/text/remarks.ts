import type { Language, Names } from '@mazmorra/kernel';
import type { Weighed } from '../bot.ts';
import type { Remark } from '../remark.ts';
import { remarksEn } from './remarks-en.ts';
import { remarksEs } from './remarks-es.ts';

export type RemarkId = keyof typeof remarksEn.remarks;

/** What a sentence is made of: the name of the seat, and figures in the form of the language. */
export interface Said {
  readonly seat: string;
  readonly from: number;
  readonly to: number;
}

/** Sentences about single options in one language; another language that lacks one does not compile. */
export interface RemarkText {
  readonly remarks: Readonly<Record<RemarkId, (said: Said) => string>>;
  /** The chance to win with an option: known closely, or only that it lies between two bounds. */
  readonly chance: (value: number) => string;
  readonly chanceBetween: (low: number, high: number) => string;
  readonly untried: string;
}

const texts: Readonly<Record<Language, RemarkText>> = { en: remarksEn, es: remarksEs };

/** A remark as a sentence, or `undefined` for one that this version does not know. */
export function remarkText(
  language: Language,
  remark: Remark,
  names: Pick<Names, 'seat'>,
): string | undefined {
  const { remarks } = texts[language];
  if (!Object.hasOwn(remarks, remark.id)) return undefined;
  const { id, seat, from = 0, to = 0 } = remark;
  return remarks[id]({ seat: seat === undefined ? '' : names.seat(seat), from, to });
}

/** Bounds farther apart than this are told instead of the value between them. */
const closely = 0.1;

/** What an option is worth in words: a chance where many trials tell it closely, else a range. */
export function worthText(language: Language, { value, visits, low, high }: Omit<Weighed, 'option'>): string {
  const words = texts[language];
  if (visits === 0) return words.untried;
  if (low === undefined || high === undefined || high - low <= closely) return words.chance(value);
  return words.chanceBetween(low, high);
}
