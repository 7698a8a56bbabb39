import {
  type BaseNode,
  type FunctionReference,
  lineOffset,
  Message,
  type MessageReference,
  parse,
  type SelectExpression,
  Term,
  TermReference,
  VariableReference,
  Visitor,
} from '@fluent/syntax';
import type { Grammar } from '../grammar.ts';
import { type Fault, notFluent } from '../not-fluent.ts';
import { READ_OF_THINGS } from '../subject.ts';
import { argumentsOf, groupsOfThings, messagesIn } from '../typed.ts';
import { ASKED, FUNCTIONS } from '../words.ts';
import { EVERYWHERE, type LintRule } from './lint.ts';
import { linesOf } from './samples.ts';

/** What a check of one file found. */
export interface Checked {
  readonly faults: readonly Fault[];
  /** Sentences of the English file that are not there, with their lines in that file. */
  readonly missing: readonly { readonly id: string; readonly line: number }[];
  /** How many sentences the English file has. */
  readonly all: number;
}

/** What a sentence refers to. */
class References extends Visitor {
  readonly variables: VariableReference[] = [];
  readonly functions: FunctionReference[] = [];
  readonly others: (MessageReference | TermReference)[] = [];
  readonly selected: string[] = [];

  override visitVariableReference(node: VariableReference): void {
    this.variables.push(node);
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.functions.push(node);
    this.genericVisit(node);
  }
  override visitMessageReference(node: MessageReference): void {
    this.others.push(node);
  }
  override visitTermReference(node: TermReference): void {
    this.others.push(node);
    this.genericVisit(node);
  }
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector instanceof VariableReference) this.selected.push(node.selector.id.name);
    this.genericVisit(node);
  }
}

const referencesOf = (message: Message | Term): References => {
  const found = new References();
  found.visit(message);
  return found;
};

/** The types that a function takes its argument of. */
const TAKES: Readonly<Record<string, string>> = {
  LIST: 'List',
  OR: 'List',
  PEOPLE: 'People',
  TO_PEOPLE: 'People',
  NUMBER: 'Number',
};

/** The functions that a file may call: those of all languages, and the forms of things of its own. */
function functionsIn(entries: readonly (Message | Term)[], { forms }: Grammar): string[] {
  const attributes = entries.flatMap((entry) =>
    entry instanceof Message ? entry.attributes.map(({ id }) => id.name.toUpperCase()) : [],
  );
  const read = READ_OF_THINGS.map((name) => name.toUpperCase());
  const own = new Set(
    [...Object.keys(forms), ...ASKED, ...attributes].filter((name) => !read.includes(name)),
  );
  return [...FUNCTIONS, ...own];
}

/** A file that is looked at: what it has, and what is wrong in it so far. */
class File {
  readonly faults: Fault[];
  readonly wanted: ReadonlyMap<string, Message>;
  /** The lines of the sentences that are there. */
  readonly lines = new Map<string, number>();
  readonly entries: readonly (Message | Term)[];
  readonly #text: string;
  readonly #terms: ReadonlySet<string>;
  readonly #functions: readonly string[];
  readonly #nouns: ReadonlySet<string>;
  /** The forms that the grammar makes: they also take a name, as French «d’Ana». */
  readonly #forms: readonly string[];

  constructor(english: string, own: string, grammar: Grammar) {
    this.#text = own;
    this.faults = notFluent(own);
    this.wanted = new Map(messagesIn(english).map((message) => [message.id.name, message]));
    this.entries = parse(own, { withSpans: true }).body.filter(
      (entry) => entry instanceof Message || entry instanceof Term,
    );
    this.#terms = new Set(this.entries.flatMap((entry) => (entry instanceof Term ? [entry.id.name] : [])));
    this.#functions = functionsIn(this.entries, grammar);
    this.#forms = Object.keys(grammar.forms);
    this.#nouns = groupsOfThings(messagesIn(english));
    for (const entry of this.entries) this.#look(entry);
  }

  #lineOf(node: BaseNode): number {
    return lineOffset(this.#text, (node as BaseNode & { span?: { start: number } }).span?.start ?? 0) + 1;
  }

