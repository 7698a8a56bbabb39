import { describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { migrations } from '../../src/storage/migrations.ts';
import { memoryStorage } from '../memory-storage.ts';
import { onBothDatabases } from '../places.ts';
import { answer, answers, storageContract, table } from './contract.ts';
import { tournamentContract } from './tournament-contract.ts';

describe('the storage in memory, which other tests use,', () => {
  storageContract(async () => memoryStorage().storage);
  tournamentContract(async () => memoryStorage().storage);
});

onBothDatabases('storage', (places) => {
  storageContract(async () => openStorage(await places.fresh()));
  tournamentContract(async () => openStorage(await places.fresh()));

  test('everything is still there after closing and opening again', async () => {
    const place = await places.fresh();
    const before = await openStorage(place);
    await before.commit([{ kind: 'new-table', row: table() }, ...answers(answer(1))]);
    await before.close();
    const after = await openStorage(place);
    expect((await after.table('table-1'))?.answers).toEqual([answer(1)]);
    await after.close();
  });

  test('answers in thousands of one commit after the other stay in order and are told from those that come again', async () => {
    const place = await places.fresh();
    const before = await openStorage(place);
    const ids = Array.from({ length: 500 }, (_, i) => `t${i}`);
    await before.commit(ids.map((id) => ({ kind: 'new-table', row: table({ id }) })));
    const round = (n: number) => answers(...ids.map((id) => answer(n, { table: id })));
    for (let n = 1; n <= 40; n++) await before.commit(round(n));
    await expect(before.commit(round(40))).rejects.toMatchObject({ problem: 'conflict' });
    for (let n = 41; n <= 50; n++) await before.commit(round(n));
    await before.close();

    const after = await openStorage(place);
    await expect(after.commit(round(50))).rejects.toMatchObject({ problem: 'conflict' });
    await after.commit(round(51));
    expect((await after.table('t7', true))?.answers.map(({ number }) => number)).toEqual(
      Array.from({ length: 51 }, (_, i) => i + 1),
    );
    await after.close();
  });

  test('data of a newer program are left alone', async () => {
    const place = await places.fresh();
    const storage = await openStorage(place);
    await storage.close();
    await setSchema(place, 999);
    await expect(openStorage(place)).rejects.toThrow('the data are of schema 999');
    await setSchema(place, migrations.length);
    await (await openStorage(place)).close();
  });
});

async function setSchema(
  place: Awaited<ReturnType<Parameters<Parameters<typeof onBothDatabases>[1]>[0]['fresh']>>,
  number: number,
) {
  if ('database' in place) {
    const { default: pg } = await import('pg');
    const client = new pg.Client(place.database);
    await client.connect();
    await client.query(`UPDATE meta SET value = '${number}' WHERE key = 'schema'`);
    await client.end();
    return;
  }
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${place.data}/mazmorra.sqlite`);
  db.exec(`UPDATE meta SET value = '${number}' WHERE key = 'schema'`);
  db.close();
}
