import type { Outcome, Seat } from '@mazmorra/kernel';
import { type Asked, chanceAt, judge, type Opinion } from '../local/study/thoughts.ts';

/** A figure with its 95 % interval. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** `costly`: choices certainly gave something away. `good`: at most next to nothing. `unclear`: too close to judge. */
export type Verdict = 'costly' | 'good' | 'unclear';

/** What happened to a seat's chance between two of its decisions: cards, dice, what others did. */
export interface Swing {
  /** The answer before it, and the next one of this seat, or the end. */
  readonly move: number;
  readonly next: number;
  readonly before: number;
  readonly after: number;
}

/**
 * What can be said of a seat's game. Its chance at the start, less what its choices gave away, plus all swings, is how
 * it ended: skill and luck apart.
 */
export interface Review {
  readonly decisions: number;
  readonly cost: Measured;
  readonly verdict: Verdict;
  readonly start: number;
  readonly end: number;
  /** The sum of all swings. */
  readonly luck: number;
  /** The largest swings, the largest first. */
  readonly swings: readonly Swing[];
}

/** Half the width of a 95 % interval, in standard errors. */
const WIDTH = 1.96;
/** Choices that certainly cost less than this in all are good: one decision in ten games. */
const LITTLE = 0.1;
/** A swing that is smaller is as likely an error of the estimates. */
const LEAST_SWING = 0.05;
const MOST_SWINGS = 3;

/** What these choices gave away in all; leads of different decisions are independent, so their variances add up. */
export function costOf(asked: readonly Asked[], opinions: ReadonlyMap<number, Opinion>): Measured {
  let mean = 0;
  let variance = 0;
  for (const { move } of asked) {
    const lead = opinions.get(move)?.lead;
    mean += lead?.mean ?? 0;
    variance += (lead?.error ?? 0) ** 2;
  }
  const half = WIDTH * Math.sqrt(variance);
  return { mean, low: mean - half, high: mean + half };
}

export function verdictOf({ low, high }: Measured): Verdict {
  if (high <= LITTLE) return 'good';
  return low > 0 ? 'costly' : 'unclear';
}

interface Point {
  readonly move: number;
  readonly chance: number;
  /** What was given up from here to the next point. */
  given: number;
}

/**
 * How the seat stood at its decisions; `undefined` until all have been compared. Where only one option was worth a search, none was
 * estimated.
 */
function pointsOf(own: readonly Asked[], opinions: ReadonlyMap<number, Opinion>): Point[] | undefined {
  const points: Point[] = [];
  for (const { move, chosen } of own) {
    const opinion = opinions.get(move);
    if (!opinion || !judge(opinion, chosen)) return undefined;
    const chance = chanceAt(opinion);
    const given = opinion.lead?.mean ?? 0;
    const last = points.at(-1);
    if (chance !== undefined) points.push({ move, chance, given });
    else if (last) last.given += given;
  }
  return points;
}

/** The review of a seat; `undefined` until all of its decisions have been compared, or where it had none. */
export function reviewOf(
  seat: Seat,
  asked: readonly Asked[],
  opinions: ReadonlyMap<number, Opinion>,
  end: { readonly move: number; readonly outcome: Outcome } | undefined,
): Review | undefined {
  const own = asked.filter((each) => each.seat === seat);
  const points = pointsOf(own, opinions);
  const [first] = points ?? [];
  if (!end || !points || !first) return;
  const last = { move: end.move, chance: end.outcome.winners.includes(seat) ? 1 : 0 };
  const swings = points.map(({ move, chance, given }, place): Swing => {
    const next = points[place + 1] ?? last;
    return { move, next: next.move, before: chance - given, after: next.chance };
  });
  const cost = costOf(own, opinions);
  return {
    decisions: own.length,
    cost,
    verdict: verdictOf(cost),
    start: first.chance,
    end: last.chance,
    luck: swings.reduce((sum, { before, after }) => sum + after - before, 0),
    swings: swings
      .filter((swing) => size(swing) >= LEAST_SWING)
      .sort((a, b) => size(b) - size(a))
      .slice(0, MOST_SWINGS),
  };
}

const size = ({ before, after }: Swing): number => Math.abs(after - before);
