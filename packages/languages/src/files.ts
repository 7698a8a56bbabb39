import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file, nothing where there is none. */
export const textOf = (folder: string, name: string): string => {
  const file = join(folder, `${name}.ftl`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
