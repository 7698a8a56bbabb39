import {
  type AnyGame,
  type Deal,
  dealSource,
  type GameTexts,
  hasItsSeal,
  newDeal,
  type Outcome,
  readRecord,
  type Seat,
  Table,
  verifyRecord,
} from '@mazmorra/kernel';
import { type ToyEvent, toy } from '@mazmorra/testkit';
import { eventually } from '@mazmorra/testkit/eventually';
import { isLong } from '@mazmorra/testkit/long';
import { expect, test } from 'vitest';
import { hashOf, newSecret } from '../src/people/secrets.ts';
import { finishedGames } from '../src/retention/records.ts';
import { openStorage } from '../src/storage/index.ts';
import type { Storage, Write } from '../src/storage/port.ts';
import { finish, sit, start } from '../src/table/membership.ts';
import { newRoom, type Room } from '../src/table/room.ts';
import { rowOf } from '../src/table/stored-table.ts';
import { onBothDatabases } from './places.ts';
import { Tab } from './tab.ts';
import { answerFirst, openServer, playToEnd } from './test-server.ts';

const FINISHED = isLong ? 1000 : 50;
const RUNNING = isLong ? 100 : 10;

/** The version was raised, and the rules still play what was begun before. */
const raised: AnyGame = { ...toy, version: 2 };
/** They do not: not one option of before means anything. */
const replaced: AnyGame = { ...toy, version: 3, playsFrom: 3, optionNamed: () => undefined };

const words = (said: string): GameTexts<unknown>['en'] => ({
  name: 'High Card',
  tagline: '',
  variants: {},
  components: {},
  decision: () => '',
  option: () => '',
  event: ({ event }, names) => {
    const told = event as ToyEvent;
    return told.kind === 'point' ? `${names.seat(told.seat)} ${said}.` : undefined;
  },
  scores: {},
});
const texts = async (): Promise<Partial<GameTexts<unknown>>> => ({
  en: words('takes a point'),
  es: words('se lleva un punto'),
});
const none = { burst: 1e6, perSecond: 1e6 };
const LIMITS = { records: none, messages: none, heavy: none, openTables: 1e6 };

const people = ['ana', 'ben'] as const;
const secrets = [newSecret(), newSecret()] as const;

/** The writes of a table of the toy game, finished or after three answers. */
function tableWrites(
  id: string,
  over: boolean,
  bytes: number,
): { writes: Write[]; outcome: Outcome | undefined } {
  const settings = {
    game: 'toy',
    seats: 2,
    listed: false,
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    cover: 0,
  } as const;
  const fresh = newRoom({ settings, version: 1, variants: {}, host: 'ana', invite: `invite-${id}`, now: 1 });
  const seated = people.reduce(
    (room, person, seat) => sit(room, { id: person, name: person }, seat, '', true),
    fresh,
  );
  const begun = start(seated, 'ana', 2);
  const deal: Deal = {
    ...newDeal((count) => new Uint8Array(count).fill(bytes % 251)),
    contributions: ['', ''],
  };
  const table = Table.reopen(toy, { seats: 2, variants: {}, random: dealSource(deal) });
  const answers: Write[] = [];
  for (let number = 1; over || number <= 3; number++) {
    const open = table.decisions.find(({ optional }) => !optional);
    if (!open) break;
    const option = toy.nameOf(open.options[0] ?? 0);
    table.answer(open.seat, option);
    const { seat } = open;
    const row = {
      table: id,
      number,
      seat,
      option,
      decision: open.number,
      key: '',
      by: 'bot' as const,
      at: number,
    };
    answers.push({ kind: 'answer', row });
  }
  const room: Room = table.outcome ? finish(begun, table.outcome) : begun;
  const row = { ...rowOf({ id, rev: 0, created: 1 }, room, deal, 1) };
  return { writes: [{ kind: 'new-table', row }, ...answers], outcome: table.outcome };
}

async function fill(storage: Storage): Promise<Map<string, Outcome | undefined>> {
  const outcomes = new Map<string, Outcome | undefined>();
  const seen = Date.now();
  const writes: Write[] = people.flatMap((id, at): Write[] => [
    { kind: 'person', row: { id, name: id, created: 1, seen } },
    { kind: 'secret', row: { hash: hashOf(secrets[at] ?? ''), person: id, at: 1, seen, device: '' } },
  ]);
  for (let i = 0; i < FINISHED + RUNNING; i++) {
    const id = `${i < FINISHED ? 'finished' : 'running'}-${String(i).padStart(4, '0')}`;
    const made = tableWrites(id, i < FINISHED, i);
    outcomes.set(id, made.outcome);
    writes.push(...made.writes);
  }
  await storage.commit(writes);
  return outcomes;
}

