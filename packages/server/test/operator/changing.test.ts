import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@mazmorra/protocol';
import { afterAll, expect, test } from 'vitest';
import { onBothDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { openServer, seatPeople, startWith, withServer } from '../test-server.ts';
import { operatorOn, post, tokenFor } from './act.ts';

const why = 'a test';

onBothDatabases('the operator', (places) => {
  test('handles a report: reads the lines, removes one, silences and bans, and all of it is in the audit log', () =>
    withServer(places.fresh(), async (server) => {
      const { table, tabs } = await startWith(server.port, ['Ana', 'Bob'], { listed: true });
      const [ana, bob] = tabs as [Tab, Tab];
      await ana.ask('say', { c: 1, text: 'hello there' });
      await bob.ask('say', { c: 1, text: 'you are a fool' });
      await ana.until(() => ana.messages.filter((m) => 'chat' in m).length === 2);
      await ana.ask('report', { table, line: 2, reason: 'insult', text: 'he is rude' });
      const act = operatorOn(server, await tokenFor(server));
      const { reports } = await act('reports');
      expect(reports).toMatchObject([
        {
          table,
          line: 2,
          about: { name: 'Bob' },
          said: [{ reason: 'insult', text: 'he is rude' }],
          lines: [{ text: 'hello there' }, { text: 'you are a fool', name: 'Bob' }],
        },
      ]);
      const [report] = reports;
      const person = report?.about?.id ?? '';

      expect(await act('remove', { table, lines: [2], why })).toEqual({ removed: 1 });
      await ana.until(() => ana.messages.some((m) => 'chat' in m && m.chat.n === 2 && m.chat.removed));
      const again = await Tab.enter(server.port, { secret: ana.secret ?? '' });
      const { chat } = await again.ask('open', { table, c: 1 });
      expect(chat[1]).toEqual({ n: 2, seat: 1, name: 'Bob', at: expect.any(Number), removed: true });

      await act('silence', { person, hours: 1, why });
      expect(await bob.refusal('say', { c: 1, text: 'what?' })).toMatchObject({
        code: 'silenced',
        until: expect.any(Number),
      });
      expect(await bob.refusal('say', { c: 1, phrase: 'ouch' })).toMatchObject({ code: 'silenced' });
      expect(await bob.refusal('name', { name: 'Bobo' })).toMatchObject({ code: 'silenced' });

      await act('ban', { person, hours: 1, why });
      await bob.until(() => bob.closed);
      const back = await Tab.open(server.port);
      const hello = { protocol: PROTOCOL, secret: bob.secret ?? '' };
      expect(await back.refusal('hello', hello)).toMatchObject({ code: 'banned', until: expect.any(Number) });

      await act('settle', { target: report?.target ?? '', why });
      expect((await act('reports')).reports).toEqual([]);
      expect((await act('reports', { settled: true })).reports).toHaveLength(1);
      const { entries } = await act('audit');
      expect(entries.map(({ who, act: what, why: reason }) => [who, what, reason])).toEqual(
        ['settle', 'ban', 'silence', 'remove'].map((what) => ['Olga', what, why]),
      );

      const { sanctions } = await act('sanctions');
      expect(sanctions).toHaveLength(2);
      for (const { id } of sanctions) await act('lift', { sanction: id, why });
      await (await Tab.enter(server.port, { secret: bob.secret ?? '' })).close();
    }));

  test('what was decided stays in force after a restart, and is read by a server that shares the database', async () => {
    const place = await places.fresh();
    const first = await openServer(place);
    const bob = await Tab.enter(first.port, { name: 'Bob' });
    const act = operatorOn(first, await tokenFor(first));
    const { people } = await act('people', { text: 'bo' });
    expect(people).toMatchObject([{ name: 'Bob', addresses: ['127.0.0.1'] }]);
    await act('ban', { person: people[0]?.id ?? '', hours: 1, why });
    await act('words', { list: 'en', text: 'frog*', why });
    await act('retention', { days: { chat: 7, people: 'forever' }, why });
    await first.stop();
    const second = await openServer(place);
    try {
      const tab = await Tab.open(second.port);
      expect(await tab.refusal('hello', { protocol: PROTOCOL, secret: bob.secret ?? '' })).toMatchObject({
        code: 'banned',
      });
      const again = operatorOn(second, await tokenFor(second));
      expect(await again('words', { list: 'en' })).toEqual({ text: 'frog*', entries: 1 });
      expect((await again('retention')).days).toMatchObject({ chat: 7, people: 'forever', abandoned: 14 });
    } finally {
      await second.stop();
    }
  });

  test('bans an address: those who are there go, those who come are told until when', () =>
    withServer(places.fresh(), async (server) => {
      const bob = await Tab.enter(server.port, { name: 'Bob' });
      const act = operatorOn(server, await tokenFor(server));
      await act('ban', { address: '127.0.0.1', hours: 2, why });
      await bob.until(() => bob.closed);
      const tab = await Tab.open(server.port);
      expect(await tab.refusal('hello', { protocol: PROTOCOL, name: 'New' })).toMatchObject({
        code: 'banned',
      });
    }));

  test('closes a table, renames and forgets people, announces a stop, exports', () =>
    withServer(places.fresh(), async (server) => {
      const { table, tabs } = await seatPeople(server.port, ['Ana', 'Bob']);
      const [ana, bob] = tabs as [Tab, Tab];
      const act = operatorOn(server, await tokenFor(server));
      const { tables } = await act('tables');
      expect(tables).toMatchObject([{ table, game: 'toy', status: 'open', here: 2 }]);
      const [anaId = '', bobId = ''] = tables[0]?.people.map(({ id }) => id) ?? [];

      await act('rename', { person: bobId, name: 'Guest', why });
      await ana.until(() => ana.room().seats[1]?.name === 'Guest');

      await act('announce', { minutes: 10, es: 'Volvemos enseguida', why });
      const { notice } = await ana.until(() => ana.messages.find((m) => 'notice' in m));
      expect(notice).toMatchObject({ text: { es: 'Volvemos enseguida' }, stopAt: expect.any(Number) });
      const late = await Tab.open(server.port);
      expect(await late.ask('hello', { protocol: PROTOCOL, name: 'Late' })).toMatchObject({ notice });
      await act('announce', { off: true, why });
      await ana.until(() => ana.messages.some((m) => 'notice' in m && m.notice === null));

      await act('close', { table, why });
      await ana.until(() => ana.room().status === 'ended');
      expect(ana.room()).toMatchObject({ status: 'ended', closed: true });

      const { items } = await act('export', { what: 'person', person: anaId });
      expect(items).toMatchObject([{ id: anaId, name: 'Ana', tables: [{ table }] }]);
      await act('forget', { person: bobId, why });
      await bob.until(() => bob.closed);
      expect((await act('people', { text: 'Guest' })).people).toEqual([]);
      expect((await act('export', { what: 'audit' })).items.length).toBeGreaterThan(4);
      expect(await act('export', { what: 'games' })).toEqual({ items: [] });
    }));

  test('status says how it is', () =>
    withServer(places.fresh(), async (server) => {
      await Tab.enter(server.port, { name: 'Ana' });
      expect(await operatorOn(server, await tokenFor(server))('status')).toMatchObject({
        who: 'Olga',
        storage: places.kind,
        connections: 1,
        present: 1,
        botsQueue: 0,
        reports: 0,
        cores: expect.any(Number),
      });
    }));

  test('reports by the thousand are bounded, and those that wait are not lost', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { table, tabs } = await startWith(server.port, ['Ana', 'Bob'], { listed: true });
        const [ana, bob] = tabs as [Tab, Tab];
        for (let i = 0; i < 40; i++) await bob.ask('say', { c: 1, text: `line ${i}` });
        // The same thing again and again is one report.
        for (let i = 0; i < 20; i++) await ana.ask('report', { table, line: 1, reason: 'spam' });
        const replies = [];
        for (let line = 2; line <= 40; line++)
          replies.push(await ana.raw('report', { table, line, reason: 'spam' }));
        const refused = replies.filter((reply) => 'error' in reply);
        expect(refused).toHaveLength(10);
        expect(refused[0]).toMatchObject({ error: { code: 'too-many' } });
        const act = operatorOn(server, await tokenFor(server));
        expect((await act('reports')).reports).toHaveLength(30);
        expect(await act('status')).toMatchObject({ reports: 30 });
      },
      {
        limits: {
          reports: { burst: 1e6, perSecond: 1e6 },
          chat: { burst: 1e6, perSecond: 1e6 },
          messages: { burst: 1e6, perSecond: 1e6 },
        },
      },
    ));
});

