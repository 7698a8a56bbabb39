import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@mazmorra/testkit/eventually';
import { isLong } from '@mazmorra/testkit/long';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../../src/serve.ts';
import { type Relay, startRelay } from '../relay.ts';
import { Tab } from '../tab.ts';
import { answerFirst, isAsked } from '../test-server.ts';
import { againstBot, playAgainstBot, type Seated } from './against-bot.ts';
import { onBothBusesInTheLongRun, type Several } from './several.ts';

/** Milliseconds for which somebody is cut off. The short form is longer than every timeout of a connection. */
const AWAY = isLong ? 20_000 : 6000;
/** Answers that are given while a process hears nothing. */
const ALONE = isLong ? 8 : 3;
/** Milliseconds within which a table must go on once everything works, or another process has taken over. */
const SOON = 15_000;
/** Milliseconds after which a page sends again what could not be saved. */
const AGAIN = 250;

const relays: Relay[] = [];
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.close();
});

async function relayTo(address: string): Promise<{ relay: Relay; address: string }> {
  const url = new URL(address);
  const relay = await startRelay(Number(url.port));
  relays.push(relay);
  url.port = String(relay.port);
  return { relay, address: url.href };
}

interface Cut {
  readonly whole: Server;
  /** The server that can be cut off. */
  readonly frail: Server;
  readonly database: Relay;
  /** Stalls the bus of the frail server, and nothing else. */
  stallBus(): void;
  /** Ends all its connections, and those that it begins. */
  reset(): void;
  resume(): void;
}

/** Two servers of one database, one of them behind relays. */
async function openCut(several: Several): Promise<Cut> {
  const [whole] = (await several.open(1)) as [Server];
  const { database = '', bus } = several.options();
  const toDatabase = await relayTo(database);
  const toBus = bus === undefined ? undefined : await relayTo(bus);
  const frail = await several.more({
    database: toDatabase.address,
    ...(toBus && { bus: toBus.address.replace(/\/$/, '') }),
  });
  return {
    whole,
    frail,
    database: toDatabase.relay,
    stallBus: () => (toBus ? toBus.relay.stall() : toDatabase.relay.stall('LISTEN')),
    reset: () => {
      toDatabase.relay.cut();
      toBus?.relay.cut();
    },
    resume: () => {
      toDatabase.relay.resume();
      toBus?.relay.resume();
    },
  };
}

interface Two {
  readonly table: string;
  readonly ana: Tab;
  readonly ben: Tab;
}

/** Ana at the one, Ben at the other, at a table that runs. */
async function playApart({ whole, frail }: Cut): Promise<Two> {
  const ana = await Tab.enter(whole.port, { name: 'Ana' });
  const ben = await Tab.enter(frail.port, { name: 'Ben' });
  const { table, invite } = await ana.ask('create', { game: 'toy', seats: 2, cover: 0 });
  for (const tab of [ana, ben]) {
    await tab.ask('open', { table, c: 1, invite });
    await tab.ask('sit', { c: 1 });
  }
  await ana.ask('start', { c: 1 });
  for (const tab of [ana, ben]) await tab.until(() => tab.play(), SOON);
  return { table, ana, ben };
}

const isOver = ({ ana, ben }: Two): boolean => [ana, ben].every((tab) => tab.room().status === 'finished');

/** Whoever is asked answers, as soon as somebody is. */
async function answerNext(two: Two): Promise<void> {
  const people = [two.ana, two.ben];
  await two.ana.until(() => isOver(two) || people.some((tab) => isAsked(tab)), SOON);
  const asked = people.find((tab) => isAsked(tab));
  if (asked) await answerFirst(asked);
}

async function playOn(two: Two): Promise<void> {
  while (!isOver(two)) await answerNext(two);
}

/** The database has every answer once, in order, and both people see what it leads to. */
async function expectWhole({ whole }: Cut, { table, ana, ben }: Two): Promise<void> {
  const rows = (await whole.tables.storage.table(table, true))?.answers ?? [];
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  expect(new Set(rows.map(({ seat, decision }) => `${seat} ${decision}`)).size).toBe(rows.length);
  for (const tab of [ana, ben]) await tab.until(() => tab.play()?.n === rows.length, SOON);
}

