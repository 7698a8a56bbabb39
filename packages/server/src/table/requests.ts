import { completeVariants, type Json, type Seat } from '@mazmorra/kernel';
import type { Happened, Opened, RequestArgs, TableRequest, TableRequestName } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { CHAT, type Cost, heavy, PLAIN, type Rows, type TableRow } from '../requests/row.ts';
import { againHost, answerAgain } from './again.ts';
import { type AtTable, type Channel, personOf } from './channel.ts';
import type { WrittenLine } from './chat.ts';
import { accuse, mute, say } from './chat-requests.ts';
import { giveHint } from './hint.ts';
import type { LiveTable } from './live-table.ts';
import * as members from './membership.ts';
import { isMember, isOver, playedByBot, type Room, requireSeat, seatOf } from './room.ts';
import { agree, changeSettings } from './settings.ts';
import type { LoggedStep } from './stored-table.ts';
import { seenPairs, type TableViewer } from './updates.ts';
import { agreeToEnd, handOver, settled } from './votes.ts';

/** A client that missed more answers than this gets the view without a recap. */
const MOST_MISSED = 400;

/**
 * A request that changes the room: it is saved first, then sent. `change` returns the room after it, the same object if nothing
 * changes, and `ok` the reply.
 */
const changing = <N extends TableRequestName>(
  who: TableRow<N>['who'],
  cost: Cost,
  change: (room: Room, at: AtTable, args: RequestArgs<N>) => Room,
  ok: (room: Room, person: string) => Json = () => ({}),
): TableRow<N> => ({
  who,
  cost,
  async handle(at, args, id) {
    const { table, channel } = at;
    const room = change(table.room, at, args);
    const isNew = room !== table.room;
    if (isNew) await table.saveRoom(room);
    channel.client.reply(id, ok(room, channel.who.id));
    if (isNew) table.tell();
  },
});

/** A person whom the host has blocked cannot take a seat. A person who has a seat keeps it. */
function requireWelcome(room: Room, at: AtTable): void {
  const person = personOf(at);
  const { mutes } = at.table.tables;
  if (isMember(room, person) || room.host === '' || !mutes.keepsApart(room.host, person)) return;
  throw new Refused('not-allowed', 'you get no seat at this table');
}

/** The requests at a table. Who may make them is checked by the functions of the room, which know when. */
export const tableRows: Rows<TableRequestName> = {
  sit: changing('table', PLAIN, sit, (room, person) => ({ seat: seatOf(room, person) ?? 0 })),
  ask: changing('table', PLAIN, (room, at) => {
    requireWelcome(room, at);
    at.table.tables.shares.seats.requireAsk(room, personOf(at));
    return members.ask(room, at.channel.client.who);
  }),
  admit: changing('host', PLAIN, (room, at, { ask, yes }) => members.admit(room, personOf(at), ask, yes)),
  contribute: changing('seat', PLAIN, (room, at, args) =>
    members.contribute(room, personOf(at), args.contribution),
  ),
  bot: changing('host', PLAIN, (room, at, { seat, level, style }) =>
    members.putBot(room, personOf(at), seat, { level, ...(style && { style }) }),
  ),
  clear: changing('host', PLAIN, (room, at, { seat }) => members.clear(room, personOf(at), seat)),
  change: changing('host', heavy(0.5), changed),
  agree: changing('seat', PLAIN, (room, at, { terms }) => agree(room, personOf(at), terms)),
  start: { who: 'host', cost: PLAIN, handle: start },
  answer: { who: 'seat', cost: PLAIN, handle: answer },
  leave: changing('table', PLAIN, (room, at) =>
    settled(members.leave(room, personOf(at)), at.table.attendance),
  ),
  take: changing('seat', PLAIN, (room, at) => members.take(room, personOf(at))),
  end: changing('seat', heavy(0.2), (room, at, args) =>
    agreeToEnd(room, personOf(at), args.agree, at.table.attendance),
  ),
  'hand-over': changing('seat', heavy(0.5), (room, at, args) =>
    handOver(room, personOf(at), args.seat, args.agree, at.table.attendance),
  ),
  again: changing('seat', heavy(0.5), (room, at, { yes }) =>
    answerAgain(room, personOf(at), yes, at.table.core.now(), at.table.tables.config.askAgain),
  ),
  rematch: { who: 'seat', cost: heavy(2), handle: rematch },
  say: { who: 'table', cost: CHAT, handle: say },
  accuse: { who: 'seat', cost: CHAT, handle: accuse },
  hint: { who: 'seat', cost: heavy(1), handle: (at, _, id) => giveHint(at.table, at.channel, id) },
  mute: { who: 'table', cost: heavy(0.5), handle: mute },
  log: { who: 'table', cost: heavy(1), handle: log },
  'show-code': { who: 'table', cost: heavy(0.5), handle: showCode },
};