/** Everything below is the same whatever the database. */
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const sqlite = async () => {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-operator-'));
  folders.push(data);
  return { data };
};

test('reports are limited by person, in words that say what to do', () =>
  withServer(sqlite(), async (server) => {
    const { table, tabs } = await startWith(server.port, ['Ana', 'Bob'], { listed: true });
    const [ana] = tabs as [Tab, Tab];
    for (let i = 0; i < 10; i++) await ana.ask('report', { table, seat: 1, reason: 'other' });
    expect(await ana.refusal('report', { table, seat: 1, reason: 'other' })).toMatchObject({ code: 'rate' });
  }));

test('only who may see a table may report it; nobody reports themselves or an empty seat', () =>
  withServer(sqlite(), async (server) => {
    const { table, tabs } = await startWith(server.port, ['Ana', 'Bob']);
    const [ana] = tabs as [Tab, Tab];
    const stranger = await Tab.enter(server.port, { name: 'Eve' });
    const wrong = { table, reason: 'other' as const };
    expect(await stranger.refusal('report', wrong)).toMatchObject({ code: 'no-table' });
    expect(await stranger.refusal('report', { ...wrong, table: 'x'.repeat(22) })).toMatchObject({
      code: 'no-table',
    });
    expect(await ana.refusal('report', { ...wrong, seat: 0 })).toMatchObject({ code: 'not-now' });
    expect(await ana.refusal('report', { ...wrong, seat: 7 })).toMatchObject({ code: 'no-seat' });
    expect(await ana.refusal('report', { ...wrong, line: 99 })).toMatchObject({ code: 'not-now' });
    await ana.ask('report', wrong);
    const { reports } = await operatorOn(server, await tokenFor(server))('reports');
    expect(reports).toEqual([
      { table, target: table, lines: [], said: [{ reason: 'other', text: '', at: expect.any(Number) }] },
    ]);
  }));

