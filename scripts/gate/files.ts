import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set(['node_modules', '.git', 'dist', 'coverage', 'artifacts']);

/** The files below a folder whose name matches, in a fixed order; nothing where the folder is absent. */
export function filesUnder(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_OURS.has(entry.name)) files.push(...filesUnder(path, name));
    } else if (name.test(entry.name)) files.push(path);
  }
  return files;
}
