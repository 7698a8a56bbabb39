import { type Grammar, People } from '../grammar.ts';
import { argumentsOf, messagesIn } from '../typed.ts';
import { type Argument, read } from '../words.ts';

/** What arguments are tried with. */
const SAMPLES: Readonly<Record<string, readonly Argument[]>> = {
  String: ['Ana'],
  Boolean: [true, false],
  List: [['Ana'], ['Ana', 'Inés'], ['Ana', 'Bea', 'Inés']],
  People: [
    new People(['Ana'], false),
    new People(['Ana', 'Inés'], false),
    new People(['Ana'], true),
    new People(['Ana', 'Inés'], true),
  ],
};
/** Numbers take each form that any of our languages has. None of a thing is only told where a sentence is written for it. */
const NUMBERS = [1, 2, 3, 12, 1_000_000];

/** Rows of values for the arguments of a sentence. A range does not begin where it ends, so numbers grow from one argument to the next. */
function rowsFor(types: readonly string[], toldOfNone: boolean): readonly (readonly Argument[])[] {
  const numbers = [...(toldOfNone ? [0] : []), ...(types.includes('Number') ? NUMBERS : [1])];
  const others = types
    .map((type) => (type === 'Number' ? [0] : (SAMPLES[type] ?? type.split('|').map((word) => word.trim()))))
    .reduce<readonly (readonly Argument[])[]>(
      (rows, samples) => rows.flatMap((row) => samples.map((one) => [...row, one])),
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
  const declared = new Map(messagesIn(english).map((message) => [message.id.name, argumentsOf(message)]));
  const { messages, say } = read(text, grammar);
  return messages.flatMap(({ id, pattern }) => {
    const args = declared.get(id) ?? [];
    const types = args.map(({ type }) => type);
    return rowsFor(types, JSON.stringify(pattern).includes('"value":0')).map((given) => {
      const faults: Error[] = [];
      const named = Object.fromEntries(args.map(({ name }, index) => [name, given[index] ?? '']));
      return { id, text: say(pattern, named, faults), faults };
    });
  });
}
