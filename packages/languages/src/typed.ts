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
  // The name of a thing, not of a person.
  Thing: 'string',
  // What programs name: a file, a flag, an address, an id.
  Code: 'string',
  Number: 'number',
  Boolean: 'boolean',
  List: 'readonly string[]',
  People: 'People',
  Noun: 'Noun',
  Who: 'Who',
  Group: 'Group',
};
/** What a module of types has to import to name them. */
const IMPORTED: readonly (readonly [type: string, from: string])[] = [
  ['Noun', '../grammar.ts'],
  ['People', '../grammar.ts'],
  ['Group', '../told.ts'],
  ['Who', '../told.ts'],
];

/** The arguments of a message in the order in which code gives them. */
export const argumentsOf = ({ comment }: Message): Declared[] =>
  (comment?.content ?? '').split('\n').flatMap((line) => {
    const [, name, type] = DECLARED.exec(line) ?? [];
    return name !== undefined && type !== undefined ? [{ name, type }] : [];
  });

/**
 * The groups of a text that are things, such as `monsters` for `monsters_orc`: some of them have attributes, or a sentence has one of them
 * as an argument.
 */
export function groupsOfThings(messages: readonly Message[]): ReadonlySet<string> {
  const groups = messages.map(({ id }) => pathOf(id.name)[0] ?? '');
  const declared = new Set(messages.flatMap((message) => argumentsOf(message).map(({ type }) => type)));
  return new Set(groups.filter((group, place) => declared.has(group) || messages[place]?.attributes.length));
}

/** A declared type in TypeScript: one of those above, a thing, or the words that may be given, as in `open | closed`. */
const typeOf = (type: string, things: ReadonlySet<string>): string =>
  TYPES[things.has(type) ? 'Noun' : type] ??
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
  const messages = messagesIn(english);
  const things = groupsOfThings(messages);
  for (const message of messages) {
    const declared = argumentsOf(message);
    const parameters = declared.map((one) => `${camel(one.name)}: ${typeOf(one.type, things)}`).join(', ');
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
    const said = things.has(pathOf(message.id.name)[0] ?? '') ? 'Noun' : 'string';
    group.set(key, declared.length === 0 ? said : `(${parameters}) => string`);
  }
  const type = `${capital(camel(name))}Words`;
  const text = typeText(tree, '');
  return `// Made from languages/en/${name}.ftl by \`npm run languages\`.
${importsOf(text)}
export type ${type} = ${text};

export const ${camel(name)}: Subject<${type}> = subject('${name}', {${args.map((one) => `\n  ${one},`).join('')}${args.length > 0 ? '\n' : ''}}${listOf(things)});
`;
}

const listOf = (things: ReadonlySet<string>): string =>
  things.size === 0 ? '' : `, [${[...things].map((one) => `'${one}'`).join(', ')}]`;

function importsOf(text: string): string {
  const used = IMPORTED.filter(([type]) => new RegExp(`: ${type}(?![a-zA-Z])`).test(text));
  const lines = Map.groupBy(used, ([, from]) => from);
  const types = [...lines].map(
    ([from, all]) => `import type { ${all.map(([type]) => type).join(', ')} } from '${from}';\n`,
  );
  const [grammar = '', told = ''] = ['grammar', 'told'].map((name) =>
    types.filter((line) => line.includes(name)).join(''),
  );
  return `${grammar}import { type Subject, subject } from '../subject.ts';\n${told}`;
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
