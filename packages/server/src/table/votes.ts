import type { Seat } from '@mazmorra/kernel';
import { IDLE_AFTER } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { cover, requireNotDaily } from './membership.ts';
import { type Room, requireHost, requireSeat } from './room.ts';

/** Time offline in ms after which a person does not count in a vote. */
export const ABSENT_AFTER = 60_000;

/** Who is at the table, besides what its room says. */
export interface Attendance {
  /** How long the person of a seat has been offline, in ms; 0 while they are connected. */
  offlineFor(seat: Seat): number;
  /** Time in ms since the last answer. */
  readonly quietFor: number;
  /** Whether the game waits for this seat. */
  isAwaited(seat: Seat): boolean;
}

/** Whether a person plays the seat, not a bot in their place. */
const plays = (room: Room, seat: Seat): boolean => {
  const at = room.seats[seat];
  return at?.kind === 'person' && at.covered === undefined;
};

/** At a slow table nobody is online all the time: a person who has missed a turn counts as gone. */
const hasMissed = (room: Room, seat: Seat): boolean => {
  const at = room.seats[seat];
  return at?.kind === 'person' && at.timeouts > 0;
};

/** Whether the vote of this person is not needed. */
function isAbsent(room: Room, seat: Seat, attendance: Attendance): boolean {
  const gone = attendance.offlineFor(seat);
  return room.clock.kind === 'slow' ? gone > 0 && hasMissed(room, seat) : gone >= ABSENT_AFTER;
}

/** Whether a seat keeps the others waiting, so that a bot may take it. */
export function isIdle(room: Room, seat: Seat, attendance: Attendance): boolean {
  if (room.status !== 'running' || !plays(room, seat) || !attendance.isAwaited(seat)) return false;
  const gone = attendance.offlineFor(seat) > 0;
  if (room.clock.kind === 'slow') return gone && hasMissed(room, seat);
  return gone || attendance.quietFor >= IDLE_AFTER;
}

const voters = (room: Room, attendance: Attendance): Seat[] =>
  room.seats.flatMap((_, seat) => (plays(room, seat) && !isAbsent(room, seat, attendance) ? [seat] : []));

function requireVote(room: Room, person: string): Seat {
  if (room.status !== 'running') throw new Refused('not-now', 'the game is not running');
  requireNotDaily(room);
  const seat = requireSeat(room, person);
  if (!plays(room, seat)) throw new Refused('covered', 'a bot has your seat: take it back first');
  return seat;
}

/** Agrees to end the game; it ends when all who are present agree. Before the start the host alone decides. */
export function agreeToEnd(room: Room, person: string, agree: boolean, attendance: Attendance): Room {
  if (room.status === 'open') {
    requireHost(room, person);
    return agree ? { ...room, status: 'ended', asks: [] } : room;
  }
  const own = requireVote(room, person);
  const others = room.ending.filter((seat) => seat !== own);
  const ending = agree ? [...others, own].sort((a, b) => a - b) : others;
  return settled({ ...room, ending }, attendance);
}

/** The room after a vote, a departure or a long absence: ended if everybody present wants to end the game. */
export function settled(room: Room, attendance: Attendance): Room {
  if (room.status !== 'running' || room.ending.length === 0) return room;
  const all = voters(room, attendance).every((seat) => room.ending.includes(seat));
  return all ? { ...room, status: 'ended' } : room;
}

/**
 * Hands the seat of a person who keeps the others waiting to a bot: at once if the host wants it, else when more than half of
 * those present do. Its owner gets it back by returning, or on request.
 */
export function handOver(
  room: Room,
  person: string,
  seat: Seat,
  agree: boolean,
  attendance: Attendance,
): Room {
  const own = requireVote(room, person);
  if (seat === own) throw new Refused('not-allowed', 'leave your own seat instead');
  if (agree && !isIdle(room, seat, attendance)) throw new Refused('not-now', 'this seat is not idle');
  const before = room.handing?.[seat] ?? [];
  const votes = [...before.filter((one) => one !== own), ...(agree ? [own] : [])].sort((a, b) => a - b);
  if (agree && (room.host === person || isMajority(room, seat, votes, attendance)))
    return settled(cover(room, seat, attendance.offlineFor(seat) > 0 ? 'away' : 'handed'), attendance);
  return { ...room, handing: { ...room.handing, [seat]: votes } };
}

function isMajority(room: Room, seat: Seat, votes: readonly Seat[], attendance: Attendance): boolean {
  const others = voters(room, attendance).filter((one) => one !== seat);
  return 2 * others.filter((one) => votes.includes(one)).length > others.length;
}
