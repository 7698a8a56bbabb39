import type { Json } from '@mazmorra/kernel';
import {
  isCallRequest,
  isNameRequest,
  isProfileRequest,
  isTournamentRequest,
  type Request,
  type RequestArgs,
  type RequestName,
  SPOKEN,
  type TableRequestName,
} from '@mazmorra/protocol';
import { handleCall } from '../calls/requests.ts';
import { times } from '../fairness/limits.ts';
import { handleName } from '../names/requests.ts';
import { addReport } from '../operator/reports.ts';
import type { Identified, Person } from '../people/people.ts';
import { hashOf } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { rename } from '../table/membership.ts';
import { isMember, isOver } from '../table/room.ts';
import { myTables } from '../tables/my-tables.ts';
import { handleTournament } from '../tournaments/requests.ts';
import type { Connection } from './connection.ts';

type ServerRequestName = Exclude<RequestName, TableRequestName>;
export type ServerRequest = Extract<Request, { readonly do: ServerRequestName }>;

/** Handles one request and replies, at once or when its promise resolves. Errors become refusals. */
type Handler<N extends ServerRequestName> = (
  connection: Connection,
  id: number,
  args: RequestArgs<N>,
  request: ServerRequest,
) => Promise<void> | void;

/** Handlers of every request that is not made at a table. Table requests are in `table/requests.ts`. */
const handlers: { readonly [N in ServerRequestName]: Handler<N> } = {
  hello,
  name,
  'sign-out': signOut,
  forget,
  lobby,
  ping: (connection, id) => connection.reply(id, { time: connection.server.core.now() }),
  async handover(connection, id) {
    connection.reply(id, await connection.server.people.handover(connection.guest));
  },
  async devices(connection, id) {
    const devices = await connection.server.people.devices(connection.guest, connection.secretHash);
    connection.reply(id, { devices } as unknown as Json);
  },
  pool(connection, id, { on }) {
    const { quickPlay } = connection.server;
    if (on) quickPlay.join(connection);
    else quickPlay.leave(connection);
    connection.reply(id, quickPlay.view(connection.guest.id) as unknown as Json);
  },
  async wait(connection, id, args) {
    const { quickPlay, tables } = connection.server;
    const { guest } = connection;
    await tables.mutes.load(guest.id);
    // A person who waits receives all updates of the pool on this connection.
    quickPlay.join(connection);
    connection.reply(id, (await quickPlay.wait(guest, args)) as unknown as Json);
  },
  async unwait(connection, id) {
    const view = await connection.server.quickPlay.unwait(connection.guest.id);
    connection.reply(id, view as unknown as Json);
  },
  async mine(connection, id) {
    const tables = await myTables(connection.server.tables, connection.guest.id);
    connection.reply(id, { tables } as unknown as Json);
  },
  async report(connection, id, args) {
    const { tables } = connection.server;
    const table = await tables.live.get(args.table);
    const { guest } = connection;
    // A person who may see a table may report it.
    const maySee =
      table && (table.room.listed || connection.hasOpen(table.id) || isMember(table.room, guest.id));
    if (!maySee) throw new Refused('no-table', 'there is no such table for you');
    await addReport(tables.core, guest.id, table.room, args);
    connection.reply(id, {});
  },
  calls: called,
  'set-calls': called,
  push: called,
  unpush: called,
  'test-call': called,
  calendar: called,
  kept: named,
  'passkey-options': named,
  'add-passkey': named,
  'remove-passkey': named,
  'sign-in-options': named,
  'sign-in': named,
  recover: named,
  'new-codes': named,
  'set-shown': named,
  own: named,
  'set-own': named,
  'open-tournament': inTournament,
  tournaments: inTournament,
  tournament: inTournament,
  'join-tournament': inTournament,
  'leave-tournament': inTournament,
  'draw-round': inTournament,
  'stop-tournament': inTournament,
  'remove-entrant': inTournament,
  leaderboard: profiled,
  profile: profiled,
  friends: profiled,
  follow: profiled,
  invite: profiled,
  block: profiled,
  balance: profiled,
  async daily(connection, id, { day }) {
    const view = await connection.server.daily.view(connection.guest.id, day);
    connection.reply(id, view as unknown as Json);
  },
  async 'play-daily'(connection, id, { game }) {
    connection.reply(id, { table: await connection.server.daily.play(connection.guest, game) });
  },
  async muted(connection, id) {
    const people = await connection.server.tables.mutes.list(connection.guest.id);
    connection.reply(id, { people } as unknown as Json);
  },
  async unmute(connection, id, { key }) {
    const { mutes } = connection.server.tables;
    const { guest } = connection;
    await mutes.removeByKey(guest.id, key);
    connection.reply(id, { people: await mutes.list(guest.id) } as unknown as Json);
  },
  async create(connection, id, args) {
    if (args.rated && !connection.guest.kept)
      throw new Refused('needs-name', 'only people who keep their name open rated tables');
    connection.reply(id, await connection.server.tables.newTables.create(args, connection.guest.id));
  },
  open(connection, id, args) {
    const { live, mutes } = connection.server.tables;
    const { guest } = connection;
    return connection.channels.open(id, args, async (table) => {
      const [found] = await Promise.all([live.get(table), mutes.load(guest.id)]);
      return found;
    });
  },
  close(connection, id, { c }) {
    connection.channels.close(c);
    connection.reply(id, {});
  },
};

