import {
  CRYSTAL_BALL,
  dungeonRaiders,
  type Event,
  FACE_DOWN,
  HIGHEST_POWER,
  ITEM_IDS,
  KEY,
  LEVEL_COUNT,
  LOOK,
  ROOM_LIST,
  ROOMS_PER_LEVEL,
  type Room,
  type State,
  SWORD,
  TORCH,
  type View,
} from '@mazmorra/dungeon-raiders';
import { at, FastRng, type Option, type Seat } from '@mazmorra/kernel';
import type { SeatInput } from '../../bot.ts';
import type { Because, Beliefs, Expert } from '../../expert.ts';
import type { Wits } from '../../levels.ts';
import type { Remark } from '../../remark.ts';
import { mix } from '../../search/tree.ts';
import type { BotStyle } from '../../styles.ts';
import { escapes, expectGains, isGolem } from './expecting.ts';
import { explain } from './explain.ts';
import { Gains, itemWorth, values, woundCost } from './gains.ts';
import { cardOf, People, Style } from './people.ts';
import { knownRoom, planLevel, planned, roomAt, targetsOf, worthOf } from './plan.ts';

const items = ITEM_IDS.length;
const now = new Gains();
const itemsOf = (s: State, seat: Seat, card: number): number =>
  s.items[seat * items + card - TORCH] as number;

/** Factor for the value of an item: it decreases towards the end of the game, as fewer rooms remain to use it in. */
const fading = (s: State): number =>
  Math.min(1, (LEVEL_COUNT * ROOMS_PER_LEVEL - 1 - s.level * ROOMS_PER_LEVEL - s.position) / 8);

/**
 * Margin in coins: one of the cards within this margin of the best is drawn, because always playing the best card is
 * easy to predict.
 */
const unforeseen = 0.8;

class Raiding implements Expert<State, View, Event> {
  #seat = -1;
  #rng = new FastRng('before any game');
  readonly #options: Option[] = [];
  readonly #people = new People();
  readonly #style: BotStyle | undefined;

  constructor(style?: BotStyle) {
    this.#style = style;
  }

  begin(input: SeatInput<State, View, Event>, rng: FastRng): Beliefs<State> {
    this.#seat = input.seat;
    this.#rng = rng;
    const people = this.#people;
    people.read(input.view.players.length, input.events);
    return {
      get opponents() {
        return people.table();
      },
    };
  }

  /**
   * Replaces the face-down cards of other seats, which were dealt at random, by cards that a sensible player would
   * choose.
   */
  restart(s: State, rng?: FastRng): void {
    this.#people.draw(rng);
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat === this.#seat || s.sealed[seat] === 0) continue;
      const due = s.due;
      s.due |= 1 << seat;
      this.#options.length = 0;
      dungeonRaiders.options(s, seat, this.#options);
      while ((this.#options[this.#options.length - 1] ?? 0) >= LOOK) this.#options.pop();
      s.sealed[seat] = this.advise(s, seat, this.#options, this.#rng);
      s.due = due;
    }
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    const look = lookAmong(options);
    if (look !== undefined && worthLooking(s)) {
      because?.('dr-look');
      return look;
    }
    const room = roomAt(s, s.position);
    const byStyle = this.#byStyle(s, seat, room, options, rng);
    if (byStyle !== 0) return byStyle;
    const wound = woundCost(s, seat) * this.#dread(seat);
    planLevel(s, seat, wound);
    expectGains(s, seat, room, this.#people, now);
    const hand = s.power[seat] as number;
    let best = options[0] as Option;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      if (option >= LOOK) continue;
      const worth =
        this.#worth(s, seat, room, option, hand, wound) +
        this.#temper(seat, room, option) +
        unforeseen * rng.unit();
      if (worth > bestWorth) {
        bestWorth = worth;
        best = option;
      }
    }
    because?.(reasonFor(room, best));
    return best;
  }

  /** Factor on the cost of a wound for the style of the seat. */
  #dread(seat: Seat): number {
    if (seat !== this.#seat) return 1;
    return this.#style === 'cautious' ? 1.9 : this.#style === 'greedy' ? 0.45 : 1;
  }

  /** Bonus of a hothead for high cards in fights and traps, in imaginary coins. */
  #temper(seat: Seat, room: Room, option: Option): number {
    if (seat !== this.#seat || this.#style !== 'hothead' || option > HIGHEST_POWER) return 0;
    return at(ROOM_LIST, room).kind === 'treasure' ? 0 : 0.45 * option;
  }

  /** The card that a seat shows by its style in this playout, or 0. */
  #byStyle(s: State, seat: Seat, room: Room, options: readonly Option[], rng: FastRng): Option {
    const style = seat === this.#seat ? Style.sensible : this.#people.styleOf(seat, room);
    if (style === Style.sensible) return 0;
    if (style === Style.random) return options[rng.int(options.length)] as Option;
    return cardOf(style, s.power[seat] as number);
  }

  #worth(s: State, seat: Seat, room: Room, option: Option, hand: number, wound: number): number {
    if (option <= HIGHEST_POWER) {
      const value = option === HIGHEST_POWER && isGolem(room) ? 1 : option;
      return worthOf(now, value, wound) + planned(s, hand & ~(1 << option));
    }
    const price = (itemWorth[option - TORCH] as number) * fading(s);
    if (escapes(room, option)) return planned(s, hand) - price;
    if (option === CRYSTAL_BALL) return this.#insight(s, seat, hand, wound) - price;
    return worthOf(now, isGolem(room) ? 1 : HIGHEST_POWER, wound) - price + planned(s, hand);
  }

  /** The approximate gain from a crystal ball: the best card for each case instead of one card for all cases. */
  #insight(s: State, seat: Seat, hand: number, wound: number): number {
    let best = Number.NEGATIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (let v = 1; v <= values; v++) {
      if (((hand >> v) & 1) === 0) continue;
      const worth = worthOf(now, v, wound);
      best = Math.max(best, worth + planned(s, hand & ~(1 << v)));
      most = Math.max(most, worth);
      least = Math.min(least, worth);
    }
    return best + (most - least) * (itemsOf(s, seat, CRYSTAL_BALL) > 1 ? 0.4 : 0.35);
  }

