import { readRecord, verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { onBothDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, playToEnd, seatPeople, startWith, withServer } from '../test-server.ts';

onBothDatabases('forgetting a person', (places) => {
  test('name, secrets and chat go; a finished game keeps an anonymous seat and its record holds', async () => {
    const place = await places.fresh();
    const server = await openServer(place);
    const { table, tabs } = await startWith(server.port, ['Annabelle', 'Ben']);
    const [ana, ben] = tabs as [Tab, Tab];
    await ana.ask('say', { c: 1, text: 'my secret plan' });
    await ben.ask('say', { c: 1, text: 'good game' });
    await playToEnd(tabs);
    const phone = await Tab.enter(server.port, { code: (await ana.ask('handover', {})).code });
    const { code } = await ana.ask('handover', {});
    await ana.ask('forget', {});

    await phone.until(() => phone.closed);
    await expect(Tab.enter(server.port, { secret: ana.secret ?? '' })).rejects.toThrow('unknown-person');
    await expect(Tab.enter(server.port, { secret: phone.secret ?? '' })).rejects.toThrow('unknown-person');
    await expect(Tab.enter(server.port, { code })).rejects.toThrow('unknown-person');
    expect((await ana.refusal('mine', {})).code).toBe('hello');

    await ben.until(() => ben.room().seats[0]?.anonymous);
    expect(ben.room().seats[0]).toMatchObject({ kind: 'person', name: '', anonymous: true });
    const again = await Tab.enter(server.port, { secret: ben.secret ?? '' });
    const opened = await again.ask('open', { table, c: 1 });
    expect(opened.chat.map(({ text }) => text)).toEqual(['good game']);
    expect((await again.ask('mine', {})).tables).toMatchObject([{ table, names: ['', 'Ben'] }]);
    const record = readRecord(
      await (await fetch(`http://127.0.0.1:${server.port}/api/records/${table}`)).text(),
    );
    expect(record).toMatchObject({ names: ['', 'Ben'], anonymous: [0] });
    expect(verifyRecord(toy, record).holds).toBe(true);
    await server.stop();

    const storage = await openStorage(place);
    const everything = JSON.stringify([
      await storage.table(table, true),
      await storage.archive(table),
      await storage.chat(table, 99),
    ]);
    expect(everything).toContain('Ben');
    expect(everything).not.toMatch(/Annabelle|secret plan/);
    await storage.close();
  });

  test('in a running game a bot plays on; before the start the seat is free again', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const secret = ana.secret ?? '';
      const other = await Tab.enter(port, { secret });
      const { table, invite } = await other.ask('create', { game: 'toy', seats: 2 });
      await other.ask('open', { table, c: 2 });
      await other.ask('sit', { c: 2 });
      await ben.ask('open', { table, c: 2, invite });
      await other.ask('forget', {});
      await ben.until(() => ben.room(2).seats[0]?.kind === 'free');
      await ben.until(() => ben.room().seats[0]?.anonymous);
      expect(ben.room().seats[0]).toMatchObject({ covered: 'left', name: '' });
      await answerFirst(ben);
      await ben.until(() => (ben.play()?.n ?? 0) >= 2);
    }));
});

onBothDatabases('devices', (places) => {
  test('a person sees their devices and signs one out, which is cut off and unknown from then on', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
      const phone = await Tab.open(port, { 'user-agent': agent });
      const { secret } = await phone.ask('hello', {
        protocol: 1,
        code: (await ana.ask('handover', {})).code,
      });
      const { devices } = await ana.ask('devices', {});
      expect(devices).toHaveLength(2);
      expect(devices.filter(({ current }) => current)).toHaveLength(1);
      const other = devices.find(({ current }) => !current);
      expect(other?.name).toBe('Firefox, Android');
      expect((await ben.refusal('sign-out', { device: other?.id ?? '' })).code).toBe('not-now');
      await ana.ask('sign-out', { device: other?.id ?? '' });
      await phone.until(() => phone.closed);
      await expect(Tab.enter(port, { secret: secret ?? '' })).rejects.toThrow('unknown-person');
      expect((await ana.ask('devices', {})).devices).toMatchObject([{ current: true }]);
      await Tab.enter(port, { secret: ana.secret ?? '' });
    }));

  test('a device that signs itself out is nobody from then on', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const [own] = (await ana.ask('devices', {})).devices;
      await ana.ask('sign-out', { device: own?.id ?? '' });
      expect((await ana.refusal('mine', {})).code).toBe('hello');
      await expect(Tab.enter(port, { secret: ana.secret ?? '' })).rejects.toThrow('unknown-person');
    }));
});
