import { eventually } from '@mazmorra/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '../../src/notify/outgoing.ts';
import { hashOf } from '../../src/people/secrets.ts';
import { onDatabases } from '../places.ts';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, seatPeople, withServer } from '../test-server.ts';
import { claimsOf, Device, loopback, Receiver } from './push-service.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.open();
});
beforeEach(() => {
  receiver.arrived.length = 0;
  receiver.answer = 201;
});
afterAll(() => receiver.close());

const calls = { patience: 0, lookingPatience: 0, timeout: 5000 };
const options = { outgoing: loopback, notify: calls };
const wish = { turn: false, ready: false, invited: false, language: 'es' as const };
const slow = { clock: { kind: 'slow', hours: 24 } };

onDatabases('calling people back', (places) => {
  test('your turn at a slow table: encrypted for the device, signed by the server, in your language, once', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { table, tabs } = await seatPeople(server.port, ['Ana', 'Bob'], slow);
        const [ana, bob] = tabs as [Tab, Tab];
        const device = new Device(`${receiver.url}/push/bob`);
        const { key } = await bob.ask('push', device.subscription);
        await bob.ask('set-calls', { ...wish, turn: true });
        await ana.ask('start', { c: 1 });
        for (const tab of tabs) await tab.until(() => tab.play());
        const first = ana.play()?.d ? ana : bob;
        if (first === ana) await answerFirst(ana);
        const one = await receiver.nth(0);
        expect(one.path).toBe('/push/bob');
        expect(one.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
        expect(claimsOf(one, key)).toMatchObject({
          aud: receiver.url,
          sub: 'mailto:operator@mazmorra.invalid',
        });
        expect(device.read(one.body)).toEqual({
          text: 'Te toca: toy',
          tag: `mazmorra-${table}`,
          path: `/t/${table}`,
          waiting: 1,
        });
        expect(one.body.toString('latin1')).not.toContain(table);
      },
      options,
    ));

  test('the keys stay the same over a restart, and whoever was called is not called again for the same decision', async () => {
    const place = await places.fresh();
    const first = await openServer(place, options);
    const { table, tabs } = await seatPeople(first.port, ['Ana', 'Bob'], slow);
    const device = new Device(`${receiver.url}/push`);
    let key = '';
    for (const [i, tab] of tabs.entries()) {
      ({ key } = await tab.ask('push', { ...device.subscription, endpoint: `${receiver.url}/${i}` }));
      await tab.ask('set-calls', { ...wish, turn: true });
    }
    await tabs[0]?.ask('start', { c: 1 });
    await receiver.nth(0);
    const awaited = tabs.filter((tab) => tab.play()?.d).length;
    await receiver.nth(awaited - 1);
    const secret = tabs[0]?.secret ?? '';
    // A request that comes after it in the same queue shows that it was saved that they were called.
    await eventually(async () => expect((await calledAt(first, table)).length).toBe(awaited));
    await first.stop();
    const second = await openServer(place, options);
    try {
      const ana = await Tab.enter(second.port, { secret });
      expect((await ana.ask('calls', {})).key).toBe(key);
      // The barrier: a call that does arrive, after every turn was looked at.
      await ana.ask('test-call', { way: 'push' });
      await receiver.nth(awaited);
      expect(receiver.arrived).toHaveLength(awaited + 1);
    } finally {
      await second.stop();
    }
  });

  test('a turn that began before a restart is called afterwards', async () => {
    const place = await places.fresh();
    const patient = await openServer(place, {
      ...options,
      notify: { ...calls, patience: 1e6, lookingPatience: 1e6 },
    });
    const { table, tabs } = await seatPeople(patient.port, ['Ana', 'Bob'], slow);
    for (const [i, tab] of tabs.entries()) {
      await tab.ask('push', new Device(`${receiver.url}/${i}`).subscription);
      await tab.ask('set-calls', { ...wish, turn: true });
    }
    await tabs[0]?.ask('start', { c: 1 });
    for (const tab of tabs) await tab.until(() => tab.play());
    const awaited = tabs.filter((tab) => tab.play()?.d).length;
    // The barrier: what is called afterwards arrives, and arrives alone.
    await tabs[0]?.ask('test-call', { way: 'push' });
    expect(receiver.arrived.map(({ path }) => path)).toEqual(['/0']);
    receiver.arrived.length = 0;
    await patient.stop();
    const second = await openServer(place, options);
    try {
      await receiver.nth(awaited - 1);
      expect(table).not.toBe('');
    } finally {
      await second.stop();
    }
  });

  const unlimited = { heavy: { burst: 1000, perSecond: 1000 } };

  test('a device that is gone is forgotten; one that redirects is kept; nothing else is touched', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        await bob.ask('push', new Device(`${receiver.url}/push`).subscription);
        receiver.answer = 302;
        expect(await bob.refusal('test-call', { way: 'push' })).toMatchObject({
          code: 'no-answer',
          message: expect.stringContaining('moved'),
        });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 1 });
        receiver.answer = 410;
        expect(await bob.refusal('test-call', { way: 'push' })).toMatchObject({ code: 'no-answer' });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 0 });
        expect(await bob.refusal('test-call', { way: 'push' })).toMatchObject({ code: 'not-now' });
        expect(receiver.arrived.map(({ path }) => path)).toEqual(['/push', '/push']);
      },
      { ...options, limits: unlimited },
    ));

  test('keys that nothing can be encrypted for are refused; one that is stored goes, and the webhook is called', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        const { subscription } = new Device(`${receiver.url}/push`);
        const bad = { ...subscription, p256dh: 'Ab_-'.repeat(22).slice(0, 87) };
        expect(await bob.refusal('push', bad)).toMatchObject({ code: 'bad-request' });
        await bob.ask('push', subscription);
        await bob.ask('set-calls', { ...wish, webhook: `${receiver.url}/bob` });
        const { storage } = server.tables;
        const who = await storage.personOfSecret(hashOf(bob.secret ?? ''));
        const [row] = await storage.pushesOf(who?.person.id ?? '');
        if (!row) throw new Error('no device is stored');
        await storage.commit([{ kind: 'push', row: { ...row, p256dh: bad.p256dh } }]);
        expect(await bob.refusal('test-call', { way: 'push' })).toMatchObject({ code: 'no-answer' });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 0 });
        await bob.ask('test-call', { way: 'webhook' });
        expect(receiver.arrived.map(({ path }) => path)).toEqual(['/bob']);
      },
      { ...options, limits: unlimited },
    ));

  test('a device that hangs is given up and kept', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        await bob.ask('push', new Device(`${receiver.url}/push`).subscription);
        receiver.answer = 0;
        expect(await bob.refusal('test-call', { way: 'push' })).toMatchObject({ code: 'no-answer' });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 1 });
      },
      { ...options, notify: { ...calls, timeout: 300 }, limits: unlimited },
    ));

  test('a webhook gets plain JSON; the calendar has the deadline and needs its secret', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { table, tabs } = await seatPeople(server.port, ['Ana', 'Bob'], slow);
        for (const [i, tab] of tabs.entries())
          await tab.ask('set-calls', { ...wish, turn: true, webhook: `${receiver.url}/hook/${i}` });
        await tabs[0]?.ask('start', { c: 1 });
        const { headers, body, path } = await receiver.nth(0);
        expect(headers).toMatchObject({ 'content-type': 'application/json' });
        expect(JSON.parse(String(body))).toEqual({
          event: 'turn',
          text: 'Te toca: toy',
          content: 'Te toca: toy',
          game: 'toy',
          waiting: 1,
          url: `/t/${table}`,
          at: expect.any(String),
        });
        const called = tabs[Number(path.at(-1))];
        const { calendar } = (await called?.ask('calendar', { on: true })) ?? {};
        const root = `http://127.0.0.1:${server.port}`;
        const file = await fetch(root + calendar);
        expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        expect(await file.text()).toContain(`UID:${table}@mazmorra`);
        // A new address ends the old one.
        await called?.ask('calendar', { on: true });
        expect((await fetch(root + calendar)).status).toBe(404);
        expect((await fetch(`${root}/api/calendar/`)).status).toBe(404);
        expect((await fetch(`${root}/api/calendar/${'x'.repeat(22)}`)).status).toBe(404);
      },
      options,
    ));

  test('a table is ready, and an invitation to play again: for those who are not here and asked for it', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { tabs } = await seatPeople(server.port, ['Ana', 'Bob'], {});
        const [ana, bob] = tabs as [Tab, Tab];
        await bob.ask('set-calls', { ...wish, ready: true, invited: true, webhook: `${receiver.url}/bob` });
        await bob.close();
        await ana.until(() => ana.room().seats[1]?.online === false);
        await ana.ask('start', { c: 1 });
        expect(JSON.parse(String((await receiver.nth(0)).body))).toMatchObject({
          event: 'ready',
          text: 'La mesa está lista: toy',
        });
        await ana.ask('leave', { c: 1 });
        const back = await Tab.enter(server.port, { secret: bob.secret ?? '' });
        await back.ask('open', { table: ana.room().table, c: 1 });
        await back.ask('leave', { c: 1 });
        await back.until(() => back.room().status === 'finished');
        await back.close();
        const { table } = await ana.ask('rematch', { c: 1 });
        expect(JSON.parse(String((await receiver.nth(1)).body))).toMatchObject({
          event: 'invited',
          text: 'Ana te invita a una partida de toy',
          url: `/t/${table}`,
        });
      },
      options,
    ));

  test('a friend’s tap calls who is away, by push and webhook, in their language; who is here is told on the page', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const [ana, ben] = [await keeper(server.port, 'Ana'), await keeper(server.port, 'Ben')];
        const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
        await ana.ask('open', { table, invite, c: 1 });
        await ana.ask('sit', { c: 1 });
        const device = new Device(`${receiver.url}/push`);
        await ben.ask('push', device.subscription);
        await ben.ask('set-calls', { ...wish, invited: true, webhook: `${receiver.url}/ben` });
        await ana.ask('invite', { name: 'Ben', table });
        await ben.until(() => ben.messages.some((message) => 'invitation' in message));
        await ben.close();
        await ana.ask('test-call', { way: 'push' }).catch(() => undefined);
        await ana.ask('invite', { name: 'Ben', table });
        const [one, other] = [await receiver.nth(0), await receiver.nth(1)];
        const [push, hook] = one.path === '/push' ? [one, other] : [other, one];
        const text = 'Ana te invita a una partida de toy';
        expect(device.read(push.body)).toEqual({ text, tag: `mazmorra-${table}`, path: `/t/${table}` });
        expect(JSON.parse(String(hook.body))).toMatchObject({ event: 'invited', text });
        // Whoever has the call has not the invitation: it is on the page, for Ben alone.
        for (const { body } of [push, hook]) expect(String(body)).not.toContain(invite);
        expect(JSON.stringify(device.read(push.body))).not.toContain(invite);
      },
      { ...options, origins: [ORIGIN] },
    ));
});

