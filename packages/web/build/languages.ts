import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES } from '@mazmorra/kernel';
import { basicsIn, filled, filledBook, isBook, languages, textOf } from '@mazmorra/languages/node';
import type { Plugin } from 'vite';

const prefix = 'languages:';
const FILE = /[\\/]languages[\\/]([\w-]+)[\\/]([\w-]+)\.(?:ftl|md)$/;

/** The file of a language that the words of a subject, or its grammar, are loaded from. */
const fileOf = (language: string, name: string): string =>
  join(languages, language, name === 'grammar' ? 'language.ftl' : `${name}${isBook(name) ? '.md' : '.ftl'}`);

/** How a file is loaded in each language. */
const filesOf = (name: string): string => {
  const files = LANGUAGES.map(
    (language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(fileOf(language, name))})`,
  );
  return `{ ${files.join(', ')} }`;
};

/** The same for the games that have such a file: `saboteur.ftl`, or `lessons-saboteur.ftl` for the kind `lessons`. */
const filesOfGames = (kind: string | undefined): string => {
  const names = gameIds.map((id) => [id, kind === undefined ? id : `${kind}-${id}`] as const);
  const there = names.filter(([, name]) => existsSync(fileOf('en', name)));
  return `{ ${there.map(([id, name]) => `${JSON.stringify(id)}: ${filesOf(name)}`).join(', ')} }`;
};

/** A module with the grammar of a language, made from its `language.ftl` and the module that some languages have. */
function grammarModule(file: string): string {
  const basics = basicsIn(readFileSync(file, 'utf8'));
  if (!basics) throw new Error(`${file} does not say all that the English one does`);
  const code = basename(dirname(file));
  const own = join(dirname(file), 'grammar.ts');
  const refine = existsSync(own) ? `export { refine } from ${JSON.stringify(own)};` : '';
  return `${refine}\nexport const code = ${JSON.stringify(code)}, basics = ${JSON.stringify(basics)};`;
}

/**
 * `import files from 'languages:tournaments'` gives, for each language, how its `tournaments.ftl` is loaded; `languages:grammar` does the
 * same for the grammars, `languages:games`
 * for each game by its id, `languages:games/lessons` for its lessons. Where a language lacks a sentence its file has the English one.
 */
export function texts(): Plugin {
  return {
    name: 'mazmorra-texts',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(prefix)) return `\0${id}`;
      // Also where the path begins at the root of the project, as in tests.
      const [, language, name] = FILE.exec(id) ?? [];
      return language !== undefined && name !== undefined ? fileOf(language, name) : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${prefix}`)) {
        const name = id.slice(prefix.length + 1);
        const [, kind] = /^games(?:\/(.+))?$/.exec(name) ?? [];
        return `export default ${name.startsWith('games') ? filesOfGames(kind) : filesOf(name)};`;
      }
      const name = FILE.exec(id)?.[2];
      if (name === undefined) return undefined;
      this.addWatchFile(id);
      if (name === 'language') return grammarModule(id);
      const fill = isBook(name) ? filledBook : filled;
      const text = fill(textOf(dirname(id), name), textOf(join(languages, 'en'), name));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
