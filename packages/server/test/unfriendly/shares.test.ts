import { allGames } from '@mazmorra/catalogue/loaded';
import { toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { carelessThinkers, type Question, type Thinkers } from '../../src/bots/thinkers.ts';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { isAsked, playToEnd, seatPeople } from '../test-server.ts';
import { rounds, withBystanders } from './bystander.ts';

/** One address whose guests take what they can get, and one with somebody honest. */
const GREEDY = '192.0.2.66';
const HONEST = '198.51.100.7';

const trustProxy = ['1'];

const enter = (port: number, address: string, count: number, name = 'Guest'): Promise<Tab[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Tab.enter(port, { name: `${name} ${i}` }, address)));

/** Opens a table with bots at all other seats and starts it; the person has the first seat. */
async function startAmongBots(tab: Tab, seats: number): Promise<string> {
  const { table } = await tab.ask('create', { game: 'toy', seats });
  await tab.ask('open', { table, c: 1 });
  await tab.ask('sit', { c: 1, seat: 0 });
  for (let seat = 1; seat < seats; seat++) await tab.ask('bot', { c: 1, seat, level: 'master' });
  await tab.ask('start', { c: 1 });
  return table;
}

test('forty guests of one address keep an honest player waiting for one answer of a bot at a time', () => {
  const asked: string[] = [];
  const open: { readonly table: string; release(): void }[] = [];
  const careless = carelessThinkers();
  let isReleased = false;
  const thinkers: Thinkers = {
    async decide(question: Question) {
      asked.push(question.table);
      if (!isReleased) await new Promise<void>((release) => open.push({ table: question.table, release }));
      return careless.decide(question);
    },
    close: async () => undefined,
  };
  return withBystanders(
    async ({ port }) => {
      const guests = await enter(port, GREEDY, 40);
      for (const guest of guests) {
        await startAmongBots(guest, 3);
        const { d } = await guest.until(() => guest.play());
        if (d) await guest.ask('answer', { c: 1, n: d.number, option: d.options[0] ?? '', key: 'k' });
      }
      await guests[0]?.until(() => asked.length > 0);
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      const table = await startAmongBots(eva, 3);
      // Eighty questions of the guests wait. Each time one is answered, the next one is taken from the queue.
      const before = asked.length;
      const { d } = await eva.until(() => eva.play());
      if (d) await eva.ask('answer', { c: 1, n: d.number, option: d.options[0] ?? '', key: 'k' });
      while (!isAsked(eva)) {
        const next = open.shift();
        const n = eva.play()?.n;
        next?.release();
        // The next question of her table is in the queue when she has been told of the answer before.
        if (next?.table === table) await eva.until(() => eva.play()?.n !== n);
        await eva.ask('ping', {});
      }
      const since = asked.slice(before);
      const own = since.filter((one) => one === table).length;
      expect(own).toBeGreaterThanOrEqual(2);
      // Before each answer that she waited for at most one question of the guests was taken.
      const others = since.slice(0, since.lastIndexOf(table)).filter((one) => one !== table).length;
      expect(others).toBeLessThanOrEqual(own);
      isReleased = true;
      for (const { release } of open) release();
    },
    { thinkers, trustProxy, botThreads: 1 },
  );
});

test('the people of one address have opened a bounded number of tables together; others open theirs', () =>
  withBystanders(
    async ({ port }) => {
      const guests = await enter(port, GREEDY, 4);
      const settings = { game: 'toy', seats: 2 };
      for (const [i, guest] of guests.entries())
        for (let k = 0; k < 3; k++) {
          const reply = await guest.raw('create', settings);
          expect('error' in reply, `guest ${i}, table ${k}`).toBe(3 * i + k >= 8);
        }
      expect((await guests[0]?.refusal('create', settings))?.code).toBe('too-many');
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      await eva.ask('create', settings);
    },
    { trustProxy, limits: { openTables: 5, tablesPerAddress: 8 } },
  ));

