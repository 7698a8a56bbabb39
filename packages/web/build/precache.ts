import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import type { Plugin } from 'vite';
import type { Precache } from '../src/sw/precache.ts';

// The minifier chooses the quotes.
const listMark = /["'`]__PRECACHE_LIST__["'`]/;
const versionMark = /["'`]__PRECACHE_VERSION__["'`]/;
/** Not for the page itself: what only programs, previews and readers without script get. */
const left = /\.map$|^sw\.js$|^robots\.txt$|\.woff$|^links\/|^share\/|^favicon\.ico$/;

/**
 * After the build, writes the lists of all files, those of each language apart, and a version (a hash of their contents) into `sw.js`, so that
 * the whole app works offline after the first load and a new build is noticed as one.
 */
export function precache(): Plugin {
  let folder = '';
  return {
    name: 'mazmorra-precache',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const files = filesUnder(folder).filter((file) => !left.test(file));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const list = files.map((file) => `/${file}`);
      const ofLanguage = (language: string): string[] =>
        list.filter((file) => file.startsWith(`/assets/${language}/`));
      const all: Precache = {
        common: list.filter((file) => !LANGUAGES.some((language) => ofLanguage(language).includes(file))),
        languages: Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)])),
      };
      const worker = join(folder, 'sw.js');
      const code = readFileSync(worker, 'utf8');
      if (!listMark.test(code) || !versionMark.test(code)) throw new Error('sw.js has lost its marks');
      writeFileSync(
        worker,
        code
          .replace(listMark, JSON.stringify(all))
          .replace(versionMark, JSON.stringify(hash.digest('hex').slice(0, 16))),
      );
    },
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
