import { readFileSync } from 'node:fs';
import type { Source } from '@mazmorra/kernel';

/** A row of a table of `docs/rules/<game>.md`: the text of each column by its heading. */
export interface SpecRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The text of a specification, to compare data with. */
export const readSpec = (game: string): string =>
  readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');

/**
 * The table rows of a section, given by its number (`2.8`), from the tables whose first column has this heading and
 * contains ids.
 */
export function specRows(spec: string, section: string, first = 'id'): SpecRow[] {
  const rows: SpecRow[] = [];
  let heading: readonly string[] | undefined;
  for (const line of sectionOf(spec, section).split('\n')) {
    if (!line.startsWith('|')) heading = undefined;
    else {
      const cells = line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map(plain);
      const [id = ''] = cells;
      if (heading === undefined) heading = cells;
      else if (heading[0] === first && /^[a-z][a-z0-9-]*$/.test(id))
        rows.push({ id, cells: rowOf(heading, cells) });
    }
  }
  return rows;
}

const rowOf = (heading: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? '']));

const plain = (cell: string): string => cell.trim().replaceAll('`', '');

function sectionOf(spec: string, section: string): string {
  const start = spec.indexOf(`### ${section} `);
  if (start < 0) throw new RangeError(`there is no section ${section}`);
  const end = /^#{2,3} /m.exec(spec.slice(start + 4));
  return spec.slice(start, end ? start + 4 + end.index : undefined);
}

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
