import { Victim } from '../../packages/server/test/faults/victim.ts';
import { startPostgres, whyNoPostgres } from '../../packages/server/test/postgres.ts';
import { startRelay } from '../../packages/server/test/relay.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { built } from '../support/build.ts';
import {
  allSeeTheEnd,
  forgive,
  joins,
  letsBotPlay,
  opens,
  type Person,
  person,
  play,
  restless,
} from '../support/people.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const missing = whyNoPostgres();
if (missing !== undefined) console.log(`a table at three servers is left out: ${missing}`);

/** Each person's address leads to a server of its own, and to another one when that is gone, as a load balancer would. */
async function balancer(servers: readonly Victim[], own: number) {
  const target = () => {
    const mine = servers[own];
    return (mine?.isAlive ? mine : servers.find((server) => server.isAlive))?.port ?? 0;
  };
  const line = await startRelay(target);
  return { url: `http://127.0.0.1:${line.port}`, close: () => line.close() };
}

// In the short run, tests of the server play over several processes and kill one.
if (isLong && missing === undefined)
  test('three people at three servers play one game, and one of the servers is killed', async ({ stage }) => {
    const cluster = await startPostgres();
    const database = await cluster.database();
    const servers = [0, 1, 2].map(() => new Victim(database, built));
    await Promise.all(servers.map((server) => server.start()));
    const doors = await Promise.all(servers.map((_, i) => balancer(servers, i)));
    const visit: typeof stage.visit = (wanted) => stage.visit({ ...wanted, elsewhere: true });
    const there = { ...stage, visit };
    const ana = await person(there, { size: desktop, language: 'en' });
    const bea = await person(there, { size: phone, language: 'es', touch: true });
    const eva = await person(there, { size: desktop, language: 'es' });
    const people: readonly Person[] = [ana, bea, eva];
    const address = (i: number) => doors[i]?.url ?? '';
    const invitation = await opens(ana, `${address(0)}/online?game=saboteur`, 'Ana', 3);
    const through = (i: number) => invitation.replace(new URL(invitation).origin, address(i));
    await joins(bea, through(1), 'Bea');
    await joins(eva, through(2), 'Eva');
    await ana.visitor.page.locator('[data-start]:enabled').click();
    const pick = restless();
    await play(people, 4, pick);

    await servers[1]?.kill();
    await play(people, 6, pick);
    for (const each of people) forgive(each);
    for (const each of people) {
      const seats = each.visitor.page.locator('[data-seat] .panel-name');
      await expect(seats, 'the same three people on every page').toHaveCount(3);
    }
    for (const each of people) await letsBotPlay(each);
    await allSeeTheEnd(people);
    for (const each of people) forgive(each);
    for (const { visitor } of people) await visitor.context.close();
    for (const door of doors) door.close();
    for (const server of servers) await server.stop();
    cluster.stop();
  });
