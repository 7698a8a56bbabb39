import {
  type ComponentText,
  type GameText,
  isOwn,
  type Names,
  type Seat,
  type VariantText,
} from '@mazmorra/kernel';
import { Noun, People } from './grammar.ts';
import type { Subject } from './subject.ts';

/** The texts of a game: its sentences are the words of a subject, `tell` says which of them an event or a choice is told with. */
export interface Told<E, W> {
  readonly subject: Subject<W>;
  tell(words: W): GameText<E>;
}

/** Whether a sentence is about the reader: what its selector is called with. */
export type Who = 'you' | 'other';
/** Whom a sentence is about: nobody; the reader; another; several with the reader among them; several others. */
export type Group = 'nobody' | 'you' | 'one' | 'youAll' | 'they';

/** One seat in a sentence: `$who` and `$name`. */
export const one = (seat: Seat, names: Names): readonly [who: Who, name: string] => [
  isOwn(seat, names) ? 'you' : 'other',
  names.seat(seat),
];

/** People in a sentence, the reader among them if it is one of their seats. */
export const peopleAt = (seats: readonly Seat[], names: Names): People =>
  new People(
    seats.filter((seat) => !isOwn(seat, names)).map((seat) => names.seat(seat)),
    seats.some((seat) => isOwn(seat, names)),
  );

/** Several seats in a sentence: `$who` and `$people`, those who sit first named first. */
export function several(seats: readonly Seat[], names: Names): readonly [who: Group, people: People] {
  const people = peopleAt(
    seats.toSorted((a, b) => a - b),
    names,
  );
  if (seats.length < 2) return [seats.length === 0 ? 'nobody' : people.withReader ? 'you' : 'one', people];
  return [people.withReader ? 'youAll' : 'they', people];
}

/** The components of a game from the things in its words. */
export function componentsOf<K extends string>(
  things: Readonly<Record<K, Noun>>,
): Readonly<Record<K, ComponentText>> {
  const entries = Object.entries<Noun>(things).map(([id, { name, is }]) => {
    const { type, text, gender } = is;
    const about = { is, ...(type && { type }), ...(text && { text }) };
    return [id, { name, ...about, ...((gender === 'm' || gender === 'f') && { gender }) }] as const;
  });
  return Object.fromEntries(entries) as Record<K, ComponentText>;
}

/** A component as a sentence takes it. */
export const nounOf = ({ name, is }: ComponentText): Noun => new Noun(name, is);

/** Reads a table by a key that comes from outside; a key it lacks is a bug of the caller. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) throw new RangeError(`no text for ${key}`);
  return found;
}

/** The rules to choose of a game. Values whose names are numbers in a row are a list in its words. */
export function variantsOf(
  words: Readonly<Record<string, Omit<VariantText, 'values'> & { readonly values?: object }>>,
): Readonly<Record<string, VariantText>> {
  const entries = Object.entries(words).map(([id, { values, ...about }]) => [
    id,
    values === undefined ? about : { ...about, values: { ...values } },
  ]);
  return Object.fromEntries(entries);
}
