import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files.ts';
import { found, root, type Step } from './step.ts';

/** The list itself. */
const LIST = 'packages/kernel/src/text.ts';
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  [
    'compares a language: look it up in a record of all languages',
    /\b[lL]anguage(?:\(\))? [!=]== '[a-z]{2}'/,
  ],
  ['lists the languages: take LANGUAGES of the kernel', /'en'(?:,| \|) 'es'|'es'(?:,| \|) 'en'/],
];

/** A file of one language. */
const OWN = /(?:^|[/-])[a-z]{2}\.tsx?$/;
/** In the page such a file may only be loaded with `import()`. */
const AT_ONCE =
  /^(?:import|export) (?!type ).*from '(?:\.[^']*[/-](?:en|es)\.tsx?|@mazmorra\/[\w-]+\/text\/..)';$/;

/** What the page would load in a language that is not the reader's. */
export function loadedAtOnce(file: string, source: string): string[] {
  if (!file.startsWith('packages/web/src/') || OWN.test(file)) return [];
  return source
    .split('\n')
    .flatMap((line, index) =>
      AT_ONCE.test(line)
        ? [`${file}:${index + 1} loads words whatever the language: name them with inLanguages`]
        : [],
    );
}

/** Where a source would have to be found and changed for a third language, because the compiler does not ask for it. */
export function languageFaults(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      FAULTS.filter(([, pattern]) => pattern.test(line)).map(([fault]) => `${file}:${index + 1} ${fault}`),
    );
}

export const oneLanguageList: Step = {
  name: 'the languages stand in one list',
  when: 'quick',
  async run() {
    const files = filesUnder(join(root, 'packages'), /\.tsx?$/).filter((path) => path.includes('/src/'));
    const faults = files
      .map((path) => relative(root, path))
      .filter((file) => file !== LIST && !file.startsWith('packages/testkit/'))
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return [...languageFaults(file, source), ...loadedAtOnce(file, source)];
      });
    return found(files.length === 0 ? ['no source file was read'] : faults);
  },
};
