import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Message, parse } from '@fluent/syntax';
import { languages } from '../folders.ts';
import { ownName } from '../grammar.ts';

const english = join(languages, 'en');

/** The English file with every sentence behind #, to be translated and freed of it. Comments stay as they are. */
function toTranslate(text: string): string {
  const lines = text.split('\n');
  const { body } = parse(text, { withSpans: true });
  const commented = new Set<number>();
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length - 1;
  for (const entry of body) {
    if (!(entry instanceof Message) || !entry.span) continue;
    const first = lineAt(entry.id.span?.start ?? entry.span.start);
    for (let line = first; line <= lineAt(entry.span.end); line++)
      if (lines[line] !== '') commented.add(line);
  }
  return lines.map((line, index) => (commented.has(index) ? `# ${line}` : line)).join('\n');
}

const readme = (code: string): string => `# ${ownName(code)}

How this language is written here, for everybody who works on it. \`docs/texts.md\` tells how to translate;
\`npx mazmorra language ${code} --check\` says what is missing or wrong.

## Address

How the reader is addressed (formal or informal), chosen once and kept.

## Typography

Quotation marks, spaces before signs, numbers. What can be checked stands in \`lint.txt\`, one rule on a line:

    three points in place of … = /\\.\\.\\./

## Names of components

By which edition of the games they are, with its publisher and year. The words are in \`glossary.md\`.
`;

/** The glossary with the English words, and a place for those of the language. */
const glossary = (code: string): string =>
  readFileSync(join(english, 'glossary.md'), 'utf8')
    .replace(/^# .*$/m, `# Glossary: ${ownName(code)}`)
    .split('\n')
    .map((line) => {
      const [, word = '', , , note = ''] = line.startsWith('| ')
        ? line.split('|').map((cell) => cell.trim())
        : [];
      if (word === '') return line;
      if (word === 'en') return '| en | here | not | note |';
      return /^-+$/.test(word) ? '| --- | --- | --- | --- |' : `| ${word} | | | ${note} |`;
    })
    .join('\n');

/** Makes the folder of a language with everything that it needs, all of it still to be translated. Returns the files. */
export function newLanguage(folder: string): string[] {
  const code = basename(folder);
  mkdirSync(folder, { recursive: true });
  const files: readonly (readonly [name: string, text: string])[] = [
    ...readdirSync(english)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => [file, toTranslate(readFileSync(join(english, file), 'utf8'))] as const),
    ['README.md', readme(code)],
    ['glossary.md', glossary(code)],
    ['lint.txt', '# Patterns that no sentence of this language has, one on a line: name = /pattern/\n'],
  ];
  const made = files.filter(([name]) => !existsSync(join(folder, name)));
  for (const [name, text] of made) writeFileSync(join(folder, name), text);
  return made.map(([name]) => join(folder, name));
}
