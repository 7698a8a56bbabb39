import type { Page } from '@playwright/test';
import { type GameId, gameIds } from '../../packages/catalogue/src/index.ts';
import { signInOperator } from '../../packages/server/src/operator/tokens.ts';
import { Tab } from '../../packages/server/test/tab.ts';
import { playedTable } from '../../packages/web/test/support/played.ts';
import { putTable } from './moment.ts';
import { authenticator } from './passkeys.ts';
import type { RunningServer } from './server.ts';

/** As long as a name may be; one can be broken between words, one cannot. */
const longName = 'Bartolomé de Villafranca';
const unbreakable = 'Wolfeschlegelsteinhausen';

/** Where the pages of a server with something to show are. */
export interface FullServer {
  readonly url: string;
  readonly name: string;
  /** A waiting room of ours with a friend, and one to which we are invited. */
  readonly own: string;
  readonly invitation: string;
  readonly tournament: string;
  /** A finished game of this browser. */
  readonly finished: string;
  readonly token: string;
  /** Plays one of the games of the day to its end. */
  playsDaily(): Promise<void>;
  close(): Promise<void>;
}

/** A server and a browser with as much to show as an evening leaves: a kept name, tables, a tournament, a daily result. */
export async function fillServer(page: Page, server: RunningServer): Promise<FullServer> {
  // Passkeys work under a name, not under a number.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const port = Number(new URL(url).port);
  await page.goto(`${url}/me`);
  await authenticator(page);
  await page.fill('[data-keep-name]', longName);
  await page.locator('[data-keep]:enabled').click();
  await page.locator('[data-codes-done]').click();
  await page.waitForSelector('[data-passkey]');
  const secret = (await page.evaluate("localStorage.getItem('mazmorra.secret')")) as string;
  const [own, friend] = [await Tab.enter(port, { secret }), await Tab.enter(port, { name: unbreakable })];
  const table = await ownTable(own, friend);
  await myTurn(own, friend);
  const invited = await friend.ask('create', { game: 'saboteur', seats: 5 });
  await friend.ask('open', { table: invited.table, c: 5, invite: invited.invite });
  await friend.ask('sit', { c: 5 });
  for (const game of gameIds) {
    const clock = { kind: 'live', seconds: 60, reserve: 120 } as const;
    const listed = await friend.ask('create', { game, seats: 4, listed: true, clock, language: 'es' });
    await friend.ask('open', { table: listed.table, c: 10 + gameIds.indexOf(game) });
    await friend.ask('sit', { c: 10 + gameIds.indexOf(game) });
  }
  const tournament = await openTournament(own, friend);
  const finished = playedTable('welcome-to-the-dungeon', { seats: 3, seed: 'replay' });
  await page.evaluate(putTable(finished));
  const begun = playedTable('dungeonquest', { seats: 2, seed: 'under way', answers: 10 });
  await page.evaluate(putTable(begun));
  const { token } = await signInOperator(server.place, 'Olga', 15 * 60_000);
  return {
    url,
    name: longName,
    own: table,
    invitation: `/t/${invited.table}#${invited.invite}`,
    tournament,
    finished: finished.id,
    token,
    playsDaily: () => playDaily(own),
    close: async () => {
      for (const tab of [own, friend]) await tab.close();
    },
  };
}

async function ownTable(own: Tab, friend: Tab): Promise<string> {
  const { table, invite } = await own.ask('create', { game: 'dungeon-raiders', seats: 4 });
  await own.ask('open', { table, c: 1 });
  await own.ask('sit', { c: 1 });
  await friend.ask('open', { table, c: 1, invite });
  await friend.ask('sit', { c: 1 });
  await own.ask('bot', { c: 1, seat: 2, level: 'adventurer', style: 'cautious' });
  return table;
}

/** A game online in which it is our turn. */
async function myTurn(own: Tab, friend: Tab): Promise<void> {
  const { table, invite } = await own.ask('create', { game: 'welcome-to-the-dungeon', seats: 2 });
  for (const tab of [own, friend]) {
    await tab.ask('open', { table, c: 2, invite });
    await tab.ask('sit', { c: 2 });
  }
  await own.ask('start', { c: 2 });
  await playUntil(friend, 2, () => own.play(2)?.d !== undefined);
}

const daily: GameId = 'welcome-to-the-dungeon';

async function playDaily(own: Tab): Promise<void> {
  const { table } = await own.ask('play-daily', { game: daily });
  await own.ask('open', { table, c: 3 });
  await playUntil(own, 3, () => own.room(3).status === 'finished');
}

/** Passes where it may, else takes the first option, until it is enough. */
async function playUntil(tab: Tab, c: number, enough: () => boolean): Promise<void> {
  for (let key = 0; ; key++) {
    const asked = () => (tab.play(c)?.d?.optional === true ? undefined : tab.play(c)?.d);
    await tab.until(() => enough() || asked());
    const d = asked();
    if (enough() || !d) return;
    const option = d.options.find((one) => one === 'pass') ?? d.options[0] ?? '';
    const reply = await tab.ask('answer', { c, n: d.number, option, key: `${c}-${key}` });
    await tab.until(() => tab.play(c)?.d?.number !== d.number || reply === undefined);
  }
}

async function openTournament(own: Tab, friend: Tab): Promise<string> {
  const { tournament } = await own.ask('open-tournament', {
    game: 'welcome-to-the-dungeon',
    seats: 2,
    rounds: 3,
    clock: { kind: 'live', seconds: 60, reserve: 120 },
    listed: true,
  });
  for (const tab of [own, friend]) await tab.ask('join-tournament', { tournament, contribution: '0a' });
  return tournament;
}
