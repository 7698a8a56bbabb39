import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { bound, type Db, ifAny, loaded, one, stored } from '../../src/storage/rows.ts';
import { type Schema, statementsFor, type Write } from '../../src/storage/subjects.ts';

const db: Db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inner) => new SqliteIntrospector(inner),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Line {
  readonly table: string;
  readonly number: number;
  readonly onlooker: boolean;
}

test('a row is stored with numbers for booleans, and loaded as it was', () => {
  const line: Line = { table: 't', number: 3, onlooker: true };
  expect(stored(line)).toEqual({ table_id: 't', number: 3, onlooker: 1 });
  expect(loaded<Line>(stored(line), 'onlooker')).toEqual(line);
  expect(loaded<Line>({ table_id: 't', number: 0, onlooker: 0 }, 'onlooker').onlooker).toBe(false);
});

test('a list without rows needs no query', () => {
  const insert = (all: readonly string[]) =>
    one(db.insertInto('settings').values(all.map((key) => ({ key, value: '' }))));
  expect(ifAny([], insert)).toEqual([]);
  expect(ifAny(['a'], insert)).toMatchObject([{ changes: 1 }]);
});

test('reads are called without the database', () => {
  const reads = bound({ twice: (_: Db, number: number) => number * 2 }, db);
  expect(reads.twice(4)).toBe(8);
});

test('a commit has the statements of its writes in order, and answers last and together', () => {
  const answer = { kind: 'answer', row: { table: 't' } } as Write;
  const writes: Write[] = [answer, { kind: 'use-code', hash: 'h' }, answer, { kind: 'probe', text: 'x' }];
  const statements = statementsFor(db, writes, (answers) => [
    { sql: `${answers.length} answers`, values: [] },
  ]);
  expect(statements).toEqual([
    { sql: 'update "codes" set "used" = ? where "hash" = ? and "used" = ?', values: [1, 'h', 0], changes: 1 },
    expect.objectContaining({ values: ['probe', 'x', 'x'] }),
    { sql: '2 answers', values: [] },
  ]);
});
