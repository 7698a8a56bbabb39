import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, startWith, withServer } from './test-server.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

onDatabases('hostile clients', (places) => {
  test('garbage is refused with a reason that repeats nothing of it, and the connection lives on', () =>
    withServer(places.fresh(), async ({ port }) => {
      const tab = await Tab.enter(port, { name: 'Mallory' });
      const garbage = [
        '',
        '{',
        '[]',
        'null',
        '"x"',
        '{"id":1}',
        '{"id":1,"do":"__proto__"}',
        '{"id":-1,"do":"ping"}',
      ];
      garbage.push('{"id":1,"do":"answer","c":1,"n":1e99,"option":"evil<script>","key":"k"}');
      garbage.push(`{"id":2,"do":"say","c":1,"text":"${'evil'.repeat(200)}"}`);
      garbage.push(
        '{"id":3,"do":"open","table":"../../evil","c":1}',
        '{"id":4,"do":"sit","c":1,"seat":"evil"}',
      );
      for (const text of garbage) tab.send(text);
      tab.socket.send(Buffer.from([1, 2, 3]));
      await tab.until(() => tab.messages.length === garbage.length + 2);
      const errors = tab.messages.slice(1);
      expect(errors.every((m) => 'error' in m && m.error.code === 'bad-request')).toBe(true);
      expect(tab.frames.join('')).not.toContain('evil');
      expect(await tab.ask('ping', {})).toHaveProperty('time');
    }));

  test('a huge frame, a broken frame and a frame without a mask end the connection', () =>
    withServer(places.fresh(), async ({ port }) => {
      const huge = await Tab.enter(port, { name: 'Huge' });
      huge.send('x'.repeat(5000));
      await huge.until(() => huge.closed?.code === 1009);
      for (const frame of [Buffer.from([0xff, 0x80, 0, 0, 0, 0]), Buffer.from([0x81, 0x02, 0x68, 0x69])]) {
        const tab = await Tab.enter(port, { name: 'Raw' });
        (tab.socket as unknown as { _socket: { write(b: Buffer): void } })._socket.write(frame);
        await tab.until(() => tab.closed);
      }
      expect((await Tab.enter(port, { name: 'Fine' })).closed).toBeUndefined();
    }));

  test('nobody acts for a seat that is not theirs, on a channel that is not open, or at a table they do not know', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben']);
      const d = tabs[0]?.play()?.d;
      const answer = { n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'k' };
      const mallory = await Tab.enter(port, { name: 'Mallory' });
      expect((await mallory.refusal('answer', { c: 1, ...answer })).code).toBe('no-channel');
      await mallory.ask('open', { table, invite, c: 1 });
      for (const refused of [
        mallory.refusal('answer', { c: 1, ...answer }),
        mallory.refusal('take', { c: 1 }),
        mallory.refusal('leave', { c: 1 }),
        mallory.refusal('end', { c: 1, agree: true }),
        mallory.refusal('accuse', { c: 1, about: 0 }),
      ])
        expect((await refused).code).toBe('not-allowed');
      // Ben holds a seat, but not the card that Ana may lay.
      const ben = tabs[1] as Tab;
      expect((await ben.refusal('answer', { c: 1, ...answer })).code).toBe('not-offered');
    }));

  test('thousands of messages are not even read, then the sender is cut off; another table does not notice', () =>
    withServer(
      places.fresh(),
      async ({ port, metrics }) => {
        const { tabs } = await startWith(port, ['Ana', 'Ben']);
        const [ana, ben] = tabs as [Tab, Tab];
        const flood = await Tab.enter(port, { name: 'Flood' });
        const before = metrics.counts.requests;
        for (let i = 0; i < 5000; i++) flood.send('{"id":1,"do":"mine"}');
        // Sent while the flood is under way.
        const n = await answerFirst(ana);
        await ben.until(() => ben.play()?.n === n);
        await flood.until(() => flood.closed);
        expect(flood.messages.some((m) => 'error' in m && m.error.code === 'rate')).toBe(true);
        // The burst, the patience and Ana's answer; the rest of the flood is dropped with the connection.
        expect(metrics.counts.requests - before).toBeLessThan(150);
        await answerFirst(ben);
      },
      { limits: { messages: { burst: 60, perSecond: 0 }, patience: 60 } },
    ));

  test('whoever does not read is cut off before much is kept for them', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben']);
        const slow = await Tab.enter(port, { name: 'Slow' });
        await slow.ask('open', { table, invite, c: 1 });
        slow.socket.pause();
        const [ana] = tabs as [Tab];
        for (let i = 0; i < 4000 && (await watchers(ana)) > 0; i++) {
          await ana.ask('say', { c: 1, text: `${i} `.padEnd(280, 'x') });
        }
        expect(await watchers(ana)).toBe(0);
        await answerFirst(ana);
      },
      {
        sockets: { unread: 20_000 },
        limits: { messages: { burst: 1e6, perSecond: 1e6 }, chat: { burst: 1e6, perSecond: 1e6 } },
      },
    ));

  test('chat, tables and new people have limits of their own', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { tabs } = await startWith(port, ['Ana', 'Ben']);
        const [ana] = tabs as [Tab];
        const said = await Promise.all(
          Array.from({ length: 8 }, () => ana.raw('say', { c: 1, phrase: 'hello' })),
        );
        expect(said.filter((reply) => 'error' in reply)).toHaveLength(3);
        const made = await Promise.all(
          Array.from({ length: 15 }, () => ana.raw('create', { game: 'toy', seats: 2 })),
        );
        expect(
          made.filter((reply) => 'error' in reply && reply.error.code === 'rate').length,
        ).toBeGreaterThan(3);
        const tabs2 = await Promise.all(Array.from({ length: 4 }, () => Tab.open(port)));
        const hellos = await Promise.all(tabs2.map((tab) => tab.raw('hello', { protocol: 1 })));
        expect(
          hellos.filter((reply) => 'error' in reply && reply.error.code === 'rate').length,
        ).toBeGreaterThan(0);
      },
      { limits: { newPeople: { burst: 5, perSecond: 0 } } },
    ));

  test('too many connections from one address, and those that never say hello, are turned away', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const tabs = await Promise.all([Tab.open(port), Tab.open(port), Tab.open(port)]);
        await expect(Tab.open(port)).rejects.toThrow('429');
        await tabs[0]?.until(() => tabs[0]?.closed);
        const silent = connect(port, '127.0.0.1');
        await pause(50);
        silent.destroy();
        expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      },
      { limits: { connectionsPerAddress: 3 }, sockets: { heartbeat: 100, greeting: 200 } },
    ));
});

/** How many look on, as the room says when asked anew. */
async function watchers(tab: Tab): Promise<number> {
  return tab.room().watchers;
}
