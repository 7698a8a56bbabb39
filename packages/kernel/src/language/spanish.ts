import type { Seat } from '../game.ts';
import type { Names } from '../text.ts';
import { bySeat, groupOf, isOwn, joinWords, readerLast, requireSentence } from './seats.ts';

/** A Spanish noun with all that a sentence around it needs to agree. */
export interface SpanishNoun {
  readonly one: string;
  /** Absent where nobody ever counts them. */
  readonly many?: string;
  readonly gender: 'm' | 'f';
  /** `el` before a feminine noun that begins with a stressed a: el hacha, un hacha, pero las hachas. */
  readonly stressedA?: true;
  /** A name that takes no article: Medusa. */
  readonly proper?: true;
  /** `one` is a plural: unas Monedas de oro. */
  readonly plural?: true;
}

/** The whole sentence for each person: tú; Ana; Ana y tú (vosotros); Ana y Bea (ellos); nobody. */
export interface SpanishForms {
  readonly you: string;
  readonly one: (ana: string) => string;
  readonly youAll: (anaYTu: string) => string;
  readonly they: (anaYBea: string) => string;
  readonly nobody?: string;
}

/** `Ana y Bea`, but `Ana e Inés` and `«Tajo» e «Infierno»`: `y` gives way before the sound of an i, not before hia- or hie-. */
const y = (words: readonly string[]): string =>
  joinWords(words, /^«?(h?[ií](?![aeo])|y(?![aeiouáéíóú]))/i.test(words.at(-1) ?? '') ? 'e' : 'y');

/** `tres o cuatro`, but `siete u ocho`. */
const o = (words: readonly string[]): string =>
  joinWords(words, /^«?(h?[oó]|8|11$)/i.test(words.at(-1) ?? '') ? 'u' : 'o');

/** `Ana, Bea y tú`. */
const people = (seats: readonly Seat[], names: Names): string =>
  y(readerLast(seats, names).map((seat) => (isOwn(seat, names) ? 'tú' : names.seat(seat))));

/** `a Ana, a Bea y a ti`. */
const toPeople = (seats: readonly Seat[], names: Names): string =>
  joinWords(
    readerLast(seats, names).map((seat) => (isOwn(seat, names) ? 'a ti' : `a ${names.seat(seat)}`)),
    'y',
  );

function choose(seats: readonly Seat[], names: Names, list: string, forms: SpanishForms): string {
  switch (groupOf(seats, names)) {
    case 'nobody':
      return requireSentence(forms.nobody);
    case 'you':
      return forms.you;
    case 'one':
      return forms.one(list);
    case 'you-all':
      return forms.youAll(list);
    case 'they':
      return forms.they(list);
  }
}

const ARTICLES = {
  el: { m: ['el', 'los'], f: ['la', 'las'] },
  un: { m: ['un', 'unos'], f: ['una', 'unas'] },
} as const;

function withArticle(article: 'el' | 'un', { one, gender, stressedA, proper, plural }: SpanishNoun): string {
  if (proper) return one;
  const [single, several] = ARTICLES[article][stressedA && !plural ? 'm' : gender];
  return `${plural ? several : single} ${one}`;
}
const el = (noun: SpanishNoun): string => withArticle('el', noun);
const un = (noun: SpanishNoun): string => withArticle('un', noun);

/**
 * What Spanish sentences are made with. Sentences are written out whole for each person; these helpers choose among
 * them and write lists, articles and counts, nothing more.
 */
export const spanish = {
  y,
  o,
  people,
  toPeople,
  bySeat,
  /** The seats do something: `Ana y tú os repartís…`. The forms get `Ana`, `Ana y tú`, `Ana y Bea`. */
  bySubject: (seats: readonly Seat[], names: Names, forms: SpanishForms): string =>
    choose(seats, names, people(seats, names), forms),
  /** Something is done to the seats: `os ataca a Ana y a ti`. The forms get `a Ana`, `a Ana y a ti`, `a Ana y a Bea`. */
  byObject: (seats: readonly Seat[], names: Names, forms: SpanishForms): string =>
    choose(seats, names, toPeople(seats, names), forms),
  el,
  un,
  /** `al troll`, `a la momia`, `a Medusa`. */
  al: (noun: SpanishNoun): string => `a ${el(noun)}`.replace(/^a el /, 'al '),
  /** `del troll`, `de la momia`, `de Medusa`. */
  del: (noun: SpanishNoun): string => `de ${el(noun)}`.replace(/^de el /, 'del '),
  /** `1 herida`, `3 heridas`. */
  count: (number: number, noun: SpanishNoun): string =>
    `${number} ${number === 1 ? noun.one : (noun.many ?? noun.one)}`,
  /** In quotation marks; those inside become the second kind: `«Jugar “Tajo”»`. */
  quote: (text: string): string => `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`,
  /** The word that agrees with the noun: `derrotado` or `derrotada`. */
  agree: (noun: SpanishNoun, masculine: string, feminine: string): string =>
    noun.gender === 'f' ? feminine : masculine,
} as const;
