import type { Names } from '@mazmorra/kernel';
import type { Weighed } from '../bot.ts';
import type { Remark } from '../remark.ts';
import { rangeOf } from '../search/explain.ts';
import type { remarksEn } from './remarks-en.ts';

export type RemarkId = keyof typeof remarksEn.remarks;

/** The arguments of a sentence: the name of the seat, and numbers formatted for the language. */
export interface Said {
  readonly seat: string;
  readonly from: number;
  readonly to: number;
}

/** Sentences about single options in one language. A language that lacks one does not compile. */
export interface RemarkText {
  readonly remarks: Readonly<Record<RemarkId, (said: Said) => string>>;
  /** The probability of winning with an option: one figure if it is known precisely, otherwise two bounds. */
  readonly chance: (value: number) => string;
  readonly chanceBetween: (low: number, high: number) => string;
  readonly untried: string;
}

/** A remark as it was sent or stored, perhaps by another version. */
export type ToldRemark = Omit<Remark, 'id'> & { readonly id: string };

const isKnown = ({ remarks }: RemarkText, id: string): id is RemarkId => Object.hasOwn(remarks, id);

/** A remark as a sentence, or `undefined` if this version does not know it. */
export function remarkText(
  words: RemarkText,
  remark: ToldRemark,
  names: Pick<Names, 'seat'>,
): string | undefined {
  const { id, seat, from = 0, to = 0 } = remark;
  if (!isKnown(words, id)) return undefined;
  return words.remarks[id]({ seat: seat === undefined ? '' : names.seat(seat), from, to });
}

/** If the bounds are further apart than this, they are shown instead of the value. */
const closely = 0.1;

/** The value of an option in words: a probability if many playouts determine it closely, otherwise a range. */
export function worthText(words: RemarkText, weighed: Omit<Weighed, 'option'>): string {
  const { value, visits } = weighed;
  if (visits === 0) return words.untried;
  const { low, high } = { ...rangeOf(value, visits), ...weighed };
  return high - low <= closely ? words.chance(value) : words.chanceBetween(low, high);
}
