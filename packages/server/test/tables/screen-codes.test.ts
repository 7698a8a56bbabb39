import { screenCodeOf } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import type { ServeOptions } from '../../src/options.ts';
import { openStorage } from '../../src/storage/index.ts';
import type { Write } from '../../src/storage/port.ts';
import { CODE_LIFE, ScreenCodes } from '../../src/tables/screen-codes.ts';
import { memoryCore } from '../memory-storage.ts';
import { onBothDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { playToEnd, seatPeople, withServer } from '../test-server.ts';

/** A code that no table has: the given one with another last letter. */
const otherThan = (code: string): string => {
  const other = [...'BCDFHJKL'].map((letter) => code.slice(0, 3) + letter);
  return other.find((one) => one !== code && screenCodeOf(one) !== undefined) as string;
};

const within = (screenCodesPerAddress: { burst: number; perSecond: number }, more = {}): ServeOptions => ({
  limits: { screenCodesPerAddress, ...more },
});

onBothDatabases('screen codes', (places) => {
  test('who types the code finds the table and sits down; the code stays while it is shown', () =>
    withServer(places.fresh(), async ({ port }) => {
      const screen = await Tab.enter(port, { name: 'Screen' });
      const { table, invite } = await screen.ask('create', { game: 'toy', seats: 2 });
      await screen.ask('open', { table, invite, c: 1, screen: true });
      const { code } = await screen.ask('show-code', { c: 1 });
      expect(screenCodeOf(code)).toBe(code);
      expect(await screen.ask('show-code', { c: 1 })).toMatchObject({ code });
      const phone = await Tab.enter(port, { name: 'Phone' });
      const typed = ` ${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`;
      expect(await phone.ask('find-code', { code: typed })).toEqual({ table, invite });
      await phone.ask('open', { table, invite, c: 1 });
      expect(await phone.ask('sit', { c: 1 })).toEqual({ seat: 0 });
    }));

  test('who opens a big screen leaves the table to the first who sits down', () =>
    withServer(places.fresh(), async ({ port }) => {
      const screen = await Tab.enter(port, { name: 'Screen' });
      const { table, invite } = await screen.ask('create', { game: 'toy', seats: 2 });
      await screen.ask('open', { table, invite, c: 1, screen: true });
      await screen.ask('leave', { c: 1 });
      expect(screen.room()).toMatchObject({ host: false, screen: true });
      const phone = await Tab.enter(port, { name: 'Phone' });
      const found = await phone.ask('find-code', await screen.ask('show-code', { c: 1 }));
      await phone.ask('open', { ...found, c: 1 });
      await phone.ask('sit', { c: 1 });
      expect(phone.room()).toMatchObject({ host: true, you: 0 });
    }));

  test('the code is told to nobody who looks on from the lobby, and stands in no message', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await seatPeople(port, ['Ana', 'Ben'], { listed: true });
      const { code } = await (tabs[0] as Tab).ask('show-code', { c: 1 });
      const eve = await Tab.enter(port, { name: 'Eve' });
      await eve.ask('lobby', { on: true });
      await eve.ask('open', { table, c: 1 });
      expect(await eve.refusal('show-code', { c: 1 })).toMatchObject({ code: 'not-allowed' });
      await tabs[0]?.ask('start', { c: 1 });
      await eve.until(() => eve.play());
      for (const tab of [eve, tabs[1] as Tab]) expect(tab.frames.join()).not.toContain(code);
    }));

  test('a code ends with the game, and why is not said', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab];
      const shown = await ana.ask('show-code', { c: 1 });
      const never = await ana.refusal('find-code', { code: otherThan(shown.code) });
      await ana.ask('start', { c: 1 });
      for (const tab of tabs) await tab.until(() => tab.play());
      await ana.ask('find-code', shown);
      await playToEnd(tabs);
      expect(await ana.refusal('find-code', shown)).toEqual(never);
      expect(await ana.refusal('show-code', { c: 1 })).toMatchObject({ code: 'over' });
    }));

  test('a code that nobody shows any more ends, and is free for another table', async () => {
    const storage = await openStorage(await places.fresh());
    let time = 1000;
    const { core } = memoryCore(storage, [], () => time);
    const codes = new ScreenCodes(core);
    const row = {
      rev: 0,
      status: 'open',
      listed: false,
      deal: '',
      created: 0,
      touched: 0,
      people: [],
    } as const;
    const room = JSON.stringify({ status: 'open', invite: 'i' });
    for (const id of ['a', 'b']) await storage.commit([{ kind: 'new-table', row: { ...row, id, room } }]);
    const first = await codes.show('a');
    await storage.commit([first.write]);
    // Two processes choose a code for the same table at the same moment: one of them has to look again.
    await expect(
      storage.commit([{ kind: 'screen-code', row: { table: 'a', code: 'KRTW', until: 1 }, now: 0 }]),
    ).rejects.toMatchObject({ problem: 'conflict' });
    const taken: Extract<Write, { kind: 'screen-code' }> = {
      kind: 'screen-code',
      row: { table: 'b', code: first.code, until: 1 },
      now: time,
    };
    await expect(storage.commit([taken])).rejects.toMatchObject({ problem: 'conflict' });
    time += CODE_LIFE - 1;
    const kept = await codes.show('a');
    await storage.commit([kept.write]);
    time += CODE_LIFE - 1;
    expect(await codes.find(first.code)).toEqual({ table: 'a', invite: 'i' });
    time += 2;
    await expect(codes.find(first.code)).rejects.toThrow('no table shows this code');
    await storage.commit([{ ...taken, now: time, row: { ...taken.row, until: time } }]);
    expect(await codes.find(first.code)).toMatchObject({ table: 'b' });
    await storage.commit([{ kind: 'delete-table', table: 'b' }]);
    expect(await storage.screenCodeOf('b')).toBeUndefined();
    await storage.close();
  });

  test('an address tries few codes, however many guests it has, right ones included', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { tabs } = await seatPeople(port, ['Ana', 'Ben']);
        const shown = await (tabs[0] as Tab).ask('show-code', { c: 1 });
        const wrong = { code: otherThan(shown.code) };
        const codes = [];
        for (let i = 0; i < 6; i++) {
          const guest = await Tab.enter(port, { name: `G${i}` });
          for (let j = 0; j < 2; j++) codes.push((await guest.refusal('find-code', wrong)).code);
          guest.close();
        }
        // A quarter of the eight is left to people who keep a name.
        expect(codes).toEqual([...Array(6).fill('no-table'), ...Array(6).fill('rate')]);
        expect((await (tabs[1] as Tab).refusal('find-code', shown)).code).toBe('rate');
      },
      within({ burst: 8, perSecond: 0 }),
    ));

  test('a person tries few codes', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const eve = await Tab.enter(port, { name: 'Eve' });
        const codes = [];
        for (let i = 0; i < 4; i++) codes.push((await eve.refusal('find-code', { code: 'BCDF' })).code);
        expect(codes).toEqual(['no-table', 'no-table', 'rate', 'rate']);
      },
      within({ burst: 100, perSecond: 0 }, { screenCodes: { burst: 2, perSecond: 0 } }),
    ));
});