/** Puts a request at a table that is open on the channel into the queue of the table. */
export function handleAtTable({ do: name, id, args }: TableRequest, at: AtTable): void {
  const row = tableRows[name] as TableRow<TableRequestName>;
  const { table, channel } = at;
  table.queue
    .run(() => row.handle(at, args, id))
    .catch((error: unknown) => channel.client.refuse(id, table.recovery.refusalFor(error)));
}

function sit(room: Room, at: AtTable, { seat, contribution = '', terms }: RequestArgs<'sit'>): Room {
  requireWelcome(room, at);
  const { client, invited } = at.channel;
  if (!invited) at.table.tables.shares.seats.requireSeat(room, client.who.id);
  return members.sit(room, client.who, seat, contribution, invited, terms);
}

function changed(room: Room, at: AtTable, { c: _, ...settings }: RequestArgs<'change'>): Room {
  const game = at.table.core.game(settings.game);
  if (!game) throw new Refused('start', 'this server does not have the game');
  const variants = completeVariants(game, settings.seats, settings.variants ?? {});
  return changeSettings(room, personOf(at), { settings, version: game.version, variants });
}

async function answer(
  { table, channel }: AtTable,
  { n, option, key }: RequestArgs<'answer'>,
  id: number,
): Promise<void> {
  const seat = requireSeat(table.room, channel.client.who.id);
  if (channel.watch) throw new Refused('not-allowed', 'this channel only watches');
  try {
    requirePlaying(table.room, seat);
    await table.answer({ seat, option, decision: n, key, by: 'person' }, { channel, id });
  } catch (error) {
    // A repeated answer is no longer legal. It is acknowledged again with the same number.
    const taken = table.state.taken(seat, key);
    if (taken === undefined) throw error;
    table.core.metrics.counts.answersAgain++;
    channel.client.reply(id, { n: taken, again: true });
  }
}

function requirePlaying(room: Room, seat: Seat): void {
  if (isOver(room)) throw new Refused('over', 'the game has ended');
  if (playedByBot(room, seat)) throw new Refused('covered', 'a bot has your seat: take it back first');
}

async function start({ table, channel }: AtTable, _: unknown, id: number): Promise<void> {
  const { client } = channel;
  await table.start(members.start(table.room, client.who.id, table.core.now()));
  client.reply(id, {});
  table.tell(true);
}

/** Opens the next table at once: with those who said yes, or with all if nobody was asked. Later requests get the same table. */
async function rematch({ table, channel }: AtTable, _: unknown, id: number): Promise<void> {
  const { client } = channel;
  const { room } = table;
  if (!isOver(room)) throw new Refused('not-now', 'the game has not ended');
  members.requireNotDaily(room);
  const seat = requireSeat(room, client.who.id);
  if (!room.rematch && room.again && !room.again.yes.includes(seat))
    throw new Refused('not-allowed', 'say first that you play again');
  if (!room.rematch) await table.rematchCall.make(room.again ? againHost(room) : client.who.id);
  client.reply(id, table.room.rematch ?? {});
}

async function log({ table, channel }: AtTable, { from }: RequestArgs<'log'>, id: number): Promise<void> {
  if (!table.game) throw new Refused('not-now', 'the game has not started');
  await table.needHistory();
  const steps = (table.history ?? []).slice(from);
  const log = happenedIn(steps, table.audience.viewerOf(channel));
  channel.client.reply(id, { log } as unknown as Json);
}

