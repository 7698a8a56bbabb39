import { expect, test } from 'vitest';
import { Authenticator } from '../names/authenticator.ts';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { onBothBuses, portOf } from './several.ts';

onBothBuses('people at several processes', (several) => {
  test('the lobby, codes for another device, names, mutes and turns are the same at both', async () => {
    const servers = await several.open(3);
    const [here, there, third] = [portOf(servers, 0), portOf(servers, 1), portOf(servers, 2)];
    const ana = await Tab.enter(here, { name: 'Ana' });
    const ben = await Tab.enter(there, { name: 'Ben' });
    await ben.ask('lobby', { on: true });
    const { table } = await ana.ask('create', { game: 'toy', seats: 2, listed: true });
    await ben.until(() =>
      ben.messages.some((m) => 'lobby' in m && m.lobby.set.some((one) => one.table === table)),
    );
    for (const tab of [ana, ben]) {
      await tab.ask('open', { table, c: 1 });
      await tab.ask('sit', { c: 1 });
    }

    // A code that was made here is good there, once.
    const { code } = await ana.ask('handover', {});
    const phone = await Tab.enter(third, { code });
    await expect(Tab.enter(here, { code })).rejects.toThrow('used before');

    // Another name is told on all devices; a muted line is not.
    await ana.ask('name', { name: 'Anna' });
    await ben.until(() => ben.room().seats[0]?.name === 'Anna');
    const other = await phone.ask('mine', {});
    expect(other.tables[0]?.names).toEqual(['Anna', 'Ben']);
    await phone.ask('open', { table, c: 1 });
    await ana.ask('mute', { c: 1, seat: 1, on: true });
    await phone.until(() => phone.room().muted.includes(1));
    await ben.ask('say', { c: 1, phrase: 'hello' });
    await ana.ask('start', { c: 1 });
    for (const tab of [ana, ben, phone]) await tab.until(() => tab.play());
    // Ben's new name comes behind his line, from the same process.
    await ben.ask('name', { name: 'Benno' });
    for (const tab of [ana, phone]) await tab.until(() => tab.room().seats[1]?.name === 'Benno');
    for (const tab of [ana, phone]) expect(tab.messages.some((message) => 'chat' in message)).toBe(false);

    // A page without the table open hears whose turn it is, also at a process where nobody has it open.
    await phone.ask('close', { c: 1 });
    const asked = await ana.until(() => ana.play()?.d);
    await ana.ask('answer', { c: 1, n: asked.number, option: asked.options[0] ?? '', key: 'k' });
    await phone.until(() => phone.messages.some((message) => 'turn' in message));

    // Signed out there, by a device here.
    const { devices } = await ana.ask('devices', {});
    const device = devices.find(({ current }) => !current);
    await ana.ask('sign-out', { device: device?.id ?? '' });
    await phone.until(() => phone.closed?.code === 4001);
  });

  test('an invitation, a kept name and a tournament are told at the process where somebody is', async () => {
    const servers = await several.open(2, { origins: [ORIGIN], tournaments: { tick: 1e8, pause: 1e8 } });
    const [here, there] = [portOf(servers, 0), portOf(servers, 1)];
    const [ana, ben] = [await keeper(here, 'Ana'), await keeper(there, 'Ben')];
    const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
    await ana.ask('open', { table, invite, c: 1 });
    await ana.ask('sit', { c: 1 });
    await ana.ask('invite', { name: 'Ben', table });
    const told = await ben.until(() => ben.messages.find((message) => 'invitation' in message));
    expect(told).toEqual({ invitation: { from: 'Ana', kept: true, table, invite, game: 'toy' } });

    // A guest at one process keeps the name at another, on another device: both are no guests any more.
    const guest = await Tab.enter(here, { name: 'Cleo' });
    const { code } = await guest.ask('handover', {});
    const phone = await Tab.open(there, { host: 'mazmorra.test' });
    await phone.ask('hello', { protocol: 1, code });
    await guest.ask('open', { table, invite, c: 1 });
    await guest.ask('sit', { c: 1 });
    await ana.until(() => ana.room().seats[1]?.name === 'Cleo');
    expect(ana.room().seats[1]).not.toHaveProperty('kept');
    const { options } = await phone.ask('passkey-options', { name: 'Cleo' });
    await phone.ask('add-passkey', { name: 'Cleo', passkey: new Authenticator(ORIGIN).make(options) });
    await ana.until(() => ana.room().seats[1]?.kept);

    const clock = { kind: 'live', seconds: 60, reserve: 0 } as const;
    const cup = { game: 'toy', seats: 2, rounds: 1, clock } as const;
    const { tournament } = await ana.ask('open-tournament', cup);
    await ana.ask('tournament', { tournament, on: true });
    await ben.ask('join-tournament', { tournament });
    const changed = await ana.until(() => ana.messages.find((message) => 'tournament' in message));
    expect(changed).toMatchObject({ tournament: { entrants: [{ name: 'Ben', kept: true }] } });
  });

  test('strangers who wait at different processes are called to one table, and play', async () => {
    const servers = await several.open(3);
    const tabs = await Promise.all(
      ['Ana', 'Ben', 'Cleo'].map((name, i) => Tab.enter(portOf(servers, i), { name })),
    );
    for (const tab of tabs) await tab.ask('wait', { games: ['toy'] });
    const pools = (tab: Tab) => tab.messages.flatMap((m) => ('pool' in m ? [m.pool] : []));
    const tables = await Promise.all(tabs.map((tab) => tab.until(() => pools(tab).at(-1)?.called?.table)));
    expect(new Set(tables).size).toBe(1);
    for (const tab of tabs) {
      await tab.ask('open', { table: tables[0] ?? '', c: 1 });
      await tab.ask('contribute', { c: 1, contribution: 'ab' });
    }
    for (const tab of tabs) await tab.until(() => tab.play());
    expect(
      tabs[0]
        ?.room()
        .seats.map(({ name }) => name)
        .sort(),
    ).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  test('a screen code is found at every process, and codes tried at all of them count together', async () => {
    const limits = { screenCodesPerAddress: { burst: 4, perSecond: 0.001 } };
    const servers = await several.open(2, { limits });
    const [screen, phone] = [
      await Tab.enter(portOf(servers, 0), { name: 'Screen' }),
      await Tab.enter(portOf(servers, 1), { name: 'Phone' }),
    ];
    const { table, invite } = await screen.ask('create', { game: 'toy', seats: 2 });
    await screen.ask('open', { table, invite, c: 1, screen: true });
    const { code } = await screen.ask('show-code', { c: 1 });
    expect(await phone.ask('find-code', { code })).toEqual({ table, invite });
    await phone.ask('open', { table, invite, c: 1 });
    expect(await phone.ask('show-code', { c: 1 })).toMatchObject({ code });
    const replies = [];
    for (const tab of [screen, phone, screen, phone])
      replies.push((await tab.raw('find-code', { code })) as { error?: { code: string } });
    expect(replies.map(({ error }) => error?.code ?? 'found')).toEqual(['found', 'found', 'found', 'rate']);
  });

  test('newcomers from one address and tables of one person are counted together', async () => {
    const limits = { newPeople: { burst: 3, perSecond: 0.001 }, openTables: 2 };
    const servers = await several.open(2, { limits });
    const tabs = [];
    for (let i = 0; i < 3; i++) tabs.push(await Tab.enter(portOf(servers, i), { name: `P${i}` }));
    for (let i = 0; i < 2; i++)
      await expect(Tab.enter(portOf(servers, i), { name: 'late' })).rejects.toThrow('too many new people');
    const [ana] = tabs as [Tab];
    const twin = await Tab.enter(portOf(servers, 1), { secret: ana.secret ?? '' });
    await ana.ask('create', { game: 'toy', seats: 2 });
    await twin.ask('create', { game: 'toy', seats: 2 });
    await ana.until(() => servers[0]?.tables.lobby !== undefined);
    await ana.raw('lobby', { on: true });
    expect(await refusedAtLast(ana)).toBe('too-many');
  });

  test('people of one address who sit at one table from two processes have one share at both', async () => {
    const servers = await several.open(2, { trustProxy: ['1'] });
    const [ana, ben] = await Promise.all([
      Tab.enter(portOf(servers, 0), { name: 'Ana' }, '192.0.2.66'),
      Tab.enter(portOf(servers, 1), { name: 'Ben' }, '192.0.2.66'),
    ]);
    const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2 });
    for (const tab of [ana, ben]) {
      await tab.ask('open', { table, invite, c: 1 });
      await tab.ask('sit', { c: 1 });
    }
    for (const tab of [ana, ben])
      await tab.until(
        () => tab.room().seats.filter((seat) => seat.kind === 'person' && seat.online).length === 2,
      );
    for (const { tables } of servers) {
      const room = (await tables.live.get(table))?.room;
      const people = room?.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])) ?? [];
      const addresses = people.map((person) => tables.shares.origins.of(person).address);
      expect(addresses).toHaveLength(2);
      expect(new Set(addresses).size).toBe(1);
    }
  });
});

/** The other process may hear of the newest table a moment later. */
async function refusedAtLast(tab: Tab): Promise<string> {
  for (;;) {
    const reply = await tab.raw('create', { game: 'toy', seats: 2 });
    if ('error' in reply) return reply.error.code;
  }
}
