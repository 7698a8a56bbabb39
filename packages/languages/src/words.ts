import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from '@fluent/bundle';
import { type Grammar, Noun, People } from './grammar.ts';
import { isList, pathOf, type Subject } from './subject.ts';

/** What code may give as an argument of a sentence. */
export type Argument = string | number | boolean | readonly string[] | People | Noun;

/** An argument that a function writes: names in a row, or a thing. */
class Held<T> extends FluentType<T> {
  override toString(): string {
    return this.value instanceof Noun ? this.value.name : String(this.value);
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

/** The functions that a text calls. What is none of those above is a form of a thing. */
const called = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?<![\w-])([A-Z][A-Z0-9_-]*)\(/g)].map(([, name]) => name as string));

/** What a sentence may ask of any thing: whether it is a person, several, a title. */
export const ASKED: readonly string[] = ['PERSON', 'PLURAL', 'TITLE'];

/** A form of a thing: what its message says of it, or what the grammar makes of that. */
function formOf(noun: Noun, form: string, { forms }: Grammar): string {
  const said = noun.is[form.toLowerCase()] ?? forms[form]?.(noun);
  if (said === undefined && ASKED.includes(form)) return 'no';
  if (said === undefined) throw new RangeError(`${noun.name} has no .${form.toLowerCase()}`);
  return said;
}

function functionsOf(grammar: Grammar, text: string, faults: (error: Error) => void) {
  const form =
    (name: string): FluentFunction =>
    ([thing]) => {
      const noun = held<Noun>(thing) ?? new Noun(String(thing));
      try {
        return formOf(noun, name, grammar);
      } catch (error) {
        faults(error as Error);
        return noun.name;
      }
    };
  const forms = [...called(text)]
    .filter((name) => !FUNCTIONS.includes(name))
    .map((name) => [name, form(name)] as const);
  return { ...Object.fromEntries(forms), ...builtIn(grammar) };
}

function builtIn(grammar: Grammar): Record<string, FluentFunction> {
  // `LIST($rooms, between: "; ")` where a row is no sentence of its own.
  const listed =
    (join: (words: readonly string[]) => string): FluentFunction =>
    ([list], { between }) => {
      const words = held<readonly string[]>(list) ?? [];
      return between === undefined ? join(words) : words.join(String(between));
    };
  const named =
    (join: (people: People) => string): FluentFunction =>
    ([people]) =>
      join(held<People>(people) ?? new People([], false));
  return {
    // As the language writes numbers, with its separators; without it a number is written plainly.
    NUMBER: ([number]) => (number instanceof FluentNumber ? new FluentNumber(number.value) : String(number)),
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
  readonly messages: readonly {
    readonly id: string;
    readonly pattern: Pattern;
    /** What is said of a thing beside its name. */
    readonly attributes: Readonly<Record<string, Pattern>>;
  }[];
  /** Nobody sees an empty place: what is missing stands in the sentence by its name. `faults` takes what went wrong. */
  say(pattern: Pattern, given: Readonly<Record<string, Argument>>, faults?: Error[]): string;
}

export function read(text: string, grammar: Grammar): Read {
  const resource = new FluentResource(text);
  let lacking: Error[] = [];
  const functions = functionsOf(grammar, text, (error) => lacking.push(error));
  const bundle = new FluentBundle(grammar.code, { functions, useIsolating: false });
  bundle.addResource(resource);
  return {
    messages: resource.body.flatMap(({ id, value, attributes }) =>
      value === null || id.startsWith('-') ? [] : [{ id, pattern: value, attributes }],
    ),
    say(pattern, given, faults = []) {
      lacking = faults;
      const variables: Record<string, FluentVariable> = {};
      for (const name in given) variables[name] = asVariable(given[name] ?? '');
      return bundle.formatPattern(pattern, variables, faults);
    },
  };
}

type Group = { [key: string]: unknown };

/** The words of a subject in one language, from the text of its file: a string, or a function of its arguments, for each message. */
export function wordsFrom<W>({ args, things }: Subject<W>, grammar: Grammar, text: string): W {
  const { messages, say } = read(text, grammar);
  const words: Group = {};
  for (const { id, pattern, attributes } of messages) {
    const path = pathOf(id);
    const key = path.pop() ?? id;
    const group = path.reduce<Group>((outer, step) => {
      outer[step] ??= {};
      return outer[step] as Group;
    }, words);
    const names = args[id]?.split(' ');
    const said = names ? teller(names, (given) => say(pattern, given)) : say(pattern, {});
    const about = Object.entries(attributes).map(([name, one]) => [name, say(one, {})] as const);
    group[key] = things.includes(pathOf(id)[0] ?? '')
      ? new Noun(String(said), Object.fromEntries(about))
      : said;
  }
  return listed(words) as W;
}

type Given = Record<string, Argument>;

const teller =
  (names: readonly string[], say: (given: Given) => string) =>
  (...given: readonly Argument[]): string => {
    const named: Given = {};
    names.forEach((name, index) => {
      named[name] = given[index] ?? '';
    });
    return say(named);
  };

/** The same words with groups whose keys are numbers in a row as lists. */
function listed(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || words instanceof Noun) return words;
  const keys = Object.keys(words);
  const entries = Object.entries(words).map(([key, value]) => [key, listed(value)] as const);
  return isList(keys) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
