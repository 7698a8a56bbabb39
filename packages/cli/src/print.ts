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

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * What a game's summary tells, as blocks of lines: first the plain facts, then a table for each group of things that are
 * described alike (heroes, seat counts …).
 */
export function summaryLines(summary: Json): string[] {
  const plain: Row[] = [];
  const tables: Row[][] = [];
  gather(summary, '', plain, tables);
  return [plain, ...tables].filter((rows) => rows.length > 0).flatMap((rows) => [...columns(rows), '']);
}

function gather(value: Json | undefined, name: string, plain: Row[], tables: Row[][]): void {
  if (value === undefined) return;
  if (!isObject(value)) plain.push([name, cell(value)]);
  else if (isTable(value)) tables.push(tableOf(value, name));
  else
    for (const [key, inner] of Object.entries(value))
      gather(inner, `${name} ${inWords(key)}`.trim(), plain, tables);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Two or more entries with the same plain fields. */
function isTable(value: JsonObject): value is { readonly [key: string]: JsonObject } {
  const rows = Object.values(value);
  if (rows.length < 2) return false;
  const fields = (row: Json | undefined) =>
    row !== undefined && isObject(row) ? Object.keys(row).join() : '';
  return rows.every((row) => fields(row) !== '' && fields(row) === fields(rows[0])) && rows.every(isFlat);
}

const isFlat = (row: Json | undefined): boolean =>
  row !== undefined &&
  isObject(row) &&
  Object.values(row).every((item) => item !== undefined && !isObject(item));

function tableOf(value: { readonly [key: string]: JsonObject }, name: string): Row[] {
  const fields = Object.keys(Object.values(value)[0] ?? {});
  const rows = Object.entries(value).map(([key, row]) => [
    inWords(key),
    ...fields.map((field) => cell(row[field] ?? '')),
  ]);
  return [[name, ...fields.map(inWords)], ...rows];
}

/** `meanPile` as `mean pile`. */
const inWords = (key: string): string => key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

function cell(value: Json): string {
  if (typeof value === 'number') return readable(value);
  if (typeof value === 'string') return value;
  return isList(value) ? value.map(cell).join('  ') : JSON.stringify(value);
}