async function calledAt(server: Awaited<ReturnType<typeof openServer>>, table: string): Promise<number[]> {
  const row = await server.tables.storage.tableRow(table);
  const people = row?.people ?? [];
  const found = await Promise.all(people.map((person) => server.tables.storage.callsOf(person)));
  return found.map(({ decisions }) => decisions.get(table)).filter((decision) => decision !== undefined);
}

onDatabases('who may be called, and by whom', (places) => {
  test('each kind is off until it is asked for, and quiet hours are quiet', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const quiet = { from: '00:00', to: '23:59', zone: 'UTC' };
        const other = { from: '23:59', to: '00:00', zone: 'UTC' };
        const now = new Date().toISOString().slice(11, 16);
        const { tabs } = await seatPeople(server.port, ['Ana', 'Bob', 'Cleo'], slow);
        const [ana, bob, cleo] = tabs as [Tab, Tab, Tab];
        await ana.ask('set-calls', { ...wish, ready: true, invited: true, webhook: `${receiver.url}/ana` });
        await bob.ask('set-calls', {
          ...wish,
          turn: true,
          webhook: `${receiver.url}/bob`,
          quiet: now === '23:59' ? other : quiet,
        });
        await cleo.ask('set-calls', { ...wish, turn: true, webhook: `${receiver.url}/cleo` });
        await ana.ask('start', { c: 1 });
        expect((await ana.until(() => ana.play())).w).toEqual([0, 1, 2]);
        // The barrier: Cleo, whose turn it is as well, is called to it, and what is called afterwards arrives alone.
        await receiver.nth(0);
        await ana.ask('test-call', { way: 'webhook' });
        expect(receiver.arrived.map(({ path }) => path)).toEqual(['/cleo', '/ana']);
      },
      options,
    ));

  test('addresses that are not of the internet are refused, by address, by name and for push', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        const wrong = [
          receiver.url,
          receiver.url.replace('http:', 'https:'),
          'https://localhost/hook',
          'https://10.0.0.7/hook',
          'https://[::1]/hook',
          'https://user:pass@example.org/',
        ];
        for (const webhook of wrong)
          expect([webhook, await bob.refusal('set-calls', { ...wish, webhook })]).toEqual([
            webhook,
            { code: 'address', message: expect.stringContaining('https') },
          ]);
        for (const endpoint of wrong)
          expect(await bob.refusal('push', new Device(endpoint).subscription)).toMatchObject({
            code: 'address',
          });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 0, settings: { turn: false } });
        // The barrier: what is sent to the same receiver afterwards arrives alone.
        const parcel = { url: `${receiver.url}/barrier`, headers: {}, body: Buffer.from('x') };
        expect(await post(parcel, loopback, 5000)).toBeUndefined();
        expect(receiver.arrived.map(({ path }) => path)).toEqual(['/barrier']);
      },
      { limits: { heavy: { burst: 1000, perSecond: 1000 } } },
    ));

  test('nobody reads, changes or ends what is another person’s; the calendar of who is forgotten is gone', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        const eve = await Tab.enter(server.port, { name: 'Eve' });
        const device = new Device(`${receiver.url}/secret-endpoint`);
        await bob.ask('push', device.subscription);
        await bob.ask('set-calls', { ...wish, turn: true, webhook: `${receiver.url}/secret-hook` });
        const { calendar } = await bob.ask('calendar', { on: true });
        expect(await eve.ask('unpush', { endpoint: device.endpoint })).toMatchObject({ devices: 0 });
        expect(await bob.ask('calls', {})).toMatchObject({ devices: 1, calendar });
        expect(eve.frames.join('\n')).not.toMatch(/secret-|\/api\/calendar/);
        // The device itself is told to nobody, not even to its owner.
        expect(bob.frames.join('\n')).not.toContain('secret-endpoint');
        await bob.ask('forget', {});
        expect((await fetch(`http://127.0.0.1:${server.port}${calendar}`)).status).toBe(404);
        const again = await eve.ask('push', device.subscription);
        expect(again).toMatchObject({ devices: 1 });
      },
      options,
    ));
});
