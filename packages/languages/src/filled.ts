import { Message, parse, Resource, serialize, Term } from '@fluent/syntax';

type Entry = Message | Term;

const entriesIn = (text: string): Entry[] =>
  parse(text, { withSpans: false }).body.filter(
    (entry): entry is Entry => entry instanceof Message || entry instanceof Term,
  );

/** A file of a language as a program reads it: without comments, and with the English sentences where it lacks one. */
export function filled(own: string, english: string): string {
  const there = new Map(entriesIn(own).map((entry) => [entry.id.name, entry]));
  const entries = entriesIn(english).map((entry) => there.get(entry.id.name) ?? entry);
  const terms = [...there.values()].filter((entry) => entry instanceof Term);
  const all = [...terms, ...entries.filter((entry) => !(entry instanceof Term && there.has(entry.id.name)))];
  for (const entry of all) entry.comment = null;
  return serialize(new Resource(all), {});
}
