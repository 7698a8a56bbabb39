import { expect, test } from 'vitest';
import { operatorOn, tokenFor } from '../operator/act.ts';
import { onBothDatabases, type Places } from '../places.ts';
import { Tab } from '../tab.ts';
import { playAmongBots, playToEnd, seatPeople, withServer } from '../test-server.ts';
import { Authenticator } from './authenticator.ts';

const ORIGIN = 'https://mazmorra.test';
const HEADERS = { host: 'mazmorra.test' };
const many = { burst: 1e6, perSecond: 1e6 };

/** Somebody at the public address. */
async function enter(port: number, who: { name?: string; secret?: string }): Promise<Tab> {
  const tab = await Tab.open(port, HEADERS);
  const { secret } = await tab.ask('hello', { protocol: 1, ...who });
  tab.secret = secret ?? who.secret;
  return tab;
}

async function keep(tab: Tab, name: string, device = new Authenticator(ORIGIN)) {
  const { options } = await tab.ask('passkey-options', { name });
  const { codes = [] } = await tab.ask('add-passkey', { name, passkey: device.make(options) });
  return { device, codes };
}

async function signIn(tab: Tab, device: Authenticator) {
  const { options } = await tab.ask('sign-in-options', {});
  return tab.ask('sign-in', { passkey: device.use(options) });
}

async function refusedSignIn(tab: Tab, device: Authenticator) {
  const { options } = await tab.ask('sign-in-options', {});
  return tab.refusal('sign-in', { passkey: device.use(options) });
}

const serving = (places: Places, run: (port: number) => Promise<void>) =>
  withServer(places.fresh(), ({ port }) => run(port), { origins: [ORIGIN], limits: { heavy: many } });

