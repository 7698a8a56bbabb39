import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL, SPOKEN } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, startWith, withServer } from '../test-server.ts';

onDatabases('people', (places) => {
  test('the same person in two tabs has one seat; both see every update', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab, Tab];
      const second = await Tab.enter(port, { secret: ana.secret ?? '' });
      const { room, play } = await second.ask('open', { table, c: 7 });
      expect(room.you).toBe(0);
      expect(play?.d).toEqual(ana.play()?.d);
      await answerFirst(second, 7);
      await ana.until(() => ana.play()?.n === 1);
      expect(ana.play()?.view).toEqual(second.play(7)?.view);
      await ana.close();
      await second.until(() => second.room(7).seats[0]?.online === true);
    }));

  test('a code carries the person to another device, once', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const { code } = await (tabs[0] as Tab).ask('handover', {});
      const phone = await Tab.enter(port, { code });
      expect(phone.secret).toBeDefined();
      expect(phone.secret).not.toBe(tabs[0]?.secret);
      expect((await phone.ask('open', { table, c: 1 })).room.you).toBe(0);
      await expect(Tab.enter(port, { code })).rejects.toThrow('unknown-person');
      const again = await Tab.enter(port, { secret: phone.secret ?? '' });
      expect((await again.ask('mine', {})).tables).toMatchObject([
        { table, seat: 0, yours: true, status: 'running' },
      ]);
    }));

  test('a name can change; everybody at the table sees the new one', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      await ana.ask('name', { name: 'Ana María' });
      await ben.until(() => ben.room().seats[0]?.name === 'Ana María');
      const back = await Tab.open(port);
      const hello = await back.ask('hello', { protocol: 1, secret: ana.secret ?? '' });
      expect(hello).toMatchObject({ name: 'Ana María' });
      expect(hello.secret).toBeUndefined();
    }));

  test('a secret that nobody has, another protocol and a second hello are refused', () =>
    withServer(places.fresh(), async ({ port }) => {
      const tab = await Tab.open(port);
      expect((await tab.refusal('mine', {})).code).toBe('hello');
      for (const protocol of [Math.min(...SPOKEN) - 1, PROTOCOL + 1])
        expect(await tab.refusal('hello', { protocol })).toMatchObject({ code: 'protocol', speaks: SPOKEN });
      for (const protocol of SPOKEN) {
        const earlier = await Tab.open(port);
        expect(await earlier.ask('hello', { protocol, name: 'Eva' })).toMatchObject({ name: 'Eva' });
        await earlier.close();
      }
      expect((await tab.refusal('hello', { protocol: 1, secret: 'x'.repeat(43) })).code).toBe(
        'unknown-person',
      );
      await tab.ask('hello', { protocol: 1 });
      expect((await tab.refusal('hello', { protocol: 1 })).code).toBe('hello');
    }));

  test('a tab hears of its turn at a table it has not open', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const elsewhere = await Tab.enter(port, { secret: ana.secret ?? '' });
      await answerFirst(ana);
      await answerFirst(ben);
      const turns = () => elsewhere.messages.flatMap((m) => ('turn' in m ? [m.turn] : []));
      await elsewhere.until(() => turns().length === 2);
      expect(turns()).toEqual([
        { table, yours: false },
        { table, yours: true },
      ]);
      // What was told with these turns was sent before the reply to this.
      await ana.ask('ping', {});
      expect(ana.messages.some((m) => 'turn' in m)).toBe(false);
    }));

  test('several tables on one connection are kept apart', () =>
    withServer(places.fresh(), async ({ port }) => {
      const one = await startWith(port, ['Ana', 'Ben']);
      const two = await startWith(port, ['Cleo', 'Dan']);
      const [ana] = one.tabs as [Tab];
      const watched = await ana.ask('open', { table: two.table, invite: two.invite, c: 2 });
      expect((await ana.refusal('open', { table: two.table, c: 2 })).code).toBe('not-now');
      expect(watched.room.you).toBeUndefined();
      await answerFirst(two.tabs[0] as Tab);
      await ana.until(() => ana.messages.some((m) => 'n' in m && m.c === 2));
      await ana.ask('ping', {});
      expect(ana.messages.some((m) => 'n' in m && m.c === 1)).toBe(false);
      await ana.ask('close', { c: 2 });
      expect((await ana.refusal('close', { c: 2 })).code).toBe('no-channel');
    }));
});

test('only hashes of secrets and codes are on the disk', async () => {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const folder = mkdtempSync(join(tmpdir(), 'mazmorra-secrets-'));
  const secrets: string[] = [];
  await withServer(Promise.resolve({ data: folder }), async ({ port }) => {
    const ana = await Tab.enter(port, { name: 'Somebody-with-a-name' });
    const { code } = await ana.ask('handover', {});
    secrets.push(ana.secret ?? '', code, (await Tab.enter(port, { code })).secret ?? '');
  });
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const disk = files.map(({ name }) => readFileSync(join(folder, name), 'latin1'));
  expect(disk.some((content) => content.includes('Somebody-with-a-name'))).toBe(true);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(40);
    expect(disk.some((content) => content.includes(secret))).toBe(false);
  }
  rmSync(folder, { recursive: true, force: true });
});