  /**
   * Whether an option makes a trap worse for the seat itself: a high card where the trap hits this seat alone and a low
   * card is in hand.
   */
  blunder(s: State, seat: Seat, option: Option): boolean {
    const room = roomAt(s, s.position);
    const place = ROOM_LIST[room];
    if (place?.kind !== 'trap' || option < 4 || option > HIGHEST_POWER) return false;
    const lower = (s.power[seat] as number) & 0b110;
    return lower !== 0 && targetsOf(s, seat, room).alone && s.position < ROOMS_PER_LEVEL - 1;
  }

  explain(s: State, seat: Seat, option: Option): readonly Remark[] {
    return explain(s, seat, option, this.#people);
  }

  key(s: State, seat: Seat): number {
    let key = mix(s.level * 8 + s.position, s.lap * 64 + s.due);
    key = mix(key, s.seen);
    for (let position = 0; position < ROOMS_PER_LEVEL; position++)
      key = mix(key, knownRoom(s, seat, position));
    for (let other = 0; other < s.seats; other++) {
      key = mix(
        key,
        (s.coins[other] as number) | ((s.wounds[other] as number) << 8) | ((s.power[other] as number) << 16),
      );
      key = mix(key, s.shown[other] as number);
      for (let item = 0; item < items; item++) key = mix(key, s.items[other * items + item] as number);
    }
    return mix(key, s.sealed[seat] as number);
  }

  /**
   * Stops at the end of a level. All hands are then full again and the rooms are new, so coins, wounds and items
   * determine the value.
   */
  over(s: State, root: State): boolean {
    return s.level !== root.level;
  }

  worth(s: State, seat: Seat): number {
    if (s.due !== 0) return prospect(s, seat);
    const outcome = dungeonRaiders.outcome(s);
    return outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  }
}

/** Scale of differences in coins and in wounds for the estimate, by levels left to play. */
const coinSpread = [1.2, 2.2, 3, 3.6, 4.2];
const woundSpread = [0.9, 1.3, 1.7, 2, 2.3];

/** The estimated probability of winning, between levels: not collapsing and having the most coins. */
function prospect(s: State, seat: Seat): number {
  const left = LEVEL_COUNT - s.level;
  const coins = coinSpread[left - 1] as number;
  const wounds = woundSpread[left - 1] as number;
  let collapses = 0;
  for (let other = 0; other < s.seats; other++) collapses += Math.exp((s.wounds[other] as number) / wounds);
  let all = 0;
  let own = 0;
  for (let other = 0; other < s.seats; other++) {
    const stays = 1 - Math.exp((s.wounds[other] as number) / wounds) / collapses;
    let rich = s.coins[other] as number;
    for (let item = 0; item < items; item++)
      rich += (s.items[other * items + item] as number) * (itemWorth[item] as number) * 0.8;
    const hope = stays * stays * Math.exp(rich / coins);
    all += hope;
    if (other === seat) own = hope;
  }
  return own / all;
}

/**
 * The option to look at rooms: all dark rooms, or with DR-VAR-03, where a torch shows one, the last of them, which in
 * the last level is the boss.
 */
function lookAmong(options: readonly Option[]): Option | undefined {
  const last = options[options.length - 1] ?? 0;
  return last >= LOOK ? last : undefined;
}

/** Whether a torch is worth using: at least two dark rooms ahead, while the first cards of a room are chosen. */
function worthLooking(s: State): boolean {
  const dark = (FACE_DOWN[s.levels[s.level] as number] as number) & ~((2 << s.position) - 1);
  let count = 0;
  for (let rest = dark; rest !== 0; rest &= rest - 1) count++;
  return count >= 2 && s.lap === 0;
}

function reasonFor(room: Room, option: Option): string {
  if (escapes(room, option)) return 'dr-escape';
  if (option === CRYSTAL_BALL) return 'dr-crystal-ball';
  if (option === KEY) return 'dr-key';
  if (option === SWORD) return 'dr-sword';
  const kind = at(ROOM_LIST, room).kind;
  const high = option >= 4;
  if (kind === 'treasure') return high ? 'dr-treasure-high' : 'dr-treasure-low';
  if (kind === 'vault') return 'dr-vault';
  if (kind === 'trap') return high ? 'dr-trap-high' : 'dr-trap-low';
  return high ? 'dr-fight-high' : 'dr-fight-low';
}

export const dungeonRaidersWits: Wits<State, View, Event> = {
  expert: (style) => new Raiding(style),
  styles: ['cautious', 'greedy', 'hothead'],
};