/** The screen code is worth as much as the invitation, so it is told to nobody else. */
async function showCode({ table, channel }: AtTable, _: unknown, id: number): Promise<void> {
  const { room, tables } = table;
  if (!channel.invited && !isMember(room, channel.client.who.id))
    throw new Refused('not-allowed', 'the code is for those who were invited');
  if (isOver(room)) throw new Refused('over', 'the game has ended');
  members.requireNotDaily(room);
  const { code, until, write } = await tables.screenCodes.show(table.id);
  await table.save([write]);
  channel.client.reply(id, { code, until });
}

/** Opens the table on a channel. A person who may see it gets the full view and joins the audience. */
export function openAtTable(table: LiveTable, channel: Channel, id: number, since: number | undefined): void {
  const { client } = channel;
  table.queue
    .run(() => open(table, channel, id, since))
    .catch((error: unknown) => {
      client.drop(channel.c);
      table.leave(channel);
      client.refuse(id, table.recovery.refusalFor(error));
    });
}

async function open(
  table: LiveTable,
  channel: Channel,
  id: number,
  since: number | undefined,
): Promise<void> {
  requireAdmission(table.room, channel);
  requireShare(table, channel);
  const chat = await table.chat.last(table.audience.isSpectator(channel));
  if (since !== undefined && since < (table.game?.number ?? 0)) await table.needHistory();
  if (table.closed) throw new Refused('stopping', 'connect again in a moment');
  if (!channel.client.holds(channel)) {
    channel.client.refuse(id, new Refused('no-channel', 'this channel was closed'));
    return;
  }
  table.audience.add(channel);
  channel.client.reply(id, openedView(table, channel, since, chat) as unknown as Json);
  table.presenceChanged();
  if (!channel.watch) uncover(table, channel.who.id);
}

function requireAdmission(room: Room, channel: Channel): void {
  const member = isMember(room, channel.client.who.id);
  if (!member && !channel.invited && !room.listed)
    throw new Refused('no-table', 'there is no such table for you');
  if (!member && room.status !== 'open' && !room.spectators)
    throw new Refused('not-allowed', 'this table allows no spectators');
}

function requireShare({ tables, audience, room }: LiveTable, { client, watch }: Channel): void {
  const isSeated = !watch && isMember(room, client.who.id);
  tables.shares.channels.requireRoom(audience.channels, client.who.id, isSeated);
}

/** Gives a seat back that was covered because its person was away. */
function uncover(table: LiveTable, person: string): void {
  const isAway = (room: Room) =>
    room.status === 'running' &&
    room.seats.some(
      (at) =>
        at.kind === 'person' && at.person === person && (at.covered === 'away' || at.covered === 'handed'),
    );
  if (!isAway(table.room)) return;
  const taken = table.change((room) => (isAway(room) ? members.take(room, person) : room));
  taken.catch((error: unknown) => table.recovery.failUnasked('change', error));
}

function openedView(
  { audience, game, history }: LiveTable,
  channel: Channel,
  since: number | undefined,
  chat: readonly WrittenLine[],
): Opened {
  const room = audience.roomView(channel);
  const viewer = audience.viewerOf(channel);
  const missed = since === undefined ? undefined : missedSince(since, game?.number ?? 0, history, viewer);
  return {
    room,
    ...(game && { play: audience.playView(game, viewer) }),
    ...(missed && { missed }),
    chat: chat.filter(({ line, author }) => audience.hears(channel, line, author)).map(({ line }) => line),
  };
}

function missedSince(
  since: number,
  number: number,
  history: readonly LoggedStep[] | undefined,
  viewer: TableViewer,
): Happened[] | undefined {
  if (since >= number) return [];
  if (number - since > MOST_MISSED || !history) return undefined;
  return happenedIn(history.slice(since + 1), viewer);
}

const happenedIn = (history: readonly LoggedStep[], viewer: TableViewer): Happened[] =>
  history.map(({ number, seat, events }) => ({
    n: number,
    ...(seat !== undefined && { seat }),
    e: seenPairs(events, viewer),
  }));
