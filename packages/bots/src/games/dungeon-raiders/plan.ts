import {
  ALL_POWER,
  FACE_DOWN,
  ROOM_LIST,
  ROOMS_PER_LEVEL,
  type Room,
  type State,
  seenBy,
} from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { Gains, gainsIn, Table, type Targets, values } from './gains.ts';

const unknownRoom = -1;

/** The best total from each room on, by the power cards left: one row per position. */
const plan = new Float64Array((ROOMS_PER_LEVEL + 1) * (ALL_POWER + 1));

export const roomAt = (s: State, position: number): Room =>
  s.rooms[s.level * ROOMS_PER_LEVEL + position] as Room;

/** The room at a position of this level, as far as the seat knows it. */
export function knownRoom(s: State, seat: Seat, position: number): Room {
  const dark = position > s.position && ((FACE_DOWN[s.levels[s.level] as number] as number) >> position) & 1;
  return dark && !((seenBy(s, seat) >> position) & 1) ? unknownRoom : roomAt(s, position);
}

/** Whom a trap would hit now, and the value of the others' losses. */
export function targetsOf(s: State, seat: Seat, room: Room): Targets {
  const place = ROOM_LIST[room];
  if (place?.kind !== 'trap') return { me: false, alone: false, glee: 0 };
  const amounts = place.target === 'most-coins' ? s.coins : s.wounds;
  const sign = place.target === 'most-coins' ? 1 : -1;
  const own = (amounts[seat] as number) * sign;
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) others = Math.max(others, (amounts[other] as number) * sign);
  }
  return { me: own >= others, alone: own > others, glee: place.target === 'most-coins' ? 0.5 : 0.35 };
}

/** The total value of a card value in a room. */
export const worthOf = (gains: Gains, value: number, wound: number): number =>
  (gains.coins[value] as number) + (gains.gifts[value] as number) - (gains.wounds[value] as number) * wound;

/** The expected gains of each value in a future room, with all hands full; computed once. */
const prospects = new Map<number, Gains>();
function prospectOf(room: Room, { seats, lowBosses }: State, targets: Targets): Gains {
  const key = room * 64 + seats * 4 + (lowBosses ? 2 : 0) + (targets.me ? 1 : 0);
  const known = prospects.get(key);
  if (known !== undefined) return known;
  const table = new Table();
  table.lowBosses = lowBosses;
  for (let other = 1; other < seats; other++) table.expect(room, ALL_POWER);
  const gains = gainsIn(room, seats, table, targets, new Gains());
  prospects.set(key, gains);
  return gains;
}

/** The value of each card in a room that nobody has seen: that of an average room. */
const unknownWorth = [0, 0.1, 0.45, 0.85, 1.3, 1.85];

/**
 * Plans the power cards for the rest of the level: high cards for rich chests and dangerous monsters, low ones where
 * they cost nothing. The cost of a card now is what the best plan loses without it.
 */
export function planLevel(s: State, seat: Seat, wound: number): void {
  const hand = s.power[seat] as number;
  const end = ROOMS_PER_LEVEL * (ALL_POWER + 1);
  plan.fill(0, end, end + ALL_POWER + 1);
  for (let position = ROOMS_PER_LEVEL - 1; position > s.position; position--) {
    const room = knownRoom(s, seat, position);
    const gains = room === unknownRoom ? undefined : prospectOf(room, s, targetsOf(s, seat, room));
    const row = position * (ALL_POWER + 1);
    const next = row + ALL_POWER + 1;
    for (let mask = hand; mask > 0; mask = (mask - 1) & hand) {
      let best = Number.NEGATIVE_INFINITY;
      for (let v = 1; v <= values; v++) {
        if (((mask >> v) & 1) === 0) continue;
        const worth = gains === undefined ? (unknownWorth[v] as number) : worthOf(gains, v, wound);
        const total = worth + (plan[next + (mask & ~(1 << v))] as number);
        if (total > best) best = total;
      }
      plan[row + mask] = best;
    }
    plan[row] = 0;
  }
}

export const planned = (s: State, mask: number): number =>
  plan[(s.position + 1) * (ALL_POWER + 1) + mask] as number;
