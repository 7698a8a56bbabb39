import { readFileSync } from 'node:fs';
import type { Language } from '@mazmorra/kernel';

/** A word for which the glossary requires another one. */
export interface Forbidden {
  /** Matched as a whole word, ignoring case; a star matches any ending. */
  readonly word: string;
  readonly instead: string;
  /** The game in which it is forbidden, or `all`. */
  readonly where: string;
}

export type Glossary = Readonly<Record<Language, readonly Forbidden[]>>;

const GLOSSARY = new URL('../../../../docs/glossary.md', import.meta.url);

/** The forbidden words of `docs/glossary.md`. */
export const readGlossary = (): Glossary => parseGlossary(readFileSync(GLOSSARY, 'utf8'));

/**
 * Parses the tables `| en | es | not in English | not in Spanish | note |` of the glossary. The heading above a table
 * names the game in backticks; a table under a heading without one applies to all games.
 */
export function parseGlossary(markdown: string): Glossary {
  const glossary: Record<Language, Forbidden[]> = { en: [], es: [] };
  let where = 'all';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) where = /`([^`]+)`/.exec(line)?.[1] ?? 'all';
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : [];
    const [, en = '', es = '', notEn = '', notEs = ''] = cells;
    if (cells.length < 6 || en === 'en' || /^[-: ]+$/.test(en)) continue;
    for (const word of wordsIn(notEn)) glossary.en.push({ word, instead: en, where });
    for (const word of wordsIn(notEs)) glossary.es.push({ word, instead: es, where });
  }
  return glossary;
}

const wordsIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words forbidden in the texts of a game, or in texts that belong to no game. */
export const forbiddenIn = (glossary: Glossary, language: Language, game?: string): readonly Forbidden[] =>
  glossary[language].filter(({ where }) => where === 'all' || where === game);