/** So many people from one address at so many tables, each with its own game from the first answer to the last. */
async function schoolPlays(port: number, people: number, tables: number, game: string): Promise<void> {
  const pupils = await enter(port, GREEDY, people, 'Pupil');
  const groups = Array.from({ length: tables }, (_, i) => pupils.filter((_, k) => k % tables === i));
  await Promise.all(
    groups.map(async (group) => {
      const [host] = group as [Tab];
      const { table, invite } = await host.ask('create', { game, seats: group.length, listed: true });
      for (const pupil of group) {
        await pupil.ask('lobby', { on: true });
        await pupil.ask('mine', {});
        await pupil.ask('open', { table, c: 1, invite });
        await pupil.ask('sit', { c: 1 });
      }
      await host.ask('start', { c: 1 });
      for (const pupil of group) await pupil.until(() => pupil.play());
      await playToEnd(group);
      for (const pupil of group) await pupil.ask('again', { c: 1, yes: true });
      await host.until(() => host.room().rematch);
    }),
  );
}

// Programs answer faster than people do, so messages are not limited here; everything else is as usual.
const limits = {
  newPeople: { burst: 60, perSecond: 0.5 },
  messages: { burst: 1e6, perSecond: 1e6 },
};

test('a school of thirty people plays at eight tables from one address with the usual limits', () =>
  withBystanders(({ port }) => schoolPlays(port, 30, 8, 'dungeon-raiders'), {
    trustProxy,
    games: [toy, ...allGames],
    limits,
  }));

test('a hundred people and more play from one address that the host has named as shared', () =>
  withBystanders(({ port }) => schoolPlays(port, rounds(100, 200), rounds(50, 100), 'toy'), {
    trustProxy,
    sharedNetworks: ['192.0.2.0/24'],
    limits,
  }));

test('one address has one table open on a bounded number of channels; the others at the table come in', () =>
  withBystanders(
    async ({ port }) => {
      const { table, invite, tabs } = await seatPeople(port, ['Ana', 'Ben']);
      const [ana] = tabs as [Tab];
      const crowd = await enter(port, GREEDY, rounds(20, 80));
      const opened = await Promise.all(
        crowd.flatMap((tab) =>
          Array.from({ length: 24 }, (_, c) => tab.raw('open', { table, invite, c: c + 1 })),
        ),
      );
      expect(opened.filter((reply) => 'ok' in reply)).toHaveLength(60);
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      await eva.ask('open', { table, invite, c: 1 });
      // A change of the room is told once to each of them.
      const told = () => crowd.flatMap(({ messages }) => messages).filter((one) => 'room' in one).length;
      await ana.ask('clear', { c: 1, seat: 1 });
      await eva.until(() => eva.room().seats[1]?.kind === 'free');
      const before = told();
      await ana.ask('bot', { c: 1, seat: 1, level: 'novice' });
      await eva.until(() => eva.room().seats[1]?.kind === 'bot');
      await Promise.all(crowd.map((tab) => tab.ask('ping', {})));
      expect(told() - before).toBeLessThanOrEqual(60);
      // Whoever closes one may open another.
      const holder = crowd.find((tab) => tab.frames.some((text) => text.includes('"ok":{"room"')));
      await holder?.ask('close', { c: 1 });
      await holder?.ask('open', { table, invite, c: 1 });
    },
    { trustProxy, limits: { messages: { burst: 1e6, perSecond: 1e6 } } },
  ));

test('one address has a bounded number of tables open on all its connections', () =>
  withBystanders(
    async ({ port }) => {
      const [first, second] = (await enter(port, GREEDY, 2)) as [Tab, Tab];
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      const tables: string[] = [];
      for (let i = 0; i < 6; i++)
        tables.push((await eva.ask('create', { game: 'toy', seats: 2, listed: true })).table);
      for (const [c, table] of tables.slice(0, 3).entries()) await first.ask('open', { table, c });
      for (const [c, table] of tables.slice(3, 5).entries()) await second.ask('open', { table, c });
      const last = { table: tables[5] ?? '', c: 9 };
      expect((await second.refusal('open', last)).code).toBe('too-many');
      await eva.ask('open', last);
      await first.close();
      await second.ask('open', last);
    },
    { trustProxy, limits: { channelsPerAddress: 5 } },
  ));

