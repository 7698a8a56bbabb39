import { type Option, type Seat, seatBit } from '@mazmorra/kernel';
import type { State } from '@mazmorra/welcome-to-the-dungeon';
import type { Because } from '../../expert.ts';
import type { Opponents } from '../../opponents.ts';
import { duel } from './duel.ts';
import { Knowledge } from './knowledge.ts';
import { odds, oddsForStrangers } from './odds.ts';
import { add, draw, pass, sacrificeFirst } from './options.ts';
import { Prospects } from './prospects.ts';
import type { TileSet } from './tiles.ts';

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

/** With odds above this a seat never leaves. */
const surelySafe = 0.85;

/**
 * How much more leaving must promise than staying, with three seats or more: when a seat leaves, the round is decided
 * by those who stay. Without it a rule that leaves below odds of 0.2 takes 1.31 times its share from three adventurers.
 * Where a rival will not leave it counts less, because whoever stays then has to enter.
 */
const reluctance = 0.03;

/** The rules of thumb of the bidding. `mine` is what the seat asked last knows. */
export class Bidding {
  readonly mine = new Knowledge();
  readonly #prospects = new Prospects();

  /** The odds from what the seat knows. */
  #odds(s: State, tiles: TileSet): number {
    return odds(s.adventurer, tiles, this.mine, s.axeSingle === 1);
  }

  /** The odds as they look to others. */
  #looks(s: State, tiles: TileSet, height: number): number {
    return oddsForStrangers(s.adventurer, tiles, height, this.mine.roughly);
  }

  /**
   * The expected result if this seat stays with these tiles and the pile of `mine`, when `deck` cards are left. With two
   * seats the rest of the bidding is computed; not in playouts, where it would take most of the time.
   */
  #staying(s: State, what: Prospects, tiles: TileSet, deck: number): number {
    const chance = this.#odds(s, tiles);
    if (s.seats === 2 && !this.mine.roughly) return duel(s, what, tiles, this.mine, chance, deck);
    return what.staying(chance, this.#looks(s, tiles, this.mine.height));
  }

  /** Draw or pass: the one with the higher expected result, assuming the best use of the drawn card. */
  adviseBid(s: State, seat: Seat, people: Opponents, because?: Because): Option {
    this.mine.read(s, seat);
    const chance = this.#odds(s, s.tiles);
    if (chance > surelySafe) {
      because?.(s.dungeon === 0 ? 'wd-open-dungeon' : 'wd-still-safe');
      return draw;
    }
    const what = this.#prospects.of(s, seat, people);
    const deck = s.cards.length - s.drawn - 1;
    const left = what.leave(chance);
    let stayed = Number.NEGATIVE_INFINITY;
    for (let rest = s.tiles; rest !== 0; rest &= rest - 1) {
      stayed = Math.max(stayed, this.#staying(s, what, s.tiles & ~(rest & -rest), deck));
    }
    this.mine.addUnknown();
    stayed = Math.max(stayed, this.#staying(s, what, s.tiles, deck));
    if (s.seats > 2) stayed += reluctance * what.mayAllLeave() ** 2;
    if (left > stayed) {
      because?.('wd-too-dangerous');
      return pass;
    }
    because?.(chance < 0.5 ? 'wd-strip' : 'wd-still-safe');
    return draw;
  }

  /** Where to put the drawn card: into the dungeon, or aside together with a tile. */
  advisePlace(
    s: State,
    seat: Seat,
    options: readonly Option[],
    people: Opponents,
    because?: Because,
  ): Option {
    const kind = s.cards[s.drawn - 1] as number;
    const deck = s.cards.length - s.drawn;
    this.mine.read(s, seat);
    const what = this.#prospects.of(s, seat, people);
    let best = options[0] as Option;
    let most = Number.NEGATIVE_INFINITY;
    let walks = false;
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option;
      const adds = option === add;
      const tiles = adds ? s.tiles : s.tiles & ~(1 << (option - sacrificeFirst));
      if (adds) this.mine.add(kind);
      const chance = this.#odds(s, tiles);
      const value = this.#staying(s, what, tiles, deck);
      if (adds) this.mine.removeTop();
      if (value <= most) continue;
      most = value;
      best = option;
      walks = what.walk(chance) > what.leave(chance);
    }
    because?.(walks ? (best === add ? 'wd-add-harmless' : 'wd-spare-tile') : 'wd-set-trap');
    return best;
  }

  /**
   * Whether an option gives away a tile without which this seat cannot survive, although it could have entered safely and
   * the others will probably leave.
   */
  throwsAway(s: State, seat: Seat, option: Option, people: Opponents): boolean {
    this.mine.read(s, seat);
    const tiles = s.tiles & ~(1 << (option - sacrificeFirst));
    if (this.#odds(s, tiles) > 0.25 || this.#odds(s, s.tiles) < 0.6) return false;
    return this.#prospects.of(s, seat, people).alone(this.#looks(s, tiles, sizeOf(s.dungeon))) > 0.4;
  }

  /** Whether the seat keeps bidding for a dungeon that nobody survives, although all others are about to leave. */
  staysForNothing(s: State, seat: Seat, people: Opponents): boolean {
    this.mine.read(s, seat);
    if (this.#odds(s, s.tiles) > 0.02) return false;
    const looks = this.#looks(s, s.tiles, sizeOf(s.dungeon));
    return this.#prospects.of(s, seat, people).alone(looks) > 0.5;
  }
}

export const isLastButOne = (s: State, seat: Seat): boolean => sizeOf(s.bidding & ~seatBit(seat)) === 1;
