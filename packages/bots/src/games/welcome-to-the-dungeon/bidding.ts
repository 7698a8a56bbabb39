import { hasSeat, type Option, type Seat, seatBit } from '@mazmorra/kernel';
import type { State } from '@mazmorra/welcome-to-the-dungeon';
import type { Because } from '../../expert.ts';
import type { Opponents } from '../../opponents.ts';
import { Knowledge } from './knowledge.ts';
import { odds, oddsForStrangers } from './odds.ts';
import { add, draw, pass, sacrificeFirst } from './options.ts';
import { leavesBy, staysBy } from './people.ts';
import { worthAfter } from './standing.ts';
import type { TileSet } from './tiles.ts';

const mine = new Knowledge();

const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
};

/** With odds above this a seat never leaves. */
const surelySafe = 0.85;
/** Factor on the odds for each further player who has had a turn. */
const afterTurn = 0.87;
const afterTurns = Float64Array.from({ length: 5 }, (_, others) => afterTurn ** others);
/** Factor on the odds when others keep bidding after this seat has left. */
const afterLeaving = 0.75;

/** The expected results of a round for one seat, by who enters the dungeon and with what odds. */
class Prospects {
  #walkWin = 0;
  #walkLose = 0;
  #leaveWin = 0;
  #leaveLose = 0;
  others = 0;
  #s: State | undefined;
  #seat = 0;
  #people: Opponents | undefined;

  of(s: State, seat: Seat, people: Opponents): this {
    this.#s = s;
    this.#seat = seat;
    this.#people = people;
    this.#walkWin = worthAfter(s, seat, seat, true);
    this.#walkLose = worthAfter(s, seat, seat, false);
    this.#leaveWin = 0;
    this.#leaveLose = 0;
    this.others = 0;
    let all = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || !hasSeat(s.bidding, other)) continue;
      const stays = staysBy(people, other);
      all += stays;
      this.others++;
      this.#leaveWin += stays * worthAfter(s, seat, other, true);
      this.#leaveLose += stays * worthAfter(s, seat, other, false);
    }
    this.#leaveWin /= all;
    this.#leaveLose /= all;
    return this;
  }

  /** The expected result if this seat enters. */
  walk(chance: number): number {
    return chance * this.#walkWin + (1 - chance) * this.#walkLose;
  }

  /** The expected result if one of the others enters. */
  leave(chance: number): number {
    const left = this.others === 1 ? chance : chance * afterLeaving;
    return left * this.#leaveWin + (1 - left) * this.#leaveLose;
  }

  /** The probability that all others leave before this seat's next turn, given the public odds. */
  alone(publicOdds: number): number {
    const s = this.#s as State;
    let all = 1;
    for (let other = 0; other < s.seats; other++) {
      if (other === this.#seat || !hasSeat(s.bidding, other)) continue;
      all *= leavesBy(this.#people as Opponents, other, publicOdds);
    }
    return all;
  }

  /** The expected result if this seat stays, given its own odds and the public ones. */
  staying(chance: number, publicOdds: number): number {
    const alone = this.alone(publicOdds);
    const later = chance * (afterTurns[this.others] as number);
    const walk = this.walk(later);
    const leave = this.leave(later);
    return alone * this.walk(chance) + (1 - alone) * Math.max(leave, (walk + leave) / 2);
  }
}

const prospects = new Prospects();

/** The odds from what this seat knows. */
const oddsWith = (s: State, tiles: TileSet): number => odds(s.adventurer, tiles, mine, s.axeSingle === 1);

/** Draw or pass: the one with the higher expected result, assuming the best use of the drawn card. */
export function adviseBid(s: State, seat: Seat, people: Opponents, because: Because): Option {
  mine.read(s, seat);
  const chance = oddsWith(s, s.tiles);
  if (chance > surelySafe) {
    because?.(s.dungeon === 0 ? 'wd-open-dungeon' : 'wd-still-safe');
    return draw;
  }
  const what = prospects.of(s, seat, people);
  const pile = sizeOf(s.dungeon);
  const left = what.leave(chance);
  let stayed = Number.NEGATIVE_INFINITY;
  for (let rest = s.tiles; rest !== 0; rest &= rest - 1) {
    const tiles = s.tiles & ~(rest & -rest);
    stayed = Math.max(stayed, what.staying(oddsWith(s, tiles), oddsForStrangers(s.adventurer, tiles, pile)));
  }
  mine.addUnknown();
  const added = what.staying(oddsWith(s, s.tiles), oddsForStrangers(s.adventurer, s.tiles, pile + 1));
  stayed = Math.max(stayed, added);
  if (left > stayed) {
    because?.('wd-too-dangerous');
    return pass;
  }
  because?.(chance < 0.5 ? 'wd-strip' : 'wd-still-safe');
  return draw;
}

/** Where to put the drawn card: into the dungeon, or aside together with a tile. */
export function advisePlace(
  s: State,
  seat: Seat,
  options: readonly Option[],
  people: Opponents,
  because: Because,
): Option {
  const kind = s.cards[s.drawn - 1] as number;
  const pile = sizeOf(s.dungeon);
  mine.read(s, seat);
  const what = prospects.of(s, seat, people);
  let best = options[0] as Option;
  let most = Number.NEGATIVE_INFINITY;
  let walks = false;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const adds = option === add;
    const tiles = adds ? s.tiles : s.tiles & ~(1 << (option - sacrificeFirst));
    if (adds) mine.add(kind);
    const chance = oddsWith(s, tiles);
    if (adds) mine.removeTop();
    const value = what.staying(chance, oddsForStrangers(s.adventurer, tiles, adds ? pile + 1 : pile));
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
export function throwsAway(s: State, seat: Seat, option: Option, people: Opponents): boolean {
  mine.read(s, seat);
  const tiles = s.tiles & ~(1 << (option - sacrificeFirst));
  if (oddsWith(s, tiles) > 0.25 || oddsWith(s, s.tiles) < 0.6) return false;
  return prospects.of(s, seat, people).alone(oddsForStrangers(s.adventurer, tiles, sizeOf(s.dungeon))) > 0.4;
}

/** Whether the seat keeps bidding for a dungeon that nobody survives, although all others are about to leave. */
export function staysForNothing(s: State, seat: Seat, people: Opponents): boolean {
  mine.read(s, seat);
  if (oddsWith(s, s.tiles) > 0.02) return false;
  const looks = oddsForStrangers(s.adventurer, s.tiles, sizeOf(s.dungeon));
  return prospects.of(s, seat, people).alone(looks) > 0.5;
}

export const isLastButOne = (s: State, seat: Seat): boolean => sizeOf(s.bidding & ~seatBit(seat)) === 1;
