import type { TournamentView } from '../../packages/protocol/src/index.ts';
import { Tab } from '../../packages/server/test/tab.ts';
import {
  allSeeTheEnd,
  looksRight,
  onlineInTheLongRun,
  type Person,
  person,
  play,
  tableOf,
} from '../support/people.ts';
import { second } from '../support/server.ts';
import { desktop, expect, phone } from '../support/test.ts';

const game = 'welcome-to-the-dungeon';
const OTHERS = ['Cleo', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'];
const LEAVERS = ['Cleo', 'Dan'];

/** Passing whenever it is allowed makes the shortest game. */
const hasty = (options: readonly string[]): string =>
  options.find((option) => option === 'pass') ?? options[0] ?? '';

const told = (tab: Tab): TournamentView | undefined =>
  tab.messages.flatMap((message) => ('tournament' in message ? [message.tournament] : [])).at(-1);

/** Somebody who speaks the protocol without a browser: joins, goes to every table that is drawn and plays it. */
async function entrant(port: number, tournament: string, name: string): Promise<Tab> {
  const tab = await Tab.enter(port, { name });
  await tab.ask('tournament', { tournament, on: true });
  await tab.ask('join-tournament', { tournament, contribution: '0a' });
  return tab;
}

/** Plays at the table of a round until it is over. */
async function playsRound(tab: Tab, round: number): Promise<void> {
  const limit = 120_000;
  const table = await tab.until(() => told(tab)?.rounds.length === round && told(tab)?.you?.table, limit);
  await tab.ask('open', { table, c: round });
  const isOver = () => tab.room(round).status !== 'running';
  const asked = () => {
    const d = tab.play(round)?.d;
    return d && !d.optional ? d : undefined;
  };
  for (let key = 0; !isOver(); key++) {
    await tab.until(() => isOver() || asked(), limit);
    const d = isOver() ? undefined : asked();
    // Another one may have been quicker: then it is asked anew.
    if (d)
      await tab.raw('answer', { c: round, n: d.number, option: hasty(d.options), key: `${round}-${key}` });
  }
}

/** Goes to the table by itself when the round is drawn, also from the end of the table before, and plays it. */
async function playsInBrowser(who: Person, before = ''): Promise<void> {
  const { page } = who.visitor;
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== `/t/${before}`);
  await page.waitForSelector('.table-board');
  await play([who], 400, hasty);
  await allSeeTheEnd([who]);
}

/** What the standings must be, from the results of all tables alone. */
function pointsOf({ rounds, entrants }: TournamentView): Map<string, number> {
  const points = new Map(entrants.map(({ name }) => [name, 0]));
  for (const { tables } of rounds)
    for (const { seats, result } of tables)
      for (const [seat, entrant] of seats.entries()) {
        const name = entrants[entrant]?.name ?? '';
        const place = result?.places[seat] ?? 0;
        const share = result?.places.filter((one) => one === place).length ?? 1;
        const last = seats.length - 1;
        const middle = place - 1 + (share - 1) / 2;
        const won = result?.gone[seat] ? 0 : Math.round((100 * (last - middle)) / last);
        points.set(name, (points.get(name) ?? 0) + won);
      }
  return points;
}

onlineInTheLongRun(
  'a tournament of eight with two leavers ends with a right table, on two browsers and on the big screen',
  second,
  async (stage, server) => {
    const ana = await person(stage, { size: desktop, language: 'en' });
    const { page } = ana.visitor;
    await page.goto(server.url);
    await page.click('[data-people] a[href="/tournaments"]');
    await page.fill('[data-name]', 'Ana');
    await page.selectOption('select', game);
    await page.locator('[data-seats] .choices-one', { hasText: '4' }).click();
    await page.locator('[data-rounds] .choices-one', { hasText: '2' }).click();
    await looksRight(ana, 'tournaments');
    await page.locator('[data-open-tournament]:enabled').click();
    await page.waitForURL(/\/tournament\//);
    await expect(page.locator('[data-entrants] li')).toHaveText([/Ana/]);
    const link = await page.inputValue('[data-invite]');
    const tournament = link.split('/').at(-1) ?? '';

    const screen = await person(stage, { size: { width: 1920, height: 1080 }, language: 'es' });
    await screen.visitor.page.goto(`${link}?screen`);
    const bea = await person(stage, { size: phone, language: 'es', touch: true });
    await bea.visitor.page.goto(link);
    await bea.visitor.page.fill('[data-name]', 'Bea');
    await bea.visitor.page.tap('[data-join]');
    const port = Number(new URL(server.url).port);
    const others: Tab[] = [];
    for (const name of OTHERS) others.push(await entrant(port, tournament, name));
    for (const who of [ana, bea, screen])
      await expect(who.visitor.page.locator('[data-entrants] li')).toHaveCount(8);
    await looksRight(ana, 'tournament open');
    await looksRight(bea, 'tournament open, phone');
    await looksRight(screen, 'tournament open, big');

    await page.click('[data-draw]');
    const leaving = others.slice(0, 2);
    for (const tab of leaving) {
      await tab.until(() => told(tab)?.you?.table);
      await tab.ask('leave-tournament', { tournament });
    }
    const staying = others.slice(2);
    await screen.visitor.page.waitForSelector('[data-big="running"] .cup-table');
    await looksRight(screen, 'tournament running, big');
    await Promise.all([
      playsInBrowser(ana),
      playsInBrowser(bea),
      ...staying.map((tab) => playsRound(tab, 1)),
    ]);
    const beas = tableOf(bea);
    await page.getByRole('button', { name: 'To the tournament' }).click();
    await page.waitForSelector('[data-round="1"]');
    await looksRight(ana, 'tournament between rounds');
    await page.locator('[data-draw]:enabled').click();
    await Promise.all([
      playsInBrowser(ana),
      playsInBrowser(bea, beas),
      ...staying.map((tab) => playsRound(tab, 2)),
    ]);

    for (const who of [ana, bea]) {
      await who.visitor.page.goto(link);
      await who.visitor.page.waitForSelector('.cup-winner');
    }
    const view = await ana.visitor.page.evaluate(
      async (address: string) => (await fetch(address)).json(),
      `${server.url}/api/tournaments/${tournament}`,
    );
    const { tournament: end, records } = view as { tournament: TournamentView; records: object };
    const expected = pointsOf(end);
    for (const name of LEAVERS) expect(expected.get(name), `${name} left`).toBe(0);
    const rows = await page.locator('[data-standings] tbody tr').allInnerTexts();
    expect(rows).toHaveLength(8);
    const shown = rows.map((row) => row.split(/\t|\n/).map((cell) => cell.trim()));
    for (const [, name = '', points] of shown)
      expect([name.split(/[ (·]/)[0], Number(points)]).toEqual([
        name.split(/[ (·]/)[0],
        expected.get(name.split(/[ (·]/)[0] ?? ''),
      ]);
    const order = shown.map(([, , points]) => Number(points));
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(end.rounds[1]?.tables.map(({ seats }) => seats.length)).toEqual([3, 3]);
    expect(Object.keys(records)).toHaveLength(4);
    await looksRight(ana, 'tournament over');
    await looksRight(bea, 'tournament over, phone');
    await looksRight(screen, 'tournament over, big');
    for (const tab of others) await tab.close();
    return undefined;
  },
);