onBothBusesInTheLongRun('cut off', (several) => {
  test('from the bus: both people play on, and hear of each other through the database', async () => {
    const cut = await openCut(several);
    const two = await playApart(cut);
    cut.stallBus();
    const until = performance.now() + AWAY;
    for (let i = 0; i < ALONE; i++) await answerNext(two);
    if (isLong) await pause(Math.max(0, until - performance.now()));
    cut.resume();
    await playOn(two);
    await expectWhole(cut, two);
  });

  test('from the database: who is there is refused clearly, who is elsewhere plays on, and nothing is lost or doubled', async () => {
    const cut = await openCut(several);
    const two = await playApart(cut);
    const { ana, ben } = two;
    // Tables with a bot go on without the process that is cut off, whichever of the two drove them.
    const solo: Seated[] = [];
    for (let i = 0; i < 4; i++) solo.push(await againstBot(cut.whole.port, `Solo ${i}`));
    while (!isAsked(ben)) await answerFirst(ana);
    cut.database.stall();
    const d = ben.play()?.d;
    const answer = { c: 1, n: d?.number ?? 0, option: d?.options[0] ?? '', key: 'while-away' };
    expect((await ben.refusal('answer', answer)).code).toBe('storage');
    for (const one of solo) await playAgainstBot(one);
    if (isLong) await pause(AWAY);
    cut.database.resume();
    // As the page does: the same answer with the same key, until it is taken.
    const sent = async () => {
      const reply = await ben.raw('answer', answer);
      const isTaken = !('error' in reply) || !['storage', 'internal'].includes(reply.error.code);
      if (!isTaken) await pause(AGAIN);
      return isTaken;
    };
    await eventually(async () => expect(await sent()).toBe(true));
    await playOn(two);
    await expectWhole(cut, two);
    const rows = (await cut.whole.tables.storage.table(two.table, true))?.answers ?? [];
    expect(rows.filter(({ key }) => key === 'while-away').length).toBeLessThanOrEqual(1);
  });

  test('from both: the same', async () => {
    const cut = await openCut(several);
    const two = await playApart(cut);
    cut.stallBus();
    cut.database.stall();
    await pause(AWAY);
    cut.resume();
    await playAfter(two);
    await expectWhole(cut, two);
  });

  test('by a reset: bus and database are connected to again', async () => {
    const cut = await openCut(several);
    const two = await playApart(cut);
    cut.reset();
    expect((await fetch(`http://127.0.0.1:${cut.frail.port}/healthz`)).status).toBe(503);
    cut.resume();
    await playAfter(two);
    await expectWhole(cut, two);
  });

  test.runIf(several.kind === 'nats')(
    'NATS is restarted: both people play on meanwhile and afterwards',
    async () => {
      const cut = await openCut(several);
      const two = await playApart(cut);
      await several.nats()?.stop();
      for (let i = 0; i < ALONE; i++) await answerNext(two);
      if (isLong) await pause(AWAY);
      await several.nats()?.start();
      await playOn(two);
      await expectWhole(cut, two);
    },
    180_000,
  );

  test('the database is restarted: everybody plays on at the same decision', async () => {
    const cut = await openCut(several);
    const two = await playApart(cut);
    const before = [two.ana, two.ben].map((tab) => tab.play()?.d?.number);
    several.cluster().kill();
    expect((await fetch(`http://127.0.0.1:${cut.whole.port}/healthz`)).status).toBe(503);
    if (isLong) await pause(AWAY);
    several.cluster().start();
    expect([two.ana, two.ben].map((tab) => tab.play()?.d?.number)).toEqual(before);
    await playAfter(two);
    await expectWhole(cut, two);
  });
});

/** Plays on after trouble: what cannot be saved yet is sent again. */
async function playAfter(two: Two): Promise<void> {
  const settled = async () => {
    const asked = [two.ana, two.ben].find((tab) => isAsked(tab));
    if (!asked) return true;
    try {
      await answerFirst(asked);
    } catch (error) {
      if (!(error as Error).message.includes('storage')) return true;
      await pause(AGAIN);
      return false;
    }
    return true;
  };
  await eventually(async () => expect(await settled()).toBe(true));
  await playOn(two);
}
