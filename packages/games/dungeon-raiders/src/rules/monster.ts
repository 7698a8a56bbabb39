/** Section 3.9: monster rooms. Bosses are fought the same way (`rules/boss.ts`). */

import { allSeats, at, type Emit, hasSeat, type SeatSet, seatsOf } from '@mazmorra/kernel';
import type { BossCard } from '../data/bosses.ts';
import { type BySeats, MIN_SEATS } from '../data/constants.ts';
import { type MonsterCard, ROOM_IDS } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import { numberAt } from '../numbers.ts';
import type { State } from '../state.ts';
import { currentRoom, ESCAPE, openMeaning } from './cards.ts';
import { gainWounds } from './coins.ts';
import { lowest, seatsWith, total } from './compare.ts';

type AttackEvent = Extract<Event, { type: 'attacked' }>;

/** What the strength of a card depends on. */
type StrengthAt = Pick<State, 'seats' | 'lowBosses'>;

/** `DR-MON-01` The strength printed for the number of players in the game; who escapes still counts (`DR-RULING-18`). */
const forSeats = (state: StrengthAt, strength: BySeats): number =>
  numberAt(strength, state.seats - MIN_SEATS);

/** The strength of a monster or boss; `undefined` when it cannot be defeated. `DR-VAR-01` Some bosses have a lower one. */
export function strengthOf(state: StrengthAt, card: MonsterCard | BossCard): number | undefined {
  const lower = state.lowBosses && card.kind === 'boss' ? card.lowerStrength : undefined;
  const strength = lower ?? card.strength;
  return strength && forSeats(state, strength);
}

/** `DR-MON-02` A sum that reaches the strength defeats the monster. `DR-MON-03` With less it attacks. */
export function fight(state: State, strength: number, emit: Emit<Event>): boolean {
  const sum = total(state);
  const defeated = sum >= strength;
  emit?.({
    rule: defeated ? 'DR-MON-02' : 'DR-MON-03',
    public: { type: 'fought', room: at(ROOM_IDS, currentRoom(state)), total: sum, strength, defeated },
  });
  return defeated;
}

/** For the log: whether nobody is spared, or only those who have escaped. */
export function spared(state: State, attacked: SeatSet): Pick<AttackEvent, 'spared'> {
  if (attacked === allSeats(state.seats)) return { spared: 'nobody' };
  for (let seat = 0; seat < state.seats; seat++)
    if (!hasSeat(attacked, seat) && openMeaning(state, seat) !== ESCAPE) return {};
  return { spared: 'escaped' };
}

/** `DR-MON-06` Nothing happens when it is defeated: there is no reward. */
export function resolveMonster(state: State, card: MonsterCard, emit: Emit<Event>): void {
  if (!fight(state, forSeats(state, card.strength), emit)) attackLowest(state, card.wounds, emit);
}

/** `DR-MON-04` All who tie for the lowest value gain the full number of wounds, `DR-MON-05` without an upper limit. */
function attackLowest(state: State, wounds: number, emit: Emit<Event>): void {
  const value = lowest(state);
  const attacked = seatsWith(state, value);
  emit?.({
    rule: 'DR-MON-04',
    public: {
      type: 'attacked',
      room: at(ROOM_IDS, currentRoom(state)),
      value,
      seats: seatsOf(attacked),
      ...spared(state, attacked),
    },
  });
  for (const seat of seatsOf(attacked)) gainWounds(state, seat, wounds, 'DR-MON-04', emit);
}
