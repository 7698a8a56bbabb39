import { readFileSync } from 'node:fs';
import type { Source } from '@mazmorra/kernel';

/** The text of a specification, to compare data with. */
export const readSpec = (game: string): string =>
  readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');

const SOURCES: Readonly<Record<string, Source>> = { S: 'rulebook', P: 'published', D: 'design' };

/** The meaning of a tag of the specification. */
export function sourceOf(tag: string): Source {
  const source = SOURCES[tag];
  if (source === undefined) throw new RangeError(`no tag ${tag}`);
  return source;
}

/** The short names of sources that occur in a text, in order. */
export const sourcesIn = (text: string, known: readonly string[]): string[] => [
  ...new Set(text.match(/\w+/g)?.filter((word) => known.includes(word))),
];
