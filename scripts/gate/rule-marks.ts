/**
 * Why no code carries a statement of the specification out. The mark `{no code: reason}` stands directly after the id, or at
 * the end of a heading, where it holds for every row below it. `docs/rules/README.md` explains it to readers.
 */
const REASONS = ['term', 'data', 'text', 'example', 'consequence', 'absence', 'table', 'screen'] as const;

const ID = '[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\\d+[a-z]?';
const MARK = '\\{no code: ([a-z ]*)\\}';
const MARKED_ID = new RegExp(`\\b(${ID})[\`*]*\\s*${MARK}`, 'g');
const MARKED_HEADING = new RegExp(`^(#+) .*${MARK}\\s*$`);
const ROW = new RegExp(`^(?:- |\\| )[\`*]*(${ID})\\b`);

/** What a specification says of the ids that no code carries out. */
export interface Marks {
  readonly reasons: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/** Reads the marks of one specification. */
export function marksIn(specification: string): Marks {
  const reasons = new Map<string, string>();
  let heading: { level: number; reason: string } | undefined;
  for (const line of specification.split('\n')) {
    const level = /^#+/.exec(line)?.[0].length;
    if (level !== undefined && (heading === undefined || level <= heading.level)) {
      const reason = MARKED_HEADING.exec(line)?.[2];
      heading = reason === undefined ? undefined : { level, reason };
    }
    const row = ROW.exec(line)?.[1];
    if (heading !== undefined && row !== undefined) reasons.set(row, heading.reason);
    for (const [, id = '', reason = ''] of line.matchAll(MARKED_ID)) reasons.set(id, reason);
  }
  const written = specification.match(new RegExp(MARK, 'g'))?.length ?? 0;
  const understood =
    [...specification.matchAll(MARKED_ID)].length +
    specification.split('\n').filter((line) => MARKED_HEADING.test(line)).length;
  const faults = [...reasons]
    .filter(([, reason]) => !REASONS.some((known) => known === reason))
    .map(([id, reason]) => `${id} is marked with the unknown reason "${reason}"`);
  if (written !== understood)
    faults.push(`${written - understood} marks stand neither after an id nor at the end of a heading`);
  return { reasons, faults };
}
