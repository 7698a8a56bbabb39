import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from '@fluent/bundle';
import { type Grammar, People } from './grammar.ts';
import { isList, pathOf, type Subject } from './subject.ts';

/** What code may give as an argument of a sentence. */
export type Argument = string | number | boolean | readonly string[] | People;

/** An argument that only a function can write: names in a row. */
class Held<T> extends FluentType<T> {
  override toString(): string {
    return String(this.value);
  }
}

const asVariable = (value: Argument): FluentVariable => {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if (typeof value === 'object') return new Held(value);
  return String(value);
};

/** The functions that a sentence may call. */
export const FUNCTIONS: readonly string[] = [
  'LIST',
  'OR',
  'PEOPLE',
  'TO_PEOPLE',
  'QUOTE',
  'CAPITAL',
  'NUMBER',
];

type Pattern = NonNullable<FluentResource['body'][number]['value']>;

const held = <T>(value: unknown): T | undefined => (value instanceof Held ? (value.value as T) : undefined);

function functionsOf(grammar: Grammar): Record<string, FluentFunction> {
  const listed =
    (join: (words: readonly string[]) => string): FluentFunction =>
    ([list]) =>
      join(held<readonly string[]>(list) ?? []);
  const named =
    (join: (people: People) => string): FluentFunction =>
    ([people]) =>
      join(held<People>(people) ?? new People([], false));
  return {
    LIST: listed(grammar.and),
    OR: listed(grammar.or),
    PEOPLE: named(grammar.people),
    TO_PEOPLE: named(grammar.toPeople),
    QUOTE: ([text]) => grammar.quote(String(text)),
    CAPITAL: ([text]) => {
      const said = String(text);
      return said.charAt(0).toLocaleUpperCase(grammar.code) + said.slice(1);
    },
  };
}

/** A text that is read, and how each of its sentences is said. */
export interface Read {
  readonly messages: readonly { readonly id: string; readonly pattern: Pattern }[];
  /** Nobody sees an empty place: what is missing stands in the sentence by its name. `faults` takes what went wrong. */
  say(pattern: Pattern, given: Readonly<Record<string, Argument>>, faults?: Error[]): string;
}

export function read(text: string, grammar: Grammar): Read {
  const resource = new FluentResource(text);
  const bundle = new FluentBundle(grammar.code, { functions: functionsOf(grammar), useIsolating: false });
  bundle.addResource(resource);
  return {
    messages: resource.body.flatMap(({ id, value }) =>
      value === null || id.startsWith('-') ? [] : [{ id, pattern: value }],
    ),
    say(pattern, given, faults = []) {
      const variables = Object.entries(given).map(([name, value]) => [name, asVariable(value)] as const);
      return bundle.formatPattern(pattern, Object.fromEntries(variables), faults);
    },
  };
}

type Group = { [key: string]: unknown };

/** The words of a subject in one language, from the text of its file: a string, or a function of its arguments, for each message. */
export function wordsFrom<W>({ args }: Subject<W>, grammar: Grammar, text: string): W {
  const { messages, say } = read(text, grammar);
  const words: Group = {};
  for (const { id, pattern } of messages) {
    const path = pathOf(id);
    const key = path.pop() ?? id;
    const group = path.reduce<Group>((outer, step) => {
      outer[step] ??= {};
      return outer[step] as Group;
    }, words);
    const names = args[id]?.split(' ');
    group[key] = names
      ? (...given: readonly Argument[]) =>
          say(pattern, Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])))
      : say(pattern, {});
  }
  return listed(words) as W;
}

/** The same words with groups whose keys are numbers in a row as lists. */
function listed(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return words;
  const keys = Object.keys(words);
  const entries = Object.entries(words).map(([key, value]) => [key, listed(value)] as const);
  return isList(keys) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
