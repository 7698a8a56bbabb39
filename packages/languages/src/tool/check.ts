import {
  type BaseNode,
  type FunctionReference,
  Junk,
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
import { READ_OF_THINGS } from '../subject.ts';
import { argumentsOf, groupsOfNouns, messagesIn } from '../typed.ts';
import { FUNCTIONS } from '../words.ts';
import { linesOf } from './samples.ts';

/** What is wrong in a file, with its line: the first is 1. */
export interface Fault {
  readonly line: number;
  readonly what: string;
}

/** What a check of one file found. */
export interface Checked {
  readonly faults: readonly Fault[];
  /** Sentences of the English file that are not there, with their lines in that file. */
  readonly missing: readonly { readonly id: string; readonly line: number }[];
  /** How many sentences the English file has. */
  readonly all: number;
}

/** A pattern that a sentence of a language must not have: `languages/<code>/lint.ts` lists them. */
export type LintRule = readonly [rule: string, pattern: RegExp];

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
function functionsIn(body: readonly unknown[], { forms }: Grammar): string[] {
  const attributes = body.flatMap((entry) =>
    entry instanceof Message ? entry.attributes.map(({ id }) => id.name.toUpperCase()) : [],
  );
  const read = READ_OF_THINGS.map((name) => name.toUpperCase());
  const own = new Set([...Object.keys(forms), ...attributes].filter((name) => !read.includes(name)));
  return [...FUNCTIONS, ...own];
}

/** Compares a file of a language with the English one, and says its sentences with samples of their arguments. */
export function checkFile(
  english: string,
  own: string,
  grammar: Grammar,
  lint: readonly LintRule[],
): Checked {
  const faults: Fault[] = [];
  const wanted = new Map(messagesIn(english).map((message) => [message.id.name, message]));
  const { body } = parse(own, { withSpans: true });
  const lineOf = (node: BaseNode): number =>
    lineOffset(own, (node as BaseNode & { span?: { start: number } }).span?.start ?? 0) + 1;
  const functions = functionsIn(body, grammar);
  const nouns = groupsOfNouns(messagesIn(english));
  const terms = new Set(body.flatMap((entry) => (entry instanceof Term ? [entry.id.name] : [])));
  const lines = new Map<string, number>();
  for (const entry of body) {
    const add = (node: BaseNode, what: string): number => faults.push({ line: lineOf(node), what });
    if (entry instanceof Junk) {
      const [why] = entry.annotations;
      const at = why?.span ? lineOffset(own, why.span.start) + 1 : lineOf(entry);
      faults.push({
        line: at,
        what: `this is not Fluent: ${why?.message ?? 'unknown'} A sentence is written as “name = text”, { $argument } for what the program puts in`,
      });
      continue;
    }
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const id = entry.id.name;
    const english = entry instanceof Message ? wanted.get(id) : undefined;
    if (entry instanceof Message) {
      if (lines.has(id)) add(entry, `${id} is there twice; the first is in line ${lines.get(id)}`);
      lines.set(id, lineOf(entry));
      if (!english) {
        add(entry, `${id}: the English file has no such sentence`);
        continue;
      }
      const said = new Set(entry.attributes.map(({ id: name }) => name.name));
      for (const { id: name } of english.attributes)
        if (READ_OF_THINGS.includes(name.name) && !said.has(name.name))
          add(entry, `${id} has no .${name.name}`);
      if (entry.value === null || entry.value === undefined) {
        add(entry, `${id} has no text`);
        continue;
      }
    }
    const declared = new Map((english ? argumentsOf(english) : []).map(({ name, type }) => [name, type]));
    const listed = [...declared.keys()].map((name) => `{ $${name} }`).join(', ') || 'none';
    const used = referencesOf(entry);
    for (const { id: name } of english ? used.variables : [])
      if (!declared.has(name.name)) add(name, `${id}: $${name.name} is unknown; its arguments: ${listed}`);
    if (english) {
      const there = new Set(used.variables.map(({ id: name }) => name.name));
      for (const { id: name } of referencesOf(english).variables)
        if (!there.has(name.name)) {
          there.add(name.name);
          add(entry, `${id} does not say { $${name.name} }; its arguments: ${listed}`);
        }
    }
    for (const call of used.functions) {
      const name = call.id.name;
      if (!functions.includes(name)) {
        add(call, `${id}: there is no function ${name}; there are ${functions.join(', ')}`);
        continue;
      }
      const [given] = call.arguments.positional;
      const type = given instanceof VariableReference ? declared.get(given.id.name) : undefined;
      const takes = TAKES[name] ?? (FUNCTIONS.includes(name) ? undefined : 'Noun');
      if (
        takes !== undefined &&
        !(takes === 'Noun' && nouns.has(type ?? '')) &&
        type !== undefined &&
        type !== takes
      )
        add(
          call,
          `${id}: ${name} takes a ${takes}, and $${given instanceof VariableReference ? given.id.name : ''} is a ${type}`,
        );
    }
    for (const other of used.others) {
      const known = other instanceof TermReference ? terms.has(other.id.name) : wanted.has(other.id.name);
      if (!known)
        add(other, `${id}: there is no ${other instanceof TermReference ? '-' : ''}${other.id.name}`);
    }
  }
  faults.push(...toldFaults(english, own, grammar, lint, lines, faults));
  return {
    faults: faults.toSorted((a, b) => a.line - b.line),
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
  for (const { id, text, faults } of linesOf(english, own, grammar)) {
    const line = lines.get(id) ?? 0;
    const isKnown = known.some((one) => one.line === line || one.what.startsWith(`${id}:`));
    if (found.has(id) || isKnown || !lines.has(id)) continue;
    const [fault] = faults;
    const rule = lint.find(([, pattern]) => pattern.test(text));
    if (fault) found.set(id, { line, what: `${id}: ${fault.message}` });
    else if (text.trim() === '') found.set(id, { line, what: `${id} has no text` });
    else if (rule) found.set(id, { line, what: `${id}: ${rule[0]} (${rule[1].exec(text)?.[0]}): ${text}` });
  }
  return [...found.values()];
}
