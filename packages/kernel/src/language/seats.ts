import type { Seat } from '../game.ts';
import type { Names } from '../text.ts';

/** A sentence about one seat, written out for the reader's own seat and for somebody else's. */
export interface OneForms {
  readonly you: string;
  readonly one: (name: string) => string;
}

export const isOwn = (seat: Seat, names: Names): boolean => names.own === seat;

/** Chooses the sentence about one seat: `You take the chest.` or `Ana takes the chest.` */
export const bySeat = (seat: Seat, names: Names, { you, one }: OneForms): string =>
  isOwn(seat, names) ? you : one(names.seat(seat));

/** Which form a sentence about several seats takes. */
export type Group = 'nobody' | 'you' | 'one' | 'you-all' | 'they';

export function groupOf(seats: readonly Seat[], { own }: Names): Group {
  if (seats.length === 0) return 'nobody';
  const withReader = own !== undefined && seats.includes(own);
  if (seats.length === 1) return withReader ? 'you' : 'one';
  return withReader ? 'you-all' : 'they';
}

/** The reader first, as in English: `you, Ana and Bea`. */
export const readerFirst = (seats: readonly Seat[], names: Names): Seat[] =>
  [...seats].sort((a, b) => Number(isOwn(b, names)) - Number(isOwn(a, names)) || a - b);

/** Others first, the reader last, as in Spanish: `Ana, Bea y tú`. */
export const readerLast = (seats: readonly Seat[], names: Names): Seat[] =>
  [...seats].sort((a, b) => Number(isOwn(a, names)) - Number(isOwn(b, names)) || a - b);

/** A sentence about nobody that was not written out: the event never has an empty list of seats. */
export function requireSentence(sentence: string | undefined): string {
  if (sentence === undefined) throw new RangeError('no sentence for an empty list of seats');
  return sentence;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
export const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
