import { allGames } from '@mazmorra/catalogue/loaded';
import type { AnyGame } from '@mazmorra/kernel';
import { FastRng } from '@mazmorra/kernel';
import { KEYS } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { isLong } from '@mazmorra/testkit/long';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { ServeOptions } from '../src/options.ts';
import { markOf } from '../src/people/secrets.ts';
import type { Server } from '../src/serve.ts';
import { openStorage, type StoragePlace } from '../src/storage/index.ts';
import type { TableViewer } from '../src/table/updates.ts';
import { type NatsServer, startNats, whyNoNats } from './nats.ts';
import { onDatabases, onPostgres, type Places } from './places.ts';
import { Censor, type Compared, type Truth, truthOf } from './secrecy.ts';
import { Tab } from './tab.ts';
import { openServer } from './test-server.ts';

interface Attempt {
  readonly viewer: TableViewer;
  readonly number: number;
  readonly option: string;
  readonly n: number;
  readonly error: unknown;
}

interface Captured {
  readonly table: string;
  readonly seen: readonly { readonly viewer: TableViewer; readonly frames: readonly string[] }[];
  readonly attempts: readonly Attempt[];
}

const many = { burst: 1e9, perSecond: 1e9 };
const MOST_ANSWERS = 400;

/**
 * A whole game over real sockets: everybody from the start, a spectator, late comers, people who come back, wrong answers, chat. With several ports
 * each of them is at another server.
 */
async function playAndCapture(
  game: AnyGame,
  seats: number,
  ports: readonly number[],
  rng: FastRng,
): Promise<Captured> {
  const tabs: Tab[] = [];
  const portOf = (i: number) => ports[i % ports.length] as number;
  for (let seat = 0; seat < seats; seat++) tabs.push(await Tab.enter(portOf(seat), { name: `P${seat}` }));
  const watcher = await Tab.enter(portOf(seats), { name: 'Watcher' });
  const host = tabs[0] as Tab;
  const { table, invite } = await host.ask('create', { game: game.id, seats });
  for (const tab of [...tabs, watcher]) await tab.ask('open', { table, invite, c: 1 });
  for (const tab of tabs) await tab.ask('sit', { c: 1, contribution: 'abcd' });
  await host.ask('start', { c: 1 });

  const late: { viewer: TableViewer; tab: Tab }[] = [];
  const attempts: Attempt[] = [];
  const level = async (number: number) => {
    for (const tab of [...tabs, watcher]) await tab.until(() => newest(tab) === number);
  };
  const offered = new Set<string>();
  for (let number = 0; number < MOST_ANSWERS; number++) {
    await level(number);
    const plays = tabs.map((tab) => tab.play());
    const asked = plays.flatMap((play, seat) => (play?.d ? [{ seat, d: play.d }] : []));
    if (asked.length === 0) break;
    for (const { d } of asked) for (const option of d.options) offered.add(option);
    if (number % 3 === 1) attempts.push(...(await tryWrong(tabs, number, [...offered], rng)));
    if (number % 11 === 3) late.push(await comeLate(tabs, portOf(number), table, invite, number, rng));
    if (rng.int(25) === 0) await rng.pick(tabs).ask('say', { c: 1, phrase: 'hello' });
    const { seat, d } = rng.pick(asked);
    await tabs[seat]?.ask('answer', { c: 1, n: d.number, option: rng.pick(d.options), key: `k${number}` });
  }
  for (const tab of [...tabs, watcher]) await tab.raw('log', { c: 1 });
  const seen = [
    ...tabs.map((tab, seat) => ({ viewer: seat as TableViewer, frames: tab.frames })),
    { viewer: 'spectator' as TableViewer, frames: watcher.frames },
    ...late.map(({ viewer, tab }) => ({ viewer, frames: tab.frames })),
  ];
  return { table, seen, attempts };
}

const newest = (tab: Tab): number | undefined => {
  const last = tab.messages.findLast((m) => 'n' in m || 'play' in m);
  return last && 'n' in last ? last.n : last && 'play' in last ? last.play.n : undefined;
};

/** Options that are not offered to this seat, options nobody knows, and numbers that are not current. */
async function tryWrong(
  tabs: readonly Tab[],
  number: number,
  offered: readonly string[],
  rng: FastRng,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let i = 0; i < 6; i++) {
    const seat = rng.int(tabs.length);
    const tab = tabs[seat] as Tab;
    const d = tab.play()?.d;
    const option = rng.int(6) === 0 ? 'no:such-thing' : rng.pick(offered);
    const stale = rng.int(4) === 0 && d !== undefined && d.number > 0;
    if (!stale && d?.options.includes(option)) continue;
    const n = stale ? d.number - 1 : (d?.number ?? number);
    const reply = await tab.raw('answer', { c: 1, n, option, key: `wrong${number}-${i}` });
    if (!('error' in reply)) throw new Error(`a wrong answer was taken: ${option}`);
    attempts.push({ viewer: seat, number, option, n, error: reply.error });
  }
  return attempts;
}

