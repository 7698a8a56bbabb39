import { Junk, lineOffset, parse } from '@fluent/syntax';

/** What is wrong in a file, with its line: the first is 1. */
export interface Fault {
  readonly line: number;
  readonly what: string;
}

/** The places of a file that are not Fluent. */
export const notFluent = (text: string): Fault[] =>
  parse(text, { withSpans: true }).body.flatMap((entry) => {
    if (!(entry instanceof Junk)) return [];
    const [why] = entry.annotations;
    const first = entry.span?.start ?? 0;
    // What is missing at an end is told there, not at the sentence that follows.
    const last = first + entry.content.trimEnd().length - 1;
    const start = Math.min(why?.span?.start ?? first, last);
    return [
      {
        line: lineOffset(text, start) + 1,
        what: `this is not Fluent: ${why?.message ?? 'unknown'} A sentence is written as “name = text”, { $argument } for what the program puts in`,
      },
    ];
  });
