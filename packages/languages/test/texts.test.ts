import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { grammars } from '../src/grammars.ts';
import { filled, languages, pageText, textOf } from '../src/node.ts';
import { checkFile, linesOf } from '../src/tool/index.ts';
import { typedModule } from '../src/typed.ts';

const names = globSync('*.ftl', { cwd: join(languages, 'en') }).map((file) => basename(file, '.ftl'));
const english = (name: string): string => readFileSync(join(languages, 'en', `${name}.ftl`), 'utf8');
const glossary = readGlossary();

/** The game whose texts a file has, if it is of one. */
const gameOf = (name: string): string | undefined =>
  gameIds.find((id) => name === id || name.startsWith(`${id}-`));

/** The things of a file that take no article, like the names of people. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^[\w-]+ = (.+)\n(?: {4}\..*\n)*? {4}\.article = none$/gm)].map(([, name = '']) => name);

const told = (name: string, language: Language) =>
  linesOf(english(name), filled(textOf(join(languages, language), name), english(name)), grammars[language]);

test.each(names)('the types of %s.ftl are current (otherwise: npm run languages)', (name) => {
  const file = join(import.meta.dirname, `../src/subjects/${name}.ts`);
  expect(readFileSync(file, 'utf8')).toBe(typedModule(name, english(name)));
});

describe.each(names)('%s.ftl', (name) => {
  test.each(LANGUAGES)('is whole in the language %s, and the lint finds nothing', (language) => {
    const own = textOf(join(languages, language), name);
    const { faults, missing } = checkFile(english(name), own, grammars[language], []);
    expect({ faults, missing }).toEqual({ faults: [], missing: [] });
    const forbidden = forbiddenIn(glossary, language, gameOf(name));
    const proper = ['Ana', 'Bea', 'Inés', ...namesIn(own)];
    // Nobody reads that they wait for themselves.
    const lines = told(name, language).filter(
      ({ text }) => text !== 'Esperando a Ana y a ti' && text !== 'Esperando a Ana, a Inés y a ti',
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
    const spanish = new Map(told(name, 'es').map(({ id, text }) => [id, text]));
    const same = told(name, 'en').filter(({ id, text }) => spanish.get(id) === text && /[a-z]{4}/.test(text));
    const plain =
      /^(?:app_name|site|webhook|bots|provisional|settings_(?:textSizes|speeds)_\w+|origins_parts_\w+_number)$/;
    expect(same.filter(({ id }) => !plain.test(id))).toEqual([]);
  });
});

describe.each(globSync('*.md', { cwd: join(languages, 'en') }))('%s', (file) => {
  test.each(LANGUAGES)('the lint finds nothing in the language %s', (language) => {
    const own = readFileSync(join(languages, language, file), 'utf8');
    expect(pageText(language, basename(file, '.md'))).toBe(own);
    const forbidden = forbiddenIn(glossary, language);
    const lines = own.split('\n').map((line) => line.replace(/^[#-]+ |\[|\]\(.*?\)/g, ''));
    expect(lines.flatMap((line) => lint(line, language, { names: [], forbidden }))).toEqual([]);
  });
});
