import type { Json, Seat } from '@mazmorra/kernel';
import type {
  ChatLine,
  Happened,
  Opened,
  RequestArgs,
  TableRequest,
  TableRequestName,
} from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import type { Write } from '../storage/port.ts';
import type { Channel } from './channel.ts';
import type { LiveTable } from './live-table.ts';
import type { Room } from './membership.ts';
import * as members from './membership.ts';
import { isOver } from './membership-view.ts';
import type { LoggedStep } from './stored-table.ts';
import { accusationAt } from './talk.ts';
import { seenPairs, type TableViewer } from './updates.ts';

/** A client that missed more answers than this gets the view and no recap. */
const MOST_MISSED = 400;

/** A table to be made for a rematch. */
export interface Rematch {
  readonly write: Write;
  readonly table: string;
  readonly invite: string;
  /** To be called when it is written. */
  saved(): void;
}

/** Who asks what at which table. */
export interface AtTable {
  readonly table: LiveTable;
  readonly channel: Channel;
  makeRematch(room: Room): Rematch;
}

type Handler<N extends TableRequestName> = (at: AtTable, id: number, args: RequestArgs<N>) => void;

/** What each request makes of the room; `undefined` is not used, so every name is either here or among the others. */
type Change<N extends TableRequestName> = (room: Room, at: AtTable, args: RequestArgs<N>) => Room;

/** A request that changes the room: saved first, then told. */
const changing =
  <N extends TableRequestName>(
    change: Change<N>,
    ok: (room: Room, person: string) => Json = () => ({}),
  ): Handler<N> =>
  (at, id, args) =>
    run(at, id, () => {
      const { table, channel } = at;
      const room = change(table.room, at, args);
      const saved = () => channel.client.reply(id, ok(room, channel.client.guest.id));
      if (room === table.room) saved();
      else table.commitRoom({ room, saved, refuse: (error) => channel.client.refuse(id, error) });
    });

const personOf = ({ channel }: AtTable): string => channel.client.guest.id;

/** Every request of the protocol that is made at a table. */
const handlers: { readonly [N in TableRequestName]: Handler<N> } = {
  sit: changing<'sit'>(
    (room, { channel }, { seat, contribution = '' }) =>
      members.sit(room, channel.client.guest, seat, contribution, channel.invited),
    (room, person) => ({ seat: members.seatOf(room, person) ?? 0 }),
  ),
  ask: changing<'ask'>((room, { channel }) => members.ask(room, channel.client.guest)),
  admit: changing<'admit'>((room, at, { ask, yes }) => members.admit(room, personOf(at), ask, yes)),
  contribute: changing<'contribute'>((room, at, { contribution }) =>
    members.contribute(room, personOf(at), contribution),
  ),
  bot: changing<'bot'>((room, at, { seat, level }) => members.putBot(room, personOf(at), seat, level)),
  clear: changing<'clear'>((room, at, { seat }) => members.clear(room, personOf(at), seat)),
  leave: changing<'leave'>((room, at) => members.leave(room, personOf(at))),
  take: changing<'take'>((room, at) => members.take(room, personOf(at))),
  end: changing<'end'>((room, at, { agree }) => members.agreeToEnd(room, personOf(at), agree)),
  mute: changing<'mute'>((room, at, { seat, on }) => members.mute(room, personOf(at), seat, on)),
  start,
  answer,
  rematch,
  say,
  accuse,
  log,
};

/** Carries out a request at a table that is open on the channel. */
export function handleAtTable(request: TableRequest, at: AtTable): void {
  const handler = handlers[request.do] as Handler<TableRequestName>;
  handler(at, request.id, request.args);
}

/** Puts a request into the queue of its table; whoever asked is told what goes wrong. */
function run({ table, channel }: AtTable, id: number, work: () => void): void {
  const refuse = (error: unknown) => channel.client.refuse(id, table.recovery.refusalFor(error));
  table.queue.push({ run: work, refuse });
}

function answer(at: AtTable, id: number, { n, option, key }: RequestArgs<'answer'>): void {
  const { table, channel } = at;
  run(at, id, () => {
    const seat = members.requireSeat(table.room, channel.client.guest.id);
    if (channel.watch) throw new Refused('not-allowed', 'this channel only watches');
    try {
      requirePlaying(table.room, seat);
      table.commitAnswer({ seat, option, decision: n, key, by: 'person' }, { channel, id });
    } catch (error) {
      // One that was taken before cannot be taken now: then it is acknowledged once more.
      const taken = table.taken(seat, key);
      if (taken === undefined) throw error;
      table.services.metrics.counts.answersAgain++;
      channel.client.reply(id, { n: taken, again: true });
    }
  });
}

function requirePlaying(room: Room, seat: Seat): void {
  if (isOver(room)) throw new Refused('over', 'the game has ended');
  if (members.playedByBot(room, seat))
    throw new Refused('covered', 'a bot has your seat: take it back first');
}

function start(at: AtTable, id: number): void {
  const { table, channel } = at;
  const { client } = channel;
  run(at, id, () =>
    table.start(members.start(table.room, client.guest.id, table.services.now()), {
      saved: () => client.reply(id, {}),
      refuse: (error) => client.refuse(id, error),
    }),
  );
}

