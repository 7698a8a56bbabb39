import type { Json } from '@mazmorra/kernel';

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

/** 1234567 as `1,234,567`, 0.25 as `0.25`. */
export const readable = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

/** `1 game`, `1,000 games`. */
export const counted = (count: number, one: string): string =>
  `${readable(count)} ${count === 1 ? one : `${one}s`}`;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * What a game's summary tells, as blocks of lines: first the plain facts, then a table for each group of things that are
 * described alike (heroes, seat counts …).
 */
export function summaryLines(summary: Json): string[] {
  const plain: Row[] = [];
  const tables: Row[][] = [];
  gatherOne(summary, '', plain, tables);
  return [plain, ...tables].filter((rows) => rows.length > 0).flatMap((rows) => [...columns(rows), '']);
}

function gather(value: JsonObject, name: string, plain: Row[], tables: Row[][]): void {
  const alike = Map.groupBy(Object.entries(value), ([, inner]) => fieldsOf(inner));
  for (const [fields, entries] of alike) {
    if (fields !== '' && entries.length > 1) tables.push(tableOf(entries, name));
    else
      for (const [key, inner] of entries) gatherOne(inner, `${name} ${inWords(key)}`.trim(), plain, tables);
  }
}

function gatherOne(value: Json | undefined, name: string, plain: Row[], tables: Row[][]): void {
  if (value === undefined) return;
  if (isObject(value)) gather(value, name, plain, tables);
  else plain.push([name, cell(value)]);
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

function tableOf(entries: readonly (readonly [string, Json | undefined])[], name: string): Row[] {
  const rows = entries.map(([key, row]) => ({ key, row: row !== undefined && isObject(row) ? row : {} }));
  const fields = Object.keys(rows[0]?.row ?? {});
  const lines = rows.map(({ key, row }) => [inWords(key), ...fields.map((field) => cell(row[field] ?? ''))]);
  return [[name, ...fields.map(inWords)], ...lines];
}

/** `meanPile` as `mean pile`. */
const inWords = (key: string): string => key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

function cell(value: Json): string {
  if (typeof value === 'number') return readable(value);
  if (typeof value === 'string') return value;
  return isList(value) ? value.map(cell).join('  ') : JSON.stringify(value);
}
