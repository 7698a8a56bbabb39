import { type Message, parse } from '@fluent/syntax';
import { isList, pathOf } from './subject.ts';

/** An argument as the comment above an English sentence declares it: `$count (Number) how many are free`. */
interface Declared {
  readonly name: string;
  readonly type: string;
}

const DECLARED = /^\$([a-zA-Z][\w-]*) \(([^)]+)\)/;
const TYPES: Readonly<Record<string, string>> = {
  String: 'string',
  Number: 'number',
  Boolean: 'boolean',
  List: 'readonly string[]',
  People: 'People',
};

/** The arguments of a message in the order in which code gives them. */
export const argumentsOf = ({ comment }: Message): Declared[] =>
  (comment?.content ?? '').split('\n').flatMap((line) => {
    const [, name, type] = DECLARED.exec(line) ?? [];
    return name !== undefined && type !== undefined ? [{ name, type }] : [];
  });

/** A declared type in TypeScript: one of those above, or the words that may be given, as in `open | closed`. */
const typeOf = (type: string): string =>
  TYPES[type] ??
  type
    .split('|')
    .map((word) => `'${word.trim()}'`)
    .join(' | ');

export const messagesIn = (text: string): Message[] =>
  parse(text, { withSpans: true }).body.filter((entry) => entry.type === 'Message');

type Tree = Map<string, Tree | string>;

/** The module with the types of a subject, made from its English file. */
export function typedModule(name: string, english: string): string {
  const tree: Tree = new Map();
  const args: string[] = [];
  let hasPeople = false;
  for (const message of messagesIn(english)) {
    const declared = argumentsOf(message);
    hasPeople ||= declared.some(({ type }) => type === 'People');
    const parameters = declared.map((one) => `${camel(one.name)}: ${typeOf(one.type)}`).join(', ');
    if (declared.length > 0)
      args.push(`${quoted(message.id.name)}: '${declared.map((one) => one.name).join(' ')}'`);
    let group = tree;
    const path = pathOf(message.id.name);
    const key = path.pop() ?? '';
    for (const step of path) {
      const inner = group.get(step) ?? new Map();
      if (typeof inner === 'string') throw new Error(`${name}.ftl: ${message.id.name} is below a sentence`);
      group.set(step, inner);
      group = inner;
    }
    if (group.has(key)) throw new Error(`${name}.ftl: ${message.id.name} is there twice, or a group too`);
    group.set(key, declared.length === 0 ? 'string' : `(${parameters}) => string`);
  }
  const type = `${capital(camel(name))}Words`;
  return `// Made from languages/en/${name}.ftl by \`npm run languages\`.
${hasPeople ? "import type { People } from '../grammar.ts';\n" : ''}import { type Subject, subject } from '../subject.ts';

export type ${type} = ${typeText(tree, '')};

export const ${camel(name)}: Subject<${type}> = subject('${name}', {${args.map((one) => `\n  ${one},`).join('')}${args.length > 0 ? '\n' : ''}});
`;
}

function typeText(tree: Tree, indent: string): string {
  const inner = `${indent}  `;
  const member = (value: Tree | string): string =>
    typeof value === 'string' ? value : typeText(value, inner);
  if (isList([...tree.keys()])) {
    const types = [...new Set([...tree.values()].map(member))];
    return `readonly (${types.join(' | ')})[]`;
  }
  const lines = [...tree].map(([key, value]) => `${inner}readonly ${quoted(key)}: ${member(value)};`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const quoted = (key: string): string => (/^(?:[a-zA-Z]\w*|\d+)$/.test(key) ? key : `'${key}'`);
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
