import type { Outcome, Seat } from '@mazmorra/kernel';
import { type BotLevel, type BotStyle, LIMITS } from '@mazmorra/protocol';
import { distinctName } from '../operator/folding.ts';
import { Refused } from '../refused.ts';
import {
  hasAgreed,
  mentions,
  type NamedPerson,
  namesOf,
  peopleOf,
  type Room,
  requireHost,
  requireSeat,
  seatOf,
  withSeat,
} from './room.ts';

/** After this many decisions taken by the clock, a bot covers the seat until the person is back. */
const TIMEOUTS_UNTIL_COVERED = 3;
const MOST_ASKS = 20;

export function requireOpen(room: Room): void {
  if (room.status !== 'open') throw new Refused('not-now', 'the game has started');
}

/** A daily game cannot be handed over, stopped or repeated. */
export function requireNotDaily({ daily }: Room): void {
  if (daily) throw new Refused('not-allowed', 'a daily game is played once, alone and to its end');
}

/** Only people with a kept name may take a seat at a rated table. */
function requireRatable(room: Room, who: NamedPerson): void {
  if (room.rated && who.program) throw new Refused('not-allowed', 'a rated table is for people');
  if (room.rated && !who.kept)
    throw new Refused('needs-name', 'this table is rated: keep your name first, then sit down');
}

/**
 * Takes a free seat, or moves to it. `invited`: came with the link, or was admitted. `seen`: the terms that the person knows, by
 * default those they agreed to at their seat, or else those of now.
 */
export function sit(
  room: Room,
  who: NamedPerson,
  wanted: Seat | undefined,
  contribution: string,
  invited: boolean,
  seen?: number,
): Room {
  requireOpen(room);
  const mine = seatOf(room, who.id);
  const mayEnter =
    mine !== undefined ||
    room.host === who.id ||
    ((invited || room.entry === 'open') && !room.removed.includes(who.id));
  if (!mayEnter) throw new Refused('not-allowed', 'the host decides who sits down here: ask for a seat');
  requireRatable(room, who);
  const seat = wanted ?? mine ?? room.seats.findIndex((at) => at.kind === 'free');
  const at = room.seats[seat];
  if (!at || (at.kind !== 'free' && seat !== mine)) throw new Refused('no-seat', 'this seat is not free');
  const before = mine === undefined ? undefined : room.seats[mine];
  const known = before?.kind === 'person' ? (before.terms ?? 0) : room.terms;
  const terms = Math.min(room.terms ?? 0, seen ?? known ?? 0);
  const left = mine === undefined || mine === seat ? room : withSeat(room, mine, { kind: 'free' });
  const taken = withSeat(left, seat, {
    kind: 'person',
    person: who.id,
    name: nameAt(room, who),
    ...(who.kept && { kept: true as const }),
    ...(who.program && { program: true as const }),
    contribution,
    timeouts: 0,
    ...(terms > 0 && { terms }),
  });
  const asks = room.asks.filter((ask) => ask.person !== who.id);
  return { ...taken, asks, host: room.host === '' ? who.id : room.host };
}

export function ask(room: Room, who: NamedPerson): Room {
  requireOpen(room);
  if (seatOf(room, who.id) !== undefined) throw new Refused('not-now', 'you have a seat');
  if (room.asks.some((one) => one.person === who.id)) return room;
  if (room.asks.length >= MOST_ASKS) throw new Refused('rate', 'too many people ask for a seat here');
  const kept = {
    ...(who.kept && { kept: true as const }),
    ...(who.program && { program: true as const }),
  };
  const terms = room.terms === undefined ? {} : { terms: room.terms };
  const asks = [...room.asks, { ask: room.nextAsk, person: who.id, name: who.name, ...kept, ...terms }];
  return { ...room, asks, nextAsk: room.nextAsk + 1 };
}

