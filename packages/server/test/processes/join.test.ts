import pg from 'pg';
import { expect, test } from 'vitest';
import { joinProcesses, requireJoinable } from '../../src/processes/join.ts';
import { memoryStorage } from '../memory-storage.ts';
import { startNats, whyNoNats } from '../nats.ts';
import { onPostgres } from '../places.ts';
import { openServer } from '../test-server.ts';

const MINUTE = 60_000;

test('a machine whose clock is five minutes off is told which way, and what to do', async () => {
  const place = { database: 'postgres://nowhere.invalid/x' };
  await expect(requireJoinable(place, async () => 5 * MINUTE)).rejects.toThrow(
    'the clock of this machine is 5 minutes ahead of that of the database: set both by a time server (NTP), then start again',
  );
  await expect(requireJoinable(place, async () => -5 * MINUTE)).rejects.toThrow(
    '5 minutes behind that of the database',
  );
  await requireJoinable(place, async () => 50_000);
});

test('with SQLite there is nobody to join', async () => {
  expect(await joinProcesses(memoryStorage().storage, {})).toBeUndefined();
});

onPostgres('a server that cannot join', (places) => {
  const tablesIn = async (database: string): Promise<number | null> => {
    const client = new pg.Client(database);
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
    await client.end();
    return rowCount;
  };

  test('because of its bus says why, and has changed nothing in the database', async () => {
    const place = await places.fresh();
    const database = 'database' in place ? place.database : '';
    const nothing = 'nats://127.0.0.1:1';
    await expect(openServer(place, { bus: nothing })).rejects.toThrow(
      'there is no NATS server at 127.0.0.1:1',
    );
    await expect(openServer(place, { bus: 'carrier-pigeon' })).rejects.toThrow('allowed are postgres and');
    expect(await tablesIn(database)).toBe(0);
  });

  test.skipIf(whyNoNats())('because its bus wants a password: the same', async () => {
    const nats = await startNats({ user: 'table', pass: 'a word' });
    const place = await places.fresh();
    await expect(openServer(place, { bus: nats.address })).rejects.toThrow('wants another user or password');
    expect(await tablesIn('database' in place ? place.database : '')).toBe(0);
    await nats.stop();
  });
});
