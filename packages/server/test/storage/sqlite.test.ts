import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE, openSqlite } from '../../src/storage/sqlite.ts';

test('a query that is not answered in time is given up, and the next ones work when the database answers again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-sqlite-'));
  const storage = await openSqlite(folder, 300);
  const blocker = new DatabaseSync(join(folder, DATABASE_FILE));
  onTestFinished(async () => {
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  blocker.exec('BEGIN IMMEDIATE');
  const probe = { kind: 'probe', text: 'x' } as const;
  await expect(storage.commit([probe])).rejects.toMatchObject({
    problem: 'unavailable',
    message: 'the database did not answer in time',
  });
  await expect(storage.person('nobody')).rejects.toMatchObject({ problem: 'unavailable' });
  blocker.exec('COMMIT');
  blocker.close();
  const saved = () =>
    storage.commit([probe]).then(
      () => true,
      () => false,
    );
  await eventually(async () => expect(await saved()).toBe(true));
});
