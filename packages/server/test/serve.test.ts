import { readRecord, verifyRecord } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import { carelessThinkers, type Thinkers } from '../src/bots/thinkers.ts';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, openServer, playToEnd, seatPeople, startWith, withServer } from './test-server.ts';

const recordOf = async (port: number, table: string) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
  return response.ok ? readRecord(await response.text()) : undefined;
};

onDatabases('a table', (places) => {
  test('two people open, join, play and get a record that holds', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, tabs } = await startWith(port, ['Ana', 'Ben']);
      expect(await recordOf(port, table)).toBeUndefined();
      await playToEnd(tabs);
      const record = await recordOf(port, table);
      expect(record?.names).toEqual(['Ana', 'Ben']);
      expect(record && verifyRecord(toy, record)).toMatchObject({ holds: true, answers: 6, committed: true });
    }));

  test('after a restart the table goes on at the same decision, with the same views', async () => {
    const place = await places.fresh();
    const first = await openServer(place);
    const { table, tabs } = await startWith(first.port, ['Ana', 'Ben']);
    await answerFirst(tabs[0] as Tab);
    await tabs[1]?.until(() => tabs[1]?.play()?.n === 1);
    const before = tabs.map((tab) => tab.play());
    const secrets = tabs.map((tab) => tab.secret ?? '');
    await first.stop();
    expect(tabs.map((tab) => tab.closed?.code)).toEqual([1012, 1012]);
    expect(tabs.every((tab) => tab.frames.at(-1) === '{"bye":"stopping"}')).toBe(true);

    const second = await openServer(place);
    const again = await Promise.all(secrets.map((secret) => Tab.enter(second.port, { secret })));
    for (const [i, tab] of again.entries()) {
      const { play } = await tab.ask('open', { table, c: 1 });
      expect({ ...play, e: undefined }).toEqual({ ...before[i], e: undefined });
    }
    await playToEnd(again);
    expect(await recordOf(second.port, table)).toBeDefined();
    await second.stop();
  });

  test('the same people play again; whoever asks second finds the same table', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { tabs } = await startWith(port, ['Ana', 'Ben']);
      const [ana, ben] = tabs as [Tab, Tab];
      expect((await ana.refusal('rematch', { c: 1 })).code).toBe('not-now');
      await playToEnd(tabs);
      const first = await ben.ask('rematch', { c: 1 });
      expect(await ana.ask('rematch', { c: 1 })).toEqual(first);
      await ana.until(() => ana.room().rematch?.table === first.table);
      const { room } = await ana.ask('open', { table: first.table, c: 2 });
      expect(room.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ben']);
      expect(room).toMatchObject({ status: 'open', you: 0, host: false });
    }));

  test('a table that nobody uses leaves memory and comes back; one that everybody left for good is ended', async () => {
    const place = await places.fresh();
    const server = await openServer(place, { tables: { idle: 0 }, retention: { abandoned: 0 } });
    const { table, tabs } = await startWith(server.port, ['Ana', 'Ben']);
    await answerFirst(tabs[0] as Tab);
    const secret = tabs[0]?.secret ?? '';
    for (const tab of tabs) await tab.close();
    await eventually(() => {
      server.tables.live.sweep();
      expect(server.tables.live.size).toBe(0);
    });

    const back = await Tab.enter(server.port, { secret });
    const { play } = await back.ask('open', { table, c: 1 });
    expect(play?.n).toBe(1);
    await back.close();
    await eventually(() => {
      server.tables.live.sweep();
      expect(server.tables.live.size).toBe(0);
    });
    await server.retention.sweep();
    const later = await Tab.enter(server.port, { secret });
    expect((await later.ask('open', { table, c: 1 })).room.status).toBe('ended');
    expect(await recordOf(server.port, table)).toBeDefined();
    await server.stop();
  });

  test('chat is kept, read by all at the table, and not by those who muted the speaker', () =>
    withServer(places.fresh(), async ({ port }) => {
      const { table, invite, tabs } = await seatPeople(port, ['Ana', 'Ben', 'Cleo']);
      const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
      await ana.ask('say', { c: 1, text: ' <b>¡Hola!</b>\n ' });
      await cleo.ask('mute', { c: 1, seat: 0, on: true });
      await ana.ask('say', { c: 1, phrase: 'luck' });
      const said = (tab: Tab) => tab.messages.flatMap((m) => ('chat' in m && 'c' in m ? [m.chat] : []));
      await ben.until(() => said(ben).length === 2);
      expect(said(ben)).toMatchObject([
        { n: 1, seat: 0, name: 'Ana', text: '<b>¡Hola!</b>' },
        { n: 2, seat: 0, phrase: 'luck' },
      ]);
      // Ben's line comes after the one that Cleo is not to read, on the same connection.
      await ben.ask('say', { c: 1, phrase: 'thanks' });
      await cleo.until(() => said(cleo).some(({ n }) => n === 3));
      expect(said(cleo).map(({ n }) => n)).toEqual([1, 3]);
      const stranger = await Tab.enter(port, { name: 'Dan' });
      const { chat } = await stranger.ask('open', { table, c: 1, invite });
      expect(chat.map((line) => line.n)).toEqual([1, 2, 3]);
      await stranger.ask('say', { c: 1, text: 'hm' });
      const other = await Tab.enter(port, { name: 'Eve' });
      const seen = await other.ask('open', { table, c: 1, invite });
      expect(seen.chat.map((line) => line.n)).toEqual([1, 2, 3, 4]);
      await cleo.ask('close', { c: 1 });
      // Lines of spectators are not for those with a seat.
      expect((await cleo.ask('open', { table, c: 1 })).chat.map(({ seat }) => seat)).toEqual([1]);
    }));

  test('tokens of accusation are told and kept like chat, only where roles are hidden and only by seats', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const { table, invite, tabs } = await seatPeople(port, ['Ana', 'Ben', 'Cleo'], { game: 'saboteur' });
        const [ana, ben] = tabs as [Tab, Tab, Tab];
        expect((await ana.refusal('accuse', { c: 1, about: 1 })).code).toBe('not-now');
        await ana.ask('start', { c: 1 });
        await ana.ask('accuse', { c: 1, about: 1 });
        await ana.ask('accuse', { c: 1, about: null });
        for (const about of [0, 9])
          expect((await ana.refusal('accuse', { c: 1, about })).code).toBe('not-now');
        const heard = (tab: Tab) =>
          tab.messages.flatMap((m) =>
            'chat' in m && 'c' in m && m.chat.accusation ? [m.chat.accusation] : [],
          );
        await ben.until(() => heard(ben).length === 2);
        expect(heard(ben)).toEqual([
          { seat: 0, about: 1, round: 1, number: 0 },
          { seat: 0, round: 1, number: 0 },
        ]);
        const stranger = await Tab.enter(port, { name: 'Dan' });
        expect((await stranger.ask('open', { table, c: 1, invite })).chat).toHaveLength(2);
        expect((await stranger.refusal('accuse', { c: 1, about: 1 })).code).toBe('not-allowed');
      },
      { games: [saboteur] },
    ));

  test('bots hear the tokens and lay their own', () => {
    const heardBy: number[] = [];
    const careless = carelessThinkers();
    const thinkers: Thinkers = {
      async decide(question) {
        heardBy.push(question.talk?.length ?? -1);
        const spoken = { about: 0, reason: 'dead-end-blocks' } as const;
        return { ...(await careless.decide(question)), spoken };
      },
      close: careless.close,
    };
    return withServer(
      places.fresh(),
      async ({ port }) => {
        const ana = await Tab.enter(port, { name: 'Ana' });
        const { table, invite } = await ana.ask('create', { game: 'saboteur', seats: 3 });
        await ana.ask('open', { table, c: 1, invite });
        await ana.ask('sit', { c: 1 });
        for (const seat of [1, 2]) await ana.ask('bot', { c: 1, seat, level: 'novice' });
        await ana.ask('start', { c: 1 });
        await ana.until(() => ana.play()?.d);
        await ana.ask('accuse', { c: 1, about: 2 });
        await answerFirst(ana);
        const said = () =>
          ana.messages.flatMap((m) =>
            'chat' in m && 'c' in m && m.chat.accusation ? [m.chat.accusation] : [],
          );
        await ana.until(() => said().some(({ seat }) => seat === 1));
        expect(said().find(({ seat }) => seat === 1)).toMatchObject({
          about: 0,
          reason: 'dead-end-blocks',
          round: 1,
        });
        expect(heardBy.some((count) => count > 0)).toBe(true);
      },
      { games: [saboteur], thinkers },
    );
  });

  test('bots fill seats and play; the game comes to its end with one person', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { table } = await ana.ask('create', { game: 'toy', seats: 3 });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1, seat: 1 });
      await ana.ask('bot', { c: 1, seat: 0, level: 'novice' });
      expect((await ana.refusal('start', { c: 1 })).code).toBe('no-seat');
      await ana.ask('bot', { c: 1, seat: 2, level: 'master' });
      await ana.ask('start', { c: 1 });
      await playToEnd([ana]);
      expect((await recordOf(port, table))?.names).toEqual(['Bruma', 'Ana', 'Candela']);
    }));
});

