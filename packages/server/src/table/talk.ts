import type { Spoken } from '@mazmorra/bots';
import type { Accusation, Seat } from '@mazmorra/kernel';
import { botName } from '@mazmorra/protocol';
import type { LiveTable } from './live-table.ts';

/** Chat for bots: what they hear, and how they speak. */
export interface Talking {
  heard(): readonly Accusation[];
  say(seat: Seat, remark: Spoken): void;
}

/** An accusation token in stored form; `undefined` if it is not possible: no hidden roles, no running game, the own seat, an empty seat. */
export function accusationAt(
  { playing, room }: Pick<LiveTable, 'playing' | 'room'>,
  seat: Seat,
  { about, reason }: Spoken,
): Accusation | undefined {
  const roles = playing?.game.hiddenRoles;
  if (!playing || !roles || about === seat || (about ?? 0) >= room.seats.length) return undefined;
  const said = { ...(about !== undefined && { about }), ...(reason !== undefined && { reason }) };
  return { seat, ...said, round: roles.now(playing.state).round, number: playing.number };
}

/** Bots speak through chat lines without an author. A line that cannot be saved is dropped. */
export const talkingAt = (table: LiveTable): Talking => ({
  heard: () => table.chat.talk,
  say(seat, remark) {
    const accusation = accusationAt(table, seat, remark);
    if (!accusation) return;
    table.chat.add(seat, { id: '', name: botName(seat) }, { accusation }).then(
      (line) => table.recovery.guard('chat', () => table.audience.tellChat(line, '')),
      (error: unknown) => table.core.reportError('a remark', error),
    );
  },
});
