import {
  ALL_POWER,
  type Event,
  HIGHEST_POWER,
  POWER_IDS,
  ROOM_IDS,
  ROOM_LIST,
  type Room,
} from '@mazmorra/dungeon-raiders';
import type { Seat, SeenEvent } from '@mazmorra/kernel';
import { Opponents, type StyleWeight } from '../../opponents.ts';

export const Style = { sensible: 0, high: 1, middle: 2, low: 3, random: 4 } as const;
const styles = 5;

/**
 * Classes of rooms for which styles are tracked separately: fights, chests, and all others. A seat may play high in one
 * class and low in another.
 */
const sorts = 3;
const sortOf = (room: Room): number => {
  const { kind } = ROOM_LIST[room] as (typeof ROOM_LIST)[number];
  return kind === 'monster' || kind === 'boss' ? 0 : kind === 'treasure' ? 1 : 2;
};

/** The lowest, middle and highest of a set of power cards. */
const lowestOf = (power: number): number => 31 - Math.clz32(power & -power);
const highestOf = (power: number): number => 31 - Math.clz32(power);
function middleOf(power: number): number {
  let rest = power;
  let size = 0;
  for (let each = power; each !== 0; each &= each - 1) size++;
  for (let skip = size >> 1; skip > 0; skip--) rest &= rest - 1;
  return lowestOf(rest);
}

/** Probability that a player departs from its style. */
const stray = 0.06;

/** The estimated style of each seat, separately for each class of rooms. */
export class People {
  readonly #opponents = new Opponents({
    sensible: 0.72,
    'plays-high': 0.07,
    'plays-middle': 0.06,
    'plays-low': 0.07,
    random: 0.08,
  });
  #seats = 0;

  /** Reads from the events which power cards every seat has shown in which room, and from which hand. */
  read(seats: number, events: readonly SeenEvent<Event>[]): void {
    this.#seats = seats;
    this.#opponents.reset(seats * sorts);
    const hands = new Array<number>(seats).fill(ALL_POWER);
    let room: Room = 0;
    const shows = (seat: Seat, card: string): void => {
      const value = (POWER_IDS as readonly string[]).indexOf(card) + 1;
      if (value === 0) return;
      this.#saw(seat, room, hands[seat] as number, value);
      hands[seat] = (hands[seat] as number) & ~(1 << value);
    };
    for (const { event } of events) {
      if (event.type === 'level-built') hands.fill(ALL_POWER);
      else if (event.type === 'room-entered') room = ROOM_IDS.indexOf(event.room);
      else if (event.type === 'card-played') shows(event.seat, event.card);
      else if (event.type === 'cards-revealed') for (const { seat, card } of event.cards) shows(seat, card);
    }
  }

  #saw(seat: Seat, room: Room, hand: number, value: number): void {
    const held = hand | (1 << value);
    // The last card of a level is forced and carries no information.
    if ((held & (held - 1)) === 0) return;
    this.#opponents.saw(seat * sorts + sortOf(room), (style) => {
      switch (style) {
        case Style.high:
          return value === highestOf(held) ? 1 - stray : stray / 3;
        case Style.middle:
          return value === middleOf(held) ? 1 - stray : stray / 3;
        case Style.low:
          return value === lowestOf(held) ? 1 - stray : stray / 3;
        default:
          return 0.33;
      }
    });
  }

  /** Draws the styles of every seat for a playout; without a generator all seats are sensible. */
  draw(rng: Parameters<Opponents['draw']>[0]): void {
    this.#opponents.draw(rng);
  }

  styleOf(seat: Seat, room: Room): number {
    return this.#opponents.styleOf(seat * sorts + sortOf(room));
  }

  weight(seat: Seat, room: Room, style: number): number {
    return this.#opponents.weight(seat * sorts + sortOf(room), style);
  }

  /** The weights by seat, over all classes of rooms. */
  table(): StyleWeight[][] {
    const all = this.#opponents.table();
    return Array.from({ length: this.#seats }, (_, seat) => {
      const own = all.slice(seat * sorts, (seat + 1) * sorts).flat();
      return this.#opponents.styles
        .map((style) => ({
          style,
          weight: own.reduce((sum, one) => sum + (one.style === style ? one.weight / sorts : 0), 0),
        }))
        .sort((a, b) => b.weight - a.weight);
    });
  }
}

/**
 * Mixes the estimated styles of a seat into `chances`, the probabilities of each value from 1 to 5 for a sensible
 * player.
 */
export function mixIn(people: People, seat: Seat, room: Room, power: number, chances: Float64Array): void {
  if (power === 0) return;
  const sensible = people.weight(seat, room, Style.sensible);
  const random = people.weight(seat, room, Style.random);
  let size = 0;
  for (let rest = power; rest !== 0; rest &= rest - 1) size++;
  for (let v = 1; v <= HIGHEST_POWER; v++) {
    const even = (power >> v) & 1 ? 1 / size : 0;
    chances[v - 1] = (chances[v - 1] as number) * sensible + even * random;
  }
  const put = (value: number, style: number): void => {
    chances[value - 1] = (chances[value - 1] as number) + people.weight(seat, room, style);
  };
  put(highestOf(power), Style.high);
  put(middleOf(power), Style.middle);
  put(lowestOf(power), Style.low);
}

/**
 * The card of a hand that a player of this style shows; 0 if there is no power card or the style does not determine it.
 */
export function cardOf(style: number, power: number): number {
  if (power === 0 || style === Style.sensible || style >= styles - 1) return 0;
  return style === Style.high ? highestOf(power) : style === Style.low ? lowestOf(power) : middleOf(power);
}
