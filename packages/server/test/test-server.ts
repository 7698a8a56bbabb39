import { toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { expect } from 'vitest';
import { carelessThinkers } from '../src/bots/thinkers.ts';
import { silent } from '../src/core/log.ts';
import type { ServeOptions } from '../src/options.ts';
import { type Server, serve } from '../src/serve.ts';
import type { StoragePlace } from '../src/storage/index.ts';
import { Tab } from './tab.ts';

/** A server for one test: the toy game, bots that answer at once, no waiting. */
export const openServer = (place: StoragePlace, options: ServeOptions = {}): Promise<Server> =>
  serve({
    ...place,
    port: 0,
    games: [toy],
    thinkers: carelessThinkers(),
    log: silent,
    metrics: 'main',
    ...options,
    limits: { newPeople: { burst: 1000, perSecond: 1000 }, ...options.limits },
    tables: { botPause: 0, ...options.tables },
  });

export async function withServer(
  place: Promise<StoragePlace>,
  run: (server: Server) => Promise<void>,
  options: ServeOptions = {},
): Promise<void> {
  const server = await openServer(await place, options);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

export interface Seated {
  readonly table: string;
  readonly invite: string;
  readonly tabs: readonly Tab[];
}

/** People at a table of the toy game, all seats taken, not started. The first is the host. */
export async function seatPeople(
  port: number,
  names: readonly string[],
  settings: object = {},
): Promise<Seated> {
  const tabs: Tab[] = [];
  for (const name of names) tabs.push(await Tab.enter(port, { name }));
  const [host] = tabs;
  if (!host) throw new Error('nobody');
  const { table, invite } = await host.ask('create', { game: 'toy', seats: names.length, ...settings });
  for (const tab of tabs) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  return { table, invite, tabs };
}

export async function startWith(
  port: number,
  names: readonly string[],
  settings: object = {},
): Promise<Seated> {
  const seated = await seatPeople(port, names, settings);
  await seated.tabs[0]?.ask('start', { c: 1 });
  for (const tab of seated.tabs) await tab.until(() => tab.play());
  return seated;
}

let keys = 0;

/** Takes the first option of what the tab is asked. */
export async function answerFirst(tab: Tab, c = 1): Promise<number> {
  const d = await tab.until(() => tab.play(c)?.d);
  const { n } = await tab.ask('answer', { c, n: d.number, option: d.options[0] ?? '', key: `key${keys++}` });
  return n;
}

/** Whether the tab must answer. What it merely may do is over when a bot answers first, and an answer then comes too late. */
export function isAsked(tab: Tab, c = 1): boolean {
  const decision = tab.play(c)?.d;
  return decision !== undefined && decision.optional !== true;
}

/** Plays until the game is over, among bots, and waits for these as long as they take. */
export async function playAmongBots(tab: Tab, c = 1): Promise<void> {
  for (;;) {
    await tab.until(() => tab.room(c).status === 'finished' || isAsked(tab, c));
    if (tab.room(c).status === 'finished') return;
    await answerFirst(tab, c);
  }
}

/** Plays until the game is over, everybody taking the first option. */
export async function playToEnd(tabs: readonly Tab[], c = 1): Promise<void> {
  const isOver = () => tabs.every((tab) => tab.room(c).status === 'finished');
  const asked = () => tabs.find((tab) => isAsked(tab, c));
  while (!isOver()) {
    await eventually(() => expect(isOver() || asked() !== undefined).toBe(true));
    const tab = asked();
    if (tab) await answerFirst(tab, c);
  }
}