/** The host accepts or declines a person who asked for a seat. */
export function admit(room: Room, host: string, number: number, yes: boolean): Room {
  requireOpen(room);
  requireHost(room, host);
  const asking = room.asks.find((one) => one.ask === number);
  if (!asking) throw new Refused('not-now', 'nobody asks with this number');
  const asks = room.asks.filter((one) => one !== asking);
  if (!yes) return { ...room, asks };
  const seat = room.seats.findIndex((at) => at.kind === 'free');
  if (seat < 0) throw new Refused('no-seat', 'no seat is free');
  const who = {
    id: asking.person,
    name: asking.name,
    ...(asking.kept && { kept: true }),
    ...(asking.program && { program: true }),
  };
  const removed = room.removed.filter((person) => person !== who.id);
  return sit({ ...room, asks, removed }, who, seat, '', true, asking.terms ?? 0);
}

export function contribute(room: Room, person: string, contribution: string): Room {
  requireOpen(room);
  const seat = requireSeat(room, person);
  const at = room.seats[seat];
  return at?.kind === 'person' ? withSeat(room, seat, { ...at, contribution }) : room;
}

export function putBot(
  room: Room,
  host: string,
  seat: Seat,
  bot: { readonly level: BotLevel; readonly style?: BotStyle },
): Room {
  requireOpen(room);
  requireHost(room, host);
  if (room.rated) throw new Refused('not-allowed', 'a rated table is for people only');
  const at = room.seats[seat];
  if (!at || at.kind === 'person') throw new Refused('no-seat', 'this seat is not free');
  return withSeat(room, seat, { kind: 'bot', ...bot });
}

/** The host removes a bot or a person. */
export function clear(room: Room, host: string, seat: Seat): Room {
  requireOpen(room);
  requireHost(room, host);
  const at = room.seats[seat];
  if (!at || at.kind === 'free') throw new Refused('no-seat', 'nobody sits there');
  if (at.kind === 'person' && at.person === host)
    throw new Refused('not-allowed', 'you cannot remove yourself');
  const removed = at.kind === 'person' ? [...room.removed, at.person] : room.removed;
  return withSeat({ ...room, removed }, seat, { kind: 'free' });
}

export function start(room: Room, host: string, now: number): Room {
  requireOpen(room);
  requireHost(room, host);
  if (!room.seats.every((at) => hasAgreed(room, at)))
    throw new Refused('not-now', 'not everybody who sits has agreed to the new clock or rating');
  return begun(room, now);
}

/** The room of a game that begins now, whoever starts it. */
export function begun(room: Room, now: number): Room {
  requireOpen(room);
  if (room.seats.some((seat) => seat.kind === 'free')) throw new Refused('no-seat', 'there are free seats');
  // Bots may have taken the seats of people who did not come to a rematch. The game is then not rated.
  const { rated, ...plain } = room;
  const stays = rated && room.seats.every(({ kind }) => kind === 'person');
  return { ...plain, ...(stays && { rated }), status: 'running', started: now, asks: [], removed: [] };
}

/** Leaves a seat. Before the start it becomes free; afterwards a bot covers it until the person takes it back. */
export function leave(room: Room, person: string): Room {
  const seat = seatOf(room, person);
  if (room.status === 'open') {
    const left = seat === undefined ? room : withSeat(room, seat, { kind: 'free' });
    return room.host === person ? { ...left, host: peopleOf(left)[0] ?? '' } : left;
  }
  if (room.status !== 'running') return room;
  requireNotDaily(room);
  return cover(room, requireSeat(room, person), 'left');
}

/** A bot covers the seat from now on. The person's votes are withdrawn. */
export function cover(room: Room, seat: Seat, covered: 'away' | 'left' | 'handed'): Room {
  const at = room.seats[seat];
  return at?.kind === 'person' ? withSeat(withoutVotes(room, seat), seat, { ...at, covered }) : room;
}