test('names and public lines pass the lists; friends among themselves write as they like', () =>
  withServer(sqlite(), async (server) => {
    const ana = await Tab.enter(server.port, { name: 'Ana' });
    expect(await ana.refusal('name', { name: 'fuuck you' })).toMatchObject({ code: 'words' });
    expect(await ana.refusal('name', { name: 'Adm1nistrator' })).toMatchObject({ code: 'words' });
    expect(await ana.refusal('name', { name: '\u3164\u2800' })).toMatchObject({ code: 'words' });
    expect(await ana.ask('name', { name: 'Аnа\u202e' })).toEqual({ name: 'Ana' });
    const tab = await Tab.open(server.port);
    expect(await tab.ask('hello', { protocol: PROTOCOL, name: 'puta' })).toMatchObject({
      name: 'Guest',
      refusedName: true,
    });
    const open = await startWith(server.port, ['Bea', 'Bob'], { listed: true });
    expect(await open.tabs[0]?.refusal('say', { c: 1, text: 'eres un gilip0llas' })).toMatchObject({
      code: 'words',
    });
    const english = await startWith(server.port, ['Cal', 'Bob'], { listed: true, language: 'en' });
    await english.tabs[0]?.ask('say', { c: 1, text: 'a polla is a young hen' });
    const friends = await startWith(server.port, ['Dan', 'Bob']);
    await friends.tabs[0]?.ask('say', { c: 1, text: 'gilipollas' });
  }));

