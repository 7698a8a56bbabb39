import { at, completeVariants, FastRng, type Laid, type Seat, type Variants } from '@mazmorra/kernel';
import { ITEM_IDS, ITEMS, type ItemId, POWER_IDS, type PowerId } from './data/cards.ts';
import { CHARACTER_IDS, type CharacterId } from './data/characters.ts';
import { ROOMS_PER_LEVEL } from './data/constants.ts';
import { LEVEL_IDS, LEVELS } from './data/levels.ts';
import { isBoss, ROOM_IDS, type RoomId } from './data/rooms.ts';
import { dungeonRaiders } from './index.ts';
import type { State } from './state.ts';

/** A position at the choice of cards. What is not named is as at the start of a game, with no coins, wounds or items. */
export interface Position {
  readonly seats: number;
  readonly variants?: Variants;
  /** 1 to 5. */
  readonly level?: number;
  /** The room of the level that is being played, 1 to 5. */
  readonly position?: number;
  /** The rooms of this level from the first on; a boss can only be the fifth of level 5. */
  readonly rooms?: readonly RoomId[];
  /** The diagram of this level, such as `UUDUD`. */
  readonly row?: (typeof LEVELS)[keyof typeof LEVELS];
  readonly coins?: readonly number[];
  readonly wounds?: readonly number[];
  readonly items?: Readonly<Record<Seat, readonly ItemId[]>>;
  /** Power cards already used in this level. */
  readonly used?: Readonly<Record<Seat, readonly PowerId[]>>;
  readonly characters?: readonly CharacterId[];
  /** Tactical variant: who holds the map. */
  readonly start?: Seat;
}

/** Lays out a position: a game of a fixed deal in which cards have changed places, so that none is lost. */
export function layOut(position: Position): Laid<State> {
  const { seats } = position;
  const variants = completeVariants(dungeonRaiders, seats, position.variants ?? {});
  const base = dungeonRaiders.setup(seats, variants, new FastRng('position'));
  const level = (position.level ?? 1) - 1;
  const held = ITEM_IDS.map((id) => each(seats, (seat) => count(position.items?.[seat] ?? [], id)));
  const state: State = {
    ...dungeonRaiders.copy(base),
    ...roomsWith(base, position.rooms ?? [], level),
    levels: levelsWith(base, position.row, level),
    characters: charactersWith(base, position.characters ?? []),
    level,
    position: (position.position ?? 1) - 1,
    coins: each(seats, (seat) => position.coins?.[seat] ?? 0),
    wounds: each(seats, (seat) => position.wounds?.[seat] ?? 0),
    power: each(seats, (seat) => powerLeft(position.used?.[seat] ?? [])),
    items: each(seats, (seat) => held.map((bySeat) => at(bySeat, seat))).flat(),
    supply: ITEM_IDS.map((id, item) => ITEMS[id].count - at(held, item).reduce((sum, n) => sum + n, 0)),
    start: position.start ?? 0,
  };
  return { seats, variants, state };
}

const each = <T>(seats: number, value: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => value(seat));

const count = (items: readonly ItemId[], id: ItemId): number => items.filter((item) => item === id).length;

const powerLeft = (used: readonly PowerId[]): number =>
  POWER_IDS.reduce((bits, id, i) => (used.includes(id) ? bits : bits | (1 << (i + 1))), 0);

/** Each wanted room changes places with the one that lies where it is to be, also with one that stays in the box. */
function roomsWith(
  base: State,
  wanted: readonly RoomId[],
  level: number,
): Pick<State, 'rooms' | 'removedRooms'> {
  const all = [...base.rooms, ...base.removedRooms];
  wanted.forEach((id, position) => {
    const room = ROOM_IDS.indexOf(id);
    const here = level * ROOMS_PER_LEVEL + position;
    if (isBoss(room)) all[here] = room;
    else {
      // Not one that an earlier wish has brought to this level.
      const free = (place: number): boolean => place < level * ROOMS_PER_LEVEL || place >= here;
      const there = all.findIndex((other, place) => other === room && free(place));
      if (there < 0) throw new Error(`there is no further ${id}`);
      all[there] = at(all, here);
      all[here] = room;
    }
  });
  return { rooms: all.slice(0, base.rooms.length), removedRooms: all.slice(base.rooms.length) };
}

function levelsWith(base: State, row: string | undefined, level: number): number[] {
  const levels = [...base.levels];
  if (row === undefined) return levels;
  const wanted = LEVEL_IDS.findIndex((id) => LEVELS[id] === row);
  levels[levels.indexOf(wanted)] = at(levels, level);
  levels[level] = wanted;
  return levels;
}

function charactersWith(base: State, wanted: readonly CharacterId[]): readonly number[] {
  const dealt = wanted.map((id) => CHARACTER_IDS.indexOf(id));
  return [...dealt, ...base.characters.filter((character) => !dealt.includes(character))];
}
