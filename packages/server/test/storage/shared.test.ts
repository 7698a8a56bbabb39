import pg from 'pg';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { onPostgres } from '../places.ts';
import { answer, table } from './contract.ts';

onPostgres('commits of two processes at the same moment', (places) => {
  test('an answer in flight while another process ends the game is not stored after the end', async () => {
    const place = await places.fresh();
    const database = 'database' in place ? place.database : '';
    const storage = await openStorage(place);
    await storage.commit([{ kind: 'new-table', row: table({ status: 'running' }) }]);
    const other = new pg.Client(database);
    const look = new pg.Client(database);
    await Promise.all([other.connect(), look.connect()]);
    await other.query('BEGIN');
    await other.query("UPDATE tables SET rev = 2, status = 'ended' WHERE id = 'table-1' AND rev = 1");

    let stored: 'stored' | 'refused' | undefined;
    const answering = storage.commit([{ kind: 'answer', row: answer(1), rev: 1 }]).then(
      () => {
        stored = 'stored';
      },
      () => {
        stored = 'refused';
      },
    );
    // The answer has reached the database when it waits for the other transaction, or is done.
    const waits = async () =>
      (await look.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rowCount === 1;
    while (stored === undefined && !(await waits()));
    await other.query('COMMIT');
    await answering;
    expect(stored).toBe('refused');
    expect((await storage.table('table-1', true))?.answers).toEqual([]);
    await Promise.all([other.end(), look.end()]);
    await storage.close();
  });

  test('answers of two processes at different tables do not wait for each other', async () => {
    const place = await places.fresh();
    const [here, there] = [await openStorage(place), await openStorage(place)];
    await here.commit(['a', 'b'].map((id) => ({ kind: 'new-table', row: table({ id }) })));
    const client = new pg.Client('database' in place ? place.database : '');
    await client.connect();
    await client.query('BEGIN');
    await client.query("SELECT rev FROM tables WHERE id = 'a' FOR SHARE");
    await there.commit([{ kind: 'answer', row: answer(1, { table: 'a' }), rev: 1 }]);
    await here.commit([{ kind: 'answer', row: answer(1, { table: 'b' }), rev: 1 }]);
    await client.query('COMMIT');
    expect((await here.table('a', true))?.answers).toHaveLength(1);
    await client.end();
    await Promise.all([here.close(), there.close()]);
  });
});
