import { type Grammar, Noun, People } from '../grammar.ts';
import { pathOf, READ_OF_THINGS } from '../subject.ts';
import { argumentsOf, groupsOfThings, messagesIn } from '../typed.ts';
import { type Argument, type Read, read } from '../words.ts';

type Samples = Readonly<Record<string, readonly Argument[]>>;

/** A thing of which nothing is known: it has each form, and all are alike. */
const ANY_FORM = new Proxy({}, { get: (_, form) => `Bea-${String(form)}s` });

/** People for each value of `Group`. */
const PEOPLE_OF: Readonly<Record<string, readonly People[]>> = {
  you: [new People([], true)],
  one: [new People(['Ana'], false)],
  youAll: [new People(['Ana'], true), new People(['Ana', 'Inés'], true)],
  they: [new People(['Ana', 'Inés'], false), new People(['Ana', 'Bea', 'Inés'], false)],
};

/** What arguments are tried with. */
const SAMPLES: Samples = {
  String: ['Ana'],
  Thing: ['Golem'],
  Code: ['data/x1.json'],
  Boolean: [true, false],
  List: [['Ana'], ['Ana', 'Inés'], ['Ana', 'Bea', 'Inés']],
  People: [
    new People(['Ana'], false),
    new People(['Ana', 'Inés'], false),
    new People(['Ana'], true),
    new People(['Ana', 'Inés'], true),
  ],
  Who: ['you', 'other'],
  Group: Object.keys(PEOPLE_OF),
  Noun: [new Noun('Ana', ANY_FORM)],
};
/** Numbers take each form that any of our languages has. None of a thing is only told where a sentence is written for it. */
const NUMBERS = [1, 2, 3, 12, 1_000_000];

/** The things of a text by their group, one of those for which the same is said. */
function nounsOf({ messages, say }: Read, things: ReadonlySet<string>): Samples {
  const groups: Record<string, Map<string, Noun>> = {};
  for (const { id, pattern, attributes } of messages) {
    const group = pathOf(id)[0] ?? '';
    if (!things.has(group)) continue;
    const about = Object.entries(attributes).map(([name, one]) => [name, say(one, {})] as const);
    const name = say(pattern, {});
    const alike = `${about.map(([key]) => key)} ${attributes['gender']} ${/^[aeiou]/i.test(name)}`;
    groups[group] ??= new Map();
    if (!groups[group].has(alike)) groups[group].set(alike, new Noun(name, Object.fromEntries(about)));
  }
  return Object.fromEntries(Object.entries(groups).map(([group, nouns]) => [group, [...nouns.values()]]));
}

/** Rows of values for the arguments of a sentence. A range does not begin where it ends, so numbers grow from one argument to the next. */
function rowsFor(
  types: readonly string[],
  toldOfNone: boolean,
  samples: Samples,
): readonly (readonly Argument[])[] {
  const numbers = [...(toldOfNone ? [0] : []), ...(types.includes('Number') ? NUMBERS : [1])];
  const valuesOf = (type: string): readonly Argument[] =>
    type === 'Number' ? [0] : (samples[type] ?? type.split('|').map((word) => word.trim()));
  const others = types.reduce<readonly (readonly Argument[])[]>(
    (rows, type) =>
      rows.flatMap((row) => {
        // Who is meant, and then the people who are meant.
        const group = types[row.length - 1] === 'Group' ? PEOPLE_OF[String(row.at(-1))] : undefined;
        const values = type === 'People' && group !== undefined ? group : valuesOf(type);
        return values.map((one) => [...row, one]);
      }),
    [[]],
  );
  return numbers.flatMap((number) =>
    others.map((row) => row.map((value, place) => (types[place] === 'Number' ? number + place : value))),
  );
}

/** A sentence as a reader may see it. */
export interface Line {
  readonly id: string;
  readonly text: string;
  readonly faults: readonly Error[];
}

/** Every sentence of a text, those with arguments with samples of what the English file declares. */
export function linesOf(english: string, text: string, grammar: Grammar): Line[] {
  const wanted = messagesIn(english);
  const declared = new Map(wanted.map((message) => [message.id.name, argumentsOf(message)]));
  const all = read(text, grammar);
  const { messages, say } = all;
  const samples = { ...SAMPLES, ...nounsOf(all, groupsOfThings(wanted)) };
  return messages.flatMap(({ id, pattern, attributes }) => {
    const args = declared.get(id) ?? [];
    const types = args.map(({ type }) => type);
    const about = READ_OF_THINGS.flatMap((name) => {
      const one = attributes[name];
      return one === undefined ? [] : [{ id, text: say(one, {}), faults: [] }];
    });
    const rows = rowsFor(types, JSON.stringify(pattern).includes('"value":0'), samples).map((given) => {
      const faults: Error[] = [];
      const named = Object.fromEntries(args.map(({ name }, index) => [name, given[index] ?? '']));
      return { id, text: say(pattern, named, faults), faults };
    });
    return [...rows, ...about];
  });
}
