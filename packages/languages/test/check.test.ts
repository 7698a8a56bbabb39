import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { grammarIn } from '../src/grammars.ts';
import { filledBook, languages, textOf, troubleIn } from '../src/node.ts';
import { checkBook } from '../src/tool/book.ts';
import { checkFile, checkFolder, newLanguage } from '../src/tool/index.ts';

const grammar = grammarIn(join(languages, 'en'));
const english = `# $count (Number)
seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
# $names (List)
here = Here are { LIST($names) }
plain = Done… then go on
`;
const faults = (own: string, lint: readonly (readonly [string, RegExp])[] = []) =>
  grammar && checkFile(english, own, grammar, lint).faults.map(({ line, what }) => `${line}: ${what}`);

describe('what is wrong in a file is told with its line and what is allowed', () => {
  test.each([
    ['a sentence without =', 'plain = Fet\nseats 3\n', /^2: this is not Fluent: .*A sentence is written as/],
    ['a brace that is not closed', 'plain = Fet { $x\n', /^1: this is not Fluent/],
    [
      'an argument that is not there',
      '\nplain = Fet { $count }\n',
      /^2: plain: \$count is unknown; its arguments: none$/,
    ],
    [
      'an argument that is not said',
      'here = Aquí\n',
      /^1: here does not say \{ \$names \}; its arguments: \{ \$names \}$/,
    ],
    [
      'an unknown function',
      'here = { ROW($names) }\n',
      /^1: here: there is no function ROW; there are LIST, OR, /,
    ],
    [
      'a function for something else',
      'seats = { LIST($count) }\n',
      /^1: seats: LIST takes a List, and \$count is a Number$/,
    ],
    [
      'a name that English does not have',
      'chairs = 3\n',
      /^1: chairs: the English file has no such sentence$/,
    ],
    [
      'a sentence that is there twice',
      'plain = Fet\nplain = Fet\n',
      /^2: plain is there twice; the first is in line 1$/,
    ],
    ['a term that is not there', 'plain = { -dungeon }\n', /^1: plain: there is no -dungeon$/],
    ['an empty text', 'plain = { "" }\n', /^1: plain has no text$/],
    ['three points', 'plain = Fet... i endavant\n', /^1: plain: three points in place of …/],
  ])('%s', (_, own, wanted) => {
    expect(faults(own)).toEqual([expect.stringMatching(wanted)]);
  });

  test('a rule of the language, and nothing in a file that is right', () => {
    const rules = [['no colon', /:/]] as const;
    expect(faults('plain = Fet: ja\n', rules)).toEqual(['1: plain: no colon (:): Fet: ja']);
    expect(faults('plain = Fet\nhere = Aquí hi ha { LIST($names) }\n', rules)).toEqual([]);
  });
});

test('a rulebook has the places and marks of the English one', () => {
  const english =
    '# Digging {#digging}\n\n{#cards}\nA **path** card.\n\n{try fitting}\n\n{#fit}\nIt must fit.\n';
  const own = '# Cavar {#digging}\n\n{#cards}\nUna carta.\n\n{#other}\nRes.\n';
  expect(checkBook(english, own)).toEqual({
    faults: [
      { line: 3, what: 'digging/cards: the marks in it must be {try fitting}' },
      { line: 6, what: 'digging/other: the English book has no such place' },
    ],
    missing: [{ id: 'digging/fit', line: 8 }],
    all: 3,
  });
  expect(filledBook(own, english)).toBe('# Cavar {#digging}\n\n{#cards}\nUna carta.\n\n{#fit}\nIt must fit.');
});

