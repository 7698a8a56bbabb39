import type { Names } from '@mazmorra/kernel';
import { one } from '@mazmorra/languages';
import { columnOf, rowOf } from '../data/board.ts';
import { SUN_LAST } from '../data/limits.ts';
import type { EventOf } from '../events.ts';
import { aList, COMPASS, cellName, place, type Tellers, thing, type Words } from './things.ts';

/* The turn: the sun, turns that are lost, moving, the catacombs. */

type MoveEvent =
  | 'turn'
  | 'sun'
  | 'sunset-roll'
  | 'turn-lost'
  | 'turns-to-lose'
  | 'explored'
  | 'tile-turned'
  | 'tiles-looked-at'
  | 'moved'
  | 'half'
  | 'door'
  | 'portcullis'
  | 'darkness'
  | 'stays'
  | 'searches'
  | 'walled-in'
  | 'entrance'
  | 'goes-down'
  | 'way-out';

/** How far a room turns, by quarter turns to the right. */
const TURNS = ['unknown', 'right', 'round', 'left'] as const;

function turnLost(e: EventOf<'turn-lost'>, names: Names, { events }: Words): string {
  const who = one(e.seat, names);
  switch (e.why) {
    case 'waits':
      return events['turn-waits'](...who);
    case 'blocked':
      return events['turn-blocked'](...who);
    case 'card':
      return events['turn-cut'](...who);
    case 'skip':
      return events['turn-skipped'](...who, e.left);
  }
}

function entrance(e: EventOf<'entrance'>, names: Names, { events }: Words): string {
  const cell = cellName(e.cell);
  if (e.unmarked === undefined) return events.entrance(cell);
  if (e.unmarked === 'already' || e.unmarked === 'impossible') return events[`entrance-${e.unmarked}`](cell);
  return events[`entrance-${e.unmarked}`](...one(e.seat ?? -1, names), cell);
}

function wayOut(e: EventOf<'way-out'>, names: Names, words: Words): string {
  const who = one(e.seat, names);
  // Does the outer wall end the way before its steps are done?
  const steps = Math.abs(columnOf(e.from) - columnOf(e.to)) + Math.abs(rowOf(e.from) - rowOf(e.to));
  const way = words.events['way-out'](...who, e.die, e.ahead, e.side, steps < e.ahead + e.die);
  // Where that leads is told when the hero comes up.
  return e.naga ? `${way} ${words.events['turns-back'](...who, place(e.to, words))}` : way;
}

export const moveTellers: Tellers<MoveEvent> = {
  turn: (e, names, { events }) => events.turn(...one(e.seat, names)),
  sun: (e, _, { events }) => events.sun(e.space, SUN_LAST),
  'sunset-roll': (e, _, { events }) =>
    e.closed ? events.sunset(e.die) : events['no-sunset'](e.die, e.closesUpTo),
  'turn-lost': turnLost,
  'turns-to-lose': (e, names, { events }) =>
    e.count === 0 ? undefined : events['turns-to-lose'](...one(e.seat, names), e.total),
  explored: (e, names, words) =>
    words.events.explored(...one(e.seat, names), thing(e.tile, words), cellName(e.cell)),
  'tile-turned': (e, _, words) =>
    words.events['tile-turned'](thing(e.tile, words), cellName(e.cell), TURNS[e.quarters ?? 0] ?? 'unknown'),
  'tiles-looked-at': (e, names, words) => {
    const facts = [...one(e.seat, names), e.count] as const;
    return e.tiles === undefined
      ? words.events.tiles(...facts)
      : words.events['tiles-seen'](...facts, aList(e.tiles, words));
  },
  moved: (e, names, words) => words.events.moved(...one(e.seat, names), e.how, place(e.to, words)),
  half: (e, names, { events }) =>
    events.half(...one(e.seat, names), cellName(e.cell), e.half === 0 ? 'arrow' : 'opposite'),
  // The card has told already that the door opens.
  door: (e, _, { events }) => (e.opens ? undefined : events['door-shut']),
  // The test has told already what it was for and how it ended.
  portcullis: () => undefined,
  darkness: (e, names, { events }) =>
    events[e.moves ? 'darkness' : 'darkness-blocked'](...one(e.seat, names), e.die),
  stays: (e, names, { stays }) => stays[e.why](...one(e.seat, names)),
  searches: (e, names, { events }) => events.searches(...one(e.seat, names), cellName(e.cell)),
  'walled-in': (e, _, words) => words.events['walled-in'](place(e.cell, words)),
  entrance,
  // The way out is told as it is seen along the marker.
  'goes-down': (e, names, { events }) =>
    events['goes-down'](...one(e.seat, names), cellName(e.cell), COMPASS[e.facing] ?? 'north', e.falls),
  'way-out': wayOut,
};