/** A table for the same people; the first who asks makes it, the others find it. */
function rematch(at: AtTable, id: number): void {
  const { table, channel } = at;
  const { client } = channel;
  run(at, id, () => {
    if (!isOver(table.room)) throw new Refused('not-now', 'the game has not ended');
    members.requireSeat(table.room, client.guest.id);
    if (table.room.rematch) {
      client.reply(id, table.room.rematch);
      return;
    }
    const { write, table: next, invite, saved: made } = at.makeRematch(table.room);
    const room = { ...table.room, rematch: { table: next, invite } };
    const saved = () => {
      made();
      client.reply(id, { table: next, invite });
    };
    table.commitRoom({ room, more: [write], saved, refuse: (error) => client.refuse(id, error) });
  });
}

function say(at: AtTable, id: number, args: RequestArgs<'say'>): void {
  const { table, channel } = at;
  const { client } = channel;
  const said = 'text' in args ? { text: args.text } : { phrase: args.phrase };
  run(at, id, () => {
    const seat = members.requireSeat(table.room, client.guest.id);
    const work = table.chat.add(seat, client.guest, said).then((line) => {
      client.reply(id, {});
      table.guard('chat', () => table.audience.tellChat(line));
    });
    table.queue.holdFor(work, (error) => client.refuse(id, table.recovery.refusalFor(error)));
  });
}

/** Lays the accusation token of a seat before another, or takes it back. It is talk: the rules know nothing of it. */
function accuse(at: AtTable, id: number, { about }: RequestArgs<'accuse'>): void {
  const { table, channel } = at;
  const { client } = channel;
  run(at, id, () => {
    const seat = members.requireSeat(table.room, client.guest.id);
    const accusation = accusationAt(table, seat, about === null ? {} : { about });
    if (!accusation) throw new Refused('not-now', 'nobody can be accused here now');
    const work = table.chat.add(seat, client.guest, { accusation }).then((line) => {
      client.reply(id, {});
      table.guard('chat', () => table.audience.tellChat(line));
    });
    table.queue.holdFor(work, (error) => client.refuse(id, table.recovery.refusalFor(error)));
  });
}

function log(at: AtTable, id: number, { from }: RequestArgs<'log'>): void {
  const { table, channel } = at;
  run(at, id, () => {
    if (!table.table) throw new Refused('not-now', 'the game has not started');
    const work = table.needHistory().then(() => {
      const steps = (table.history ?? []).slice(from);
      channel.client.reply(id, {
        log: happenedIn(steps, table.audience.viewerOf(channel)),
      } as unknown as Json);
    });
    table.queue.holdFor(work, (error) => channel.client.refuse(id, table.recovery.refusalFor(error)));
  });
}

/** Opens the table on a channel: whoever may see it gets all of it, and is in the audience from then on. */
export function openAtTable(table: LiveTable, channel: Channel, id: number, since: number | undefined): void {
  const { client } = channel;
  const refuse = (error: unknown) => {
    client.drop(channel.c);
    table.leave(channel);
    client.refuse(id, table.recovery.refusalFor(error));
  };
  const work = () => {
    requireAdmission(table.room, channel);
    table.queue.holdFor(open(table, channel, id, since), refuse);
  };
  table.queue.push({ run: work, refuse });
}

async function open(
  table: LiveTable,
  channel: Channel,
  id: number,
  since: number | undefined,
): Promise<void> {
  const chat = await table.chat.last();
  if (since !== undefined && since < (table.table?.number ?? 0)) await table.needHistory();
  if (table.closed) throw new Refused('stopping', 'connect again in a moment');
  table.enter(channel);
  channel.client.reply(id, openedView(table, channel, since, chat) as unknown as Json);
  table.presenceChanged(channel);
  if (!channel.watch) uncover(table, channel.client.guest.id);
}

function requireAdmission(room: Room, channel: Channel): void {
  const member = members.isMember(room, channel.client.guest.id);
  if (!member && !channel.invited && !room.listed)
    throw new Refused('no-table', 'there is no such table for you');
  if (!member && room.status !== 'open' && !room.spectators)
    throw new Refused('not-allowed', 'this table allows no spectators');
}

/** Who was covered for being away has the seat back by being here. */
function uncover(table: LiveTable, person: string): void {
  const isAway = (room: Room) =>
    room.status === 'running' &&
    room.seats.some((at) => at.kind === 'person' && at.person === person && at.covered === 'away');
  if (isAway(table.room)) table.changeQuietly((room) => (isAway(room) ? members.take(room, person) : room));
}

function openedView(
  { audience, table, history }: LiveTable,
  channel: Channel,
  since: number | undefined,
  chat: readonly ChatLine[],
): Opened {
  const room = audience.roomView(channel);
  const viewer = audience.viewerOf(channel);
  const missed = since === undefined ? undefined : missedSince(since, table?.number ?? 0, history, viewer);
  return {
    room,
    ...(table && { play: audience.playView(table, viewer) }),
    ...(missed && { missed }),
    chat: chat.filter((line) => !room.muted.includes(line.seat)),
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
