import { expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { onDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, openServer, playToEnd, seatPeople } from './test-server.ts';

onDatabases('what is told of people', (places) => {
  test('no id of anybody, no vote before it is cast, and of spectators nothing to those who play', async () => {
    const place = await places.fresh();
    const server = await openServer(place);
    const { table, invite, tabs } = await seatPeople(server.port, ['Ana', 'Ben', 'Cleo'], { listed: true });
    const [ana, ben, cleo] = tabs as [Tab, Tab, Tab];
    const [guest, passer] = [
      await Tab.enter(server.port, { name: 'Guest' }),
      await Tab.enter(server.port, { name: 'Passer' }),
    ];
    await guest.ask('open', { table, invite, c: 1 });
    await passer.ask('open', { table, c: 1 });
    await ana.ask('change', { c: 1, game: 'toy', seats: 3, listed: true, variants: { double: true } });
    await ana.ask('start', { c: 1 });
    for (const tab of [ana, ben, cleo, guest, passer]) await tab.until(() => tab.play());
    await passer.ask('say', { c: 1, text: 'among spectators' });
    await guest.ask('mute', { c: 1, line: 1, on: true, block: true });
    await ana.ask('mute', { c: 1, seat: 1, on: true });
    await ana.ask('mute', { c: 1, seat: 2, on: true, block: true });
    await ana.ask('muted', {});
    while (ana.play()?.w[0] !== 1) await answerFirst(tabs[ana.play()?.w[0] ?? 0] as Tab);
    await ben.close();
    await ana.until(() => ana.room().seats[1]?.online === false);
    await cleo.ask('hand-over', { c: 1, seat: 1, agree: true });
    await ana.ask('hand-over', { c: 1, seat: 1, agree: true });
    await ana.ask('end', { c: 1, agree: true });
    await ana.ask('end', { c: 1, agree: false });
    await ana.until(() => ana.room().seats[1]?.covered === 'away');
    await playToEnd([ana, cleo]);
    await cleo.ask('again', { c: 1, yes: true });
    await ana.ask('again', { c: 1, yes: true });
    await ana.ask('rematch', { c: 1 });
    // The line is behind all that the others would have been told.
    await cleo.ask('say', { c: 1, text: 'the last line' });
    for (const tab of [cleo, guest, passer])
      await tab.until(() => tab.frames.some((f) => f.includes('the last line')));
    await server.stop();

    const storage = await openStorage(place);
    const rows = [await storage.tableRow(table)];
    const lines = await storage.chat(table, 99);
    await storage.close();
    const ids = new Set([...(rows[0]?.people ?? []), ...lines.map(({ person }) => person)]);
    expect(ids.size).toBe(4);
    const everybody = [ana, ben, cleo, guest, passer];
    for (const { frames } of everybody)
      for (const id of ids) expect(frames.filter((frame) => frame.includes(id))).toEqual([]);
    for (const { frames } of [ana, ben, cleo]) expect(frames.join()).not.toContain('among spectators');
    for (const { frames } of [ben, cleo, passer])
      expect(frames.join()).not.toMatch(/"(?:muted|blocked)":\[\d/);
    // Who came without the invitation is told none, not even that of the next table.
    expect(passer.frames.join()).not.toContain('"invite"');
    expect(ana.frames.join()).toContain('"invite"');
  });
});
