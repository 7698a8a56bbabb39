import type { MyTable, RequestArgs, RequestName } from '@mazmorra/protocol';
import type { Connection } from '../net/connection.ts';
import { addReport } from '../operator/reports.ts';
import { Refused } from '../refused.ts';
import type { TableRow } from '../storage/port.ts';
import { isMember, namesOf, playedByBot, type Room, seatOf } from '../table/room.ts';
import { turnOf } from '../table/updates.ts';
import type { Tables } from '../tables/tables.ts';
import { heavy, PLAIN, person, REPORT, type Rows, reads, SCREEN_CODE } from './row.ts';

/** How somebody comes to a table or takes part in a tournament. */
export const lobbyRows = {
  lobby: person(heavy(0.2), (connection, { on, after, filter }) => {
    const { lobby } = connection.server.tables;
    if (!on) {
      lobby.leave(connection);
      return { tables: [] };
    }
    lobby.join(connection, filter);
    return lobby.page(after, filter);
  }),
  pool: person(heavy(0.2), (connection, { on }) => {
    const { quickPlay } = connection.server;
    if (on) quickPlay.join(connection);
    else quickPlay.leave(connection);
    return quickPlay.view(connection.who.id);
  }),
  wait: person(heavy(0.2), async (connection, args) => {
    const { quickPlay, tables } = connection.server;
    const { who } = connection;
    requireNoProgram(who);
    await tables.mutes.load(who.id);
    // A person who waits receives all updates of the pool on this connection.
    quickPlay.join(connection);
    return quickPlay.wait(who, args);
  }),
  unwait: person(heavy(0.2), ({ server, who }) => server.quickPlay.unwait(who.id)),
  mine: person(reads(1), async ({ server, who }) => ({ tables: await myTables(server.tables, who.id) })),
  create: person(heavy(2), ({ server, who }, args) => {
    if (args.rated && !who.kept)
      throw new Refused('needs-name', 'only people who keep their name open rated tables');
    return server.tables.newTables.create(args, who.id);
  }),
  // The table replies, from its queue.
  open: person(heavy(0.2), ({ server, who, channels }, args, id) => {
    const { live, mutes } = server.tables;
    return channels.open(id, args, async (table) => {
      const [found] = await Promise.all([live.get(table), mutes.load(who.id)]);
      return found;
    });
  }),
  close: person(PLAIN, ({ channels }, { c }) => {
    channels.close(c);
    return {};
  }),
  'find-code': person(SCREEN_CODE, async ({ server, transport }, { code }) => {
    if (!(await server.mayEverywhere('screenCodesPerAddress', transport)))
      throw new Refused('rate', 'too many codes were tried from your address: wait a little');
    return server.tables.screenCodes.find(code);
  }),
  report: person(REPORT, report),
  daily: person(reads(1), ({ server, who }, { day }) => server.daily.view(who.id, day)),
  'play-daily': person(heavy(2), async ({ server, who }, { game }) => {
    requireNoProgram(who);
    return { table: await server.daily.play(who, game) };
  }),

  // Tournaments.
  'open-tournament': person(heavy(4), ({ server, who }, settings) => server.tournaments.open(who, settings)),
  tournaments: person(reads(0.5), ({ server, who }) => server.tournaments.lists(who.id)),
  tournament: person(heavy(0.2), (connection, { tournament, on }) =>
    connection.server.tournaments.view(tournament, connection, on),
  ),
  'join-tournament': person(heavy(0.5), ({ server, who }, { tournament, contribution = '' }) => {
    requireNoProgram(who);
    return server.tournaments.join(who, tournament, contribution);
  }),
  'leave-tournament': person(heavy(0.5), ({ server, who }, { tournament }) =>
    server.tournaments.leave(who, tournament),
  ),
  'draw-round': person(heavy(2), ({ server, who }, { tournament }) =>
    server.tournaments.drawBy(who, tournament),
  ),
  'stop-tournament': person(heavy(1), ({ server, who }, { tournament }) =>
    server.tournaments.stopBy(who, tournament),
  ),
  'remove-entrant': person(heavy(0.5), ({ server, who }, { tournament, entrant }) =>
    server.tournaments.remove(who, tournament, entrant),
  ),
} satisfies Partial<Rows<RequestName>>;

/** Where people are compared or meet people, programs have no place. */
function requireNoProgram({ program }: Connection['who']): void {
  if (program) throw new Refused('not-allowed', 'this is for people, and your account belongs to a program');
}

/** A person who may see a table may report it. */
async function report(connection: Connection, args: RequestArgs<'report'>) {
  const { server, who } = connection;
  const table = await server.tables.live.get(args.table);
  const maySee = table && (table.room.listed || connection.hasOpen(table.id) || isMember(table.room, who.id));
  if (!maySee) throw new Refused('no-table', 'there is no such table for you');
  await addReport(server.core, who.id, table.room, args);
  return {};
}

/** Tables of a person that are listed. */
const MOST = 60;

/** The tables of a person, newest first. */
export async function myTables(tables: Tables, person: string): Promise<MyTable[]> {
  const rows = await tables.storage.tablesOf(person, MOST);
  const mine = await Promise.all(
    rows.map((row) => tables.readable(row.id, () => myTable(tables, row, person))),
  );
  return mine.filter((one) => one !== undefined);
}

async function myTable(tables: Tables, row: TableRow, person: string): Promise<MyTable> {
  const stored = JSON.parse(row.room) as Room;
  // Whose turn it is can only be computed from the game.
  const live = stored.status === 'running' ? await tables.live.get(row.id) : undefined;
  const room = live?.room ?? stored;
  const seat = seatOf(room, person) ?? 0;
  return {
    table: row.id,
    game: room.game,
    status: room.status,
    seat,
    names: namesOf(room),
    yours: turnOf(live?.playing, seat) !== undefined && !playedByBot(room, seat),
    created: room.created,
    ...(room.outcome && { outcome: room.outcome }),
  };
}
