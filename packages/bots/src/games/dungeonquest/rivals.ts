import type { State } from '@mazmorra/dungeonquest';
import { hasSeat, type Seat, type SeatSet } from '@mazmorra/kernel';
import type { Opponents } from '../../opponents.ts';
import { atTheEnd, goldOf, hasTreasure, heroAt } from './hero.ts';
import { type Ending, endingOf } from './judgement.ts';
import type { Quest } from './quest.ts';
import { type BothWays, newWays } from './ways.ts';

/** Factors by style, relative to a sensible player, on the probabilities of getting out with treasure and without. */
const treasureBy = [1, 0.25, 1.3, 0.1] as const;
const homeBy = [1, 1.3, 0.7, 0.35] as const;

/** The share of these amounts that exceed `gold`; equal amounts count half. */
const shareAbove = (golds: readonly number[], gold: number): number => {
  let count = 0;
  for (const one of golds) count += one > gold ? 1 : one === gold ? 0.5 : 0;
  return count / golds.length;
};

/** The expected results of the other seats, estimated once per search in which they are left out. */
export class Rivals {
  readonly #endings: Ending[] = [];
  /** By seat, so that the ways of the own hero stay computed, and those of a rival who does not move. */
  readonly #ways: BothWays[] = [];
  readonly #quest: Quest;

  constructor(quest: Quest) {
    this.#quest = quest;
  }

  /** Estimates the endings of seats in their current position; must be called before they are left out. */
  judge(s: State, seats: SeatSet): void {
    for (let seat = 0; seat < s.seats; seat++)
      if (hasSeat(seats, seat)) this.#endings[seat] = this.#endingOf(s, seat);
  }

  #endingOf(s: State, seat: Seat): Ending {
    this.#ways[seat] ??= newWays();
    return endingOf(s, heroAt(s, seat), this.#ways[seat]);
  }

  /** The probability that this gold, brought out by a seat, is more than that of everybody else. */
  beaten(s: State, seat: Seat, gold: number, people: Opponents): number {
    let chance = 1;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) chance *= 1 - this.#above(s, other, gold, people);
    return chance;
  }

  #above(s: State, seat: Seat, gold: number, people: Opponents): number {
    const hero = heroAt(s, seat);
    const late = atTheEnd(hero);
    let sum = 0;
    for (const last of late) sum += this.#finds(s, seat, gold - goldOf(hero) - last, people);
    return sum / late.length;
  }

  /** The probability that a seat gets out with more than this further gold. */
  #finds(s: State, seat: Seat, more: number, people: Opponents): number {
    const hero = heroAt(s, seat);
    if (!hasSeat(this.#quest.leftOut, seat)) {
      if (hero.fate !== 'inside') return hero.fate === 'left' ? shareAbove(nothing, more) : 0;
      this.#endings[seat] = this.#endingOf(s, seat);
    }
    const ending = this.#endings[seat] as Ending;
    if (hasTreasure(hero)) return (ending.rich + ending.poor) * shareAbove(onTheWayHome, more);
    const style = people.styleOf(seat);
    const rich = Math.min(0.95, ending.rich * (treasureBy[style] as number));
    const poor = Math.min(0.95 - rich, ending.poor * (homeBy[style] as number));
    return rich * shareAbove(ending.richGold, more) + poor * shareAbove(ending.poorGold, more);
  }
}

const nothing = [0] as const;
/** Further gold found by a hero who already has treasure. */
const onTheWayHome = [0, 0, 0, 30, 280] as const;
