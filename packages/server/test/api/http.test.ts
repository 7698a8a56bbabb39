import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { openApi } from '../../src/api/openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { Server } from '../../src/serve.ts';
import { onBothDatabases } from '../places.ts';
import { playedGame } from '../played-game.ts';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { withServer } from '../test-server.ts';

const options = {
  origins: [ORIGIN],
  limits: { records: { burst: 1000, perSecond: 1000 }, heavy: { burst: 1000, perSecond: 1000 } },
};

const call = async (server: Server, path: string, token?: string, body?: object) => {
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  const text = await reply.text();
  const lines = text.split('\n').filter((line) => line !== '');
  return { status: reply.status, headers: reply.headers, text, lines: lines.map((line) => JSON.parse(line)) };
};

/** A finished game, listed or not. */
const finished = (id: string, listed: boolean) =>
  playedGame(id).writes.map((write) =>
    write.kind === 'new-table' ? { ...write, row: { ...write.row, listed } } : write,
  );

onBothDatabases('the public API', (places) => {
  test('finished games: the public ones alone, a line each, page by page', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { storage } = server.tables;
        for (const [id, listed] of [
          ['aaaaaaaa1', true],
          ['bbbbbbbb2', false],
          ['cccccccc3', true],
        ] as const)
          await storage.commit(finished(id, listed));
        await storage.commit(playedGame('dddddddd4', 3).writes);
        const all = await call(server, '/games');
        expect(all.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
        expect(all.headers.get('access-control-allow-origin')).toBe('*');
        expect(all.lines.map(({ table }) => table)).toEqual(['aaaaaaaa1', 'cccccccc3']);
        expect(all.lines[0]).toEqual({
          table: 'aaaaaaaa1',
          game: 'toy',
          seats: 2,
          names: ['Ana', 'Ben'],
          places: expect.any(Array),
          winners: expect.any(Array),
          created: 1,
          record: '/api/records/aaaaaaaa1',
        });
        expect((await call(server, '/games?after=aaaaaaaa1&limit=1')).lines).toHaveLength(1);
        expect((await call(server, '/games?game=saboteur')).lines).toEqual([]);
        expect((await call(server, '/games?limit=0')).status).toBe(400);
        // Nothing that the schema does not name: no ids of people, no invitation, no seed.
        for (const word of ['"ana"', 'invite', 'seed', 'contribution']) expect(all.text).not.toContain(word);
      },
      options,
    ));

  test('a person’s games where they show them, and the same answer where they do not and where nobody is', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const ana = await keeper(server.port, 'Ana');
        const shown = { results: false, games: true, fellows: false, dilemmas: false, presence: false };
        await ana.ask('set-shown', shown);
        expect((await call(server, '/people/Ana/games')).status).toBe(200);
        await ana.ask('set-shown', { ...shown, games: false });
        const hidden = await call(server, '/people/Ana/games');
        const nobody = await call(server, '/people/Nobody/games');
        expect(hidden.status).toBe(404);
        expect(hidden.text).toBe(nobody.text);
        expect((await call(server, '/leaderboards/toy')).lines[0]).toMatchObject({ game: 'toy', rows: [] });
        expect((await call(server, '/tournaments')).lines).toEqual([{ tournaments: [] }]);
        expect((await call(server, '/tournaments/xxxxxxxx')).status).toBe(404);
      },
      options,
    ));

  test('tokens: what they allow, what is refused alike when missing, unknown and withdrawn', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const ana = await Tab.enter(server.port, { name: 'Ana' });
        const ben = await keeper(server.port, 'Ben');
        const { token, devices } = await ana.ask('add-token', { name: 'graphs', scopes: ['read'] });
        expect(devices.find(({ scopes }) => scopes)).toMatchObject({ name: 'graphs', scopes: ['read'] });
        expect((await call(server, '/me', token)).lines).toEqual([
          { name: 'Ana', kept: false, program: false, scopes: ['read'] },
        ]);
        expect((await call(server, '/me/tables', token)).lines).toEqual([{ tables: [] }]);
        const settings = { game: 'toy', seats: 2 };
        expect(await call(server, '/challenges', token, settings)).toMatchObject({ status: 403 });
        const more = await ana.ask('add-token', { name: 'calls', scopes: ['challenge'] });
        expect((await call(server, '/me/tables', more.token)).status).toBe(403);
        const made = await call(server, '/challenges', more.token, { ...settings, to: 'Ben' });
        const { table, link } = made.lines[0];
        await ben.until(() => ben.messages.some((message) => 'invitation' in message));
        expect(link).toBe(`${ORIGIN}/t/${table}#${new URL(link).hash.slice(1)}`);
        await ben.ask('open', { c: 1, table, invite: new URL(link).hash.slice(1) });
        expect(ben.room().seats[0]).toMatchObject({ kind: 'person', name: 'Ana' });
        expect((await call(server, '/challenges', more.token, { game: 'no-such', seats: 2 })).status).toBe(
          400,
        );
        expect((await call(server, '/challenges', more.token, { seats: 2 })).status).toBe(400);
        // It is no key to the socket, and a browser's secret is none to the API.
        const tab = await Tab.open(server.port);
        expect(await tab.refusal('hello', { protocol: 1, secret: token })).toMatchObject({
          code: 'not-allowed',
        });
        const missing = await call(server, '/me');
        const withdrawn = devices.find(({ name }) => name === 'graphs')?.id ?? '';
        await ana.ask('sign-out', { device: withdrawn });
        const gone = await call(server, '/me', token);
        const browser = await call(server, '/me', ana.secret);
        expect([missing.status, gone.status, browser.status]).toEqual([401, 401, 401]);
        expect(new Set([missing.text, gone.text, browser.text]).size).toBe(1);
        expect(await ana.refusal('add-token', { name: 'x', scopes: ['play'] })).toMatchObject({
          code: 'not-allowed',
        });
        for (let count = 0; count < 9; count++) await ana.ask('add-token', { name: 'x', scopes: ['read'] });
        expect(await ana.refusal('add-token', { name: 'x', scopes: ['read'] })).toMatchObject({
          code: 'too-many',
        });
      },
      options,
    ));

  test('the account of a program: its token plays and nothing else, its seat is marked, and it meets nobody unawares', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const maker = await Tab.enter(server.port, { name: 'Robot' });
        await maker.ask('set-program', {});
        const { token } = await maker.ask('add-token', { name: 'bot', scopes: ['play'] });
        const robot = await Tab.enter(server.port, { secret: token });
        for (const refused of [
          await robot.refusal('devices', {}),
          await robot.refusal('forget', {}),
          await robot.refusal('add-token', { name: 'x', scopes: ['read'] }),
          await maker.refusal('wait', { games: ['toy'] }),
          await maker.refusal('play-daily', { game: 'toy' }),
        ])
          expect(refused).toMatchObject({ code: 'not-allowed' });
        const ana = await keeper(server.port, 'Ana');
        const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
        await ana.ask('open', { c: 1, table, invite });
        await robot.ask('open', { c: 1, table, invite });
        await robot.ask('sit', { c: 1 });
        await ana.until(() => ana.room().seats[0]?.program);
        expect((await call(server, '/me', token)).lines[0]).toMatchObject({
          program: true,
          scopes: ['play'],
        });
        const rated = await ana.ask('create', {
          game: 'toy',
          seats: 2,
          rated: true,
          clock: { kind: 'live', seconds: 30, reserve: 60 },
        });
        await robot.ask('open', { c: 2, ...rated });
        expect(await robot.refusal('sit', { c: 2 })).toMatchObject({ code: 'not-allowed' });
      },
      options,
    ));

  test('the live list tells all tables and then each change, and lets go of who leaves', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const ana = await Tab.enter(server.port, { name: 'Ana' });
        const stop = new AbortController();
        const reply = await fetch(`http://127.0.0.1:${server.port}/api/v1/tables/live`, {
          signal: stop.signal,
        });
        const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
        const next = async () => JSON.parse((await reader?.read())?.value ?? '');
        expect(await next()).toEqual({ set: [], gone: [] });
        const { table } = await ana.ask('create', { game: 'toy', seats: 2, listed: true });
        const change = await next();
        expect(change.set).toEqual([expect.objectContaining({ table, status: 'open', free: 2 })]);
        expect(change.set[0]).not.toHaveProperty('clock');
        // Four at a time from one address: the fifth waits until one has left.
        const others = await Promise.all([1, 2, 3].map(() => fetch(reply.url, { signal: stop.signal })));
        expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect((await fetch(reply.url)).status).toBe(429);
        stop.abort();
        await eventually(async () => {
          const again = new AbortController();
          const { status } = await fetch(reply.url, { signal: again.signal });
          again.abort();
          expect(status).toBe(200);
        });
      },
      options,
    ));
});

test('the document names every address, every parameter of a path, and a schema that exists for each', () => {
  const document = openApi() as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    components: { schemas: Record<string, { type?: string }> };
  };
  for (const { method, path } of OPERATIONS) {
    const told = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const named = (told?.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
    expect([path, named]).toEqual([path, [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)]);
  }
  const used = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name,
  );
  for (const name of used) expect(document.components.schemas[name ?? '']?.type).toBe('object');
  expect(document.components.schemas['PublicTable']).toMatchObject({
    properties: { status: { enum: ['open', 'running'] }, seats: { type: 'integer' } },
    required: expect.arrayContaining(['table', 'free']),
  });
});
