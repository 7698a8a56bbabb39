import { readBook } from '../book.ts';
import type { Fault } from '../not-fluent.ts';

/** What is wrong in a rulebook, and what it lacks: the lines of the English one. */
export interface CheckedBook {
  readonly faults: readonly Fault[];
  readonly missing: readonly { readonly id: string; readonly line: number }[];
  readonly all: number;
}

interface Piece {
  readonly line: number;
  readonly marks: string;
}

/** Titles and paragraphs by where they stand, with the marks in them: each must be in the other language too. */
function piecesIn(markdown: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const { id, line, paragraphs } of readBook(markdown)) {
    pieces.set(id, { line, marks: '' });
    for (const paragraph of paragraphs) {
      const embedded = [...paragraph.text.matchAll(/\{(\w+):/g)].map(([, name]) => `{${name}: …}`);
      const marks = [...paragraph.tries.map((one) => `{try ${one}}`), ...embedded].join(' ');
      pieces.set(`${id}/${paragraph.id}`, { line: paragraph.line, marks });
    }
  }
  return pieces;
}

/** Compares a rulebook of a language with the English one. */
export function checkBook(english: string, own: string): CheckedBook {
  const [wanted, there] = [piecesIn(english), piecesIn(own)];
  const faults = [...there].flatMap(([id, { line, marks }]) => {
    const like = wanted.get(id);
    if (!like) return [{ line, what: `${id}: the English book has no such place` }];
    if (like.marks === marks) return [];
    return [{ line, what: `${id}: the marks in it must be ${like.marks || 'none'}` }];
  });
  const missing = [...wanted].flatMap(([id, { line }]) => (there.has(id) ? [] : [{ id, line }]));
  return { faults, missing, all: wanted.size };
}
