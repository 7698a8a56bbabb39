import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isBook, textOf } from '../files.ts';
import { languages } from '../folders.ts';
import { type Grammar, ownName } from '../grammar.ts';
import { grammarIn } from '../grammars.ts';
import { checkBook } from './book.ts';
import { checkFile } from './check.ts';
import { forbiddenPattern, readGlossary } from './glossary.ts';
import { type LintRule, readLint } from './lint.ts';

/** A place in a file, and what is to be said of it. */
interface Found {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** What is wrong in the folder of a language, what it lacks, and how far it is. */
export interface Report {
  readonly code: string;
  readonly name: string;
  readonly faults: readonly Found[];
  /** What is there in English alone: the place of the English text. */
  readonly missing: readonly Found[];
  readonly sentences: { readonly all: number; readonly done: number };
}

const english = join(languages, 'en');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort();
/** Pages and notes that are no texts of the program. */
const NOTES: readonly string[] = ['README.md', 'glossary.md'];

/** How the language makes rows of names; as in English while it does not say so itself. */
const grammarFor = (folder: string): Grammar => {
  const grammar = grammarIn(folder) ?? grammarIn(english);
  if (!grammar) throw new Error(`${english} has no language.ftl`);
  return grammar;
};

function rulesOf(folder: string, faults: Found[]): LintRule[] {
  const file = join(folder, 'lint.txt');
  if (!existsSync(file)) return [];
  const { rules, wrong } = readLint(readFileSync(file, 'utf8'));
  faults.push(...wrong.map((one) => ({ file, ...one })));
  return rules;
}

/** The rules of a file: those of the language, and the words that its glossary forbids there. */
const rulesFor = (rules: readonly LintRule[], folder: string, name: string): LintRule[] => [
  ...rules,
  ...readGlossary(folder)
    .filter(({ where }) => where === 'all' || name.includes(where))
    .map(({ word, instead }): LintRule => [`the glossary says “${instead}”`, forbiddenPattern(word)]),
];

/** Checks all files of the folder of a language against the English ones. */
export function checkFolder(folder: string): Report {
  const code = basename(folder);
  const grammar = grammarFor(folder);
  const faults: Found[] = [];
  const missing: Found[] = [];
  const rules = rulesOf(folder, faults);
  const names = filesIn(english, '.ftl').map((file) => basename(file, '.ftl'));
  let all = 0;
  for (const name of names) {
    const file = join(folder, `${name}.ftl`);
    const found = checkFile(
      textOf(english, name),
      textOf(folder, name),
      grammar,
      rulesFor(rules, folder, name),
    );
    faults.push(...found.faults.map((one) => ({ file, ...one })));
    missing.push(
      ...found.missing.map(({ id, line }) => ({ file: join(english, `${name}.ftl`), line, what: id })),
    );
    all += found.all;
  }
  for (const file of filesIn(english, '.md').filter(isBook)) {
    const name = basename(file, '.md');
    const found = checkBook(textOf(english, name), textOf(folder, name));
    faults.push(...found.faults.map((one) => ({ file: join(folder, file), ...one })));
    missing.push(...found.missing.map(({ id, line }) => ({ file: join(english, file), line, what: id })));
    all += found.all;
  }
  const sentences = { all, done: all - missing.length };
  for (const file of filesIn(english, '.md'))
    if (!isBook(file) && !NOTES.includes(file) && !existsSync(join(folder, file)))
      missing.push({ file: join(english, file), line: 1, what: file });
  faults.push(...strangers(folder, names));
  if (!grammarIn(folder))
    faults.push({
      file: join(folder, 'language.ftl'),
      line: 1,
      what: 'it must say you, reader (first or last), quote-open, quote-close, inner-open and inner-close',
    });
  return { code, name: ownName(code), faults, missing, sentences };
}

/** Files that have no part in a language. */
const strangers = (folder: string, names: readonly string[]): Found[] =>
  filesIn(folder, '.ftl')
    .filter((file) => !names.includes(basename(file, '.ftl')))
    .map((file) => ({
      file: join(folder, file),
      line: 1,
      what: `there is no such file in English; there are ${names.map((name) => `${name}.ftl`).join(', ')}`,
    }));
