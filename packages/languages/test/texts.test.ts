import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { filled, grammarOfLanguage, languages, pageText, textOf } from '../src/node.ts';
import { checkFolder, linesOf } from '../src/tool/index.ts';
import { typedModule } from '../src/typed.ts';

const names = globSync('*.ftl', { cwd: join(languages, 'en') }).map((file) => basename(file, '.ftl'));
/** All but what says how the language is written. */
const told = names.filter((name) => name !== 'language');
const english = (name: string): string => readFileSync(join(languages, 'en', `${name}.ftl`), 'utf8');
const glossary = readGlossary();

/** The game whose texts a file has, if it is of one. */
const gameOf = (name: string): string | undefined =>
  gameIds.find((id) => name === id || name.startsWith(`${id}-`));

/** The things of a file that take no article, like the names of people. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^[\w-]+ = (.+)\n(?: {4}\..*\n)*? {4}\.article = none$/gm)].map(([, name = '']) => name);

/** The help of commands is laid out in columns; its sentences are looked at with those of the command line. */
const isHelp = (name: string, id: string): boolean => name === 'cli-help' || id === 'help';

const linesIn = (name: string, language: Language) =>
  linesOf(
    english(name),
    filled(textOf(join(languages, language), name), english(name)),
    grammarOfLanguage(language),
  );

test.each(names)('the types of %s.ftl are current (otherwise: npm run languages)', (name) => {
  const file = join(import.meta.dirname, `../src/subjects/${name}.ts`);
  expect(readFileSync(file, 'utf8')).toBe(typedModule(name, english(name)));
});

test.each(LANGUAGES)('the language %s is whole, and nothing is wrong in it', (language) => {
  const { faults, missing } = checkFolder(join(languages, language));
  expect({ faults, missing }).toEqual({ faults: [], missing: [] });
});

const folders = readdirSync(languages, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const unfinished = folders.filter((code) => !(LANGUAGES as readonly string[]).includes(code));

test('what there is of a language that nobody is offered yet is right', () => {
  expect(unfinished.flatMap((code) => checkFolder(join(languages, code)).faults)).toEqual([]);
});

describe.each(told)('%s.ftl', (name) => {
  test.each(LANGUAGES)('the lint finds nothing in the language %s', (language) => {
    const forbidden = forbiddenIn(glossary, language, gameOf(name));
    const proper = ['Ana', 'Bea', 'Inés', ...namesIn(textOf(join(languages, language), name))];
    // Nobody reads that they wait for themselves.
    const waited = ['Esperando a Ana y a ti', 'Esperando a Ana, a Inés y a ti'];
    const lines = linesIn(name, language).filter(
      ({ id, text }) => !isHelp(name, id) && !waited.includes(text),
    );
    const found = lines.flatMap(({ id, text }) =>
      lint(text, language, { names: proper, forbidden }).map((fault) => ({
        id,
        text,
        ...fault,
      })),
    );
    expect(found).toEqual([]);
  });

  test('no line of the page is the same in English and Spanish but names and signs', () => {
    const spanish = new Map(linesIn(name, 'es').map(({ id, text }) => [id, text]));
    const same = linesIn(name, 'en').filter(
      ({ id, text }) => spanish.get(id) === text && /[a-z]{4}/.test(text),
    );
    const plain =
      /^(?:name|[\w-]+_name|escapeOf|step|story_told|goalKnown|refusals_wrongWord|serve_wrong(?:Proxy|Network)|bench_peerHeading_2|monsters_troll|app_name|site|far|webhook|bots|provisional|settings_(?:textSizes|speeds)_\w+|origins_parts_\w+_number)$/;
    expect(same.filter(({ id }) => !plain.test(id))).toEqual([]);
  });
});

describe.each(['privacy.md', 'terms.md', 'imprint.md'])('%s', (file) => {
  test.each(LANGUAGES)('the lint finds nothing in the language %s', (language) => {
    const own = readFileSync(join(languages, language, file), 'utf8');
    expect(pageText(language, basename(file, '.md'))).toBe(own);
    const forbidden = forbiddenIn(glossary, language);
    const lines = own.split('\n').map((line) => line.replace(/^[#-]+ |\[|\]\(.*?\)/g, ''));
    expect(lines.flatMap((line) => lint(line, language, { names: [], forbidden }))).toEqual([]);
  });
});
