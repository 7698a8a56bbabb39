import type { Json } from '@mazmorra/kernel';
import type { Request } from '@mazmorra/protocol';
import type { Channel } from './house.ts';
import type { LiveTable } from './live-table.ts';
import * as rooms from './room.ts';
import type { Tables } from './tables.ts';

type Elsewhere =
  | 'hello'
  | 'ping'
  | 'name'
  | 'handover'
  | 'devices'
  | 'sign-out'
  | 'forget'
  | 'lobby'
  | 'mine'
  | 'create'
  | 'open'
  | 'close'
  | 'answer';

/** The requests about a table that is open on a channel. */
export type TableRequest = Exclude<Request, { readonly do: Elsewhere }>;

export interface Desk {
  readonly table: LiveTable;
  readonly channel: Channel;
  readonly tables: Tables;
  /** Each throws when there has been too much of it. */
  countHeavy(cost: number): void;
  countChat(): void;
}

/** Passes a request on to its table. */
export function handleAtTable(request: TableRequest, desk: Desk): void {
  const { table, channel } = desk;
  const { id } = request;
  switch (request.do) {
    case 'start':
      table.start(channel, id);
      break;
    case 'rematch':
      desk.countHeavy(2);
      table.rematch(channel, id, (room) => desk.tables.makeRematch(room, channel.client.guest.id));
      break;
    case 'say':
      desk.countChat();
      table.say(
        channel,
        id,
        'text' in request.args ? { text: request.args.text } : { phrase: request.args.phrase },
      );
      break;
    case 'log':
      desk.countHeavy(1);
      table.log(channel, id, request.args.from);
      break;
    case 'sit':
      table.change(channel, id, changeFor(request, channel), (room) => seatReply(room, channel));
      break;
    default:
      table.change(channel, id, changeFor(request, channel));
  }
}

const seatReply = (room: rooms.Room, channel: Channel): Json => ({
  seat: rooms.seatOf(room, channel.client.guest.id) ?? 0,
});

type RoomRequest = Exclude<TableRequest, { readonly do: 'start' | 'rematch' | 'say' | 'log' }>;

/** What a request makes of the room. */
function changeFor(request: RoomRequest, { client, invited }: Channel): (room: rooms.Room) => rooms.Room {
  const { guest } = client;
  switch (request.do) {
    case 'sit':
      return (room) => rooms.sit(room, guest, request.args.seat, request.args.contribution ?? '', invited);
    case 'ask':
      return (room) => rooms.ask(room, guest);
    case 'admit':
      return (room) => rooms.admit(room, guest.id, request.args.ask, request.args.yes);
    case 'contribute':
      return (room) => rooms.contribute(room, guest.id, request.args.contribution);
    case 'bot':
      return (room) => rooms.putBot(room, guest.id, request.args.seat, request.args.level);
    case 'clear':
      return (room) => rooms.clear(room, guest.id, request.args.seat);
    case 'leave':
      return (room) => rooms.leave(room, guest.id);
    case 'take':
      return (room) => rooms.take(room, guest.id);
    case 'end':
      return (room) => rooms.agreeToEnd(room, guest.id, request.args.agree);
    case 'mute':
      return (room) => rooms.mute(room, guest.id, request.args.seat, request.args.on);
  }
}
