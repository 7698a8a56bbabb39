/** A part of a document that a program writes: what stands between its two marks. */
export interface Part {
  /** The document, from the root of the project. */
  readonly file: string;
  /** What the marks name; unique in its document. */
  readonly name: string;
  /** The text as it should be. */
  make(): string | Promise<string>;
}

const open = (name: string): string => `<!-- ${name}: written by \`npm run docs\` -->`;
const close = (name: string): string => `<!-- end of ${name} -->`;

/** The text with the made part between its marks. */
export function withPart(text: string, name: string, made: string): string {
  const [start, end] = [text.indexOf(open(name)), text.indexOf(close(name))];
  if (start < 0 || end < start)
    throw new Error(`There are no marks for ${name}: ${open(name)} … ${close(name)}`);
  return `${text.slice(0, start + open(name).length)}\n${made}\n${text.slice(end)}`;
}

/** A table in Markdown. Columns whose heading ends with `:` are aligned to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const isRight = (head: string): boolean => head.endsWith(':');
  return [
    line(heads.map((head) => head.replace(/:$/, ''))),
    `|${heads.map((head) => (isRight(head) ? '--:' : '---')).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}
