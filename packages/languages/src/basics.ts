import { Message, parse, StringLiteral, TextElement } from '@fluent/syntax';
import type { Basics } from './grammar.ts';

/** What `language.ftl` must say. */
const BASICS: readonly string[] = ['you', 'reader', 'quote-open', 'quote-close', 'inner-open', 'inner-close'];

/** The plain texts of a file by their names. */
const plainTexts = (text: string): Map<string, string> =>
  new Map(
    parse(text, { withSpans: false }).body.flatMap((entry) => {
      if (!(entry instanceof Message) || !entry.value) return [];
      const parts = entry.value.elements.map((one) => {
        if (one instanceof TextElement) return one.value;
        return one.expression instanceof StringLiteral ? one.expression.parse().value : '';
      });
      return [[entry.id.name, parts.join('')] as const];
    }),
  );

/** What the `language.ftl` of a language says, nothing if it says too little. */
export function basicsIn(text: string): Basics | undefined {
  const said = plainTexts(text);
  const [you, reader, ...quotes] = BASICS.map((name) => said.get(name));
  if (you === undefined || (reader !== 'first' && reader !== 'last')) return undefined;
  const [open, close, innerOpen, innerClose] = quotes;
  if (!open || !close || !innerOpen || !innerClose) return undefined;
  return { you, reader, quotes: [open, close, innerOpen, innerClose] };
}
