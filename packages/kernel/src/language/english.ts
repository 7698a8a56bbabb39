import type { Seat } from '../game.ts';
import type { Names } from '../text.ts';
import { bySeat, groupOf, isOwn, joinWords, readerLast, requireSentence } from './seats.ts';

/** An English noun. */
export interface EnglishNoun {
  readonly one: string;
  /** `one` with an s where absent. */
  readonly many?: string;
  /** A name that takes no article: Medusa. */
  readonly proper?: true;
}

/** The whole sentence: you; Ana; several, the reader among them or not; nobody. */
export interface EnglishForms {
  readonly you: string;
  readonly one: (ana: string) => string;
  readonly many: (anaAndBea: string) => string;
  readonly nobody?: string;
}

const and = (words: readonly string[]): string => joinWords(words, 'and');

/** `Ana, Bea and you`, as subject and as object alike. */
const people = (seats: readonly Seat[], names: Names): string =>
  and(readerLast(seats, names).map((seat) => (isOwn(seat, names) ? 'you' : names.seat(seat))));

function bySeats(seats: readonly Seat[], names: Names, forms: EnglishForms): string {
  const list = people(seats, names);
  switch (groupOf(seats, names)) {
    case 'nobody':
      return requireSentence(forms.nobody);
    case 'you':
      return forms.you;
    case 'one':
      return forms.one(list);
    case 'you-all':
    case 'they':
      return forms.many(list);
  }
}

const many = (noun: EnglishNoun): string => noun.many ?? `${noun.one}s`;

/** What English sentences are made with; see `spanish`. */
export const english = {
  and,
  or: (words: readonly string[]): string => joinWords(words, 'or'),
  people,
  bySeat,
  /** The forms get `Ana`, and `Ana and you` or `Ana and Bea`. */
  bySeats,
  the: (noun: EnglishNoun): string => (noun.proper ? noun.one : `the ${noun.one}`),
  a: (noun: EnglishNoun): string => `${/^[aeiou]/i.test(noun.one) ? 'an' : 'a'} ${noun.one}`,
  /** `1 wound`, `3 wounds`. */
  count: (number: number, noun: EnglishNoun): string => `${number} ${number === 1 ? noun.one : many(noun)}`,
  /** In quotation marks; those inside become single ones: `“Play ‘Slash’”`. */
  quote: (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`,
  /** `your` or `Ana's`. */
  possessive: (seat: Seat, names: Names): string => (isOwn(seat, names) ? 'your' : `${names.seat(seat)}’s`),
} as const;