/** Requests about call settings. */
async function called(
  connection: Connection,
  id: number,
  _args: unknown,
  request: ServerRequest,
): Promise<void> {
  if (!isCallRequest(request)) return;
  const view = await handleCall(connection.server.calls, connection.guest.id, request);
  connection.reply(id, (view ?? {}) as unknown as Json);
}

/** Requests about kept names. The person's tables show a new name at once. */
async function named(
  connection: Connection,
  id: number,
  _args: unknown,
  request: ServerRequest,
): Promise<void> {
  if (!isNameRequest(request)) return;
  const { server, transport, guest: person } = connection;
  const asker = { person, device: transport.device, party: server.relyingParty(transport.host) };
  if (request.do === 'add-passkey') server.moderation.requireMayWrite(connection.subject);
  const reply = await handleName(server.names, asker, request);
  if (request.do === 'add-passkey') {
    connection.noteOrigin();
    showName(connection, person);
  }
  connection.reply(id, reply as unknown as Json);
}

/** Requests about tournaments. */
async function inTournament(
  connection: Connection,
  id: number,
  _args: unknown,
  request: ServerRequest,
): Promise<void> {
  if (!isTournamentRequest(request)) return;
  const reply = await handleTournament(connection.server.tournaments, connection, request);
  connection.reply(id, reply as unknown as Json);
}

/** Requests about profiles and ratings. */
async function profiled(
  connection: Connection,
  id: number,
  _args: unknown,
  request: ServerRequest,
): Promise<void> {
  if (!isProfileRequest(request)) return;
  if (request.do === 'invite') connection.server.moderation.requireMayWrite(connection.subject);
  const reply = await connection.server.profiles.handle(connection.guest, request);
  connection.reply(id, reply as unknown as Json);
}

export function handleRequest(request: ServerRequest, connection: Connection): Promise<void> | void {
  const handler = handlers[request.do] as Handler<ServerRequestName>;
  return handler(connection, request.id, request.args, request);
}

/** Identifies the person of the connection: by a secret, by a code, or as a new person. */
async function hello(connection: Connection, id: number, args: RequestArgs<'hello'>): Promise<void> {
  const { server, transport } = connection;
  if (connection.greeted || connection.greeting) throw new Refused('hello', 'hello was said before');
  if (!SPOKEN.includes(args.protocol))
    throw new Refused(
      'protocol',
      `this server speaks protocol ${SPOKEN.join(' and ')}: load the page again`,
      {
        speaks: SPOKEN,
      },
    );
  const { moderation } = server;
  moderation.requireWelcome({ address: transport.address });
  const wished = args.name === undefined ? undefined : allowedName(connection, args.name);
  connection.greeting = true;
  try {
    const identified = await identify(connection, args, wished ?? 'Guest');
    const { person, secret } = identified;
    if (connection.closed) {
      server.people.leave(person, connection);
      return;
    }
    requireWelcome(connection, person);
    connection.enter(identified);
    // A kept name is changed by `name` only: the name stored on a device may be outdated.
    if (wished !== undefined && secret === undefined && wished !== person.name && !person.kept)
      await server.people.rename(person, wished);
    const origin = server.originFor(transport.host);
    connection.reply(id, {
      name: person.name,
      ...(person.kept && { kept: true }),
      ...(secret !== undefined && { secret }),
      time: server.core.now(),
      games: server.core.gameList.map((game) => ({ id: game.id, version: game.version })),
      ...(origin !== undefined && { origin }),
      ...(args.name !== undefined && wished === undefined && { refusedName: true }),
      ...(moderation.announcement && { notice: moderation.announcement as unknown as Json }),
    });
  } finally {
    connection.greeting = false;
  }
}

