import type { RequestInput, RequestName } from '@mazmorra/protocol';
import { requests, tableRequests } from '@mazmorra/protocol/schemas';
import { expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { Authenticator } from './names/authenticator.ts';
import { Device, loopback } from './notify/push-service.ts';
import { onBothDatabases } from './places.ts';
import { keeper, ORIGIN, playOut, ratedTable } from './ratings/people.ts';
import { Tab } from './tab.ts';
import { openServer } from './test-server.ts';

const many = { burst: 1e6, perSecond: 1e6 };
const WEBHOOK = 'http://127.0.0.1:9/hook-of-ana';
const CLOCK = { kind: 'live', seconds: 600, reserve: 0 } as const;
const CUP = { game: 'toy', seats: 2, rounds: 1, clock: CLOCK } as const;
const WISH = { turn: true, ready: true, invited: true, language: 'en' } as const;
const ALL_SHOWN = { results: true, games: true, fellows: true, dilemmas: true, presence: true };

/** The requests of people, names, calls, tournaments and profiles: all but those at a table and those of the connection itself. */
const GROUPS =
  /^(hello|ping|create|open|close|find-code|lobby|mine|handover|devices|sign-out|daily|play-daily)$/;
const OURS = (Object.keys(requests) as RequestName[]).filter(
  (name) => !GROUPS.test(name) && !Object.hasOwn(tableRequests, name),
);

onBothDatabases('requests about people, names, calls, tournaments and profiles', (places) => {
  test('nobody but their owner reads or changes what is somebody’s; no id and no secret of anybody is told', async () => {
    const place = await places.fresh();
    const limits = { heavy: many, messages: many, openTables: 100 };
    const server = await openServer(place, { origins: [ORIGIN], limits, outgoing: loopback, seasonGames: 1 });
    const { port } = server;
    const asked = new Set<RequestName>();
    const ask = <N extends RequestName>(tab: Tab, name: N, args: RequestInput<N>) => {
      asked.add(name);
      return tab.ask(name, args);
    };
    const refused = async <N extends RequestName>(tab: Tab, name: N, args: RequestInput<N>) => {
      asked.add(name);
      const reply = await tab.raw(name, args);
      return 'error' in reply ? reply.error.code : 'taken';
    };

    const [ana, ben] = [await keeper(port, 'Ana'), await keeper(port, 'Ben')];
    const eve = await Tab.open(port, { host: 'mazmorra.test' });
    await eve.ask('hello', { protocol: 1, name: 'Eve' });
    const device = new Device('http://127.0.0.1:9/push-of-ana');
    await ask(ana, 'set-calls', { ...WISH, webhook: WEBHOOK });
    await ask(ana, 'push', device.subscription);
    const { calendar = '' } = await ask(ana, 'calendar', { on: true });
    await ask(ana, 'set-holiday', { holiday: { from: 0, until: Date.now() + 86_400_000 } });
    const { token } = await ask(ana, 'add-token', { name: 'token-of-ana', scopes: ['read'] });
    await ask(ana, 'test-call', { way: 'webhook' }).catch(() => undefined);
    const more = new Authenticator(ORIGIN);
    const { options } = await ask(ana, 'passkey-options', {});
    await ask(ana, 'add-passkey', { passkey: more.make(options) });
    const { codes } = await ask(ana, 'new-codes', {});
    await ask(ana, 'set-own', { body: '{"own":"private-of-ana"}', at: 5 });
    await ask(ana, 'set-shown', ALL_SHOWN);
    const { c } = await ratedTable([ana, ben]);
    await playOut([ana, ben], c);
    for (;;) if ((await ask(ana, 'friends', {})).lately.length > 0) break;
    await ask(ana, 'follow', { name: 'Ben', on: true });
    const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
    await ana.ask('open', { table, invite, c: 1 });
    await ana.ask('sit', { c: 1 });
    await ask(ana, 'invite', { name: 'Ben', table });
    await ben.until(() => ben.frames.some((frame) => frame.includes('"invitation"')));
    const { tournament } = await ask(ana, 'open-tournament', CUP);
    await ask(ben, 'join-tournament', { tournament, contribution: 'ab' });
    await ask(ana, 'wait', { games: ['toy'] });

    // Eve has every name, every table and every tournament that can be had, and nothing that is hers.
    const passkeys = (await ask(ana, 'kept', {})).passkeys;
    const [first] = passkeys;
    expect(passkeys).toHaveLength(2);
    expect(await ask(eve, 'calls', {})).toMatchObject({ devices: 0, settings: { turn: false } });
    expect((await ask(eve, 'calls', {})).holiday).toBeUndefined();
    expect((await ask(eve, 'devices', {})).devices).toHaveLength(1);
    await ask(eve, 'set-program', {});
    expect(await ask(ana, 'devices', {})).not.toHaveProperty('program');
    await ask(eve, 'unpush', { endpoint: device.subscription.endpoint });
    expect(await ask(ana, 'calls', {})).toMatchObject({ devices: 1, settings: { webhook: WEBHOOK } });
    expect(await ask(eve, 'kept', {})).toMatchObject({ passkeys: [], codes: 0 });
    const { options: challenge } = await ask(eve, 'sign-in-options', {});
    const forged = new Authenticator(ORIGIN);
    forged.id.set(more.id);
    const key = { passkey: first?.id ?? '' };
    expect({
      'remove-passkey': await refused(eve, 'remove-passkey', key),
      'new-codes': await refused(eve, 'new-codes', {}),
      'passkey-options': await refused(eve, 'passkey-options', {}),
      'the name of another': await refused(eve, 'passkey-options', { name: 'Ana' }),
      own: await refused(eve, 'own', {}),
      'set-own': await refused(eve, 'set-own', { body: '{}', at: 9 }),
      'set-shown': await refused(eve, 'set-shown', ALL_SHOWN),
      follow: await refused(eve, 'follow', { name: 'Ana', on: true }),
      'sign-in': await refused(eve, 'sign-in', { passkey: forged.use(challenge) }),
      recover: await refused(eve, 'recover', { name: 'Ana', code: 'AAAA-BBBB-CCCC-DDDD' }),
      invite: await refused(eve, 'invite', { name: 'Ben', table }),
      'draw-round': await refused(eve, 'draw-round', { tournament }),
      'stop-tournament': await refused(eve, 'stop-tournament', { tournament }),
      'remove-entrant': await refused(eve, 'remove-entrant', { tournament, entrant: 0 }),
      report: await refused(eve, 'report', { table, reason: 'spam' }),
    }).toEqual({
      'remove-passkey': 'passkey',
      'new-codes': 'needs-name',
      'passkey-options': 'needs-name',
      'the name of another': 'name-taken',
      own: 'needs-name',
      'set-own': 'needs-name',
      'set-shown': 'needs-name',
      follow: 'needs-name',
      'sign-in': 'passkey',
      recover: 'bad-code',
      invite: 'no-table',
      'draw-round': 'not-allowed',
      'stop-tournament': 'not-allowed',
      'remove-entrant': 'not-allowed',
      report: 'no-table',
    });
    // These are taken, and touch nothing but what is Eve's.
    await ask(eve, 'unwait', {});
    await ask(eve, 'unmute', { key: 'x'.repeat(22) });
    expect((await ask(eve, 'leave-tournament', { tournament })).entrants).toMatchObject([
      { name: 'Ben', kept: true, state: 'in' },
    ]);
    // A guest may be called like somebody who keeps the name, and is a guest to everybody.
    await ask(eve, 'name', { name: 'Ana' });
    const { table: hers } = await eve.ask('create', { game: 'toy', seats: 2, listed: true });
    await eve.ask('open', { table: hers, c: 2 });
    await eve.ask('sit', { c: 2 });
    await ben.ask('open', { table: hers, c: 2 });
    expect(ben.room(2).seats[0]).toMatchObject({ name: 'Ana', online: true });
    expect(ben.room(2).seats[0]).not.toHaveProperty('kept');
    const { tables } = await ben.ask('lobby', { on: true });
    expect(tables.find((one) => one.table === hers)).toMatchObject({ names: ['Ana'] });
    expect(tables.find((one) => one.table === hers)).not.toHaveProperty('kept');
    expect((await ask(ana, 'pool', { on: true })).you).toBeDefined();
    expect((await ask(eve, 'friends', {})).invitations).toEqual([]);
    expect((await ask(eve, 'tournaments', {})).mine).toEqual([]);
    expect((await ask(eve, 'muted', {})).people).toEqual([]);
    await ask(eve, 'block', { name: 'Ben', on: true });
    await ask(eve, 'tournament', { tournament, on: true });
    for (const name of ['Ana', 'Ben']) await ask(eve, 'profile', { name });
    await ask(eve, 'leaderboard', { game: 'toy' });
    await ask(eve, 'balance', { game: 'toy' });
    await ask(eve, 'daily', {}).catch(() => undefined);
    // What Ana has is as it was, and what she owns works.
    expect(await ask(ana, 'own', {})).toMatchObject({ body: '{"own":"private-of-ana"}' });
    expect(await ask(ana, 'kept', {})).toMatchObject({ name: 'Ana', codes: codes.length });
    const third = await Tab.open(port, { host: 'mazmorra.test' });
    await third.ask('hello', { protocol: 1, name: 'Third' });
    const mine = await ask(third, 'sign-in-options', {});
    await ask(third, 'sign-in', { passkey: more.use(mine.options) });
    await ask(third, 'recover', { name: 'Ana', code: codes[0] ?? '' });
    await ask(ana, 'remove-passkey', { passkey: first?.id ?? '' });
    await ask(ben, 'draw-round', { tournament }).catch(() => undefined);
    await ask(ana, 'stop-tournament', { tournament });
    await server.stop();

    const storage = await openStorage(place);
    const people = await Promise.all(['ana', 'ben'].map((skeleton) => storage.keptNameLike(skeleton)));
    const deal = JSON.parse((await storage.tournament(tournament))?.body ?? '{}').deal as { seed: string };
    await storage.close();
    const ids = people.map((row) => row?.person ?? '');
    expect(ids.every((id) => id.length > 10)).toBe(true);
    const everybody = [ana, ben, eve, third];
    const text = (tab: Tab): string => tab.frames.join('\n');
    for (const tab of everybody) for (const id of ids) expect(text(tab)).not.toContain(id);
    const own = [
      ...[
        WEBHOOK,
        'push-of-ana',
        'token-of-ana',
        token,
        calendar,
        'private-of-ana',
        ana.secret ?? '',
        ...codes,
      ],
      ...passkeys.map(({ id }) => id),
    ];
    for (const secret of own) {
      expect(secret.length).toBeGreaterThan(7);
      for (const tab of [ben, eve]) expect(text(tab)).not.toContain(secret);
    }
    expect(text(ben)).toContain(invite);
    for (const tab of [eve, third]) expect(text(tab)).not.toContain(invite);
    expect(text(eve)).not.toContain(deal.seed);

    // A request that is added later is added here as well.
    expect(OURS.filter((name) => !asked.has(name))).toEqual(['forget']);
  });
});
