import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files.ts';
import { found, root, type Step } from './step.ts';

/** The list itself. */
const LIST = 'packages/kernel/src/text.ts';
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['compares a language: look it up in a record of all languages', /\blanguage [!=]== '[a-z]{2}'/],
  ['lists the languages: take LANGUAGES of the kernel', /'en'(?:,| \|) 'es'|'es'(?:,| \|) 'en'/],
];

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
      .flatMap((file) => languageFaults(file, readFileSync(join(root, file), 'utf8')));
    return found(files.length === 0 ? ['no source file was read'] : faults);
  },
};
