import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './subjects.ts';

export type Db = Kysely<Schema>;

/** A row as the database has it: 0 and 1 for booleans, `table_id` for `table`. */
export type Stored<R> = {
  [K in keyof R as K extends 'table' ? 'table_id' : K]: R[K] extends boolean ? number : R[K];
};

/** The row to insert. It must have no fields but its columns. */
export function stored<R extends object>(row: R): Stored<R> {
  const columns = Object.entries(row).map(([name, value]) => [
    name === 'table' ? 'table_id' : name,
    typeof value === 'boolean' ? Number(value) : value,
  ]);
  return Object.fromEntries(columns);
}

type Flag<R> = { [K in keyof R]: R[K] extends boolean ? K : never }[keyof R];

/** The opposite of `stored`; `flags` are the columns that hold booleans. */
export function loaded<R extends object>(row: Stored<R>, ...flags: readonly Flag<R>[]): R {
  const columns: Record<PropertyKey, unknown> = { ...row };
  if ('table_id' in columns) {
    columns['table'] = columns['table_id'];
    delete columns['table_id'];
  }
  for (const flag of flags) columns[flag] = columns[flag] === 1;
  return columns as R;
}

/** A query of a commit. With `changes` the commit conflicts unless it changes so many rows. */
export type Step = Compilable | { readonly query: Compilable; readonly changes: number };

/** A query that must change one row. */
export const one = (query: Compilable): Step => ({ query, changes: 1 });

/** A query for a list of rows; none if it is empty. */
export const ifAny = <R>(rows: readonly R[], query: (rows: readonly R[]) => Step): Step[] =>
  rows.length === 0 ? [] : [query(rows)];

/** How the writes of a subject are carried out, by their kind. */
export type Writes = Readonly<Record<string, (db: Db, write: never) => Step | readonly Step[]>>;

/** The writes that such a list can carry out. */
export type WriteOf<W extends Writes> = {
  readonly [K in keyof W]: { readonly kind: K } & Readonly<Parameters<W[K]>[1]>;
}[keyof W];

/** The reads of a subject. Each is given the database first. */
export type Reads = Readonly<Record<string, (db: Db, ...args: never[]) => unknown>>;

/** The same functions without their first parameter. */
export type Bound<R extends Reads> = {
  [K in keyof R]: R[K] extends (db: Db, ...args: infer A) => infer Result ? (...args: A) => Result : never;
};

export const bound = <R extends Reads>(reads: R, db: Db): Bound<R> =>
  Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, (...args: never[]) => read(db, ...args)]),
  ) as Bound<R>;
