import { Message, parse, Resource, serialize, Term } from '@fluent/syntax';
import { READ_OF_THINGS } from './subject.ts';

type Entry = Message | Term;

const entriesIn = (text: string): Entry[] =>
  parse(text, { withSpans: false }).body.filter(
    (entry): entry is Entry => entry instanceof Message || entry instanceof Term,
  );

/** An entry of a language, with what players read about a thing in English where it does not say it. */
function completed(own: Entry, english: Entry): Entry {
  const there = new Set(own.attributes.map(({ id }) => id.name));
  const lacking = english.attributes.filter(
    ({ id }) => READ_OF_THINGS.includes(id.name) && !there.has(id.name),
  );
  own.attributes.push(...lacking);
  return own;
}

const NAME = new RegExp(`^(?:(-?[a-zA-Z][\\w-]*) *=|[ \\t]+\\.(${READ_OF_THINGS.join('|')}) *=)`, 'gm');

/** The names of the sentences of a file, and of what players read about its things. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  let last = '';
  for (const [, name, attribute] of text.matchAll(NAME)) {
    last = name ?? last;
    names.add(attribute === undefined ? last : `${last}.${attribute}`);
  }
  return names;
}

/** Whether a file says all that the English one says. Told from the names alone: reading both as Fluent takes ten times as long. */
export const isWhole = (own: string, english: string): boolean => {
  const there = namesIn(own);
  return [...namesIn(english)].every((name) => there.has(name));
};

/** A file of a language as a program reads it: without comments, and with the English sentences where it lacks one. */
export function filled(own: string, english: string): string {
  const there = new Map(entriesIn(own).map((entry) => [entry.id.name, entry]));
  const entries = entriesIn(english).map((entry) => {
    const own = there.get(entry.id.name);
    return own ? completed(own, entry) : entry;
  });
  const terms = [...there.values()].filter((entry) => entry instanceof Term);
  const all = [...terms, ...entries.filter((entry) => !(entry instanceof Term && there.has(entry.id.name)))];
  for (const entry of all) entry.comment = null;
  return serialize(new Resource(all), {});
}
