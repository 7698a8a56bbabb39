import type { Seat } from '@mazmorra/kernel';
import type { BotLevel } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import type { Write } from '../storage/port.ts';
import type { LiveTable } from './live-table.ts';
import { requireNotDaily } from './membership.ts';
import { type Again, isOver, type Room, requireSeat, type SeatRoom } from './room.ts';

/** Time in ms within which those who said yes have to come. */
const GATHERED_FOR = 45_000;
const HOUR = 3_600_000;
const BOT = { kind: 'bot', level: 'adventurer' as BotLevel } as const;

/** A person says whether they play again. The first yes asks all others, for `asking` ms; at a slow table for the length of a turn. */
export function answerAgain(room: Room, person: string, yes: boolean, now: number, asking: number): Room {
  if (!isOver(room)) throw new Refused('not-now', 'the game has not ended');
  requireNotDaily(room);
  const seat = requireSeat(room, person);
  if (room.rematch) throw new Refused('not-now', 'the others have begun');
  if (!room.again && !yes) return room;
  const time = room.clock.kind === 'slow' ? room.clock.hours * HOUR : asking;
  const { until, ...before } = room.again ?? { yes: [], no: [], until: now + time };
  const without = (seats: readonly Seat[]): Seat[] => seats.filter((one) => one !== seat);
  const said = { yes: without(before.yes), no: without(before.no) };
  said[yes ? 'yes' : 'no'].push(seat);
  // Nobody wants to play again any more, so nobody is asked.
  if (said.yes.length > 0) return { ...room, again: { ...said, until } };
  const { again: _, ...unasked } = room;
  return unasked;
}

/** Whether everybody has answered, or the time is up. */
export function isAnswered({ again, seats, rematch }: Room, now: number): boolean {
  if (!again || rematch) return false;
  return now >= again.until || seats.every((at, seat) => !isAsked(at) || hasAnswered(again, seat));
}

const isAsked = (at: SeatRoom): boolean => at.kind === 'person' && !at.anonymous;
const hasAnswered = ({ yes, no }: Again, seat: Seat): boolean => yes.includes(seat) || no.includes(seat);

/** The host of the next table: the current host, or the first who wanted to play again. */
export function againHost({ again, seats, host }: Room): string {
  const people = (again?.yes ?? []).flatMap((seat) => {
    const at = seats[seat];
    return at?.kind === 'person' ? [at.person] : [];
  });
  return people.includes(host) ? host : (people[0] ?? '');
}

/**
 * The room of the next game. If people were asked, it has those who said yes, the bots, and as many more bots as the game needs.
 * It starts by itself when they have come; at a slow table the host starts it. If nobody was asked, it has the same people.
 */
export function rematchOf(room: Room, host: string, invite: string, now: number, fewest: number): Room {
  const {
    outcome: _,
    rematch: __,
    started: ___,
    failed: ____,
    quick: _____,
    terms: __________,
    ...rest
  } = room;
  const { again, handing: ______, closed: _______, hints: ________, tournament: _________, ...kept } = rest;
  const seats = room.seats.flatMap((at, seat): SeatRoom[] => {
    if (at.kind !== 'person') return [at];
    if (again && !again.yes.includes(seat)) return [];
    if (at.anonymous) return [{ kind: 'free' }];
    const { person, name, kept, program } = at;
    const marks = { ...(kept && { kept }), ...(program && { program }) };
    return [{ kind: 'person', person, name, ...marks, contribution: '', timeouts: 0 }];
  });
  while (seats.length < fewest) seats.push(BOT);
  const gathers = again && room.clock.kind !== 'slow';
  return {
    ...kept,
    seats,
    status: 'open',
    host,
    invite,
    created: now,
    asks: [],
    removed: [],
    ending: [],
    ...(gathers && { quick: { until: now + GATHERED_FOR, bots: true } }),
  };
}

const LONGEST_TIMER = 2 ** 31 - 1;

/** After the end of a game: opens the next table when everybody has said whether they play again, or when the time is up. */
export class RematchCall {
  readonly #table: LiveTable;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Called when the table may have changed. */
  look(): void {
    clearTimeout(this.#timer);
    const { room, core } = this.#table;
    if (!room.again || room.rematch || !this.#table.drives) return;
    const now = core.now();
    if (isAnswered(room, now)) {
      this.#table.recovery.runUnasked('rematch', () => this.#makeOnce());
      return;
    }
    const wait = Math.min(LONGEST_TIMER, room.again.until - now);
    this.#timer = setTimeout(() => this.#table.recovery.guard('rematch', () => this.look()), wait).unref();
  }

  #makeOnce(): Promise<void> | undefined {
    const { room } = this.#table;
    if (room.again && !room.rematch && this.#table.drives)
      return this.make(againHost(room), this.#table.fence);
    return undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Opens the next table. Called from the queue. */
  async make(host: string, more: readonly Write[] = []): Promise<void> {
    const { room, tables } = this.#table;
    const { write, table, invite, saved } = tables.newTables.rematch(room, host);
    await this.#table.saveRoom({ ...room, rematch: { table, invite } }, [write, ...more]);
    saved();
    this.#table.tell();
  }
}