test('the people of one address read much one after the other, and somebody else is read to at once', () =>
  withBystanders(
    async ({ port, server }) => {
      const { storage } = server.tables;
      const guests = await enter(port, GREEDY, 20);
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      const { leaders } = storage;
      let asked = 0;
      const { promise, resolve } = Promise.withResolvers<void>();
      storage.leaders = async (...args) => {
        asked++;
        await promise;
        return leaders(...args);
      };
      const read = (tab: Tab) => tab.ask('leaderboard', { game: 'toy' });
      const replies = guests.flatMap((guest) => [read(guest), read(guest), read(guest)]);
      for (const guest of guests) await guest.ask('ping', {});
      expect(asked).toBe(1);
      const own = read(eva);
      await eva.ask('ping', {});
      expect(asked).toBe(2);
      resolve();
      await own;
      await Promise.all(replies);
      expect(asked).toBe(61);
    },
    { trustProxy },
  ));

const TOURNAMENT = {
  game: 'toy',
  seats: 2,
  rounds: 2,
  clock: { kind: 'live', seconds: 60, reserve: 0 },
  listed: true,
} as const;

test('sixty tournaments of one address do not push an honest one out of the list', () =>
  withBystanders(
    async ({ port }) => {
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      const { tournament } = await eva.ask('open-tournament', TOURNAMENT);
      const guests = await enter(port, GREEDY, 20);
      const opened = await Promise.all(
        guests.flatMap((guest) => [0, 1, 2].map(() => guest.raw('open-tournament', TOURNAMENT))),
      );
      expect(opened.filter((reply) => 'ok' in reply)).toHaveLength(10);
      const listed = async () => (await eva.ask('tournaments', {})).listed.map((one) => one.tournament);
      expect((await listed()).slice(0, 2)).toContain(tournament);
      // One that is over makes room for another.
      const first = opened.findIndex((reply) => 'ok' in reply);
      const id = (opened[first] as unknown as { ok: { tournament: string } }).ok.tournament;
      await guests[Math.floor(first / 3)]?.ask('stop-tournament', { tournament: id });
      await guests[19]?.ask('open-tournament', TOURNAMENT);
      expect((await guests[19]?.refusal('open-tournament', TOURNAMENT))?.code).toBe('too-many');
    },
    { trustProxy },
  ));

test('the guests of one address take half of the places of a tournament, and an honest person joins', () =>
  withBystanders(
    async ({ port }) => {
      const [eva, ben] = (await enter(port, HONEST, 2, 'Eva')) as [Tab, Tab];
      const { tournament } = await eva.ask('open-tournament', TOURNAMENT);
      const guests = await enter(port, GREEDY, 64);
      const replies = await Promise.all(guests.map((guest) => guest.raw('join-tournament', { tournament })));
      expect(replies.filter((reply) => 'ok' in reply)).toHaveLength(32);
      const { entrants } = await ben.ask('join-tournament', { tournament });
      expect(entrants).toHaveLength(33);
    },
    { trustProxy },
  ));

const poolOf = (tab: Tab) => tab.messages.flatMap((one) => ('pool' in one ? [one.pool] : [])).at(-1);

test('guests who wait, are called and never come are not called again while honest people get their game', () =>
  withBystanders(
    async ({ port }) => {
      const wish = { games: ['toy'] };
      const guests = await enter(port, GREEDY, 2);
      const [ana] = (await enter(port, HONEST, 1, 'Ana')) as [Tab];
      for (const tab of [...guests, ana]) await tab.ask('wait', wish);
      const table = await ana.until(() => poolOf(ana)?.called?.table);
      await ana.ask('open', { table, c: 1 });
      await ana.ask('contribute', { c: 1, contribution: 'ab' });
      // Nobody else comes: she waits again, and so do the guests at once, with new ones of the same address.
      await ana.until(() => ana.room().status === 'ended');
      await ana.until(() => poolOf(ana)?.you);
      guests.push(...(await enter(port, GREEDY, 4, 'New')));
      for (const guest of guests) await guest.ask('wait', wish);
      const [ben] = (await enter(port, '198.51.100.8', 1, 'Ben')) as [Tab];
      await ben.ask('wait', wish);
      for (const tab of [ana, ben]) {
        const next = await tab.until(
          () => poolOf(tab)?.called?.table !== table && poolOf(tab)?.called?.table,
        );
        await tab.ask('open', { table: next, c: 2 });
        await tab.ask('contribute', { c: 2, contribution: 'cd' });
      }
      await ana.until(() => ana.play(2));
      expect(ana.room(2).seats.map(({ name }) => name)).toEqual(['Ana 0', 'Ben 0']);
    },
    { trustProxy, quick: { patience: 200, call: 3000, grace: 60_000, away: 60_000, callAway: 3000 } },
  ));

