import type { RequestArgs, RequestName } from '@mazmorra/protocol';
import type { Connection } from '../net/connection.ts';
import { addReport } from '../operator/reports.ts';
import { Refused } from '../refused.ts';
import { isMember } from '../table/room.ts';
import { myTables } from '../tables/my-tables.ts';
import { heavy, PLAIN, person, REPORT, type Rows, reads, SCREEN_CODE } from './row.ts';

type Names = Extract<
  RequestName,
  | 'lobby'
  | 'pool'
  | 'wait'
  | 'unwait'
  | 'mine'
  | 'create'
  | 'open'
  | 'close'
  | 'find-code'
  | 'report'
  | 'daily'
  | 'play-daily'
>;

/** How somebody comes to a table. */
export const lobbyRows: Rows<Names> = {
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
  'play-daily': person(heavy(2), async ({ server, who }, { game }) => ({
    table: await server.daily.play(who, game),
  })),
};

/** A person who may see a table may report it. */
async function report(connection: Connection, args: RequestArgs<'report'>) {
  const { server, who } = connection;
  const table = await server.tables.live.get(args.table);
  const maySee = table && (table.room.listed || connection.hasOpen(table.id) || isMember(table.room, who.id));
  if (!maySee) throw new Refused('no-table', 'there is no such table for you');
  await addReport(server.core, who.id, table.room, args);
  return {};
}