test('two people whose names look the same get different ones at a table, in the chat too', () =>
  withServer(sqlite(), async (server) => {
    const { tabs } = await startWith(server.port, ['Ana', 'Аna', 'ANA']);
    const [, second] = tabs as [Tab, Tab];
    expect(second.room().seats.map(({ name }) => name)).toEqual(['Ana', 'Ana 2', 'ANA 3']);
    await second.ask('say', { c: 1, text: 'hi' });
    const { chat } = await second.until(() => second.messages.find((m) => 'chat' in m));
    expect(chat).toMatchObject({ seat: 1, name: 'Ana 2' });
  }));

test('a token in a wrong place is refused, and stands in no log', async () => {
  const lines: string[] = [];
  await withServer(
    sqlite(),
    async (server) => {
      const token = await tokenFor(server);
      const root = `http://127.0.0.1:${server.port}`;
      const body = JSON.stringify({ act: 'status' });
      const json = { 'content-type': 'application/json' };
      const wrong: [string, RequestInit][] = [
        [`/api/operator?token=${token}`, { method: 'POST', headers: json, body }],
        [
          `/api/operator?access_token=${token}`,
          { method: 'POST', headers: { ...json, authorization: `Bearer ${token}` }, body },
        ],
        ['/api/operator', { method: 'POST', headers: { ...json, cookie: `token=${token}` }, body }],
        ['/api/operator', { method: 'POST', headers: { ...json, 'x-api-key': token }, body }],
        [
          '/api/operator',
          {
            method: 'POST',
            headers: { ...json, 'x-forwarded-for': token, authorization: `Bearer ${token}` },
            body,
          },
        ],
        ['/api/now', { headers: { authorization: `Bearer ${token}` } }],
        [`/${token}`, {}],
        ['/healthz', { headers: { cookie: token } }],
      ];
      for (const [path, init] of wrong) {
        const response = await fetch(root + path, init);
        const text = await response.text();
        expect([path.replace(token, ''), response.status]).toEqual([path.replace(token, ''), 400]);
        expect(JSON.parse(text).error).toMatchObject({
          code: 'token-misplaced',
          message: expect.stringContaining('Authorization'),
        });
        expect(text).not.toContain(token);
      }
      await expect(Tab.open(server.port, { cookie: token })).rejects.toThrow('400');
      // In its place it is good, and nothing was lost.
      expect((await post(server, token, { act: 'status' })).status).toBe(200);
    },
    { log: (_level, event, fields) => void lines.push(JSON.stringify([event, fields])) },
  );
  expect(lines.join('\n')).not.toContain('mzo_');
});

test('without a token, with a wrong, an old or a withdrawn one nothing is told', () =>
  withServer(sqlite(), async (server) => {
    const token = await tokenFor(server);
    const stranger = await Tab.enter(server.port, { name: 'Eve' });
    const wrong = [
      undefined,
      'x',
      `mzo_${'x'.repeat(43)}`,
      await tokenFor(server, 'Old', -1),
      stranger.secret,
    ];
    for (const one of wrong)
      expect(await post(server, one, { act: 'people' })).toMatchObject({
        status: 401,
        body: { error: { code: 'no-operator' } },
      });
    await operatorOn(server, token)('sign-out');
    expect((await post(server, token, { act: 'people' })).status).toBe(401);
  }));

test.each([
  ['no act', {}],
  ['an unknown act', { act: 'constructor' }],
  ['a ban without a reason', { act: 'ban', person: 'x'.repeat(22), hours: 1 }],
  ['a ban without an end', { act: 'ban', person: 'x'.repeat(22), why }],
  ['an address that is none', { act: 'ban', address: 'somewhere', hours: 1, why }],
  ['no JSON', 'nonsense'],
  ['a list', []],
])('an act that cannot be read is refused: %s', (_what, body) =>
  withServer(sqlite(), async (server) => {
    expect((await post(server, await tokenFor(server), body)).status).toBe(400);
  }),
);
