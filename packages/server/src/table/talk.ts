import type { Spoken } from '@mazmorra/bots';
import type { Accusation, Seat } from '@mazmorra/kernel';
import { botName } from '@mazmorra/protocol';
import type { LiveTable } from './live-table.ts';

/** What is said at a table: what bots hear, and where they speak. */
export interface Talking {
  heard(): readonly Accusation[];
  say(seat: Seat, remark: Spoken): void;
}

/** A token of accusation as it is kept; nothing where nobody can be accused: no hidden roles, no game, oneself, nobody there. */
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

/** Bots speak as people do, by lines of chat that belong to nobody. A remark that cannot be kept is lost, and nothing else. */
export const talkingAt = (table: LiveTable): Talking => ({
  heard: () => table.chat.talk,
  say(seat, remark) {
    const accusation = accusationAt(table, seat, remark);
    if (!accusation) return;
    table.chat.add(seat, { id: '', name: botName(seat) }, { accusation }).then(
      (line) => table.recovery.guard('chat', () => table.audience.tellChat(line, '')),
      (error: unknown) => table.services.broke('a remark', error),
    );
  },
});
