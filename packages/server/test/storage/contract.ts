import { expect, test } from 'vitest';
import { Events } from '../../src/core/events.ts';
import { Journal } from '../../src/storage/journal.ts';
import type {
  AnswerRow,
  MuteRow,
  PersonRow,
  SecretRow,
  Storage,
  StoredTable,
  TableRow,
  Write,
} from '../../src/storage/port.ts';

export const table = (over: Partial<TableRow> = {}): TableRow => ({
  id: 'table-1',
  rev: 1,
  status: 'open',
  listed: false,
  room: '{"a":1}',
  deal: '{"seed":"x"}',
  created: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  people: ['ana', 'ben'],
  ...over,
});

export const answer = (number: number, over: Partial<AnswerRow> = {}): AnswerRow => ({
  table: 'table-1',
  number,
  seat: number % 2,
  option: `play:${number}`,
  decision: number - 1,
  key: `k${number}`,
  by: 'person',
  at: 1_700_000_000_000 + number,
  ...over,
});

const person = (over: Partial<PersonRow> = {}): PersonRow => ({
  id: 'p1',
  name: 'Ana María',
  created: 5,
  seen: 5,
  ...over,
});

const secret = (hash: string, at: number): SecretRow => ({
  hash,
  person: 'p1',
  at,
  seen: at,
  device: '',
  scopes: '',
});

export const answers = (...rows: AnswerRow[]): Write[] => rows.map((row) => ({ kind: 'answer', row }));