const ids = (outcomes: Map<string, unknown>, kind: string): string[] =>
  [...outcomes.keys()].filter((id) => id.startsWith(kind));

const recordAt = async (port: number, table: string) => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/records/${table}`);
  expect(reply.status, table).toBe(200);
  return readRecord(await reply.text());
};

onBothDatabases('a game whose version was raised', ({ fresh }) => {
  test(`${FINISHED} finished and ${RUNNING} running games are all there, and go on where the rules still play them`, async () => {
    const place = await fresh();
    const storage = await openStorage(place);
    const outcomes = await fill(storage);
    await storage.close();

    const server = await openServer(place, { games: [raised], limits: LIMITS, texts });
    for (const id of ids(outcomes, 'finished')) {
      const record = await recordAt(server.port, id);
      expect(record).toMatchObject({ version: 1, outcome: outcomes.get(id) });
      expect(verifyRecord(raised, record).holds).toBe(true);
    }
    const tabs = await Promise.all(secrets.map((secret) => Tab.enter(server.port, { secret })));
    for (const [index, id] of ids(outcomes, 'running').entries()) {
      for (const tab of tabs) expect((await tab.ask('open', { table: id, c: index + 1 })).play?.n).toBe(3);
      for (const [seat, tab] of tabs.entries())
        expect(tab.room(index + 1)).toMatchObject({ status: 'running', you: seat });
      await answerFirst(tabs[1] as Tab, index + 1);
      for (const tab of tabs) await tab.ask('close', { c: index + 1 });
    }
    const [one = ''] = ids(outcomes, 'running');
    for (const tab of tabs) await tab.ask('open', { table: one, c: 1 });
    await playToEnd(tabs);
    expect(verifyRecord(raised, await recordAt(server.port, one)).holds).toBe(true);
    await server.stop();
  });

  test('games of a version that nobody plays are listed, downloaded and exported with result and log', async () => {
    const place = await fresh();
    const storage = await openStorage(place);
    const outcomes = await fill(storage);
    await storage.close();
    // The program that can still play them archives what it finds.
    const before = await openServer(place, { limits: LIMITS, texts });
    await eventually(async () => expect(await before.tables.storage.unarchivedAfter('', 1)).toEqual([]));
    await before.stop();

    const server = await openServer(place, { games: [replaced], limits: LIMITS, texts });
    for (const id of ids(outcomes, 'finished')) {
      const record = await recordAt(server.port, id);
      expect(record).toMatchObject({ version: 1, names: [...people], outcome: outcomes.get(id) });
      expect(hasItsSeal(record)).toBe(true);
      expect(record.log?.map(({ lines }) => lines.en?.[0])).toEqual(
        pointLines(record.outcome, 'takes a point'),
      );
      expect(verifyRecord(replaced, record)).toMatchObject({ difference: { code: 'version' } });
      expect(verifyRecord(toy, record).holds).toBe(true);
    }
    // A game under way cannot go on, but what was played can be read.
    for (const id of ids(outcomes, 'running')) {
      const record = await recordAt(server.port, id);
      expect(record.answers.map(([, option]) => option)).toHaveLength(3);
      expect(hasItsSeal(record)).toBe(true);
    }
    const ana = await Tab.enter(server.port, { secret: secrets[0] });
    const { tables } = await ana.ask('mine', {});
    expect(tables).toHaveLength(Math.min(60, outcomes.size));
    const [first = ''] = ids(outcomes, 'finished');
    const { room, play } = await ana.ask('open', { table: first, c: 1 });
    expect(room).toMatchObject({ status: 'finished', recorded: true, outcome: outcomes.get(first) });
    expect(play).toBeUndefined();
    await server.stop();

    const after = await openStorage(place);
    const exported: string[] = [];
    for await (const { table } of finishedGames(after, [replaced], Date.now())) exported.push(table);
    expect(exported).toEqual(ids(outcomes, 'finished'));
    await after.close();
  });
});

/** The lines of a log that says who took each point: three of them, with the winner of the game in most. */
function pointLines(outcome: Outcome | undefined, said: string): unknown {
  const [winner = 0] = outcome?.winners ?? [];
  const line = (seat: Seat) => `⟨${seat}⟩ ${said}.`;
  const points = outcome?.scores.map((score) => score['points'] ?? 0) ?? [];
  expect(points[winner]).toBeGreaterThan(1);
  return expect.arrayContaining([line(winner)]);
}
