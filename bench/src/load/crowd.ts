import { connect, type Socket } from 'node:net';
import { playBots } from './bot-load.ts';
import { Person } from './person.ts';

/**
 * Misbehaving clients that follow the protocol: many guests of one address, within the server's limits or refused by them. Each kind
 * is bounded in number and rate.
 */
export interface Crowd {
  readonly port: number;
  readonly address: string;
  readonly guests: readonly Person[];
}

/** Time in ms between the arrival of a neighbour and the measuring. */
export const SETTLE = 1500;

/** New guests that one address may make at once are 60. */
const GUESTS = 40;

export async function gather(port: number, address: string): Promise<Crowd> {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => Person.enter(port, address)));
  return { port, address, guests };
}

/** Calls a function at this rate until the process ends, with a number that counts up. */
export function often(perSecond: number, act: (n: number) => void): void {
  const every = 10;
  let n = 0;
  let due = 0;
  setInterval(() => {
    for (due += (perSecond * every) / 1000; due >= 1; due--) act(n++);
  }, every);
}

const from = ({ guests }: Crowd, n: number): Person => guests[n % guests.length] as Person;

const madeBy = async (person: Person, settings: object) =>
  (await person.ask('create', settings)).ok as { table: string; invite: string } | undefined;

/** Opens one table 48 times each, 1,920 channels in all, and changes its room 50 times a second. */
async function channels(crowd: Crowd): Promise<void> {
  const host = from(crowd, 0);
  const made = await madeBy(host, { game: 'saboteur', seats: 10, listed: true });
  await host.ask('open', { ...made, c: 1 });
  await host.ask('sit', { c: 1, seat: 0 });
  for (const guest of crowd.guests)
    for (let c = 2; c < 50; c++) guest.tell('open', { table: made?.table, invite: made?.invite, c });
  often(50, (n) =>
    host.tell(n % 2 ? 'clear' : 'bot', { c: 1, seat: 1, ...(n % 2 === 0 && { level: 'novice' }) }),
  );
}

/** Everybody plays against three masters and answers at once. */
const bots = async ({ guests }: Crowd): Promise<void> => {
  await Promise.all(guests.map((guest) => playBots(guest)));
};

/** Everybody waits for a game, does not come when called, declines and waits again. */
function pool(crowd: Crowd): void {
  const wish = { games: ['saboteur', 'dungeon-raiders', 'welcome-to-the-dungeon'], bots: 0 };
  for (const guest of crowd.guests) guest.tell('wait', wish);
  often(20, (n) => {
    from(crowd, n).tell('unwait');
    from(crowd, n).tell('wait', wish);
  });
}

/** Everybody opens tournaments and fills those of the others. */
async function tournaments(crowd: Crowd): Promise<void> {
  const clock = { kind: 'live', seconds: 60, reserve: 0 };
  const settings = { game: 'saboteur', seats: 4, rounds: 3, clock, listed: true };
  const opened = await Promise.all(crowd.guests.map((guest) => guest.ask('open-tournament', settings)));
  const ids = opened.flatMap(({ ok }) => (ok ? [(ok as { tournament: string }).tournament] : []));
  often(100, (n) => {
    const tournament = ids[n % ids.length] ?? '';
    const request = n % 3 === 0 ? 'tournaments' : n % 3 === 1 ? 'join-tournament' : 'leave-tournament';
    from(crowd, Math.floor(n / 3)).tell(request, { tournament });
  });
}

/** Everybody invites one person to a table of their own, again and again. */
async function invitations(crowd: Crowd): Promise<void> {
  const tables = await Promise.all(
    crowd.guests.map(async (guest) => {
      const made = await madeBy(guest, { game: 'saboteur', seats: 4 });
      await guest.ask('open', { ...made, c: 1 });
      await guest.ask('sit', { c: 1 });
      return made?.table;
    }),
  );
  often(100, (n) => from(crowd, n).tell('invite', { name: 'Ana', table: tables[n % tables.length] }));
}

/** Tries recovery codes of somebody's name. */
const codes = (crowd: Crowd): void =>
  often(100, (n) => from(crowd, n).tell('recover', { name: 'Ana', code: `AAAA-BBBB-${1000 + n}` }));

/** Fills the lobby with empty tables and reads it. */
function lobby(crowd: Crowd): void {
  for (const guest of crowd.guests) guest.tell('lobby', { on: true });
  often(100, (n) =>
    from(crowd, n).tell(
      n % 2 ? 'create' : 'lobby',
      n % 2 ? { game: 'saboteur', seats: 10, listed: true } : { on: true },
    ),
  );
}

/** The game of a long history. */
export const HISTORY = 'welcome-to-the-dungeon';

const READS: readonly (readonly [string, object])[] = [
  ['balance', { game: HISTORY }],
  ['leaderboard', { game: HISTORY }],
  ['profile', { name: 'Ana' }],
  ['friends', {}],
  ['mine', {}],
  ['daily', {}],
  ['tournaments', {}],
  ['lobby', { on: true }],
];

/** Reads what costs most, in a server with a long history. */
const reads = (crowd: Crowd): void =>
  often(300, (n) => {
    const [name, args] = READS[n % READS.length] ?? ['mine', {}];
    from(crowd, Math.floor(n / READS.length)).tell(name, args);
  });

function http({ port, address }: Crowd, head: string, body = ''): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined).resume();
  socket.write(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nConnection: close\r\n`);
  if (body === '') socket.end('\r\n');
  else {
    socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.end(body);
  }
  return socket;
}

/** Sends bodies of 250 kB without a token. */
function bodies(crowd: Crowd): void {
  const body = JSON.stringify({ do: 'words', words: Array.from({ length: 25_000 }, (_, i) => `w${i}`) });
  often(100, () => http(crowd, 'POST /api/operator', body));
}

/** Asks for pages that do not exist, each time another. */
const pages = (crowd: Crowd): void =>
  often(300, (n) => http(crowd, `GET ${['/missing', '/p', '/t', '/tournament'][n % 4]}/none-${n}`));

type Act = (crowd: Crowd) => Promise<void> | void;

/** By name: what it does to others, and what the table of results says. */
export const CROWDS: Readonly<Record<string, { readonly act: Act; readonly told: string }>> = {
  'one-channels': {
    act: channels,
    told: '40 guests open one table on 1,920 channels, its room changes 50 times a second',
  },
  'one-bots': { act: bots, told: '40 guests play against three masters each' },
  'one-pool': { act: pool, told: '40 guests wait for games and never come' },
  'one-tournaments': { act: tournaments, told: '40 guests open tournaments, join and leave them' },
  'one-invitations': { act: invitations, told: '40 guests invite one person, 100 times a second' },
  'one-codes': { act: codes, told: '100 recovery codes a second' },
  'one-bodies': { act: bodies, told: '100 bodies of 250 kB a second, without a token' },
  'one-reads': {
    act: reads,
    told: '300 reads of profiles, lists and balance a second, 60,000 finished games',
  },
  'one-pages': { act: pages, told: '300 missing pages a second, each another' },
  'one-lobby': { act: lobby, told: '40 guests open empty tables and read the lobby, 100 requests a second' },
};
