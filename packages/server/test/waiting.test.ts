import { allGames } from '@mazmorra/catalogue/loaded';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { openServer, seatPeople, withServer } from './test-server.ts';

onDatabases('the waiting room', (places) => {
  test('the host changes the game, the seats and the clock until the start; then it is played so', async () => {
    const place = await places.fresh();
    const server = await openServer(place, { games: allGames });
    const { table, tabs } = await seatPeople(server.port, ['Ana', 'Ben', 'Cleo'], { game: 'saboteur' });
    const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
    const wish = {
      game: 'welcome-to-the-dungeon',
      seats: 3,
      clock: { kind: 'live', seconds: 40, reserve: 100 } as const,
    };
    expect((await ben.refusal('change', { c: 1, ...wish })).code).toBe('not-allowed');
    for (const wrong of [
      { ...wish, game: 'chess' },
      { ...wish, seats: 9 },
      { ...wish, variants: { no: true } },
    ])
      expect((await ana.refusal('change', { c: 1, ...wrong })).code).toBe('start');
    expect((await ana.refusal('change', { c: 1, ...wish, seats: 2 })).code).toBe('no-seat');
    await ana.ask('change', { c: 1, ...wish });
    await ben.until(() => ben.room().game === 'welcome-to-the-dungeon');
    expect(ben.room().seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
    // The clock is new: whoever sits there has to agree before the host can start.
    expect((await ana.refusal('start', { c: 1 })).code).toBe('not-now');
    expect(ben.room().seats.map(({ unagreed }) => unagreed === true)).toEqual([false, true, true]);
    await ben.ask('agree', { c: 1, terms: ben.room().terms ?? 0 });
    expect((await ana.refusal('start', { c: 1 })).code).toBe('not-now');
    await cleo.ask('agree', { c: 1, terms: 1 });
    await ana.until(() => ana.room().seats.every(({ unagreed }) => !unagreed));
    await ana.ask('start', { c: 1 });
    const play = await ben.until(() => ben.play());
    expect(Object.values(play.clock?.left ?? {})[0]).toBeGreaterThan(130_000);
    expect((await ana.refusal('change', { c: 1, ...wish })).code).toBe('not-now');
    await server.stop();

    // It is what was changed, also after a restart.
    const again = await openServer(place, { games: allGames });
    const back = await Tab.enter(again.port, { secret: ana.secret ?? '' });
    const opened = await back.ask('open', { table, c: 1 });
    expect(opened.room).toMatchObject({ game: 'welcome-to-the-dungeon', clock: wish.clock });
    expect(opened.play?.n).toBe(play.n);
    await again.stop();
  });

  test('who came with the invitation is a guest, who came from the lobby looks on', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2, listed: true });
      await ana.ask('open', { table, c: 1 });
      await ana.ask('sit', { c: 1 });
      const guest = await Tab.enter(port, { name: 'Guest' });
      await guest.ask('open', { table, invite, c: 1 });
      const passer = await Tab.enter(port, { name: 'Passer' });
      await passer.ask('open', { table, c: 1 });
      await ana.until(() => ana.room().guests === 1 && ana.room().watchers === 1);
      await guest.ask('sit', { c: 1 });
      await ana.until(() => ana.room().guests === 0);
      // After the start nobody without a seat is a guest.
      const late = await Tab.enter(port, { name: 'Late' });
      await late.ask('open', { table, invite, c: 1 });
      await ana.ask('start', { c: 1 });
      await eventually(() => expect(ana.room()).toMatchObject({ watchers: 2, guests: 0 }));
    }));

  test('a code that was used says so; one that nobody has does not', () =>
    withServer(places.fresh(), async ({ port }) => {
      const ana = await Tab.enter(port, { name: 'Ana' });
      const { code } = await ana.ask('handover', {});
      const hello = async (given: string) =>
        (await Tab.open(port)).raw('hello', { protocol: 1, code: given });
      const replies = await Promise.all([hello(code), hello(code)]);
      expect(replies.filter((reply) => 'ok' in reply)).toHaveLength(1);
      expect(await hello(code)).toMatchObject({ error: { code: 'unknown-person', used: true } });
      const unknown = await hello('nobody-has-this-code');
      expect(unknown).toMatchObject({ error: { code: 'unknown-person' } });
      expect(unknown).not.toHaveProperty('error.used');
    }));
});
