import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether these texts are a rulebook. */
export const isBook = (name: string): boolean => name.startsWith('rules-');

/** The text of a file, nothing where there is none. Rulebooks are Markdown. */
export const textOf = (folder: string, name: string): string => {
  const file = join(folder, isBook(name) ? `${name}.md` : `${name}.ftl`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
