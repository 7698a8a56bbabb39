import {
  CRYSTAL_BALL,
  FACE_DOWN,
  HIGHEST_POWER,
  LOOK,
  ROOM_LIST,
  type Room,
  type State,
} from '@mazmorra/dungeon-raiders';
import type { Option, Seat } from '@mazmorra/kernel';
import type { Remark } from '../../remark.ts';
import { escapes, expectGains, isGolem } from './expecting.ts';
import { Gains, values, woundCost } from './gains.ts';
import type { People } from './people.ts';
import { planLevel, planned, roomAt, targetsOf } from './plan.ts';

const now = new Gains();

/** Averages below this are not mentioned. */
const little = 0.05;

/** Remarks for and against an option, from what the seat knows. */
export function explain(s: State, seat: Seat, option: Option, people: People): readonly Remark[] {
  if (option >= LOOK) return [{ id: 'dr.look', to: darkRooms(s) }];
  const room = roomAt(s, s.position);
  if (option > HIGHEST_POWER && escapes(room, option)) return [{ id: 'dr.escape' }, { id: 'dr.item' }];
  if (option === CRYSTAL_BALL) return [{ id: 'dr.ball' }, { id: 'dr.item' }];
  expectGains(s, seat, room, people, now);
  const power = option <= HIGHEST_POWER;
  const value = power ? option : HIGHEST_POWER;
  const said = inRoom(s, seat, room, value === HIGHEST_POWER && isGolem(room) ? 1 : value);
  return [...said, ...(power ? later(s, seat, option) : [{ id: 'dr.item' } as const])];
}

const darkRooms = (s: State): number => {
  const dark = (FACE_DOWN[s.levels[s.level] as number] as number) & ~((2 << s.position) - 1);
  let count = 0;
  for (let rest = dark; rest !== 0; rest &= rest - 1) count++;
  return count;
};

function inRoom(s: State, seat: Seat, room: Room, value: number): Remark[] {
  const { me, glee } = targetsOf(s, seat, room);
  const trap = ROOM_LIST[room]?.kind === 'trap';
  if (trap && !me) return trapped(s, seat, room, (now.coins[value] as number) / glee);
  const coins = now.coins[value] as number;
  const wounds = now.wounds[value] as number;
  const said: Remark[] = trap ? [{ id: 'dr.trap-you' }] : [];
  if (coins > little) said.push({ id: 'dr.coins', to: coins });
  if (coins < -little) said.push({ id: 'dr.coins-lost', to: -coins });
  if (wounds > little) said.push({ id: 'dr.wounds', to: wounds });
  if (wounds < -little) said.push({ id: 'dr.heals', to: -wounds });
  if ((now.gifts[value] as number) > 0) said.push({ id: 'dr.gift' });
  if (said.length === 0) said.push({ id: 'dr.nothing' });
  if (wounds > little && hasMostWounds(s, seat)) said.push({ id: 'dr.most-wounds' });
  return said;
}

/** Remark on the other seat that the trap would hit now, and the average loss. */
function trapped(s: State, seat: Seat, room: Room, amount: number): Remark[] {
  const place = ROOM_LIST[room];
  if (place?.kind !== 'trap') return [];
  const richest = place.target === 'most-coins';
  let victim = -1;
  const score = (other: Seat): number =>
    richest ? (s.coins[other] as number) : -(s.wounds[other] as number);
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (victim < 0 || score(other) > score(victim))) victim = other;
  return [{ id: richest ? 'dr.trap-coins' : 'dr.trap-wounds', seat: victim, to: amount }];
}

const hasMostWounds = (s: State, seat: Seat): boolean =>
  (s.wounds[seat] as number) > 0 &&
  Array.from({ length: s.seats }, (_, other) => s.wounds[other] as number).every(
    (wounds) => wounds <= (s.wounds[seat] as number),
  );

/** The value of the card in the rest of the level, compared with the card that costs least to give up. */
function later(s: State, seat: Seat, option: Option): Remark[] {
  const hand = s.power[seat] as number;
  planLevel(s, seat, woundCost(s, seat));
  let best = Number.NEGATIVE_INFINITY;
  for (let v = 1; v <= values; v++) if ((hand >> v) & 1) best = Math.max(best, planned(s, hand & ~(1 << v)));
  const cost = best - planned(s, hand & ~(1 << option));
  return cost > 2 * little ? [{ id: 'dr.later', to: cost }] : [];
}
