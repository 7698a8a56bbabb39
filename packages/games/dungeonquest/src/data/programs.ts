import { at } from '@mazmorra/kernel';
import { chamberOnEnter, towerOnEnter } from './board.ts';
import { cards } from './cards.ts';
import { combatKinds } from './combat.ts';
import type { Effect } from './effect.ts';
import { heroes } from './heroes.ts';
import { roomTypes } from './rooms.ts';
import type { RoomId, RoomRow } from './tile-row.ts';

/**
 * Every list of effects in the data, each with a number, so that a frame can say "this list, from here"
 * in plain JSON. Lists inside other lists are numbered too, in the order they are met.
 */
const lists: (readonly Effect[])[] = [];
const numbers = new Map<readonly Effect[], number>();

function number(list: readonly Effect[]): void {
  if (numbers.has(list)) return;
  numbers.set(list, lists.length);
  lists.push(list);
  for (const effect of list) for (const inner of innerLists(effect)) number(inner);
}

function innerLists(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.op) {
    case 'may':
    case 'use':
    case 'atGameEnd':
    case 'nextRound':
    case 'ifOpponentType':
    case 'ifOwnType':
    case 'onWinRound':
    case 'onLoseRound':
    case 'forEachHeroInTreasureChamber':
      return [effect.do];
    case 'choose':
      return effect.options;
    case 'table':
      return effect.rows.map((row) => row.do);
    case 'test':
      return [effect.onPass, effect.onFail];
    case 'keep':
      return [effect.startOfTurn];
    case 'bribe':
      return [effect.ifLess, effect.ifEqual, effect.ifMore];
    default:
      return [];
  }
}

number(chamberOnEnter);
number(towerOnEnter);
const rooms: readonly RoomRow[] = roomTypes;
for (const room of rooms) {
  number(room.onEnter);
  if (room.nextTurn !== undefined) number(room.nextTurn);
}
for (const card of cards) number(card.effect);
for (const hero of heroes) for (const ability of hero.abilities) number(ability.effect);
for (const card of combatKinds) number(card.effect);

export const programs: readonly (readonly Effect[])[] = lists;

/** The number of a list of effects that stands in the data. */
export function programOf(list: readonly Effect[]): number {
  const found = numbers.get(list);
  if (found === undefined) throw new RangeError('a list of effects that is not in the data');
  return found;
}

export const cardProgram: readonly number[] = cards.map((card) => programOf(card.effect));
export const roomProgram: readonly number[] = roomTypes.map((room) => programOf(room.onEnter));
export const combatProgram: readonly number[] = combatKinds.map((card) => programOf(card.effect));
export const TOWER_PROGRAM = programOf(towerOnEnter);
export const CHAMBER_PROGRAM = programOf(chamberOnEnter);

export const effectAt = (program: number, index: number): Effect => at(at(programs, program), index);

/** The two lists a room lets its visitor choose between, as programs: on entering, or on later turns. */
export function roomChoices(id: RoomId, when: 'onEnter' | 'nextTurn' = 'onEnter'): readonly [number, number] {
  return choices(rooms.find((room) => room.id === id)?.[when] ?? [], id);
}

export const towerChoices = (): readonly [number, number] => choices(towerOnEnter, 'tower');

function choices(list: readonly Effect[], id: string): readonly [number, number] {
  const choose = list[0];
  if (choose?.op !== 'choose') throw new RangeError(`${id} offers no choice`);
  return [programOf(at(choose.options, 0)), programOf(at(choose.options, 1))];
}

/** Spaces that are no tiles stand for these in place of a room type. */
export const ROOM_TOWER = -2;
export const ROOM_CHAMBER = -3;
