import { allSeenBy, type Json, type OpenDecision } from '@mazmorra/kernel';
import type { HintReply } from '@mazmorra/protocol';
import { NotWanted } from '../bots/thinkers.ts';
import { Refused } from '../refused.ts';
import type { Channel } from './channel.ts';
import type { LiveTable } from './live-table.ts';
import { hinted } from './membership.ts';
import { playedByBot, requireSeat } from './room.ts';
import { type AnyTable, isOpen } from './updates.ts';

/**
 * Sends what the master bot would answer for the person on this channel. Called from the queue, which does not wait for the bot.
 * The use of a hint is saved first and appears in the record.
 */
export async function giveHint(table: LiveTable, channel: Channel, id: number): Promise<void> {
  const { client } = channel;
  const person = client.who.id;
  const room = hinted(table.room, person);
  const seat = requireSeat(room, person);
  const decision = table.playing?.decisionOf(seat);
  if (!table.playing || !decision || playedByBot(room, seat))
    throw new Refused('not-asked', 'your seat is asked nothing now');
  await table.saveRoom(room);
  table.tell();
  await table.needHistory();
  const refuse = (error: unknown) =>
    client.refuse(id, error instanceof NotWanted ? new Refused('not-now', 'the game has moved on') : error);
  advice(table, decision, person).then((hint) => client.reply(id, hint as unknown as Json), refuse);
}

async function advice(table: LiveTable, decision: OpenDecision, person: string): Promise<HintReply> {
  const { seat, number } = decision;
  const { game, state } = table.playing as AnyTable;
  const { option, explanation, reason } = await table.tables.thinkers.decide({
    game,
    state,
    seat,
    level: 'master',
    inWords: true,
    events: (table.history ?? []).flatMap(({ events }) => allSeenBy(events, seat)),
    table: table.id,
    person,
    talk: game.hiddenRoles && table.talking.heard(),
    isWanted: () => isOpen(table.playing, seat, number),
  });
  const name = game.nameOf(option);
  const why = explanation?.options.find((one) => one.name === name)?.why;
  return {
    name,
    sure: explanation?.sure ?? 'only',
    ...(reason !== undefined && { reason }),
    ...(why && { why }),
  };
}