describe('who may do what', () => {
  onDatabases('rights', (places) => {
    test('a private table is opened by its link alone; who lacks it learns nothing', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { table, invite } = await seatPeople(port, ['Ana', 'Ben']);
        const stranger = await Tab.enter(port, { name: 'Dan' });
        const missing = await stranger.refusal('open', { table: 'x'.repeat(22), c: 1 });
        expect(await stranger.refusal('open', { table, c: 1 })).toEqual(missing);
        expect(await stranger.refusal('open', { table, c: 1, invite: `${invite}x` })).toEqual(missing);
        const { room } = await stranger.ask('open', { table, c: 1, invite });
        expect(room.invite).toBeUndefined();
        expect(JSON.stringify(room)).not.toContain(invite);
      }));

    test('only the host adds bots, removes guests and starts; after the start nobody is removed', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { table, invite, tabs } = await seatPeople(port, ['Ana', 'Ben']);
        const [ana, ben] = tabs as [Tab, Tab];
        for (const refused of [
          ben.refusal('bot', { c: 1, seat: 0, level: 'novice' }),
          ben.refusal('clear', { c: 1, seat: 0 }),
          ben.refusal('start', { c: 1 }),
          ben.refusal('admit', { c: 1, ask: 1, yes: true }),
        ])
          expect((await refused).code).toBe('not-allowed');
        await ana.ask('clear', { c: 1, seat: 1 });
        await ben.until(() => ben.room().seats[1]?.kind === 'free');
        expect((await ben.refusal('sit', { c: 1 })).code).toBe('not-allowed');
        await ben.ask('ask', { c: 1 });
        await ana.ask('admit', { c: 1, ask: 1, yes: true });
        await ana.ask('start', { c: 1 });
        expect((await ana.refusal('clear', { c: 1, seat: 1 })).code).toBe('not-now');
        expect((await ana.refusal('bot', { c: 1, seat: 1, level: 'novice' })).code).toBe('not-now');
        const late = await Tab.enter(port, { name: 'Late' });
        await late.ask('open', { table, c: 1, invite });
        expect((await late.refusal('sit', { c: 1 })).code).toBe('not-now');
        expect((await late.refusal('end', { c: 1, agree: true })).code).toBe('not-allowed');
      }));

    test('a taken seat is not given twice, one may move, and the host role passes on', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { tabs } = await seatPeople(port, ['Ana', 'Ben'], { seats: 3 });
        const [ana, ben] = tabs as [Tab, Tab];
        expect((await ben.refusal('sit', { c: 1, seat: 0 })).code).toBe('no-seat');
        expect((await ben.refusal('sit', { c: 1, seat: 9 })).code).toBe('no-seat');
        expect(await ben.ask('sit', { c: 1, seat: 2 })).toEqual({ seat: 2 });
        await ana.ask('leave', { c: 1 });
        const room = await ben.until(() => ben.room().host && ben.room());
        expect(room.seats.map((seat) => seat.kind)).toEqual(['free', 'free', 'person']);
      }));

    test('at a listed table the host may decide who gets a seat', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { table, tabs } = await seatPeople(port, ['Ana', 'Ben'], {
          seats: 3,
          listed: true,
          entry: 'ask',
        });
        const [ana] = tabs as [Tab, Tab];
        const dan = await Tab.enter(port, { name: 'Dan' });
        const { tables } = await dan.ask('lobby', { on: true });
        expect(tables).toMatchObject([
          { table, game: 'toy', seats: 3, free: 1, entry: 'ask', names: ['Ana', 'Ben'] },
        ]);
        await dan.ask('open', { table, c: 1 });
        expect((await dan.refusal('sit', { c: 1 })).code).toBe('not-allowed');
        await dan.ask('ask', { c: 1 });
        const asking = await ana.until(() => ana.room().asks?.[0]);
        expect(asking).toEqual({ ask: 1, name: 'Dan' });
        await ana.ask('admit', { c: 1, ask: 1, yes: true });
        await dan.until(() => dan.room().you === 2);
        await dan.until(() => dan.messages.some((m) => 'lobby' in m && m.lobby.set[0]?.free === 0));
        await ana.ask('start', { c: 1 });
        await dan.until(() => dan.play());
      }));

    test('spectators see the table, unless it forbids them; a seat never answers through a watching channel', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { table, invite, tabs } = await startWith(port, ['Ana', 'Ben']);
        const [ana] = tabs as [Tab, Tab];
        const dan = await Tab.enter(port, { name: 'Dan' });
        const { play, room } = await dan.ask('open', { table, c: 1, invite });
        expect(play?.view).toMatchObject({ hands: [3, 3], top: 'unknown' });
        expect(room.you).toBeUndefined();
        await ana.until(() => ana.room().watchers === 1);
        const screen = await Tab.enter(port, { secret: ana.secret ?? '' });
        const big = await screen.ask('open', { table, c: 1, watch: true });
        expect(big.play?.view).toMatchObject({ hands: [3, 3] });
        expect(big.play?.d).toBeUndefined();
        const d = ana.play()?.d;
        const answer = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'k' };
        expect((await screen.refusal('answer', answer)).code).toBe('not-allowed');
        expect((await dan.refusal('answer', answer)).code).toBe('not-allowed');

        const closed = await seatPeople(port, ['Eva', 'Finn'], { spectators: false });
        await dan.ask('open', { table: closed.table, c: 2, invite: closed.invite });
        await closed.tabs[0]?.ask('start', { c: 1 });
        await dan.until(() => dan.messages.some((m) => 'gone' in m && m.c === 2));
        expect((await dan.refusal('open', { table: closed.table, invite: closed.invite, c: 2 })).code).toBe(
          'not-allowed',
        );
      }));

    test('a game is ended early when all who play agree', () =>
      withServer(places.fresh(), async ({ port }) => {
        const { table, tabs } = await startWith(port, ['Ana', 'Ben', 'Cleo']);
        const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
        await ana.ask('end', { c: 1, agree: true });
        await ben.ask('end', { c: 1, agree: true });
        await cleo.until(() => cleo.room().ending.length === 2);
        await ben.ask('end', { c: 1, agree: false });
        await cleo.ask('end', { c: 1, agree: true });
        await ana.ask('ping', {});
        expect(ana.room().status).toBe('running');
        await ben.ask('leave', { c: 1 });
        await ana.until(() => ana.room().status === 'ended');
        expect((await recordOf(port, table))?.outcome).toBeUndefined();
      }));
  });
});