describe('the folder of a new language', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(join(folder, '..'), { recursive: true });
  });
  const made = () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'mazmorra-language-')), 'ca');
    folders.push(folder);
    const files = newLanguage(folder).map((file) => basename(file));
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    return { folder, files, write };
  };
  const told = (folder: string): string[] =>
    checkFolder(folder).faults.map(({ file, line, what }) => `${basename(file)}:${line} ${what}`);
  const language =
    'you = tu\nreader = last\nquote-open = «\nquote-close = »\ninner-open = “\ninner-close = ”\n';

  test('has every file of the English one, with all sentences still to be translated', () => {
    const { folder, files } = made();
    expect(files).toEqual(expect.arrayContaining(['language.ftl', 'shell.ftl', 'glossary.md', 'lint.txt']));
    const { sentences, missing, name } = checkFolder(folder);
    expect({ name, done: sentences.done }).toEqual({ name: 'Català', done: 0 });
    expect(told(folder)).toEqual([
      expect.stringMatching(/^language.ftl:1 it must say you, reader \(first or last\), quote-open/),
    ]);
    expect(missing.length).toBeGreaterThan(1000);
    expect(missing.find(({ what }) => what === 'quote-open')).toMatchObject({
      file: join(languages, 'en', 'language.ftl'),
    });
    expect(newLanguage(folder)).toEqual([]);
  });

  test('is as whole as English once the signs before its sentences are gone', () => {
    const { folder, files, write } = made();
    const marked = files.filter((name) => name.endsWith('.ftl'));
    for (const name of marked) {
      const wanted = textOf(join(languages, 'en'), basename(name, '.ftl')).split('\n');
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      write(
        name,
        lines.map((line, index) => (line === `# ${wanted[index]}` ? wanted[index] : line)).join('\n'),
      );
    }
    for (const file of globSync('rules-*.md', { cwd: join(languages, 'en') }))
      write(file, readFileSync(join(languages, 'en', file), 'utf8'));
    expect(marked.length).toBeGreaterThan(15);
    const { sentences } = checkFolder(folder);
    // The forms of things are those that English has a module for.
    expect(
      told(folder).filter((fault) => !/there is no function (?:THE|IN);|has no \.(?:a|one|the)$/.test(fault)),
    ).toEqual([]);
    expect(sentences.done).toBe(sentences.all);
    expect(troubleIn(folder, 'ca')).toBeUndefined();
  });

  test('follows its own lint and glossary', () => {
    const { folder, write } = made();
    write('language.ftl', language);
    write('lint.txt', '# ours\nno exclamation = /!/\nbroken = /(/\n');
    write(
      'glossary.md',
      '| en | here | not | note |\n| --- | --- | --- | --- |\n| game | partida | joc | |\n',
    );
    write('mine.ftl', 'title = Les meves partides\nnone = Res! Juga un joc\n');
    expect(told(folder)).toEqual([
      expect.stringMatching(/^lint\.txt:3 Invalid regular expression/),
      'mine.ftl:2 none: no exclamation (!): Res! Juga un joc',
    ]);
    write('lint.txt', '');
    expect(told(folder)).toEqual(['mine.ftl:2 none: the glossary says “partida” (joc): Res! Juga un joc']);
  });

  test('cannot be used while a file is not Fluent, or the folder is not there', () => {
    const { folder, write } = made();
    write('language.ftl', language);
    write('mine.ftl', 'title = Les meves partides\nnone\n');
    expect(troubleIn(folder, 'ca')).toMatchObject({
      language: 'ca',
      file: join(folder, 'mine.ftl'),
      line: 2,
    });
    write('mine.ftl', 'title = Les meves partides\n');
    expect(troubleIn(folder, 'ca')).toBeUndefined();
    write('language.ftl', 'you = tu\nreader = middle\n');
    expect(troubleIn(folder, 'ca')).toMatchObject({ file: join(folder, 'language.ftl'), line: 1 });
    expect(troubleIn(join(folder, 'xx'), 'xx')).toMatchObject({ what: 'there is no such folder' });
  });
});

test('a language is said with its module where it has one, and with what browsers and Node know where it has none', () => {
  const folders = readdirSync(languages, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );
  const withModule = folders.filter((code) => existsSync(join(languages, code, 'grammar.ts')));
  expect(
    withModule.filter((code) => Object.keys(grammarIn(join(languages, code))?.forms ?? {}).length === 0),
  ).toEqual([]);
  expect(withModule).not.toContain('ca');
  expect(grammarIn(join(languages, 'ca'))?.and(['Ana', 'Bea', 'Inés'])).toBe('Ana, Bea i Inés');
});
