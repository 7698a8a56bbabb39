import { type RequestArgs, type RequestName, SPOKEN } from '@mazmorra/protocol';
import type { Connection } from '../net/connection.ts';
import type { Identified, Person } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { rename } from '../table/membership.ts';
import { isOver } from '../table/room.ts';
import { heavy, PLAIN, person, type Rows, reads } from './row.ts';

/** Who somebody is. */
export const helloRows = {
  hello: { cost: PLAIN, who: 'anybody', handle: hello },
  ping: person(PLAIN, ({ server }) => ({ time: server.core.now() })),
  name: person(heavy(1), name),
  handover: person(heavy(1), ({ server, who }) => server.people.handover(who)),
  devices: person(reads(1), async ({ server, who, secretHash }) => ({
    devices: await server.people.devices(who, secretHash),
    ...(who.program && { program: true }),
  })),
  'add-token': person(heavy(2), async ({ server, who, secretHash }, { name, scopes }) => ({
    token: await server.people.addToken(who, name, scopes),
    devices: await server.people.devices(who, secretHash),
  })),
  'set-program': person(heavy(2), async ({ server, who }) => {
    await server.people.setProgram(who);
    return {};
  }),
  'sign-out': person(heavy(1), signOut),
  forget: person(heavy(5), forget),
  muted: person(reads(1), async ({ server, who }) => ({
    people: await server.tables.mutes.list(who.id),
  })),
  unmute: person(heavy(1), async ({ server, who }, { key }) => {
    const { mutes } = server.tables;
    await mutes.removeByKey(who.id, key);
    return { people: await mutes.list(who.id) };
  }),
} satisfies Partial<Rows<RequestName>>;

/** Identifies the person of the connection: by a secret, by a code, or as a new person. */
async function hello(connection: Connection, args: RequestArgs<'hello'>) {
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
      return undefined;
    }
    requireWelcome(connection, person);
    connection.enter(identified);
    // A kept name is changed by `name` only: the name stored on a device may be outdated.
    if (wished !== undefined && secret === undefined && wished !== person.name && !person.kept)
      await server.people.rename(person, wished);
    const origin = server.originFor(transport.host);
    return {
      name: person.name,
      ...(person.kept && { kept: true }),
      ...(secret !== undefined && { secret }),
      time: server.core.now(),
      games: server.core.gameList.map((game) => ({ id: game.id, version: game.version })),
      ...(origin !== undefined && { origin }),
      ...(args.name !== undefined && wished === undefined && { refusedName: true }),
      ...(moderation.announcement && { notice: moderation.announcement }),
      ...(server.processes && { several: true }),
    };
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
  const mayCome =
    allowance.take('newPeople', quotas.now()) &&
    (await connection.server.mayEverywhere('newPeople', connection.transport));
  if (!mayCome) throw new Refused('rate', 'too many new people from this address: wait a little');
  return people.create(newName, connection, device);
}

async function name(connection: Connection, args: RequestArgs<'name'>) {
  const { who, server } = connection;
  server.moderation.requireMayWrite(connection.subject);
  const allowed = server.moderation.nameFor(args.name);
  if (who.kept) await server.names.rename(who, allowed);
  else await server.people.rename(who, allowed);
  showName(connection, who);
  return { name: allowed };
}

/** Shows a person's new name at the tables they have open. */
export function showName(connection: Connection, person: Person): void {
  for (const table of connection.channels.tables)
    table
      .change((room) => (isOver(room) ? room : rename(room, person)))
      .catch((error: unknown) => table.recovery.failUnasked('change', error));
}

async function signOut(connection: Connection, args: RequestArgs<'sign-out'>, id: number): Promise<void> {
  const { who } = connection;
  const hash = await connection.server.people.signOut(who, args.device);
  connection.reply(id, {});
  for (const other of othersOf(connection, who)) if (other.secretHash === hash) other.transport.signOff();
  if (connection.secretHash === hash) connection.leavePerson();
}

/** Removes the person from the server. The connection stays open without a person. */
async function forget(connection: Connection) {
  const { who, server } = connection;
  await server.quickPlay.unwait(who.id);
  for (const other of othersOf(connection, who)) other.transport.signOff();
  connection.leavePerson();
  await server.retention.forget(who.id);
  return {};
}

const othersOf = (connection: Connection, person: Person): Connection[] =>
  [...(connection.server.people.connectionsOf(person.id) ?? [])].filter((other) => other !== connection);
