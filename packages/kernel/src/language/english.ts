import type { Seat } from '../game.ts';
import type { Names } from '../text.ts';
import { bySeat, capital, groupOf, isOwn, joinWords, readerFirst, requireSentence } from './seats.ts';

/** An English noun. */
export interface EnglishNoun {
  readonly one: string;
  /** `one` with an s where absent. */
  readonly many?: string;
  /** A name that takes no article: Medusa. */
  readonly proper?: true;
}

/** The whole sentence: you; Ana; several; several with the reader among them, where that reads differently; nobody. */
export interface EnglishForms {
  readonly you: string;
  readonly one: (ana: string) => string;
  readonly many: (anaAndBea: string) => string;
  readonly youAll?: (youAndAna: string) => string;
  readonly nobody?: string;
}

const and = (words: readonly string[]): string => joinWords(words, 'and');

/** `you, Ana and Bea`, as subject and as object alike. */
const people = (seats: readonly Seat[], names: Names): string =>
  and(readerFirst(seats, names).map((seat) => (isOwn(seat, names) ? 'you' : names.seat(seat))));

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
      // The list may begin the sentence.
      return capital((forms.youAll ?? forms.many)(list));
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
  /** The forms get `Ana`, and `you and Ana` or `Ana and Bea`. */
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
