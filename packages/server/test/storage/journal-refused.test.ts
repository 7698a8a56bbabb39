import { expect, test } from 'vitest';
import { Events } from '../../src/core/events.ts';
import type { Log } from '../../src/core/log.ts';
import { openStorage } from '../../src/storage/index.ts';
import { Journal } from '../../src/storage/journal.ts';
import type { StorageError, Write } from '../../src/storage/port.ts';
import { onBothDatabases } from '../places.ts';
import type { Tab } from '../tab.ts';
import { answerFirst, startWith, withServer } from '../test-server.ts';
import { answer, table } from './contract.ts';

const unexpected = (_: string, error: unknown): never => {
  throw error;
};

/** Writes that no database takes, whatever our own checks let through. */
const WRITES: readonly (readonly [string, Write])[] = [
  [
    'an answer without a seat',
    { kind: 'answer', row: answer(1, { table: 'bad', seat: undefined as never }) },
  ],
  [
    'an answer whose seat is no number',
    { kind: 'answer', row: answer(1, { table: 'bad', seat: {} as never }) },
  ],
  [
    'a person without a name',
    { kind: 'person', row: { id: 'p', name: undefined as never, created: 1, seen: 1 } },
  ],
  ['a write that cannot be made into SQL', { kind: 'person', row: undefined as never }],
];

onBothDatabases('a write that the database refuses', (places) => {
  test.each(WRITES)('%s is refused alone: what shares its commit is saved', async (_, bad) => {
    const storage = await openStorage(await places.fresh());
    const ids = Array.from({ length: 40 }, (__, i) => `t${i}`);
    await storage.commit(['bad', ...ids].map((id) => ({ kind: 'new-table', row: table({ id }) })));
    const outcomes: (StorageError | undefined)[] = [];
    const events = new Events(unexpected);
    events.on('committed', ({ error }) => outcomes.push(error));
    const journal = new Journal(storage, events);
    const good = ids.map((id): Write => ({ kind: 'answer', row: answer(1, { table: id }) }));
    const results = await Promise.allSettled(
      [...good.slice(0, 20), bad, ...good.slice(20)].map((write) => journal.save(write)),
    );
    expect(results.map(({ status }) => status)).toEqual(
      results.map((__, i) => (i === 20 ? 'rejected' : 'fulfilled')),
    );
    expect(results[20]).toMatchObject({ reason: { problem: 'refused' } });
    expect(outcomes.map((error) => error?.problem)).not.toContain('unavailable');
    for (const id of ids) expect((await storage.table(id))?.answers).toHaveLength(1);
    await storage.close();
  });
});

onBothDatabases('an answer that the database refuses', (places) => {
  test('hurts nobody else, the server stays healthy, and the log says what happened', async () => {
    const events: string[] = [];
    const log: Log = (_level, event) => events.push(event);
    await withServer(
      places.fresh(),
      async ({ port, tables }) => {
        const [mallory] = (await startWith(port, ['Mallory', 'Mia'])).tabs as [Tab, Tab];
        const honest: Tab[] = [];
        for (let i = 0; i < 5; i++) honest.push(...(await startWith(port, ['Ana', 'Ben'])).tabs);
        const asked = honest.filter((tab) => tab.play()?.d);
        const { commit } = tables.storage;
        // As if the next character that a database does not take had passed our own checks.
        tables.storage.commit = (writes) =>
          commit(
            writes.map((write) =>
              write.kind === 'answer' && write.row.key === 'poison'
                ? { ...write, row: { ...write.row, seat: undefined as never } }
                : write,
            ),
          );
        const d = mallory.play()?.d;
        const poison = mallory.refusal('answer', {
          c: 1,
          n: d?.number ?? 0,
          option: d?.options[0] ?? '',
          key: 'poison',
        });
        await Promise.all(asked.map((tab) => answerFirst(tab)));
        expect(await poison).toMatchObject({ code: 'storage' });
        expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
        expect(events).toContain('write refused');
        expect(events).not.toContain('storage trouble');
        // The same person goes on with an answer that can be saved.
        await answerFirst(mallory);
      },
      { log },
    );
  });
});
