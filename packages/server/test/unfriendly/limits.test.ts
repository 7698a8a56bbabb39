import { expect, test, vi } from 'vitest';
import { Tab } from '../tab.ts';
import { withBystanders } from './bystander.ts';
import { RawClient, request } from './raw.ts';

const count = (replies: readonly object[], code: string) =>
  replies.filter((reply) => 'error' in reply && (reply.error as { code: string }).code === code).length;

const settings = { game: 'toy', seats: 2, listed: true } as const;

test('who connects again finds the limits of chat and tables where they were', () =>
  withBystanders(
    async ({ port }) => {
      let tab = await Tab.enter(port, { name: 'Mallory' });
      const { table, invite } = await tab.ask('create', settings);
      let said = 0;
      let made = 0;
      for (let i = 0; i < 8; i++) {
        await tab.ask('open', { table, invite, c: 1 });
        await tab.ask('sit', { c: 1 });
        const lines = await Promise.all(
          Array.from({ length: 5 }, () => tab.raw('say', { c: 1, phrase: 'hello' })),
        );
        const tables = await Promise.all(Array.from({ length: 10 }, () => tab.raw('create', settings)));
        said += 5 - count(lines, 'rate');
        made += 10 - count(tables, 'rate');
        const { secret } = tab;
        await tab.close();
        tab = await Tab.enter(port, { secret: secret ?? '' });
      }
      // Bursts of five and of ten, and what was refilled meanwhile; without memory it would be 40 and 80.
      expect(said).toBeLessThan(20);
      expect(made).toBeLessThan(40);
      await tab.close();
    },
    { limits: { messages: { burst: 1e6, perSecond: 1e6 } } },
  ));

test('all tabs of a person share their limits, and all people of an address share its', () =>
  withBystanders(
    async ({ port }) => {
      const first = await Tab.enter(port, { name: 'Mallory' });
      const second = await Tab.enter(port, { secret: first.secret ?? '' });
      const many = (tab: Tab) => Promise.all(Array.from({ length: 4 }, () => tab.raw('create', settings)));
      expect(count([...(await many(first)), ...(await many(second))], 'rate')).toBe(4);
      const others = await Promise.all(
        Array.from({ length: 4 }, (_, i) => Tab.enter(port, { name: `P${i}` })),
      );
      const replies = (await Promise.all(others.map(many))).flat();
      expect(count(replies, 'rate')).toBeGreaterThan(4);
    },
    { limits: { heavy: { burst: 8, perSecond: 0 }, peoplePerAddress: 3 } },
  ));

test('one person has a bounded number of tables that are not over; ending one makes room', () =>
  withBystanders(
    async ({ port, server }) => {
      const tab = await Tab.enter(port, { name: 'Mallory' });
      const replies = await Promise.all(Array.from({ length: 9 }, () => tab.raw('create', settings)));
      expect(count(replies, 'too-many')).toBe(4);
      const [first] = replies.flatMap((reply) =>
        'ok' in reply ? [reply.ok as { table: string; invite: string }] : [],
      );
      await tab.ask('open', { table: first?.table ?? '', c: 1 });
      await tab.ask('end', { c: 1, agree: true });
      await tab.ask('create', settings);
      expect((await tab.refusal('create', settings)).code).toBe('too-many');
      // A restart does not forget whose tables they are.
      await server.tables.restore();
      expect((await tab.refusal('create', settings)).code).toBe('too-many');
    },
    { limits: { openTables: 5, heavy: { burst: 1e6, perSecond: 1e6 } } },
  ));

test('before hello nothing is carried out, and not much is listened to', () =>
  withBystanders(async ({ port }) => {
    const client = await RawClient.open(port);
    const names = ['ping', 'lobby', 'mine', 'create', 'handover'];
    for (const [id, name] of names.entries())
      client.write(request({ id, do: name, on: true, game: 'toy', seats: 2 }));
    await client.until(() => names.every((_, id) => client.reply(id)));
    expect(names.map((_, id) => client.reply(id)?.error?.code)).toEqual(names.map(() => 'hello'));
    for (let i = 0; i < 10; i++) client.write(request({ id: 100 + i, do: 'ping' }));
    await client.untilClosed();
  }));

test('a wall clock that is set back an hour locks nobody out', () =>
  withBystanders(async ({ port, bystanders }) => {
    const tab = await Tab.enter(port, { name: 'Eva' });
    await tab.ask('ping', {});
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    try {
      for (let i = 0; i < 60; i++) await tab.ask('ping', {});
      await tab.ask('create', settings);
      await Tab.enter(port, { name: 'Finn' });
      await bystanders.playOn();
    } finally {
      clock.mockRestore();
    }
  }));

test('the lobby comes in pages, and what is told unasked is bounded', () =>
  withBystanders(
    async ({ port, bystanders }) => {
      const mallory = await Tab.enter(port, { name: 'Mallory' });
      const reader = await Tab.enter(port, { name: 'Reader' });
      await reader.ask('lobby', { on: true });
      for (let i = 0; i < 6; i++)
        await Promise.all(Array.from({ length: 20 }, () => mallory.ask('create', settings)));
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await reader.ask('lobby', { on: true, ...(after !== undefined && { after }) });
        expect(page.tables.length).toBeLessThanOrEqual(50);
        seen.push(...page.tables.map(({ table }) => table));
        after = page.more;
      } while (after !== undefined);
      expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
      await mallory.ask('open', { table: seen[0] ?? '', c: 1 });
      await mallory.ask('sit', { c: 1 });
      const told = () => reader.messages.flatMap((m) => ('lobby' in m ? [m.lobby] : []));
      await reader.until(() =>
        told().some(({ set }) => set.some(({ table, free }) => table === seen[0] && free === 1)),
      );
      // An old table, outside the newest fifty, changes: nobody is told, as the next change of a new one shows.
      const before = told().length;
      await mallory.ask('open', { table: seen[110] ?? '', c: 2 });
      await mallory.ask('sit', { c: 2 });
      await mallory.ask('end', { c: 1, agree: true });
      await reader.until(() => told().some(({ gone }) => gone.includes(seen[0] ?? '')));
      const changed = told()
        .slice(before)
        .flatMap(({ set }) => set.map(({ table }) => table));
      // The fifty-first has moved up into the first page.
      expect(changed).toEqual([seen[50]]);
      for (const { set, gone } of told()) expect(set.length + gone.length).toBeLessThanOrEqual(100);
      await bystanders.playOn();
    },
    {
      limits: {
        openTables: 1e6,
        heavy: { burst: 1e6, perSecond: 1e6 },
        messages: { burst: 1e6, perSecond: 1e6 },
      },
    },
  ));
