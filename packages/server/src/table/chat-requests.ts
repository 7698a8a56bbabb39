import type { RequestArgs } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import type { AtTable } from './channel.ts';
import { accusationAt, type Said } from './chat.ts';
import { requireNotDaily } from './membership.ts';
import { type NamedPerson, personAt, type Room, requireSeat, seatOf } from './room.ts';

/** Chat. Lines of seated people are for everybody; lines of spectators are for spectators. */
export function say(at: AtTable, args: RequestArgs<'say'>, id: number): Promise<void> {
  const { table, channel } = at;
  if (channel.screen) throw new Refused('not-allowed', 'the big screen says nothing');
  const said: Said = 'text' in args ? { text: args.text } : { phrase: args.phrase };
  at.requireMaySay(table.room, said.text);
  return addLine(at, id, seatOf(table.room, channel.client.who.id), said);
}

/** Puts a seat's accusation token before another seat, or takes it back. It is chat: the rules do not know it. */
export function accuse(at: AtTable, { about }: RequestArgs<'accuse'>, id: number): Promise<void> {
  const { table, channel } = at;
  const seat = requireSeat(table.room, channel.client.who.id);
  requireNotDaily(table.room);
  const accusation = accusationAt(table, seat, about === null ? {} : { about });
  if (!accusation) throw new Refused('not-now', 'nobody can be accused here now');
  return addLine(at, id, seat, { accusation });
}

/** The author of a line, under their name at this table. */
function speakerAt(room: Room, seat: number | undefined, who: NamedPerson): NamedPerson {
  const place = seat === undefined ? undefined : room.seats[seat];
  return place?.kind === 'person' ? { id: who.id, name: place.name, kept: place.kept === true } : who;
}

/** Saves a line, then sends it. */
async function addLine(
  { table, channel }: AtTable,
  id: number,
  seat: number | undefined,
  said: Said,
): Promise<void> {
  const { client } = channel;
  const { id: author } = client.who;
  const line = await table.chat.add(seat, speakerAt(table.room, seat, client.who), said);
  client.reply(id, {});
  table.recovery.guard('chat', () => table.audience.tellChat(line, author));
}

/** Mutes or blocks a person, here and at every other table. */
export async function mute(
  at: AtTable,
  { seat, line, on, block }: RequestArgs<'mute'>,
  id: number,
): Promise<void> {
  const { table, channel } = at;
  const { client } = channel;
  const me = client.who.id;
  const other = await whoIs(at, seat, line);
  if (!other || other.id === '') throw new Refused('not-now', 'nobody who can be muted sits there');
  if (other.id === me) throw new Refused('not-now', 'you cannot mute yourself');
  const { mutes } = table.tables;
  if (on) await mutes.set(me, other, block);
  else await mutes.remove(me, other.id);
  client.reply(id, {});
  table.recovery.guard('mute', () => table.audience.tellRoomOf(me));
}

async function whoIs(
  { table, channel }: AtTable,
  seat: number | undefined,
  line: number | undefined,
): Promise<NamedPerson | undefined> {
  if (seat !== undefined) return personAt(table.room, seat);
  if (line === undefined) return undefined;
  const found = await table.chat.line(line);
  // A line that this reader did not receive has no author for them.
  return found && table.audience.hears(channel, found.line, '')
    ? { id: found.author, name: found.line.name }
    : undefined;
}
