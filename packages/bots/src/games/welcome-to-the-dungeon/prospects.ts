import { hasSeat, type Seat } from '@mazmorra/kernel';
import type { State } from '@mazmorra/welcome-to-the-dungeon';
import type { Opponents } from '../../opponents.ts';
import { leavesBy, Style, staysBy } from './people.ts';
import { worthAfter } from './standing.ts';

/** Factor on the odds for each further player who has had a turn. */
const afterTurn = 0.87;
const afterTurns = Float64Array.from({ length: 5 }, (_, others) => afterTurn ** others);
/** Factor on the odds when others keep bidding after this seat has left. */
const afterLeaving = 0.75;

/** The expected results of a round for one seat, by who enters the dungeon and with what odds. */
export class Prospects {
  #walkWin = 0;
  #walkLose = 0;
  #leaveWin = 0;
  #leaveLose = 0;
  /** Number of other seats that are still bidding. */
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

  /** The probability that none of the others is a player who never leaves. */
  mayAllLeave(): number {
    const s = this.#s as State;
    let all = 1;
    for (let other = 0; other < s.seats; other++) {
      if (other === this.#seat || !hasSeat(s.bidding, other)) continue;
      all *= 1 - (this.#people as Opponents).weight(other, Style.neverLeaves);
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