/** The room without votes by this seat and about this seat. */
function withoutVotes(room: Room, seat: Seat): Room {
  const ending = room.ending.filter((one) => one !== seat);
  if (!room.handing) return { ...room, ending };
  const handing = Object.entries(room.handing).flatMap(([about, votes]) =>
    Number(about) === seat ? [] : [[about, votes.filter((one) => one !== seat)] as const],
  );
  return { ...room, ending, handing: Object.fromEntries(handing) };
}

export function take(room: Room, person: string): Room {
  const seat = requireSeat(room, person);
  const at = room.seats[seat];
  if (at?.kind !== 'person' || (at.covered === undefined && at.timeouts === 0)) return room;
  const { covered: _, ...own } = at;
  return withSeat(room, seat, { ...own, timeouts: 0 });
}

/** Counts a decision taken by the clock. A decision by the person resets the count. */
export function countTimeout(room: Room, seat: Seat, byClock: boolean): Room {
  const at = room.seats[seat];
  if (at?.kind !== 'person') return room;
  if (!byClock) {
    const playing = at.timeouts === 0 ? room : withSeat(room, seat, { ...at, timeouts: 0 });
    // A person who answers is not idle, so votes about their seat are void.
    return playing.handing?.[seat]?.length
      ? { ...playing, handing: { ...playing.handing, [seat]: [] } }
      : playing;
  }
  const timeouts = at.timeouts + 1;
  const counted = withSeat(room, seat, { ...at, timeouts });
  return timeouts >= TIMEOUTS_UNTIL_COVERED ? cover(counted, seat, 'away') : counted;
}

/** Counts a hint. Hints are allowed only if every other seat is a bot, so that nobody else is at a disadvantage. */
export function hinted(room: Room, person: string): Room {
  const own = requireSeat(room, person);
  requireNotDaily(room);
  if (room.seats.some(({ kind }, seat) => seat !== own && kind !== 'bot'))
    throw new Refused('not-allowed', 'hints are for tables where all others are bots');
  return { ...room, hints: (room.hints ?? 0) + 1 };
}

export const finish = (room: Room, outcome: Outcome): Room => ({
  ...room,
  status: 'finished',
  outcome,
  ending: [],
});

/** A person's name at this table, with a number appended if another name here looks the same. */
function nameAt(room: Room, { id, name }: NamedPerson): string {
  const own = seatOf(room, id);
  const others = namesOf(room).filter((other, seat) => other !== '' && seat !== own);
  return distinctName(name, others, LIMITS.name);
}

export function rename(room: Room, who: NamedPerson): Room {
  const seat = seatOf(room, who.id);
  const at = seat === undefined ? undefined : room.seats[seat];
  if (seat === undefined || at?.kind !== 'person') return room;
  const name = nameAt(room, who);
  if (name === at.name && Boolean(at.kept) === Boolean(who.kept)) return room;
  const { kept: _, ...rest } = at;
  return withSeat(room, seat, { ...rest, name, ...(who.kept && { kept: true as const }) });
}

/** Removes a person and their name. Before the start their seat becomes free; afterwards it is anonymous and a bot plays on. */
export function forget(room: Room, person: string): Room {
  if (!mentions(room, person)) return room;
  const seat = seatOf(room, person);
  const left = room.status === 'open' ? leave(room, person) : room;
  const at = seat === undefined ? undefined : left.seats[seat];
  const anonymous: Room =
    seat === undefined || at?.kind !== 'person'
      ? left
      : withSeat(withoutVotes(left, seat), seat, {
          ...at,
          person: '',
          name: '',
          anonymous: true,
          ...(room.status === 'running' && { covered: 'left' as const }),
        });
  return {
    ...anonymous,
    host: anonymous.host === person ? '' : anonymous.host,
    asks: anonymous.asks.filter((ask) => ask.person !== person),
    removed: anonymous.removed.filter((one) => one !== person),
  };
}
