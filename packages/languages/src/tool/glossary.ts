import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word for which a glossary requires another one. */
export interface Forbidden {
  /** Whole words, without regard to capitals; a star stands for any ending, between backticks capitals count. */
  readonly word: string;
  readonly instead: string;
  /** The game in which it is forbidden, or `all`. */
  readonly where: string;
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
    : [];

/**
 * The words that the tables `| en | here | not | note |` of a glossary forbid. The heading above one names the game in backticks; a table
 * under a heading without one holds for all games.
 */
export function parseGlossary(markdown: string): Forbidden[] {
  const found: Forbidden[] = [];
  let where = 'all';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) where = /`([^`]+)`/.exec(line)?.[1] ?? 'all';
    const [en = '', here = '', not = ''] = cellsOf(line);
    if (en === 'en' || /^[-: ]+$/.test(en)) continue;
    const words = not.split(',').map((word) => word.trim());
    for (const word of words) if (word !== '') found.push({ word, instead: here || en, where });
  }
  return found;
}

/** The words that the glossary in a folder forbids. */
export function readGlossary(folder: string): Forbidden[] {
  const file = join(folder, 'glossary.md');
  return existsSync(file) ? parseGlossary(readFileSync(file, 'utf8')) : [];
}

/** What finds a forbidden word in a text. */
export function forbiddenPattern(word: string): RegExp {
  const stem = word
    .replaceAll('`', '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${stem}(?!\\p{L})`, word.startsWith('`') ? 'u' : 'iu');
}
