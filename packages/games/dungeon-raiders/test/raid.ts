import {
  allSeenBy,
  at,
  completeVariants,
  FastRng,
  type GameEvent,
  type Option,
  playOut,
  type Seat,
  type Variants,
  type Viewer,
} from '@mazmorra/kernel';
import { Scenario } from '@mazmorra/testkit';
import {
  type BossId,
  type CardId,
  CHARACTER_IDS,
  type CharacterId,
  dungeonRaiders,
  type Event,
  ITEM_IDS,
  type ItemId,
  isBoss,
  LEVEL_IDS,
  LEVELS,
  POWER_IDS,
  type PowerId,
  ROOM_IDS,
  type RoomId,
  type State,
  type View,
} from '../src/index.ts';

/** A position in readable terms. What is not named is as at the start of a game, with no coins, wounds or items. */
export interface Position {
  readonly seats?: number;
  readonly tactical?: boolean;
  /** Rulings that differ from the default. */
  readonly rulings?: Variants;
  /** 1 to 5; a boss is always at level 5, position 5. */
  readonly level?: number;
  readonly position?: number;
  /** The room being played. */
  readonly room?: RoomId;
  /** The diagram of this level. */
  readonly row?: string;
  /** The boss that waits at the end. */
  readonly boss?: BossId;
  readonly coins?: readonly number[];
  readonly wounds?: readonly number[];
  readonly items?: Readonly<Record<Seat, readonly ItemId[]>>;
  /** Power cards already used in this level. */
  readonly used?: Readonly<Record<Seat, readonly PowerId[]>>;
  /** Piles; those not named hold what is not in a hand. */
  readonly supply?: Partial<Record<ItemId, number>>;
  /** Tactical variant: who holds the map. */
  readonly start?: Seat;
  /** Who used a torch in this level. */
  readonly looked?: readonly Seat[];
  readonly characters?: readonly CharacterId[];
}

/** A card, or the crystal balls before it and the card. */
export type Play = CardId | readonly CardId[];

/** A game from a position on, and all that was told since. */
export class Raid extends Scenario<State, View, Event> {
  readonly log: GameEvent<Event>[] = [];

  override answer(seat: Seat, name: string): this {
    super.answer(seat, name);
    this.log.push(...this.events);
    return this;
  }

  /** Everybody plays for this room, in the order in which the game asks. */
  play(...plays: readonly Play[]): this {
    const left = plays.map((cards) => (typeof cards === 'string' ? [cards] : [...cards]));
    const before = this.where;
    while (this.where === before && this.awaited.length > 0) {
      const seat = at(this.awaited, 0);
      const card = left[seat]?.shift();
      if (card === undefined) throw new Error(`seat ${seat} is asked for one card more than the test has`);
      this.answer(seat, `play:${card}`);
    }
    if (left.some((cards) => cards.length > 0))
      throw new Error('the room was over before all cards were played');
    return this;
  }

  /** Everybody plays the same card until the game ends, and nobody listens: as when a bot thinks ahead. */
  playUnheard(card: CardId): this {
    const option = dungeonRaiders.optionNamed(`play:${card}`) as Option;
    playOut(dungeonRaiders, this.state, new FastRng('unheard'), () => option);
    return this;
  }

  /** Plays on with the first option of everybody until a place is reached, or to the end. */
  goOnTo(where = 'the end'): this {
    while (this.where !== where && this.awaited.length > 0) {
      const seat = at(this.awaited, 0);
      this.answer(seat, at(this.options(seat), 0));
    }
    return this;
  }

  /** Level and position of the room being played, such as `2.5`. */
  get where(): string {
    return `${this.state.level + 1}.${this.state.position + 1}`;
  }

  get coins(): number[] {
    return [...this.state.coins];
  }

  get wounds(): number[] {
    return [...this.state.wounds];
  }

  get supply(): Record<ItemId, number> {
    return this.view('spectator').supply as Record<ItemId, number>;
  }

  /** The items in a hand, one entry for each card. */
  items(seat: Seat): ItemId[] {
    return ITEM_IDS.flatMap((id, item) =>
      Array.from({ length: at(this.state.items, seat * ITEM_IDS.length + item) }, () => id),
    );
  }

  power(seat: Seat): PowerId[] {
    return POWER_IDS.filter((_, i) => (at(this.state.power, seat) >> (i + 1)) & 1);
  }

