/** People in a sentence: their names, and whether the reader is one of them. */
export class People {
  readonly others: readonly string[];
  readonly withReader: boolean;

  constructor(others: readonly string[], withReader: boolean) {
    this.others = others;
    this.withReader = withReader;
  }
}

/** A thing in a sentence: its name and what the language says of it, the attributes of its message. */
export class Noun {
  readonly name: string;
  readonly is: Readonly<Record<string, string>>;

  constructor(name: string, is: Readonly<Record<string, string>> = {}) {
    this.name = name;
    this.is = is;
  }
}

/** How a sentence says a thing: `the Orc`, `al troll`. */
export type Forms = Readonly<Record<string, (noun: Noun) => string>>;

/** What the sentences of a language are made with beyond Fluent itself. */
export interface Grammar {
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  /** `Ana, Bea and Carlos`. */
  readonly and: (words: readonly string[]) => string;
  readonly or: (words: readonly string[]) => string;
  /** In the quotation marks of the language. */
  readonly quote: (text: string) => string;
  /** `you and Ana`, who do something. */
  readonly people: (people: People) => string;
  /** The same people as an object, where the language says that in another way: Spanish `a Ana y a ti`. */
  readonly toPeople: (people: People) => string;
  /** The forms of things that follow from their attributes, by the function that sentences call: `THE($monster)`. */
  readonly forms: Forms;
}

/** What `language.ftl` says of a language; the rest is known to browsers and Node (`Intl`). */
export interface Basics {
  readonly you: string;
  /** The reader among the others: first, as in English, or last, as in Spanish. */
  readonly reader: 'first' | 'last';
  readonly quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
}

/** A language that somebody works on, as the page gets it from their server. */
export interface Draft {
  readonly basics: Basics;
  /** The text of each file, with the English sentences where it lacks one. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The grammar of a language. `refine` is the module of a language that needs more (`languages/<code>/grammar.ts`). */
export function grammarOf(
  code: string,
  { quotes, you, reader }: Basics,
  refine: (grammar: Grammar) => Grammar = (grammar) => grammar,
): Grammar {
  const list =
    (type: Intl.ListFormatType): Grammar['and'] =>
    (words) =>
      new Intl.ListFormat(code, { type }).format(words);
  const [open, close, innerOpen, innerClose] = quotes;
  const people: Grammar['people'] = ({ others, withReader }) =>
    grammar.and(!withReader ? others : reader === 'first' ? [you, ...others] : [...others, you]);
  const grammar: Grammar = refine({
    code,
    name: ownName(code),
    and: list('conjunction'),
    or: list('disjunction'),
    quote: (text) => open + text.replaceAll(open, innerOpen).replaceAll(close, innerClose) + close,
    people,
    toPeople: people,
    forms: {},
  });
  return grammar;
}

/** The name of a language in itself, as a menu shows it: `Deutsch`, `Português (Brasil)`. */
export function ownName(code: string): string {
  const name =
    new Intl.DisplayNames(code, { type: 'language', languageDisplay: 'standard' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
