import { expect } from '@playwright/test';
import type { Received } from '../../packages/server/test/secrecy.ts';
import { isLong } from '../../packages/testkit/src/long.ts';
import { sideways, violations } from './accessible.ts';
import { built } from './build.ts';
import { type Database, possible, type RunningServer, startServer } from './server.ts';
import { TablePage } from './table-page.ts';
import { type Stage, test, type Visit, type Visitor } from './test.ts';

/** A table, and what those around it received: nothing of it may be what they cannot know. */
interface Evidence {
  readonly table: string;
  readonly received: readonly Received[];
}

/** One real server for one test. */
export function online(
  name: string,
  database: Database,
  run: (stage: Stage, server: RunningServer) => Promise<Evidence | undefined>,
): void {
  const on = possible(database);
  test(`online, ${on}: ${name}`, async ({ stage }) => {
    const server = await startServer(built, on);
    const visitors: Visitor[] = [];
    const visit = async (wanted?: Visit): Promise<Visitor> => {
      const visitor = await stage.visit({ ...wanted, elsewhere: true });
      visitors.push(visitor);
      return visitor;
    };
    try {
      const evidence = await run({ ...stage, visit }, server);
      // Before the server goes: a page without one would look for it.
      for (const { context } of visitors) await context.close();
      if (evidence) await nothingLeaked(server, evidence);
    } finally {
      await server.close();
    }
  });
}

/** The same for what takes long and is covered in parts by shorter tests: in the long run alone. */
export const onlineInTheLongRun: typeof online = (name, database, run) => {
  if (isLong) online(name, database, run);
};

async function nothingLeaked(server: RunningServer, { table, received: all }: Evidence): Promise<void> {
  const { leaks, updates } = await server.leaks(table, all);
  expect(leaks.slice(0, 2), 'leaks').toEqual([]);
  expect(updates, `only ${updates} updates were looked at`).toBeGreaterThan(10);
  // The check can fail: what one received would be a leak to another.
  const other = all.find(({ eyes }) => eyes !== all[0]?.eyes);
  if (!other) return;
  const crossed = await server.leaks(table, [
    { eyes: other.eyes, frames: all[0]?.frames.slice(0, 60) ?? [] },
  ]);
  expect(crossed.leaks.length, 'what another received passes for one’s own').toBeGreaterThan(0);
}

/** Somebody in a browser of their own, with all that the server sent to it. */
export interface Person {
  readonly visitor: Visitor;
  readonly table: TablePage;
  readonly frames: string[];
}

export async function person(stage: Stage, visit: Visit): Promise<Person> {
  const visitor = await stage.visit({ ...visit, settings: { confirm: false, ...visit.settings } });
  const frames: string[] = [];
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return { visitor, frames, table: new TablePage(visitor.page, visit.touch ? 'touch' : 'mouse') };
}

/** The frames about one's table: the lobby and the pool are everybody's, and a goodbye tells nothing. */
export const received = ({ frames }: Person, eyes: Received['eyes']): Received => ({
  eyes,
  frames: frames.filter((frame) => !/^\{"(lobby|pool|bye)"/.test(frame)),
});

export const tableOf = ({ visitor }: Person): string =>
  new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';

/** Opens a table with so many seats and comes back with its invitation. */
export async function opens(who: Person, address: string, name: string, seats: number): Promise<string> {
  const { page } = who.visitor;
  await page.goto(address);
  await page.fill('[data-name]', name);
  await page.locator(`[data-seats] .choices-one`, { hasText: String(seats) }).click();
  await page.locator('[data-open-table]:enabled').click();
  await page.waitForSelector('[data-place="0"][data-kind="person"]');
  return page.inputValue('[data-invite]');
}

export async function joins({ visitor: { page } }: Person, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.fill('[data-name]', name);
  await page.click('[data-sit]');
  await page.waitForSelector('.online-own');
}

/** The link for a big screen, out of the invitation. */
export const screenLink = (invitation: string): string => invitation.replace('#', '?screen#');

export async function looksRight({ visitor }: Person, name: string, drawn = false): Promise<void> {
  await visitor.picture(`online ${name}`);
  expect(await violations(visitor.page, drawn), `axe: ${name}`).toEqual([]);
  await expect.poll(() => sideways(visitor.page), `sideways: ${name}`).toBe(0);
}

/** A server that is away, or a network, is noise in the console; here it is meant to be. */
export function forgive({ visitor: { faults } }: Pick<Person, 'visitor'>): void {
  const others = faults.filter((fault) => !/WebSocket connection|Failed to load resource/.test(fault));
  faults.splice(0, faults.length, ...others);
}

const isOver = async ({ table }: Person): Promise<boolean> =>
  (await table.page.$('dialog.end[open]')) !== null;
const isAsked = async ({ table }: Person): Promise<boolean> =>
  (await table.page.$('.choice-bar[data-decision]')) !== null;

/** By one tap in the plain list, which holds every option of every game. */
async function answer(table: TablePage, pick: (options: readonly string[]) => string): Promise<void> {
  const { page } = table;
  const before = await table.decision();
  await table.press('.choice-bar[data-decision] .choice-question button');
  await page.waitForSelector('[data-listed]');
  const names = await page
    .locator('[data-listed]')
    .evaluateAll((buttons: { getAttribute(name: string): string | null }[]) =>
      buttons.map((button) => button.getAttribute('data-listed') ?? ''),
    );
  await table.press(`[data-listed="${pick(names)}"]`);
  await page.waitForSelector(`.choice-bar:not([data-decision="${before}"]), dialog.end[open]`, {
    state: 'attached',
  });
}

/** The first of them who is asked something, or `over`. */
async function nextOf(people: readonly Person[]): Promise<Person | 'over' | undefined> {
  for (const one of people) {
    if (await isOver(one)) return 'over';
    if (await isAsked(one)) return one;
  }
  return undefined;
}

/** Whoever is asked answers, until so many answers were given or the game is over. */
export async function play(
  people: readonly Person[],
  most: number,
  pick: (options: readonly string[]) => string,
): Promise<void> {
  for (let given = 0; given < most; given++) {
    let next: Person | 'over' | undefined;
    const someone = async (): Promise<boolean> => {
      next = await nextOf(people);
      return next !== undefined;
    };
    await expect
      .poll(someone, { message: 'somebody is asked, or the game ends', intervals: [30] })
      .toBe(true);
    if (next === undefined || next === 'over') return;
    await answer(next.table, pick);
  }
}

/** The end lies open, or was put aside and can be had again. */
const end = 'dialog.end[open], .end-again';

/** A bot has the seat from here on; where bots have all of them, the game is soon over. */
export async function letsBotPlay({ visitor: { page } }: Person): Promise<void> {
  await page.click('[data-drawer]');
  await page.click('[data-leave]');
  await page.waitForSelector(`[data-take], ${end}`, { state: 'attached' });
  await page.keyboard.press('Escape');
}

export async function allSeeTheEnd(people: readonly Person[]): Promise<void> {
  for (const { visitor } of people) await visitor.page.waitForSelector(end, { state: 'attached' });
}

/** Any option, never the same way twice in a row: a person who always takes the first may walk in circles. */
export function restless(): (options: readonly string[]) => string {
  let turn = 0;
  return (options) => options[(turn++ * 7) % options.length] ?? '';
}
