import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { onBothDatabases } from '../places.ts';
import { keeper, ORIGIN, playOut, ratedTable } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { openServer } from '../test-server.ts';

const many = { burst: 1e6, perSecond: 1e6 };

onBothDatabases('friends', (places) => {
  test('following, inviting, being seen at a table and blocking; no id and no invitation for anybody else', async () => {
    const place = await places.fresh();
    const server = await openServer(place, { origins: [ORIGIN], limits: { heavy: many, messages: many } });
    const { port } = server;
    const guest = await Tab.enter(port, { name: 'Guest' });
    const [ana, ben, cleo] = [
      await keeper(port, 'Ana'),
      await keeper(port, 'Ben'),
      await keeper(port, 'Cleo'),
    ];
    const { c } = await ratedTable([ana, ben]);
    await playOut([ana, ben], c);
    await eventually(async () =>
      expect((await ana.ask('friends', {})).lately).toMatchObject([
        { name: 'Ben', following: false, games: 1 },
      ]),
    );
    expect((await guest.refusal('follow', { name: 'Ben', on: true })).code).toBe('needs-name');
    expect((await ana.refusal('follow', { name: 'Ana', on: true })).code).toBe('not-allowed');
    expect((await ana.refusal('follow', { name: 'Nobody', on: true })).code).toBe('unknown-person');
    expect((await ana.ask('follow', { name: 'ben', on: true })).following).toMatchObject([{ name: 'Ben' }]);
    expect((await ben.ask('friends', {})).followers).toBe(1);

    const { table, invite } = await ben.ask('create', { game: 'toy', seats: 2, listed: true });
    await ben.ask('open', { table, invite, c: 1 });
    await ben.ask('sit', { c: 1 });
    // Where Ben is, is told only where he shows it.
    expect((await ana.ask('friends', {})).following[0]).not.toHaveProperty('playing');
    const { shown } = await ben.ask('kept', {});
    await ben.ask('set-shown', { ...shown, presence: true });
    expect((await ana.ask('friends', {})).following[0]?.playing).toEqual({ game: 'toy', table });

    expect((await cleo.refusal('invite', { name: 'Ana', table })).code).toBe('no-table');
    await ben.ask('invite', { name: 'Ana', table });
    await ana.until(() => ana.frames.some((frame) => frame.includes('"invitation"')));
    expect((await ana.ask('friends', {})).invitations).toEqual([
      { from: 'Ben', kept: true, table, invite, game: 'toy' },
    ]);
    expect((await cleo.ask('friends', {})).invitations).toEqual([]);

    // Whoever is blocked is answered as before, and nobody hears of it.
    await cleo.ask('block', { name: 'Ben', on: true });
    await ben.ask('invite', { name: 'Cleo', table });
    expect((await cleo.ask('friends', {})).invitations).toEqual([]);
    expect((await ben.refusal('follow', { name: 'Cleo', on: true })).code).toBe('not-allowed');
    await cleo.ask('block', { name: 'Ben', on: false });
    await ben.ask('follow', { name: 'Cleo', on: true });
    expect((await ana.ask('balance', { game: 'toy' })).game).toBe('toy');

    await server.stop();
    // All that was sent to them has been read.
    for (const tab of [guest, ana, ben, cleo]) await tab.until(() => tab.closed);
    const storage = await openStorage(place);
    const ids = (await storage.tableRow(table))?.people ?? [];
    const rows = await Promise.all(['ana', 'ben', 'cieo'].map((skeleton) => storage.keptNameLike(skeleton)));
    await storage.close();
    const people = new Set([...ids, ...rows.flatMap((row) => (row ? [row.person] : []))]);
    expect(people.size).toBe(3);
    for (const { frames } of [guest, ana, ben, cleo])
      for (const id of people) expect(frames.filter((frame) => frame.includes(id))).toEqual([]);
    expect(guest.frames.join()).not.toContain(invite);
    expect(cleo.frames.join()).not.toContain(invite);
  });
});