  /** The names of the cards a seat may play now. */
  playable(seat: Seat): string[] {
    return this.options(seat).flatMap((name) => (name.startsWith('play:') ? [name.slice(5)] : []));
  }

  /** All events of a kind since the position, as a viewer was told them. */
  told<T extends Event['type']>(type: T, viewer: Viewer = 'spectator'): Extract<Event, { type: T }>[] {
    return allSeenBy(this.log, viewer).flatMap(({ event }) =>
      event.type === type ? [event as Extract<Event, { type: T }>] : [],
    );
  }

  /** The rules named by the events of a kind. */
  rulesOf(type: Event['type']): string[] {
    return this.log.flatMap((event) => (event.public?.type === type ? [event.rule] : []));
  }
}

/** The game at a position. */
export function raid(position: Position = {}): Raid {
  const seats = position.seats ?? 3;
  const variants = completeVariants(dungeonRaiders, seats, {
    tactical: position.tactical ?? false,
    ...position.rulings,
  });
  const base = dungeonRaiders.setup(seats, variants, new FastRng('a raid'));
  const items = ITEM_IDS.map((id) => ({ id, held: heldBySeat(position, seats, id) }));
  const place = placeOf(position);
  const state: State = {
    ...dungeonRaiders.copy(base),
    rooms: roomsWith(base, position, place),
    levels: levelsWith(base, position, place.level),
    characters: charactersWith(base, position),
    ...place,
    coins: each(seats, (seat) => position.coins?.[seat] ?? 0),
    wounds: each(seats, (seat) => position.wounds?.[seat] ?? 0),
    power: each(seats, (seat) => powerLeft(position.used?.[seat] ?? [])),
    items: each(seats, (seat) => items.map(({ held }) => at(held, seat))).flat(),
    supply: items.map(({ id, held }) => position.supply?.[id] ?? 6 - held.reduce((sum, n) => sum + n, 0)),
    seen: (position.looked ?? []).reduce((set, seat) => set | (31 << (seat * 5)), 0),
    start: position.start ?? 0,
  };
  return new Raid(dungeonRaiders, state);
}

const each = <T>(seats: number, value: (seat: Seat) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => value(seat));

const heldBySeat = (position: Position, seats: number, id: ItemId): number[] =>
  each(seats, (seat) => position.items?.[seat]?.filter((held) => held === id).length ?? 0);

const powerLeft = (used: readonly PowerId[]): number =>
  POWER_IDS.reduce((bits, id, i) => (used.includes(id) ? bits : bits | (1 << (i + 1))), 0);

const bossFight = (position: Position): boolean =>
  position.room !== undefined && isBoss(ROOM_IDS.indexOf(position.room));

function placeOf(position: Position): { level: number; position: number } {
  if (bossFight(position)) return { level: 4, position: 4 };
  return { level: (position.level ?? 1) - 1, position: (position.position ?? 1) - 1 };
}

/** The rooms of the base game with the wanted one at its place, swapped so that no card is lost. */
function roomsWith(base: State, position: Position, place: { level: number; position: number }): number[] {
  const rooms = [...base.rooms];
  const boss = bossFight(position) ? position.room : position.boss;
  if (boss !== undefined) rooms[24] = ROOM_IDS.indexOf(boss);
  if (position.room === undefined || bossFight(position)) return rooms;
  const wanted = ROOM_IDS.indexOf(position.room);
  const here = place.level * 5 + place.position;
  const there = rooms.indexOf(wanted);
  if (there >= 0) rooms[there] = at(rooms, here);
  rooms[here] = wanted;
  return rooms;
}

function levelsWith(base: State, position: Position, level: number): number[] {
  const levels = [...base.levels];
  if (position.row === undefined) return levels;
  const wanted = LEVEL_IDS.findIndex((id) => LEVELS[id] === position.row);
  if (wanted < 0) throw new Error(`no level card shows ${position.row}`);
  levels[levels.indexOf(wanted)] = at(levels, level);
  levels[level] = wanted;
  return levels;
}

function charactersWith(base: State, position: Position): readonly number[] {
  const wanted = position.characters?.map((id) => CHARACTER_IDS.indexOf(id)) ?? [];
  return [...wanted, ...base.characters.filter((character) => !wanted.includes(character))];
}