/** The name in the form in which it is stored; `undefined` if it is not allowed, because a hello is not refused for a name. */
function allowedName({ server, transport }: Connection, wished: string): string | undefined {
  try {
    server.moderation.requireMayWrite({ address: transport.address });
    return server.moderation.nameFor(wished);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function requireWelcome(connection: Connection, person: Person): void {
  const { moderation, people } = connection.server;
  try {
    moderation.requireWelcome({ person: person.id, address: connection.transport.address });
  } catch (error) {
    people.leave(person, connection);
    throw error;
  }
}

async function identify(
  connection: Connection,
  args: RequestArgs<'hello'>,
  newName: string,
): Promise<Identified> {
  const { people, quotas } = connection.server;
  const { device, allowance } = connection.transport;
  if (args.code !== undefined) return people.byCode(args.code, connection, device);
  if (args.secret !== undefined) return people.bySecret(args.secret, connection, device);
  const mayCome = allowance.take('newPeople', quotas.now()) && (await mayComeAnywhere(connection));
  if (!mayCome) throw new Refused('rate', 'too many new people from this address: wait a little');
  return people.create(newName, connection, device);
}

/**
 * Whether this address may create another person, counted over all processes. Only the hash of the address is stored, and only
 * while it counts.
 */
async function mayComeAnywhere({ server, transport }: Connection): Promise<boolean> {
  const { shared } = server.core.storage;
  const { newPeople, addressesPerSharedNetwork } = server.quotas.limits;
  const { burst, perSecond } = times(newPeople, transport.shared ? addressesPerSharedNetwork : 1);
  return shared === undefined || shared.takeToken(`new ${hashOf(transport.address)}`, burst, perSecond);
}

async function name(connection: Connection, id: number, args: RequestArgs<'name'>): Promise<void> {
  const { guest, server } = connection;
  server.moderation.requireMayWrite(connection.subject);
  const allowed = server.moderation.nameFor(args.name);
  if (guest.kept) await server.names.rename(guest, allowed);
  else await server.people.rename(guest, allowed);
  showName(connection, guest);
  connection.reply(id, { name: allowed });
}

/** Shows a person's new name at the tables they have open. */
export function showName(connection: Connection, person: Person): void {
  for (const table of connection.channels.tables)
    table
      .change((room) => (isOver(room) ? room : rename(room, person)))
      .catch((error: unknown) => table.recovery.failUnasked('change', error));
}

async function signOut(connection: Connection, id: number, args: RequestArgs<'sign-out'>): Promise<void> {
  const { guest } = connection;
  const hash = await connection.server.people.signOut(guest, args.device);
  connection.reply(id, {});
  for (const other of othersOf(connection, guest)) if (other.secretHash === hash) other.transport.signOff();
  if (connection.secretHash === hash) connection.leavePerson();
}

/** Removes the person from the server. The connection stays open without a person. */
async function forget(connection: Connection, id: number): Promise<void> {
  const { guest, server } = connection;
  await server.quickPlay.unwait(guest.id);
  for (const other of othersOf(connection, guest)) other.transport.signOff();
  connection.leavePerson();
  await server.keeping.forget(guest.id);
  connection.reply(id, {});
}

const othersOf = (connection: Connection, person: Person): Connection[] =>
  [...(connection.server.people.connectionsOf(person.id) ?? [])].filter((other) => other !== connection);

function lobby(connection: Connection, id: number, { on, after, filter }: RequestArgs<'lobby'>): void {
  const { lobby: list } = connection.server.tables;
  if (!on) {
    list.leave(connection);
    connection.reply(id, { tables: [] });
    return;
  }
  list.join(connection, filter);
  connection.reply(id, list.page(after, filter) as unknown as Json);
}
