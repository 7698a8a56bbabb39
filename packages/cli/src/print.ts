import type { Json } from '@mazmorra/kernel';
import type { Text } from './text/index.ts';

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

export const printJson = (value: Json): void => print(JSON.stringify(value, undefined, 2));

type Row = readonly string[];

const isNumber = (cell: string): boolean => /^-?[\d.,]+( ?%)?$/.test(cell);

/** Rows in columns as wide as they need; numbers to the right, and so the heading of a column of numbers. */
export function columns(rows: readonly Row[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const aligned = Array.from({ length: count }, (_, i) => {
    const cells = rows.map((row) => row[i] ?? '');
    const width = Math.max(...cells.map((cell) => cell.length));
    const headsNumbers = cells.length > 1 && cells.slice(1).every(isNumber);
    return cells.map((cell, row) =>
      isNumber(cell) || (row === 0 && headsNumbers) ? cell.padStart(width) : cell.padEnd(width),
    );
  });
  return rows.map((_, row) =>
    aligned
      .map((column) => column[row])
      .join('  ')
      .trimEnd(),
  );
}

type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * What a game's summary tells, as blocks of lines: first the plain facts, then a table for each group of things that are
 * described alike (heroes, seat counts …).
 */
export const summaryLines = (summary: Json, text: Text): string[] => new Summary(text).lines(summary);

class Summary {
  readonly #text: Text;
  readonly #plain: Row[] = [];
  readonly #tables: Row[][] = [];

  constructor(text: Text) {
    this.#text = text;
  }

  lines(summary: Json): string[] {
    this.#gather(summary, []);
    const blocks = [this.#plain, ...this.#tables].filter((rows) => rows.length > 0);
    return blocks.flatMap((rows) => [...columns(rows), '']);
  }

  /** `path` are the keys that lead to the value. */
  #gather(value: Json | undefined, path: readonly string[]): void {
    if (value === undefined) return;
    if (!isObject(value)) {
      this.#plain.push([this.#named(path), this.#cell(value)]);
      return;
    }
    const alike = Map.groupBy(Object.entries(value), ([, inner]) => fieldsOf(inner));
    for (const [fields, entries] of alike) {
      if (fields !== '' && entries.length > 1) this.#tables.push(this.#table(entries, path));
      else for (const [key, inner] of entries) this.#gather(inner, [...path, key]);
    }
  }

  #table(entries: readonly (readonly [string, Json | undefined])[], path: readonly string[]): Row[] {
    const rows = entries.map(([key, row]) => ({ key, row: row !== undefined && isObject(row) ? row : {} }));
    const fields = Object.keys(rows[0]?.row ?? {});
    const lines = rows.map(({ key, row }) => [
      this.#named([key]),
      ...fields.map((field) => this.#cell(row[field] ?? '')),
    ]);
    return [[this.#named(path), ...fields.map((field) => this.#named([field]))], ...lines];
  }

  #named = (path: readonly string[]): string => this.#text.figure(path);

  #cell(value: Json): string {
    if (typeof value === 'number') return this.#text.number(value);
    if (typeof value === 'string') return value;
    return isList(value) ? value.map((one) => this.#cell(one)).join('  ') : JSON.stringify(value);
  }
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The names of the fields of a thing that has nothing but plain fields. */
function fieldsOf(value: Json | undefined): string {
  if (value === undefined || !isObject(value)) return '';
  return Object.values(value).some((field) => field === undefined || isObject(field))
    ? ''
    : Object.keys(value).join();
}