test('a bounded number of people of one address wait for others to play with', () =>
  withBystanders(
    async ({ port }) => {
      const guests = await enter(port, GREEDY, 4);
      const [eva] = (await enter(port, HONEST, 1, 'Eva')) as [Tab];
      const wish = { games: ['toy'], bots: 0 };
      // All at once: who comes while the others are being saved is counted with them.
      const replies = await Promise.all(guests.map((guest) => guest.raw('wait', wish)));
      const waits = (guest: Tab) => 'ok' in (replies[guests.indexOf(guest)] ?? {});
      const [first, second] = guests.filter(waits) as [Tab, Tab];
      const [third, fourth] = guests.filter((guest) => !waits(guest)) as [Tab, Tab];
      expect((await third.refusal('wait', wish)).code).toBe('too-many');
      for (const one of [first, second]) await one.ask('wait', wish);
      await first.ask('unwait', {});
      await fourth.ask('wait', wish);
      await eva.ask('pool', { on: true });
      expect((await eva.ask('wait', wish)).you).toBeDefined();
    },
    { trustProxy, limits: { waitingPerAddress: 2 }, quick: { patience: 60_000 } },
  ));

test('guests who wait, stop and wait again do not have everybody read anew each time', () =>
  withBystanders(
    async ({ port, server }) => {
      const { storage } = server.tables;
      const { mutesAbout } = storage;
      let reads = 0;
      storage.mutesAbout = (person) => {
        reads++;
        return mutesAbout(person);
      };
      const guests = await enter(port, GREEDY, 20);
      const wish = { games: ['toy'], bots: 0 };
      for (let round = 0; round < 3; round++) {
        await Promise.all(guests.map((guest) => guest.ask('wait', wish)));
        await Promise.all(guests.map((guest) => guest.ask('unwait', {})));
      }
      expect(reads).toBe(guests.length);
    },
    { trustProxy, quick: { patience: 60_000 } },
  ));

test('guests of one address invite a person a few times and not two hundred, and look like guests', () =>
  withBystanders(
    async ({ port }) => {
      const [ana, ben] = [await keeper(port, 'Ana'), await keeper(port, 'Ben')];
      const invite = async (tab: Tab) => {
        const { table } = await tab.ask('create', { game: 'toy', seats: 2 });
        await tab.ask('open', { table, c: 1 });
        await tab.ask('sit', { c: 1 });
        return tab.raw('invite', { name: 'Ana', table });
      };
      // They have taken the name of somebody who keeps it.
      const guests = await Promise.all(
        Array.from({ length: rounds(20, 60) }, () => Tab.enter(port, { name: 'Ben' }, GREEDY)),
      );
      const replies = [];
      for (const guest of guests) replies.push(await invite(guest));
      expect(replies.filter((reply) => 'ok' in reply)).toHaveLength(5);
      expect(await invite(ben)).toHaveProperty('ok');
      const told = () => ana.messages.flatMap((one) => ('invitation' in one ? [one.invitation] : []));
      await ana.until(() => told().length === 6);
      const { invitations } = await ana.ask('friends', {});
      for (const list of [told(), invitations])
        expect(list.map(({ from, kept }) => [from, kept === true]).sort()).toEqual([
          ...Array.from({ length: 5 }, () => ['Ben', false]),
          ['Ben', true],
        ]);
    },
    { trustProxy, origins: [ORIGIN] },
  ));