/** A new spectator, or somebody with a seat on another device; both stay. */
async function comeLate(
  tabs: readonly Tab[],
  port: number,
  table: string,
  invite: string,
  number: number,
  rng: FastRng,
) {
  const seat = rng.int(tabs.length + 1) - 1;
  const tab = await Tab.enter(port, seat < 0 ? { name: 'Late' } : { secret: tabs[seat]?.secret ?? '' });
  await tab.ask('open', { table, invite, c: 1, since: Math.max(0, number - 5) });
  return { viewer: (seat < 0 ? 'spectator' : seat) as TableViewer, tab };
}

/** Everything that is said on the bus of a database meanwhile. */
async function overheard(database: string, work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const client = new pg.Client(database);
  await client.connect();
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  const shards = Array.from({ length: KEYS }, (_, shard) => `LISTEN mazmorra_${shard}`);
  await client.query(['LISTEN mazmorra', ...shards].join(';'));
  await work();
  await client.query('SELECT 1');
  await client.end();
  return heard;
}

/** The same on a NATS server. */
async function overheardOnNats({ address }: NatsServer, work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const connection = await connect({ servers: new URL(address).host });
  connection.subscribe('>', { callback: (_, message) => void heard.push(message.string()) });
  await connection.flush();
  await work();
  await connection.flush();
  await connection.close();
  return heard;
}

interface Checked {
  readonly compared: Compared;
  readonly leaks: readonly string[];
}

async function checkGame(
  { fresh }: Pick<Places, 'fresh'>,
  game: AnyGame,
  seats: number,
  processes = 1,
  options: ServeOptions = {},
): Promise<Checked> {
  const place = await fresh();
  const limits = { messages: many, heavy: many, chat: many, newPeople: many };
  const servers: Server[] = [];
  for (let i = 0; i < processes; i++)
    servers.push(await openServer(place, { games: [game], limits, ...options }));
  const ports = servers.map(({ port }) => port);
  const captured = await playAndCapture(game, seats, ports, new FastRng(`${game.id} ${seats}`));
  for (const server of servers) await server.stop();
  const storage = await openStorage(place);
  const stored = await storage.table(captured.table, true);
  await storage.close();
  if (!stored) throw new Error('the table is gone');
  return examine(truthOf(game, stored), captured);
}

function examine(truth: Truth, { seen, attempts }: Captured): Checked {
  const compared: Compared = { updates: 0, late: 0, wholes: 0, refusals: 0, events: 0, other: 0 };
  const leaks: string[] = [];
  const add = (censor: Censor) => {
    leaks.push(...censor.leaks);
    for (const key of Object.keys(compared) as (keyof Compared)[]) compared[key] += censor.compared[key];
  };
  for (const { viewer, frames } of seen) {
    const censor = new Censor(truth, viewer);
    for (const frame of frames) if (!frame.startsWith('{"bye"')) censor.frame(frame);
    add(censor);
  }
  for (const { viewer, number, option, n, error } of attempts) {
    const censor = new Censor(truth, viewer);
    censor.refusal(number, { option, n }, error);
    add(censor);
  }
  return { compared, leaks };
}

/** The fewest and the most seats, but no more than seven: ten people say nothing new and take long. The short run has the most alone. */
const seatCounts = ({ seats: { min, max } }: AnyGame): readonly number[] =>
  isLong ? [min, Math.min(max, 7)] : [Math.min(max, 7)];

const isEnough = ({ updates, wholes, refusals, events }: Compared, seats: number): boolean =>
  updates > 10 && wholes > seats && refusals > 0 && events > 0;

