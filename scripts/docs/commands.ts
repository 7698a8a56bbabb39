import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a document tells its reader to type: the commands of this project in blocks and in running text. */
export function commandsIn(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => {
    const inline = [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    return [...inline, line];
  });
  return lines
    .map((line) =>
      line
        .trim()
        .replace(/^[A-Z_]+=\S+ /, '')
        .replace(/\s{2,}.*$|\s# .*$/, ''),
    )
    .filter((line) => /^(?:npm (?:run|test|start)|npx|node|mazmorra)\b(?! in | of )/.test(line));
}

/** Words that stand for something of the reader's own. */
const isPlaceholder = (word: string): boolean => /[A-Z<…*]|^\$/.test(word);

interface Project {
  readonly root: string;
  /** What `mazmorra COMMAND --help` prints, or nothing where there is no such command. */
  helpOf(command: string): string | undefined;
}

/** What is wrong with a command: a script, file, command or flag that is not there. */
export function faultOf(command: string, { root, helpOf }: Project): string | undefined {
  const words = command.split(/\s+/);
  const [program, first = '', second = ''] = words[0] === 'npx' ? words.slice(1) : words;
  if (program === 'npm' && first === 'run') {
    const at = words.indexOf('-w');
    const file = join(root, at < 0 ? '' : (words[at + 1] ?? ''), 'package.json');
    if (!existsSync(file)) return `there is no ${words[at + 1]}`;
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
    return scripts?.[second] === undefined ? `there is no script ${second}` : undefined;
  }
  if (program === 'node') {
    if (first.startsWith('-') || isPlaceholder(first) || !first.includes('/')) return undefined;
    return first.startsWith('node_modules/') || existsSync(join(root, first))
      ? undefined
      : `there is no ${first}`;
  }
  if (program === 'vitest') {
    const gone = words
      .slice(3)
      .find((word) => /^\w+\//.test(word) && !isPlaceholder(word) && !existsSync(join(root, word)));
    return gone && `there is no ${gone}`;
  }
  if (program !== 'mazmorra' || first.startsWith('-') || isPlaceholder(first) || first === '')
    return undefined;
  const help = helpOf(first);
  if (help === undefined) return `there is no command ${first}`;
  // Quoted words belong to other programs.
  const flags = command.replace(/"[^"]*"/g, '').match(/--[a-z][a-z-]*/g) ?? [];
  const gone = flags.find((flag) => !`${help} --help --lang`.includes(flag));
  return gone && `mazmorra ${first} has no ${gone}`;
}

/** The blocks that the gate carries out: fenced as `sh run`. */
export const blocksToRun = (text: string): string[] =>
  [...text.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, block = '']) => block);