  #add(node: BaseNode, what: string): void {
    this.faults.push({ line: this.#lineOf(node), what });
  }

  #look(entry: Message | Term): void {
    const id = entry.id.name;
    const english = entry instanceof Message ? this.wanted.get(id) : undefined;
    if (entry instanceof Message) {
      const first = this.lines.get(id);
      if (first !== undefined) this.#add(entry, `${id} is there twice; the first is in line ${first}`);
      this.lines.set(id, this.#lineOf(entry));
      const wrong = english ? `${id} has no text` : `${id}: the English file has no such sentence`;
      if (!english || !entry.value) {
        this.#add(entry, wrong);
        return;
      }
    }
    const used = referencesOf(entry);
    if (english) this.#lookAtAttributes(entry, english);
    if (english) this.#lookAtArguments(entry, used, english);
    this.#lookAtFunctions(id, used, english);
    for (const other of used.others) {
      const isTerm = other instanceof TermReference;
      const isKnown = isTerm ? this.#terms.has(other.id.name) : this.wanted.has(other.id.name);
      if (!isKnown) this.#add(other, `${id}: there is no ${isTerm ? '-' : ''}${other.id.name}`);
    }
  }

  #lookAtAttributes(entry: Message | Term, english: Message): void {
    const said = entry.attributes.map(({ id }) => id.name);
    for (const { id } of english.attributes)
      if (READ_OF_THINGS.includes(id.name) && !said.includes(id.name))
        this.#add(entry, `${entry.id.name} has no .${id.name}`);
  }

  #lookAtArguments(entry: Message | Term, used: References, english: Message): void {
    const id = entry.id.name;
    const declared = argumentsOf(english).map(({ name }) => name);
    const listed = declared.map((name) => `{ $${name} }`).join(', ') || 'none';
    for (const { id: name } of used.variables)
      if (!declared.includes(name.name))
        this.#add(name, `${id}: $${name.name} is unknown; its arguments: ${listed}`);
    const said = new Set(used.variables.map(({ id: name }) => name.name));
    const wanted = new Set(referencesOf(english).variables.map(({ id: name }) => name.name));
    for (const name of wanted)
      if (!said.has(name)) this.#add(entry, `${id} does not say { $${name} }; its arguments: ${listed}`);
  }

  #lookAtFunctions(id: string, used: References, english: Message | undefined): void {
    const types = new Map((english ? argumentsOf(english) : []).map(({ name, type }) => [name, type]));
    for (const call of used.functions) {
      const name = call.id.name;
      const [given] = call.arguments.positional;
      const argument = given instanceof VariableReference ? given.id.name : '';
      const type = types.get(argument);
      const takes = TAKES[name] ?? (FUNCTIONS.includes(name) ? undefined : 'Noun');
      const isName = (type === 'String' || type === 'Thing') && this.#forms.includes(name);
      const isRight = type === takes || (takes === 'Noun' && (this.#nouns.has(type ?? '') || isName));
      if (!this.#functions.includes(name))
        this.#add(call, `${id}: there is no function ${name}; there are ${this.#functions.join(', ')}`);
      else if (takes !== undefined && type !== undefined && !isRight)
        this.#add(call, `${id}: ${name} takes a ${takes}, and $${argument} is a ${type}`);
    }
  }
}

/** Compares a file of a language with the English one, and says its sentences with samples of their arguments. */
export function checkFile(
  english: string,
  own: string,
  grammar: Grammar,
  lint: readonly LintRule[],
): Checked {
  const { faults, lines, wanted } = new File(english, own, grammar);
  const told = toldFaults(english, own, grammar, lint, lines, faults);
  return {
    faults: [...faults, ...told].toSorted((a, b) => a.line - b.line),
    missing: [...wanted].flatMap(([id, message]) =>
      lines.has(id) ? [] : [{ id, line: lineOffset(english, message.span?.start ?? 0) + 1 }],
    ),
    all: wanted.size,
  };
}

/** What is wrong with the sentences as they are read, the first fault of each. */
function toldFaults(
  english: string,
  own: string,
  grammar: Grammar,
  lint: readonly LintRule[],
  lines: ReadonlyMap<string, number>,
  known: readonly Fault[],
): Fault[] {
  const found = new Map<string, Fault>();
  const inEnglish = new Map<string, string>();
  for (const { id, text } of linesOf(english, english, grammar))
    inEnglish.set(id, (inEnglish.get(id) ?? '') + text);
  const isWrong = (id: string, text: string, [, pattern]: LintRule): boolean =>
    pattern.test(text) && !pattern.test(inEnglish.get(id) ?? '');
  for (const { id, text, faults } of linesOf(english, own, grammar)) {
    const line = lines.get(id) ?? 0;
    const isKnown = known.some((one) => one.line === line || one.what.startsWith(`${id}:`));
    if (found.has(id) || isKnown || !lines.has(id)) continue;
    const [fault] = faults;
    const rule =
      lint.find(([, pattern]) => pattern.test(text)) ?? EVERYWHERE.find((one) => isWrong(id, text, one));
    if (fault) found.set(id, { line, what: `${id}: ${fault.message}` });
    else if (text.trim() === '' && inEnglish.get(id)?.trim() !== '')
      found.set(id, { line, what: `${id} has no text` });
    else if (rule) found.set(id, { line, what: `${id}: ${rule[0]} (${rule[1].exec(text)?.[0]}): ${text}` });
  }
  return [...found.values()];
}
