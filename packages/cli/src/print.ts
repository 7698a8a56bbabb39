import type { Json } from '@mazmorra/kernel';

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

export const printJson = (value: Json): void => print(JSON.stringify(value, undefined, 2));

/** Rows in columns as wide as they need; numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  return rows.map((row) =>
    row
      .map((cell, i) =>
        typeof cell === 'number' || /^[\d.,]+( ?%)?$/.test(cell)
          ? String(cell).padStart(widths[i] ?? 0)
          : String(cell).padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** 1234567 as `1,234,567`, 0.25 as `0.25`. */
export const readable = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What a game's summary tells, one fact a line: nested names joined, lists in one line. */
export function facts(value: Json | undefined, name = ''): (readonly [string, string])[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'number') return [[name, readable(value)]];
  if (typeof value !== 'object') return [[name, String(value)]];
  if (isList(value)) {
    const items = value.map((item) => (typeof item === 'number' ? readable(item) : JSON.stringify(item)));
    return [[name, items.join('  ')]];
  }
  return Object.entries(value).flatMap(([key, inner]) => facts(inner, name === '' ? key : `${name} ${key}`));
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);
