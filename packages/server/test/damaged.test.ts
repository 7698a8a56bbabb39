import { expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { onBothDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { openServer, seatPeople, startWith } from './test-server.ts';

onBothDatabases('a damaged row', (places) => {
  test('is left out of the list of its owner and logged once; the others are there, and the server starts', async () => {
    const place = await places.fresh();
    const before = await openServer(place);
    const broken = await seatPeople(before.port, ['Ana', 'Ben'], { listed: true });
    const secret = broken.tabs[0]?.secret ?? '';
    const ana = await Tab.enter(before.port, { secret });
    const { table: whole } = await ana.ask('create', { game: 'toy', seats: 2 });
    await ana.ask('open', { table: whole, c: 1 });
    await ana.ask('sit', { c: 1 });
    const running = await startWith(before.port, ['Cleo', 'Dan']);
    await before.stop();

    const storage = await openStorage(place);
    for (const id of [broken.table, running.table]) {
      const row = await storage.tableRow(id);
      if (!row) throw new Error('the table is not stored');
      await storage.commit([{ kind: 'table', row: { ...row, rev: row.rev + 1, room: '{"game":"to' } }]);
    }
    await storage.close();

    const logged: string[] = [];
    const after = await openServer(place, {
      log: (level, _event, fields) => void (level === 'error' && logged.push(String(fields?.['what']))),
    });
    const again = await Tab.enter(after.port, { secret });
    for (let i = 0; i < 2; i++) {
      const { tables } = await again.ask('mine', {});
      expect(tables.map(({ table }) => table)).toEqual([whole]);
    }
    expect(logged.sort()).toEqual(
      [broken.table, running.table].map((id) => `reading table ${id.slice(0, 5)}`).sort(),
    );
    await after.stop();
  });
});
