import { eventually } from '@mazmorra/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, seatPeople, withServer } from '../test-server.ts';
import { loopback, Receiver } from './push-service.ts';

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
const limits = { heavy: { burst: 1000, perSecond: 1000 } };
const options = { outgoing: loopback, notify: calls, limits };
const patient = { ...options, notify: { ...calls, patience: 1e6, lookingPatience: 1e6 } };
const wish = { turn: true, ready: false, invited: false, language: 'en' as const };
const slow = { clock: { kind: 'slow', hours: 24 } };

const bodyOf = (nth: number) => JSON.parse(String(receiver.arrived[nth]?.body));

/** Bob sits at so many slow tables of the toy game, where all are asked at once. */
async function tablesOf(port: number, count: number): Promise<{ bob: Tab; tables: string[]; tabs: Tab[] }> {
  const bob = await Tab.enter(port, { name: 'Bob' });
  await bob.ask('set-calls', { ...wish, webhook: `${receiver.url}/bob` });
  const tables: string[] = [];
  const tabs: Tab[] = [];
  for (let c = 1; c <= count; c++) {
    const { table, invite, tabs: others } = await seatPeople(port, ['Ana'], { ...slow, seats: 2 });
    const [ana] = others as [Tab];
    await bob.ask('open', { table, c, invite });
    await bob.ask('sit', { c });
    await ana.ask('start', { c: 1 });
    await bob.until(() => bob.play(c)?.d);
    tables.push(table);
    tabs.push(ana);
  }
  return { bob, tables, tabs };
}

onDatabases('several turns', (places) => {
  test('one message for all tables that wait, with their number; where it is not delivered it is tried again', async () => {
    const place = await places.fresh();
    const first = await openServer(place, patient);
    const { tables } = await tablesOf(first.port, 3);
    await first.stop();
    receiver.answer = 503;
    const second = await openServer(place, { ...options, notify: { ...calls, again: 0, tries: 2 } });
    try {
      await receiver.nth(1);
      receiver.answer = 201;
      for (const nth of [0, 1])
        expect(bodyOf(nth)).toMatchObject({ event: 'turn', waiting: 3, text: '3 tables wait for you: toy' });
      expect(tables.map((table) => `/t/${table}`)).toContain(bodyOf(0).url);
    } finally {
      await second.stop();
    }
  });

  test('what begins within the hours of a digest waits for its end', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { tabs } = await seatPeople(server.port, ['Bob', 'Cleo', 'Ana'], slow);
        const [bob, cleo, ana] = tabs as [Tab, Tab, Tab];
        const hook = (name: string) => ({ ...wish, webhook: `${receiver.url}/${name}` });
        await bob.ask('set-calls', { ...hook('bob'), every: 4 });
        expect(await bob.ask('calls', {})).toMatchObject({ settings: { every: 4 } });
        await bob.ask('start', { c: 1 });
        await receiver.nth(0);
        await cleo.ask('set-calls', hook('cleo'));
        // The next round: who answers last is asked again at once, and so is there; the others are called.
        for (const tab of [bob, cleo, ana]) await answerFirst(tab);
        // The barrier: Cleo is called, and what is called afterwards arrives alone.
        await receiver.nth(1);
        await bob.ask('test-call', { way: 'webhook' });
        await receiver.nth(2);
        expect(receiver.arrived.map(({ path }, nth) => [path, bodyOf(nth).event])).toEqual([
          ['/bob', 'turn'],
          ['/cleo', 'turn'],
          ['/bob', 'test'],
        ]);
      },
      options,
    ));
});

const DAY = 86_400_000;

onDatabases('holidays', (places) => {
  test('the clock stands still, others see it, nobody is called, and it is taken back', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { bob, tabs } = await tablesOf(server.port, 1);
        const [ana] = tabs as [Tab];
        const left = () => ana.play()?.clock?.left[1] ?? 0;
        const before = Date.now();
        const { holiday, holidayLeft } = await bob.ask('set-holiday', {
          holiday: { from: 0, until: before + 5 * DAY },
        });
        expect(holiday?.from).toBeGreaterThanOrEqual(before);
        expect(Math.round(holidayLeft / DAY)).toBe(25);
        await eventually(() => expect(ana.room().seats[1]?.holiday).toEqual(holiday));
        expect(ana.room().seats[0]?.holiday).toBeUndefined();
        // The time that is left is told with the game.
        const again = await Tab.enter(server.port, { secret: ana.secret ?? '' });
        await again.ask('open', { table: ana.room().table, c: 1 });
        expect(Math.round((again.play()?.clock?.left[1] ?? 0) / DAY)).toBe(6);
        expect(left()).toBeGreaterThan(0);
        const ended = await bob.ask('set-holiday', {});
        expect(ended.holiday).toBeUndefined();
        expect(Math.round(ended.holidayLeft / DAY)).toBe(30);
      },
      options,
    ));

  test('more days than are left, a holiday that ends before it begins, and one too far ahead are refused', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const bob = await Tab.enter(server.port, { name: 'Bob' });
        const now = Date.now();
        const refused = async (from: number, until: number) =>
          (await bob.refusal('set-holiday', { holiday: { from, until } })).code;
        expect(await refused(now, now + 31 * DAY)).toBe('too-many');
        expect(await refused(now + DAY, now + DAY)).toBe('bad-request');
        expect(await refused(0, now - DAY)).toBe('bad-request');
        expect(await refused(now + 400 * DAY, now + 401 * DAY)).toBe('bad-request');
        expect(await bob.ask('calls', {})).toMatchObject({ holidayLeft: 30 * DAY });
      },
      options,
    ));

  test('a game that begins in a holiday knows of it, and its turn is not called for', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { tabs } = await seatPeople(server.port, ['Ana', 'Bob'], slow);
        const [ana, bob] = tabs as [Tab, Tab];
        await bob.ask('set-calls', { ...wish, webhook: `${receiver.url}/bob` });
        await ana.ask('set-calls', { ...wish, webhook: `${receiver.url}/ana` });
        await bob.ask('set-holiday', { holiday: { from: 0, until: Date.now() + DAY } });
        await ana.ask('start', { c: 1 });
        await eventually(() => expect(ana.room().seats[1]?.holiday).toBeDefined());
        await receiver.nth(0);
        // The barrier: a call that does arrive, after both turns were looked at.
        await bob.ask('test-call', { way: 'webhook' });
        await receiver.nth(1);
        expect(receiver.arrived.map(({ path }) => path)).toEqual(['/ana', '/bob']);
        expect(bodyOf(1).event).toBe('test');
      },
      options,
    ));
});