/** What every storage does, whatever it is made of. */
export function storageContract(open: () => Promise<Storage>): void {
  const withStorage = async (run: (storage: Storage) => Promise<void>): Promise<void> => {
    const storage = await open();
    try {
      await run(storage);
    } finally {
      await storage.close();
    }
  };

  test('a table comes back as it was written, with its answers in order', () =>
    withStorage(async (storage) => {
      await storage.commit([{ kind: 'new-table', row: table() }, ...answers(answer(1), answer(2))]);
      await storage.commit(answers(answer(3)));
      const found = await storage.table('table-1');
      expect({ ...found?.row, people: [...(found?.row.people ?? [])].sort() }).toEqual(table());
      expect(found?.answers).toEqual([answer(1), answer(2), answer(3)]);
      expect(found?.snapshot).toBeUndefined();
      expect(await storage.table('table-2')).toBeUndefined();
    }));

  test('a number that is taken is a conflict, and nothing of that commit is kept', () =>
    withStorage(async (storage) => {
      await storage.commit([{ kind: 'new-table', row: table() }, ...answers(answer(1))]);
      const late = [...answers(answer(2), answer(1, { option: 'other' }))];
      await expect(storage.commit(late)).rejects.toMatchObject({ problem: 'conflict' });
      expect((await storage.table('table-1'))?.answers).toEqual([answer(1)]);
      await storage.commit(answers(answer(2)));
      expect((await storage.table('table-1'))?.answers).toHaveLength(2);
    }));

  test('a number that is taken at one table keeps no answer of another from being saved', () =>
    withStorage(async (storage) => {
      const other = (number: number) => answer(number, { table: 'table-2' });
      const tables = ['table-1', 'table-2'].map((id): Write => ({ kind: 'new-table', row: table({ id }) }));
      await storage.commit([...tables, ...answers(answer(1))]);
      const unexpected = (_: string, error: unknown): never => {
        throw error;
      };
      const journal = new Journal(storage, new Events(unexpected));
      const taken = answers(answer(1, { option: 'other' }));
      const snapshot = (id: string): Write => ({
        kind: 'snapshot',
        row: { table: id, number: 1, body: '{}' },
      });
      for (const [late, fine] of [
        [taken, answers(other(1))],
        [
          [...taken, snapshot('table-1')],
          [...answers(other(2)), snapshot('table-2')],
        ],
      ] as const) {
        const saved = await Promise.allSettled([journal.save(...late), journal.save(...fine)]);
        expect(saved.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      }
      const [first, second] = [await storage.table('table-1'), await storage.table('table-2')];
      expect(first?.answers).toEqual([answer(1)]);
      expect(first?.snapshot).toBeUndefined();
      expect(second?.answers.at(-1)).toEqual(other(2));
      expect(second?.snapshot?.number).toBe(1);
    }));

  test('a room written on an older one is a conflict', () =>
    withStorage(async (storage) => {
      await storage.commit([{ kind: 'new-table', row: table() }]);
      await storage.commit([{ kind: 'table', row: table({ rev: 2, status: 'running', people: ['ana'] }) }]);
      const older: Write = { kind: 'table', row: table({ rev: 2, status: 'ended' }) };
      await expect(storage.commit([older, ...answers(answer(1))])).rejects.toMatchObject({
        problem: 'conflict',
      });
      const found = await storage.table('table-1');
      expect(found?.row).toEqual(table({ rev: 2, status: 'running', people: ['ana'] }));
      expect(found?.answers).toEqual([]);
    }));

  test('the newest snapshot stands for the answers before it; all of them can still be read', () =>
    withStorage(async (storage) => {
      const all = Array.from({ length: 50 }, (_, i) => answer(i + 1));
      await storage.commit([{ kind: 'new-table', row: table() }, ...answers(...all)]);
      await storage.commit([{ kind: 'snapshot', row: { table: 'table-1', number: 1, body: '{"old":1}' } }]);
      await storage.commit([{ kind: 'snapshot', row: { table: 'table-1', number: 40, body: '{"new":1}' } }]);
      const found = await storage.table('table-1');
      expect(found?.snapshot).toEqual({ table: 'table-1', number: 40, body: '{"new":1}' });
      expect(found?.answers).toEqual(all.slice(40));
      const whole = await storage.table('table-1', true);
      expect(whole?.snapshot).toBeUndefined();
      expect(whole?.answers).toEqual(all);
    }));

  test('tables are found by status, by person, by the lobby and by how long they rest', () =>
    withStorage(async (storage) => {
      const rows = [
        table({ id: 'a', status: 'running', touched: 10 }),
        table({ id: 'b', status: 'running', touched: 20, listed: true, people: ['ben'] }),
        table({ id: 'c', status: 'finished', touched: 30, listed: true }),
        table({ id: 'd', status: 'open', touched: 40, people: [] }),
        table({ id: 'e', status: 'finished', touched: 50 }),
      ];
      await storage.commit(rows.map((row) => ({ kind: 'new-table', row })));
      const ids = (found: readonly TableRow[]) => found.map((row) => row.id);
      expect(ids(await storage.tablesWith('running', 9))).toEqual(['b', 'a']);
      expect(ids(await storage.tablesWith('running', 1))).toEqual(['b']);
      expect(ids(await storage.tablesOf('ana', 9))).toEqual(['e', 'c', 'a']);
      expect(ids(await storage.tablesOf('nobody', 9))).toEqual([]);
      await storage.commit(answers(answer(1, { table: 'a', at: 35 })));
      expect(await storage.leastTouched(['open', 'running'], 30, 9)).toEqual([
        { id: 'a', status: 'running', touched: 10, used: 35 },
        { id: 'b', status: 'running', touched: 20, used: 20 },
      ]);
      await storage.commit([{ kind: 'touch', table: 'a', at: 35 }]);
      await storage.commit([{ kind: 'touch', table: 'b', at: 5 }]);
      expect(await storage.leastTouched(['running'], 99, 1)).toMatchObject([{ id: 'b', touched: 20 }]);
      expect(ids(await storage.finishedAfter('', 1))).toEqual(['c']);
      expect(ids(await storage.finishedAfter('c', 9))).toEqual(['e']);
    }));

  test('many tables are read at once as each is read alone', () =>
    withStorage(async (storage) => {
      const ids = ['a', 'b', 'c', 'd'];
      const status = (id: string) => (id === 'c' ? 'open' : 'running');
      await storage.commit(ids.map((id) => ({ kind: 'new-table', row: table({ id, status: status(id) }) })));
      const all = Array.from({ length: 80 }, (_, i) => answer(i + 1, { table: 'b' }));
      await storage.commit([
        ...answers(...all, answer(1, { table: 'd' })),
        { kind: 'snapshot', row: { table: 'b', number: 64, body: '{}' } },
      ]);
      const together = await storage.storedTables('running', '', 9);
      expect(together.map(({ row }) => row.id)).toEqual(['a', 'b', 'd']);
      const sorted = (found: StoredTable | undefined) =>
        found && { ...found, row: { ...found.row, people: [...found.row.people].sort() } };
      for (const one of together) expect(sorted(one)).toEqual(sorted(await storage.table(one.row.id)));
      expect((await storage.storedTables('running', 'a', 1)).map(({ row }) => row.id)).toEqual(['b']);
      expect(await storage.storedTables('running', 'd', 9)).toEqual([]);
    }));

  test('a person is found by the hash of any of their secrets, under their newest name', () =>
    withStorage(async (storage) => {
      await storage.commit([
        { kind: 'person', row: person({ name: 'Ana' }) },
        { kind: 'secret', row: secret('h1', 5) },
      ]);
      await storage.commit([{ kind: 'secret', row: secret('h2', 6) }]);
      await storage.commit([{ kind: 'rename', person: 'p1', name: person().name }]);
      expect(await storage.personOfSecret('h1')).toEqual({ person: person(), secret: secret('h1', 5) });
      expect(await storage.personOfSecret('h2')).toEqual({ person: person(), secret: secret('h2', 6) });
      expect(await storage.personOfSecret('h3')).toBeUndefined();
      expect(await storage.person('p1')).toEqual(person());
      expect(await storage.secretsOf('p1')).toEqual([secret('h2', 6), secret('h1', 5)]);
      await storage.commit([{ kind: 'delete-secret', hash: 'h2' }]);
      expect(await storage.personOfSecret('h2')).toBeUndefined();
    }));

  test('people are found by when they were last seen, and deleted with their secrets and what they wrote', () =>
    withStorage(async (storage) => {
      await storage.commit([
        { kind: 'person', row: person({ seen: 10 }) },
        { kind: 'secret', row: secret('h1', 5) },
        { kind: 'person', row: person({ id: 'p2', seen: 20 }) },
        { kind: 'chat', row: { table: 't', number: 1, body: '"a"', person: 'p1', onlooker: false } },
        { kind: 'chat', row: { table: 't', number: 2, body: '"b"', person: 'p2', onlooker: false } },
      ]);
      expect(await storage.peopleNotSeen(20, 9)).toEqual(['p1']);
      expect(await storage.peopleNotSeen(21, 9)).toEqual(['p1', 'p2']);
      await storage.commit([{ kind: 'delete-person', person: 'p1' }]);
      expect(await storage.person('p1')).toBeUndefined();
      expect(await storage.personOfSecret('h1')).toBeUndefined();
      expect(await storage.chat('t', 9)).toMatchObject([{ number: 2 }]);
    }));

  test('a table is deleted with all that belongs to it, and the chat of games that ended long ago', () =>
    withStorage(async (storage) => {
      const rows = [
        table({ id: 'a', status: 'finished', touched: 10 }),
        table({ id: 'b', status: 'ended', touched: 20 }),
        table({ id: 'c', status: 'running', touched: 5 }),
      ];
      const line = (of: string): Write => ({
        kind: 'chat',
        row: { table: of, number: 1, body: '""', person: '', onlooker: false },
      });
      await storage.commit(rows.map((row) => ({ kind: 'new-table', row })));
      await storage.commit(['a', 'b', 'c'].map(line));
      await storage.commit([{ kind: 'expire-chat', before: 20, most: 9 }]);
      expect(await Promise.all(['a', 'b', 'c'].map((id) => storage.chat(id, 9)))).toMatchObject([
        [],
        [{}],
        [{}],
      ]);

      await storage.commit([
        ...answers(answer(1, { table: 'b' })),
        { kind: 'snapshot', row: { table: 'b', number: 1, body: '{}' } },
        { kind: 'archive', table: 'b', body: '{}' },
      ]);
      expect(await storage.archive('b')).toBe('{}');
      expect(await storage.unarchivedAfter('', 9)).toEqual(['a']);
      await storage.commit([{ kind: 'delete-table', table: 'b' }]);
      expect(await storage.table('b')).toBeUndefined();
      expect(await storage.archive('b')).toBeUndefined();
      expect(await storage.chat('b', 9)).toEqual([]);
      expect((await storage.tablesOf('ana', 9)).map(({ id }) => id)).toEqual(['a', 'c']);
    }));

  test('the last lines of chat come in the order they were said, of seats and of spectators', () =>
    withStorage(async (storage) => {
      const row = (number: number) => ({
        table: 't',
        number,
        body: `"ñ ${number}"`,
        person: 'p1',
        onlooker: number % 2 === 0,
      });
      await storage.commit([1, 2, 3, 4].map((number): Write => ({ kind: 'chat', row: row(number) })));
      expect(await storage.chat('t', 2)).toEqual([row(3), row(4)]);
      expect(await storage.chat('t', 9, 'seats')).toEqual([row(1), row(3)]);
      expect(await storage.chat('t', 1, 'spectators')).toEqual([row(4)]);
      expect(await storage.chatLine('t', 2)).toEqual(row(2));
      expect(await storage.chatLine('t', 9)).toBeUndefined();
    }));

  test('mutes and blocks are found by who made them, blocks also by whom they are about', () =>
    withStorage(async (storage) => {
      const row = (person: string, other: string, block: boolean, at: number): MuteRow => ({
        person,
        other,
        key: `${person}-${other}-${at}`,
        name: 'Ñandú',
        block,
        at,
      });
      const rows = [row('p1', 'p2', false, 1), row('p1', 'p3', true, 2), row('p3', 'p2', true, 3)];
      await storage.commit(rows.map((one): Write => ({ kind: 'mute', row: one })));
      expect(await storage.mutesAbout('p1')).toEqual([rows[1], rows[0]]);
      expect(await storage.mutesAbout('p2')).toEqual([rows[2]]);
      await storage.commit([{ kind: 'mute', row: row('p1', 'p2', true, 9) }]);
      expect(await storage.mutesAbout('p2')).toEqual([row('p1', 'p2', true, 9), rows[2]]);
      await storage.commit([{ kind: 'delete-mute', person: 'p1', other: 'p2' }]);
      expect(await storage.mutesAbout('p1')).toEqual([rows[1]]);
      await storage.commit([{ kind: 'delete-person', person: 'p3' }]);
      expect(await storage.mutesAbout('p1')).toEqual([]);
      expect(await storage.mutesAbout('p2')).toEqual([]);
    }));

  test('many answers of many tables fit one commit', () =>
    withStorage(async (storage) => {
      const tables = Array.from({ length: 100 }, (_, i) => table({ id: `t${i}` }));
      await storage.commit(tables.map((row) => ({ kind: 'new-table', row })));
      const rows = tables.flatMap(({ id }) =>
        [1, 2, 3].map((n) => answer(n, { table: id, option: 'say:"¿qué?"\\' })),
      );
      await storage.commit(answers(...rows));
      expect((await storage.table('t42'))?.answers).toEqual(rows.filter((row) => row.table === 't42'));
    }));

  test('a code is used once, by whoever is first, and goes with its person and with time', async () => {
    await withStorage(async (storage) => {
      const code = (hash: string, until: number): Write => ({
        kind: 'code',
        row: { hash, person: 'p1', until },
      });
      await storage.commit([code('old', 5), code('new', 50), code('newer', 60)]);
      expect(await storage.code('new')).toEqual({ hash: 'new', person: 'p1', until: 50, used: false });
      await storage.commit([{ kind: 'use-code', hash: 'new' }]);
      expect(await storage.code('new')).toMatchObject({ used: true });
      await expect(storage.commit([{ kind: 'use-code', hash: 'new' }])).rejects.toMatchObject({
        problem: 'conflict',
      });
      await expect(storage.commit([{ kind: 'use-code', hash: 'none' }])).rejects.toMatchObject({
        problem: 'conflict',
      });
      await storage.commit([{ kind: 'expire-codes', before: 10 }]);
      expect(await storage.code('old')).toBeUndefined();
      await storage.commit([{ kind: 'delete-codes', person: 'p1' }]);
      expect(await storage.code('newer')).toBeUndefined();
    });
  });

  test('a token keeps its scopes, a browser has none, and an account becomes a program’s', () =>
    withStorage(async (storage) => {
      await storage.commit([{ kind: 'person', row: person() }]);
      await storage.commit([
        { kind: 'secret', row: secret('browser', 1) },
        { kind: 'secret', row: { ...secret('token', 2), scopes: 'read,play' } },
      ]);
      expect((await storage.personOfSecret('token'))?.secret.scopes).toBe('read,play');
      expect((await storage.personOfSecret('browser'))?.secret.scopes).toBe('');
      expect(await storage.person('p1')).not.toHaveProperty('program');
      await storage.commit([{ kind: 'program', person: 'p1' }]);
      expect(await storage.person('p1')).toMatchObject({ name: 'Ana María', program: true });
    }));

  test('of two processes one calls a person; a call that did not arrive is forgotten', () =>
    withStorage(async (storage) => {
      expect(await storage.callsOf('ana')).toEqual({ last: undefined, decisions: new Map() });
      const called = (at: number, before: number | undefined, ...tables: string[]): Write => ({
        kind: 'called',
        person: 'ana',
        tables: tables.map((table) => ({ table, decision: at })),
        at,
        before,
      });
      await storage.commit([called(5, undefined, 't1', 't2')]);
      await expect(storage.commit([called(6, undefined, 't1')])).rejects.toMatchObject({
        problem: 'conflict',
      });
      await storage.commit([called(7, 5, 't1')]);
      await expect(storage.commit([called(8, 5, 't2')])).rejects.toMatchObject({ problem: 'conflict' });
      await storage.commit([{ kind: 'uncalled', person: 'ana', tables: ['t1'] }]);
      const { last, decisions } = await storage.callsOf('ana');
      expect([last, decisions.get('t1'), decisions.get('t2')]).toEqual([7, undefined, 5]);
    }));

  test('who waits keeps their place when they change their mind, and is called once', async () => {
    await withStorage(async (storage) => {
      const waiter = (person: string, since: number, body = '{}'): Write => ({
        kind: 'waiter',
        row: { person, body, since, called: '' },
      });
      const call = (person: string): Write => ({ kind: 'call-waiter', person, called: '{"t":1}' });
      await storage.commit([waiter('ben', 2), waiter('ana', 1)]);
      await storage.commit([waiter('ana', 9, '{"a":1}')]);
      expect(await storage.waiters()).toEqual([
        { person: 'ana', body: '{"a":1}', since: 1, called: '' },
        { person: 'ben', body: '{}', since: 2, called: '' },
      ]);
      await storage.commit([call('ana')]);
      for (const commit of [[call('ben'), call('ana')], [call('eva')]])
        await expect(storage.commit(commit)).rejects.toMatchObject({ problem: 'conflict' });
      await storage.commit([waiter('ana', 9, '{"a":2}')]);
      expect(await storage.waiters()).toMatchObject([{ body: '{"a":1}', called: '{"t":1}' }, { called: '' }]);
      await storage.commit([{ kind: 'recall-waiter', person: 'ana' }]);
      await storage.commit([
        { kind: 'delete-waiter', person: 'ben' },
        { kind: 'delete-waiter', person: 'eva' },
      ]);
      expect(await storage.waiters()).toMatchObject([{ person: 'ana', since: 1, called: '' }]);
    });
  });

  test('open and running tables are found by whom they mention, also without a seat', async () => {
    await withStorage(async (storage) => {
      const row = (id: string, over: Partial<TableRow>): Write => ({
        kind: 'new-table',
        row: table({ id, ...over }),
      });
      await storage.commit([
        row('t1', { room: '{"host":"zoe"}' }),
        row('t2', { room: '{"host":"zoe2"}' }),
        row('t3', { room: '{"host":"zoe"}', status: 'finished' }),
      ]);
      expect(await storage.tablesMentioning('zoe')).toEqual(['t1']);
    });
  });
}