onBothDatabases('kept names', (places) => {
  test('a guest keeps a name with all that was theirs, and goes on on a second device', () =>
    serving(places, async (port) => {
      const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
      await tabs[0]?.ask('start', { c: 1 });
      for (const tab of tabs) await tab.until(() => tab.play());
      await playToEnd(tabs);
      const ana = await enter(port, { secret: tabs[0]?.secret ?? '' });
      expect((await ana.ask('kept', {})).name).toBeUndefined();
      const { device, codes } = await keep(ana, 'Ana');
      expect(new Set(codes).size).toBe(8);
      expect(await ana.ask('kept', {})).toMatchObject({ name: 'Ana', codes: 8, passkeys: [{}] });

      const other = await enter(port, { name: 'Somebody' });
      expect((await other.ask('mine', {})).tables).toEqual([]);
      const { name, secret } = await signIn(other, device);
      expect(name).toBe('Ana');
      const second = await enter(port, { secret });
      expect((await second.ask('mine', {})).tables).toHaveLength(1);
      expect((await second.ask('devices', {})).devices).toHaveLength(2);
      // A second passkey, then the first can go; the last cannot.
      const { options } = await second.ask('passkey-options', {});
      const more = new Authenticator(ORIGIN);
      expect(await second.ask('add-passkey', { passkey: more.make(options) })).toEqual({ name: 'Ana' });
      const { passkeys } = await second.ask('kept', {});
      expect(passkeys).toHaveLength(2);
      const first = passkeys[0]?.id ?? '';
      expect((await second.ask('remove-passkey', { passkey: first })).passkeys).toHaveLength(1);
      const last = passkeys[1]?.id ?? '';
      expect((await second.refusal('remove-passkey', { passkey: last })).code).toBe('not-allowed');
    }));

  test('a kept name, and any that looks the same, is refused to everybody else; guests stay guests', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      await keep(ana, 'Ana');
      const mallory = await enter(port, { name: 'Ana' });
      for (const name of ['Ana', 'ANA', 'Аnа', 'Á n a'])
        expect((await mallory.refusal('passkey-options', { name })).code, name).toBe('name-taken');
      const { options } = await mallory.ask('passkey-options', { name: 'Eva' });
      const passkey = new Authenticator(ORIGIN).make(options);
      expect((await mallory.refusal('add-passkey', { name: 'Ana', passkey })).code).toBe('name-taken');
      expect((await mallory.ask('kept', {})).name).toBeUndefined();
      const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
      for (const tab of [ana, mallory]) {
        await tab.ask('open', { table, invite, c: 1 });
        await tab.ask('sit', { c: 1 });
      }
      await ana.until(() => ana.room().seats[1]?.kind === 'person');
      expect(ana.room().seats.map(({ name, kept }) => [name, kept])).toEqual([
        ['Ana', true],
        ['Ana 2', undefined],
      ]);
      // Whoever keeps a name may change it, to one that is free.
      const eva = await enter(port, { name: 'Eva' });
      await keep(eva, 'Eva');
      expect((await eva.refusal('name', { name: 'ana' })).code).toBe('name-taken');
      await eva.ask('name', { name: 'Evita' });
      expect((await eva.ask('kept', {})).name).toBe('Evita');
      // What a device remembers does not change a kept name.
      const again = await Tab.open(port, HEADERS);
      const hello = await again.ask('hello', { protocol: 1, secret: eva.secret ?? '', name: 'Old' });
      expect(hello).toMatchObject({ name: 'Evita', kept: true });
    }));

  test('two people who keep the same name at the same time: one of them gets it', () =>
    serving(places, async (port) => {
      const people = [await enter(port, { name: 'A' }), await enter(port, { name: 'B' })];
      const options = await Promise.all(people.map((tab) => tab.ask('passkey-options', { name: 'Lia' })));
      const replies = await Promise.all(
        people.map((tab, i) =>
          tab.raw('add-passkey', {
            name: 'Lia',
            passkey: new Authenticator(ORIGIN).make(options[i]?.options),
          }),
        ),
      );
      const refused = replies.flatMap((reply) => ('error' in reply ? [reply.error?.code] : []));
      expect(refused).toEqual(['name-taken']);
    }));

  test('the same passkey twice, an answer sent twice, one of another site or another person is refused', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      const { device } = await keep(ana, 'Ana');
      const again = await ana.ask('passkey-options', {});
      expect((await ana.refusal('add-passkey', { passkey: device.make(again.options) })).code).toBe(
        'passkey',
      );
      const ben = await enter(port, { name: 'Ben' });
      const { options } = await ben.ask('passkey-options', { name: 'Ben' });
      const same = { name: 'Ben', passkey: device.make(options) };
      expect((await ben.refusal('add-passkey', same)).code).toBe('passkey');

      const evil = new Authenticator(ORIGIN).make(options, 'https://evil.test');
      expect((await ben.refusal('add-passkey', { name: 'Ben', passkey: evil })).code).toBe('passkey');
      // The challenge of one person is no other's.
      const sign = await ana.ask('sign-in-options', {});
      const passkey = device.use(sign.options);
      expect((await ben.refusal('sign-in', { passkey })).code).toBe('passkey');
      await ana.ask('sign-in', { passkey });
      expect((await ana.refusal('sign-in', { passkey })).code).toBe('passkey');
      const stranger = new Authenticator(ORIGIN);
      expect((await refusedSignIn(ben, stranger)).code).toBe('passkey');
      expect((await ben.ask('kept', {})).name).toBeUndefined();
    }));

  test('a counter that goes back is a copy and is refused; one that always says 0 is none', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      const { device } = await keep(ana, 'Ana');
      for (let i = 0; i < 3; i++) await signIn(ana, device);
      const ben = await enter(port, { name: 'Ben' });
      const counting = new Authenticator(ORIGIN);
      counting.counts = true;
      counting.counter = 4_000_000_000;
      await keep(ben, 'Ben', counting);
      await signIn(ben, counting);
      counting.counter -= 1;
      const { code, message } = await refusedSignIn(ben, counting);
      expect([code, message]).toEqual(['passkey', expect.stringContaining('counter')]);
      counting.counts = false;
      counting.counter = 0;
      expect((await refusedSignIn(ben, counting)).code).toBe('passkey');
    }));

  test('a lost device: a recovery code brings the name back once, and the device is signed out', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      const { codes } = await keep(ana, 'Ana');
      const fresh = await enter(port, { name: 'Guest' });
      const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
      const back = await fresh.ask('recover', { name: 'ana', code: typed });
      expect(back).toMatchObject({ name: 'Ana', codes: 7 });
      expect((await fresh.refusal('recover', { name: 'Ana', code: codes[0] ?? '' })).code).toBe('bad-code');
      const again = await enter(port, { secret: back.secret });
      const { devices } = await again.ask('devices', {});
      const lost = devices.find(({ current }) => !current)?.id ?? '';
      await again.ask('sign-out', { device: lost });
      await ana.until(() => ana.closed);
      const { codes: others } = await again.ask('new-codes', {});
      expect((await fresh.refusal('recover', { name: 'Ana', code: codes[1] ?? '' })).code).toBe('bad-code');
      expect((await fresh.ask('recover', { name: 'Ana', code: others[0] ?? '' })).name).toBe('Ana');
    }));

  test('who tries ten codes waits, whatever the name, and nobody else does: the owner is let in', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      const { codes, device } = await keep(ana, 'Ana');
      const mallory = await enter(port, { name: 'Mallory' });
      for (let i = 0; i < 10; i++)
        expect((await mallory.refusal('recover', { name: 'Ana', code: `WRONG-${i}-WRONG` })).code).toBe(
          'bad-code',
        );
      for (const name of ['Ana', 'Nobody']) {
        const locked = await mallory.refusal('recover', { name, code: codes[0] ?? '' });
        expect(locked.code).toBe('locked');
        expect(locked.until).toBeGreaterThan(Date.now());
      }
      const fresh = await enter(port, { name: 'Guest' });
      expect(await fresh.ask('recover', { name: 'Ana', code: codes[0] ?? '' })).toMatchObject({ codes: 7 });
      expect((await signIn(mallory, device)).name).toBe('Ana');
    }));

  test('settings are kept with the name, the newest counts, and a guest keeps none', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      expect((await ana.refusal('own', {})).code).toBe('needs-name');
      expect((await ana.refusal('set-own', { body: '{}', at: 1 })).code).toBe('needs-name');
      expect((await ana.refusal('new-codes', {})).code).toBe('needs-name');
      await keep(ana, 'Ana');
      expect(await ana.ask('own', {})).toEqual({ body: '', at: 0 });
      await ana.ask('set-own', { body: '{"a":2}', at: 20 });
      expect(await ana.ask('set-own', { body: '{"a":1}', at: 10 })).toEqual({ body: '{"a":2}', at: 20 });
      expect((await ana.refusal('set-own', { body: 'x'.repeat(3001), at: 30 })).code).toBe('bad-request');
    }));

  test('results of the day and ratings of dilemmas belong to the name, on every device and in the profile', () =>
    serving(places, async (port) => {
      const guest = await enter(port, { name: 'Ana' });
      const { table } = await guest.ask('play-daily', { game: 'toy' });
      await guest.ask('open', { table, c: 1 });
      await playAmongBots(guest);
      const before = (await guest.ask('daily', {})).games[0]?.you;
      expect(before).toMatchObject({ rank: 1 });
      const { device } = await keep(guest, 'Ana');
      const dilemmas = { saboteur: { strength: { rating: 1612.4, deviation: 80.2 } }, toy: { odd: true } };
      await guest.ask('set-own', { body: JSON.stringify({ dilemmas }), at: 5 });

      const other = await enter(port, { name: 'Phone' });
      const { secret } = await signIn(other, device);
      const phone = await enter(port, { secret });
      expect((await phone.ask('daily', {})).games[0]?.you).toEqual(before);
      expect((await phone.refusal('play-daily', { game: 'toy' })).code).toBe('over');
      expect(await phone.ask('own', {})).toMatchObject({ body: JSON.stringify({ dilemmas }) });
      const stranger = await enter(port, { name: 'Ben' });
      expect(await stranger.ask('profile', { name: 'ana' })).not.toHaveProperty('dilemmas');
      const { shown } = await phone.ask('kept', {});
      await phone.ask('set-shown', { ...shown, dilemmas: true });
      expect(await stranger.ask('profile', { name: 'ana' })).toMatchObject({
        results: { daily: { days: 1, streak: 1 } },
        dilemmas: [{ game: 'saboteur', rating: 1612, deviation: 80 }],
      });
    }));

  test('what the operator exports of a person holds the kept name, and neither keys nor codes', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const ana = await enter(server.port, { name: 'Ana' });
        const { codes } = await keep(ana, 'Ana');
        await ana.ask('set-own', { body: '{"settings":{}}', at: 5 });
        const act = operatorOn(server, await tokenFor(server));
        const { people } = await act('people', { text: 'Ana' });
        const { items } = await act('export', { what: 'person', person: people[0]?.id });
        expect(items).toMatchObject([
          {
            name: 'Ana',
            kept: { name: 'Ana', own: '{"settings":{}}' },
            passkeys: [{ at: expect.any(Number) }],
            recoveryCodes: codes.length,
            devices: [{}],
            results: [],
            ratings: [],
          },
        ]);
        const passkey = (await ana.ask('kept', {})).passkeys[0]?.id ?? '';
        for (const secret of [passkey, ana.secret ?? '', ...codes])
          expect(JSON.stringify(items)).not.toContain(secret);
      },
      { origins: [ORIGIN], limits: { heavy: many } },
    ));

  test('whoever is forgotten frees the name, and neither passkey nor code leads anywhere', () =>
    serving(places, async (port) => {
      const ana = await enter(port, { name: 'Ana' });
      const { device, codes } = await keep(ana, 'Ana');
      await ana.ask('forget', {});
      const ben = await enter(port, { name: 'Ben' });
      expect((await refusedSignIn(ben, device)).code).toBe('passkey');
      expect((await ben.refusal('recover', { name: 'Ana', code: codes[0] ?? '' })).code).toBe('bad-code');
      await keep(ben, 'Ana');
      expect((await ben.ask('kept', {})).name).toBe('Ana');
    }));

  test('without https, or under another address, the page is told why it is not possible', () =>
    withServer(places.fresh(), async ({ port }) => {
      const local = await Tab.enter(port, { name: 'Ana' });
      expect((await local.ask('kept', {})).impossible).toEqual({
        why: 'address',
        at: `http://localhost:${port}`,
      });
      expect((await local.refusal('passkey-options', { name: 'Ana' })).code).toBe('passkey');
      expect((await local.refusal('sign-in-options', {})).code).toBe('passkey');
      const named = await Tab.open(port, { host: `localhost:${port}` });
      await named.ask('hello', { protocol: 1, name: 'Ana' });
      expect(await named.ask('kept', {})).not.toHaveProperty('impossible');
    }));
});
