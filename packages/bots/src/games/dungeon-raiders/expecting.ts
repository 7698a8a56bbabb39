import {
  CRYSTAL_BALL,
  HIGHEST_POWER,
  ITEM_IDS,
  KEY,
  ROOM_LIST,
  type Room,
  type State,
  SWORD,
  TORCH,
} from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { type Gains, gainsIn, Table } from './gains.ts';
import { mixIn, type People } from './people.ts';
import { targetsOf } from './plan.ts';

const table = new Table();

/** The expected gains of each value in the current room, given what the others may play there. */
export function expectGains(s: State, seat: Seat, room: Room, people: People, out: Gains): Gains {
  expectOthers(s, seat, room, people);
  return gainsIn(room, s.seats, table, targetsOf(s, seat, room), out);
}

/**
 * The expected cards of the others in the current room: an open card with certainty, otherwise a card of the hand by
 * habit.
 */
function expectOthers(s: State, seat: Seat, room: Room, people: People): void {
  table.clear();
  table.lowBosses = s.lowBosses;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const shown = s.shown[other] as number;
    if (shown === 0 || shown === CRYSTAL_BALL) {
      const power = s.power[other] as number;
      mixIn(people, other, room, power, table.expect(room, power));
    } else if (shown === KEY || shown === SWORD) table.show(HIGHEST_POWER);
    else if (shown !== TORCH) table.show(shown);
  }
}

export const isGolem = (room: Room): boolean => {
  const place = ROOM_LIST[room];
  return place?.kind === 'boss' && place.valueOverrides['power-5'] === 1;
};

export const escapes = (room: Room, card: number): boolean => {
  const place = ROOM_LIST[room];
  return place?.kind === 'boss' && card >= TORCH && place.escapeItem === ITEM_IDS[card - TORCH];
};
