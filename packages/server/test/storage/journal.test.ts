import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test, vi } from 'vitest';
import { Events } from '../../src/core/events.ts';
import { Journal } from '../../src/storage/journal.ts';
import { AnswersRefused, type Storage, StorageError, type Write } from '../../src/storage/port.ts';

const write = (hash: string): Write => ({
  kind: 'secret',
  row: { hash, person: 'p', at: 0, seen: 0, device: '' },
});

/** A storage that takes its time and fails as told. */
function slowStorage(
  fail: (names: readonly string[]) => StorageError | undefined = () => undefined,
  milliseconds = 10,
) {
  const begun: string[][] = [];
  const commits: string[][] = [];
  const commit = async (writes: readonly Write[]) => {
    const names = writes.map((one) => (one.kind === 'secret' ? one.row.hash : ''));
    begun.push(names);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    const error = fail(names);
    if (error) throw error;
    commits.push(names);
  };
  return { begun, commits, storage: { commit } as unknown as Storage };
}

const unexpected = (_: string, error: unknown): never => {
  throw error;
};

test('who throws on being told keeps nobody else from being told, nor the next commit from being made', async () => {
  const { storage, commits } = slowStorage();
  const thrown: unknown[] = [];
  const journal = new Journal(storage, new Events((_, error) => void thrown.push(error)));
  const fault = new Error('no');
  journal.append([write('a')], () => {
    throw fault;
  });
  await journal.save(write('b'));
  await journal.save(write('c'));
  expect(commits).toEqual([['a', 'b'], ['c']]);
  expect(thrown).toEqual([fault]);
});

test('what arrives while one commit is on its way shares the next', async () => {
  const { storage, commits } = slowStorage();
  const journal = new Journal(storage, new Events(unexpected));
  const first = [journal.save(write('a')), journal.save(write('b'))];
  await new Promise((resolve) => setTimeout(resolve, 5));
  const later = ['c', 'd', 'e'].map((name) => journal.save(write(name)));
  await Promise.all([...first, ...later]);
  expect(commits).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  await journal.settled();
});

test('what arrives while others are told shares the next commit with what they say to it', async () => {
  const { storage, commits } = slowStorage();
  const journal = new Journal(storage, new Events(unexpected));
  await new Promise<void>((resolve) => {
    journal.append([write('a')], () => {
      journal.append([write('b')], () => undefined);
      setImmediate(() => journal.append([write('c')], () => resolve()));
    });
  });
  expect(commits).toEqual([['a'], ['b', 'c']]);
});

test('a slow storage has its next work before anybody is told of the last', async () => {
  const { storage, begun } = slowStorage(undefined, 40);
  const journal = new Journal(storage, new Events(unexpected));
  const told = journal.save(write('a')).then(() => begun.length);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const last = journal.save(write('b'));
  expect(await told).toBe(2);
  await last;
});

test('one conflict does not spoil what others wrote in the same commit', async () => {
  const { storage, commits } = slowStorage((names) =>
    names.includes('bad') ? new StorageError('conflict', 'taken') : undefined,
  );
  const journal = new Journal(storage, new Events(unexpected));
  const results = await Promise.allSettled(['a', 'bad', 'b'].map((name) => journal.save(write(name))));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(commits).toEqual([['a'], ['b']]);
});

const answerAt = (table: string): Write => ({
  kind: 'answer',
  row: { table, number: 1, seat: 0, option: 'x', decision: 1, key: '', by: 'person', at: 0 },
});

test.each([true, false])(
  'who is refused is told, and the others are saved once (saved already: %s)',
  async (othersSaved) => {
    const commits: (readonly Write[])[] = [];
    const commit = async (writes: readonly Write[]) => {
      commits.push(writes);
      if (writes.length > 1) throw new AnswersRefused(new Set(['taken']), othersSaved);
    };
    const published: Write[] = [];
    const events = new Events(unexpected);
    events.on('committed', ({ writes }) => published.push(...writes));
    const journal = new Journal({ commit } as unknown as Storage, events);
    const [fine, taken] = [answerAt('fine'), answerAt('taken')];
    const results = await Promise.allSettled([journal.save(taken), journal.save(fine)]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled']);
    expect(commits).toEqual(othersSaved ? [[taken, fine]] : [[taken, fine], [fine]]);
    expect(published).toEqual([fine]);
  },
);

test('when the storage is away everybody hears so, and what comes later is tried again', async () => {
  let away = true;
  const { storage, commits } = slowStorage(() =>
    away ? new StorageError('unavailable', 'gone') : undefined,
  );
  const journal = new Journal(storage, new Events(unexpected));
  const results = await Promise.allSettled(['a', 'b'].map((name) => journal.save(write(name))));
  expect(results.every((result) => result.status === 'rejected')).toBe(true);
  away = false;
  await journal.save(write('c'));
  expect(commits).toEqual([['c']]);
  expect(journal.numbers).toMatchObject({ commits: 2, failures: 1 });
});

test('after the data were replaced nothing is written until everybody has forgotten the old ones', async () => {
  let replaced = true;
  const { storage, commits } = slowStorage(() => {
    const error = replaced ? new StorageError('restored', 'replaced') : undefined;
    replaced = false;
    return error;
  });
  const restored = vi.fn();
  const events = new Events(unexpected);
  events.on('restored', restored);
  const journal = new Journal(storage, events);
  await expect(journal.save(write('old'))).rejects.toMatchObject({ problem: 'restored' });
  await expect(journal.save(write('old too'))).rejects.toMatchObject({ problem: 'restored' });
  await eventually(() => expect(restored).toHaveBeenCalledOnce());
  journal.reopen();
  await journal.save(write('new'));
  expect(commits).toEqual([['new']]);
});
