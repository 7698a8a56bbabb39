import { allGames } from '@mazmorra/catalogue/loaded';
import type { AnyGame } from '@mazmorra/kernel';
import { FastRng } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import type { TableViewer } from '../src/table/updates.ts';
import { onDatabases, type Places } from './places.ts';
import { Censor, truthOf } from './secrecy.ts';
import { Tab } from './tab.ts';
import { openServer } from './test-server.ts';

const many = { burst: 1e9, perSecond: 1e9 };
const MOST_ANSWERS = 60;

/** A game at a server that takes a single table for a crowd: whoever is asked answers, and nobody waits for the others. */
async function playBusily(places: Places, game: AnyGame, seats: number) {
  const place = await places.fresh();
  const limits = { messages: many, heavy: many, newPeople: many };
  const server = await openServer(place, { games: [game], limits, tables: { crowd: 1 } });
  const tabs: Tab[] = [];
  for (let seat = 0; seat <= seats; seat++) tabs.push(await Tab.enter(server.port, { name: `P${seat}` }));
  const players = tabs.slice(0, seats);
  const host = tabs[0] as Tab;
  const { table, invite } = await host.ask('create', { game: game.id, seats });
  for (const tab of tabs) await tab.ask('open', { table, invite, c: 1 });
  for (const tab of players) await tab.ask('sit', { c: 1 });
  await host.ask('start', { c: 1 });

  const rng = new FastRng(game.id);
  let number = 0;
  while (number < MOST_ANSWERS && host.room().status === 'running') {
    const newest = () => players.find((tab) => tab.play()?.n === number && tab.play()?.d);
    const over = () => host.room().status === 'finished';
    await host.until(() => newest() || over());
    const asked = newest();
    const d = asked?.play()?.d;
    if (!asked || !d) break;
    await asked.ask('answer', { c: 1, n: d.number, option: rng.pick(d.options), key: `${number}` });
    number++;
  }
  for (const tab of tabs) await tab.until(() => tab.play()?.n === number);
  const newcomer = await Tab.enter(server.port, { name: 'Late' });
  const { play } = await newcomer.ask('open', { table, invite, c: 1 });
  const watched = tabs[seats]?.play();
  await server.stop();
  const storage = await openStorage(place);
  const stored = await storage.table(table, true);
  await storage.close();
  if (!stored) throw new Error('the table is gone');
  return { tabs, truth: truthOf(game, stored), whole: play?.view, watched: watched?.view };
}

onDatabases('while the server is busy', (places) => {
  for (const game of allGames)
    test(`those who are asked nothing are told of several answers at once, and of nothing else: ${game.id}`, async () => {
      const { tabs, truth, whole, watched } = await playBusily(places, game, 4);
      expect(watched).toEqual(whole);
      let late = 0;
      for (const [seat, { frames }] of tabs.entries()) {
        const censor = new Censor(truth, (seat < 4 ? seat : 'spectator') as TableViewer);
        for (const frame of frames) if (!frame.startsWith('{"bye"')) censor.frame(frame);
        expect(censor.leaks.slice(0, 3)).toEqual([]);
        late += censor.compared.late;
      }
      expect(late).toBeGreaterThan(10);
    });
});