describe('dealing anew what somebody cannot know changes no byte of what they receive', () => {
  onDatabases('whole games', (places) => {
    for (const game of allGames)
      for (const seats of places.kind === 'sqlite' ? seatCounts(game) : [game.seats.min])
        test(`${game.id} with ${seats}`, async () => {
          // A hero can die on the first step: then another sets out, until there was something to compare.
          const sum: Compared = { updates: 0, late: 0, wholes: 0, refusals: 0, events: 0, other: 0 };
          for (let games = 0; games < 8 && !isEnough(sum, seats); games++) {
            const { compared, leaks } = await checkGame(places, game, seats);
            expect(leaks.slice(0, 3)).toEqual([]);
            for (const key of Object.keys(sum) as (keyof Compared)[]) sum[key] += compared[key];
          }
          expect(sum).toSatisfy((all: Compared) => isEnough(all, seats));
        });

    test.each<[string, AnyGame]>([
      [
        'view',
        { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), next: state.deck[0] ?? 0 }) },
      ],
      [
        'refusal',
        {
          ...toy,
          whyNot: (state, _, option) =>
            `RULE-${state.hands.findIndex((hand: number[]) => hand.includes(option))}`,
        },
      ],
      [
        'event',
        {
          ...toy,
          answer: (state, seat, option, rng, emit) =>
            toy.answer(
              state,
              seat,
              option,
              rng,
              emit && ((event) => emit({ ...event, public: { deck: state.deck } as never })),
            ),
        },
      ],
    ])('a game that tells a secret in a %s is found out', async (_, game) => {
      // In a short game what is dealt anew may by chance be what was dealt: then another is played.
      let found = 0;
      for (let games = 0; games < 8 && found === 0; games++)
        found += (await checkGame(places, game, 3)).leaks.length;
      expect(found).toBeGreaterThan(0);
    });
  });

  onPostgres('several processes', (places) => {
    // The short run has the toy game over LISTEN and NOTIFY; the long one all games, over both buses.
    for (const game of isLong ? [toy, ...allGames] : [toy])
      for (const kind of isLong ? (['postgres', 'nats'] as const) : (['postgres'] as const)) {
        const missing = kind === 'nats' ? whyNoNats() : undefined;
        test.skipIf(missing)(
          `${game.id}, everybody at another of three processes over ${kind}; what is said on the bus is ids and numbers`,
          () => checkApart(places, game, kind),
        );
      }
  });
});

async function checkApart({ fresh }: Places, game: AnyGame, kind: 'postgres' | 'nats'): Promise<void> {
  const seats = Math.max(3, game.seats.min);
  const nats = kind === 'nats' ? await startNats() : undefined;
  const sum: Compared = { updates: 0, late: 0, wholes: 0, refusals: 0, events: 0, other: 0 };
  for (let games = 0; games < 8 && !isEnough(sum, seats); games++) {
    const place = await fresh();
    const database = 'database' in place ? place.database : '';
    const played = async () => {
      const bus = nats && { bus: nats.address };
      const { compared, leaks } = await checkGame({ fresh: async () => place }, game, seats, 3, bus);
      expect(leaks.slice(0, 3)).toEqual([]);
      for (const key of Object.keys(sum) as (keyof Compared)[]) sum[key] += compared[key];
    };
    const heard = nats ? await overheardOnNats(nats, played) : await overheard(database, played);
    await expectOnlyNumbers(heard, place);
  }
  await nats?.stop();
  expect(sum).toSatisfy((all: Compared) => isEnough(all, seats));
}

const KINDS = [
  ...['answer', 'room', 'chat', 'visitors', 'turn', 'here', 'who', 'leases', 'person'],
  ...['operator', 'pool', 'invitation', 'tournament'],
];

/** Every word on the bus is the id of a table or a process, or the mark of a person; everything else is a number. */
async function expectOnlyNumbers(heard: readonly string[], place: StoragePlace): Promise<void> {
  const storage = await openStorage(place);
  const words = new Set<string>(['']);
  for (const { id } of await storage.tablesBefore(Date.now() + 60_000, '', 1000)) {
    words.add(id);
    for (const person of (await storage.tableRow(id))?.people ?? []) words.add(markOf(person));
  }
  await storage.close();
  const messages = heard.map((text) => JSON.parse(text) as { from: string; n: [string, ...unknown[]][] });
  for (const message of messages) {
    expect(Object.keys(message).sort()).toEqual(['from', 'n', 'v']);
    words.add(message.from);
  }
  const said = messages.flatMap(({ n }) => n);
  expect(new Set(said.map(([kind]) => kind)).has('answer')).toBe(true);
  // A person who only watched is in no row of the table: of them there is the mark.
  const isWord = (kind: string, value: unknown) =>
    words.has(String(value)) || (['person', 'here'].includes(kind) && /^[\w-]{16}$/.test(String(value)));
  const strange = said.filter(
    ([kind, ...values]) =>
      !KINDS.includes(kind) || values.some((value) => typeof value !== 'number' && !isWord(kind, value)),
  );
  expect(strange).toEqual([]);
}
