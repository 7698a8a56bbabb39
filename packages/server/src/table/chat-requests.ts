import type { RequestArgs } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { type AtTable, run } from './at-table.ts';
import type { Said } from './chat.ts';
import { requireNotDaily } from './membership.ts';
import { type Guest, personAt, type Room, requireSeat, seatOf } from './room.ts';
import { accusationAt } from './talk.ts';

/** Chat. Lines of seated people are for everybody; lines of onlookers are for onlookers. */
export function say(at: AtTable, id: number, args: RequestArgs<'say'>): void {
  const { table, channel } = at;
  run(at, id, () => {
    if (channel.screen) throw new Refused('not-allowed', 'the big screen says nothing');
    const said: Said = 'text' in args ? { text: args.text } : { phrase: args.phrase };
    at.requireMaySay(table.room, said.text);
    addLine(at, id, seatOf(table.room, channel.client.guest.id), said);
  });
}

/** Puts a seat's accusation token before another seat, or takes it back. It is chat: the rules do not know it. */
export function accuse(at: AtTable, id: number, { about }: RequestArgs<'accuse'>): void {
  const { table, channel } = at;
  run(at, id, () => {
    const seat = requireSeat(table.room, channel.client.guest.id);
    requireNotDaily(table.room);
    const accusation = accusationAt(table, seat, about === null ? {} : { about });
    if (!accusation) throw new Refused('not-now', 'nobody can be accused here now');
    addLine(at, id, seat, { accusation });
  });
}

/** The author of a line, under their name at this table. */
function speakerAt(room: Room, seat: number | undefined, guest: Guest): Guest {
  const place = seat === undefined ? undefined : room.seats[seat];
  return place?.kind === 'person' ? { id: guest.id, name: place.name, kept: place.kept === true } : guest;
}

/** Saves a line, then sends it. Must be called from the queue. */
function addLine({ table, channel }: AtTable, id: number, seat: number | undefined, said: Said): void {
  const { client } = channel;
  const work = table.chat.add(seat, speakerAt(table.room, seat, client.guest), said).then((line) => {
    client.reply(id, {});
    table.recovery.guard('chat', () => table.audience.tellChat(line, client.guest.id));
  });
  table.queue.holdFor(work, (error) => client.refuse(id, table.recovery.refusalFor(error)));
}

/** Mutes or blocks a person, here and at every other table. */
export function mute(at: AtTable, id: number, { seat, line, on, block }: RequestArgs<'mute'>): void {
  const { table, channel } = at;
  const { client } = channel;
  run(at, id, () => {
    const work = whoIs(at, seat, line).then(async (other) => {
      if (!other || other.id === '') throw new Refused('not-now', 'nobody who can be muted sits there');
      if (other.id === client.guest.id) throw new Refused('not-now', 'you cannot mute yourself');
      const { mutes } = table.tables;
      if (on) await mutes.set(client.guest.id, other, block);
      else await mutes.remove(client.guest.id, other.id);
      client.reply(id, {});
      table.recovery.guard('mute', () => table.audience.tellRoomOf(client.guest.id));
    });
    table.queue.holdFor(work, (error) => client.refuse(id, table.recovery.refusalFor(error)));
  });
}

async function whoIs(
  { table, channel }: AtTable,
  seat: number | undefined,
  line: number | undefined,
): Promise<Guest | undefined> {
  if (seat !== undefined) return personAt(table.room, seat);
  if (line === undefined) return undefined;
  const found = await table.chat.line(line);
  // A line that this reader did not receive has no author for them.
  return found && table.audience.hears(channel, found.line, '')
    ? { id: found.author, name: found.line.name }
    : undefined;
}
