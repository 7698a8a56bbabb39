import type { Seat } from '@mazmorra/kernel';
import { IDLE_AFTER, type RoomView } from '@mazmorra/protocol';

export interface IdleSeat {
  readonly seat: Seat;
  readonly away: boolean;
}

/**
 * The seat of another person that the game waits for without need, as the server would judge it: who is away, or has not answered for
 * long. `now` and `last`, when the last answer was given, are times of the server.
 */
export function idleSeat(
  room: RoomView,
  awaited: readonly Seat[],
  last: number,
  now: number,
): IdleSeat | undefined {
  if (room.status !== 'running' || room.you === undefined || room.seats[room.you]?.covered) return undefined;
  for (const seat of awaited) {
    const at = room.seats[seat];
    if (seat === room.you || at?.kind !== 'person' || at.covered) continue;
    const away = at.online === false;
    if (room.clock.kind === 'slow' ? away && at.missed : away || now - last >= IDLE_AFTER)
      return { seat, away };
  }
  return undefined;
}
