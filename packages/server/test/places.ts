import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '@mazmorra/testkit/long';
import { afterAll, beforeAll, describe } from 'vitest';
import type { StoragePlace } from '../src/storage/index.ts';
import { type Cluster, startPostgres, whyNoPostgres } from './postgres.ts';

/** An empty place for data, and what to do with it afterwards. */
export interface Places {
  readonly kind: 'sqlite' | 'postgres';
  fresh(): Promise<StoragePlace>;
  cluster(): Cluster | undefined;
}

type Tests = (places: Places) => void;

/** Runs the same tests on SQLite and on PostgreSQL; says so when PostgreSQL must be left out. */
export function onBothDatabases(title: string, tests: Tests): void {
  onSqlite(title, tests);
  onPostgres(title, tests);
}

/**
 * The same for suites of which nothing but the storage contract depends on the database: the short run has them on SQLite,
 * the long one on both.
 */
export function onDatabases(title: string, tests: Tests): void {
  onSqlite(title, tests);
  if (isLong) onPostgres(title, tests);
}

/** Runs tests on SQLite alone. */
function onSqlite(title: string, tests: Tests): void {
  describe(`${title} on SQLite`, () => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests({
      kind: 'sqlite',
      cluster: () => undefined,
      async fresh() {
        const folder = mkdtempSync(join(tmpdir(), 'mazmorra-data-'));
        folders.push(folder);
        return { data: folder };
      },
    });
  });
}

/** Runs tests on PostgreSQL alone. */
export function onPostgres(title: string, tests: Tests): void {
  const missing = whyNoPostgres();
  describe.skipIf(missing)(`${title} on PostgreSQL${missing ? ` (left out: ${missing})` : ''}`, () => {
    let cluster: Cluster | undefined;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    afterAll(() => cluster?.stop());
    tests({
      kind: 'postgres',
      cluster: () => cluster,
      async fresh() {
        if (!cluster) throw new Error('the database has not been started');
        return { database: await cluster.database() };
      },
    });
  });
}
