import type { Weighed as BotWeighed, Lead, StyleWeight, Sureness } from '@mazmorra/bots';
import type { Outcome, Seat } from '@mazmorra/kernel';
import type { CurvePoint } from '../../table/curve-lines.ts';

/** A decision of a game with something to choose, as it was put and answered. */
export interface Asked {
  /** The number of the answer, from 1; the table before it is move `move - 1`. */
  readonly move: number;
  readonly seat: Seat;
  readonly kind: string;
  /** The name of the option that was taken. */
  readonly chosen: string;
  /** Games with hidden roles: who the traitors really were, and in which round. */
  readonly secret?: Secret;
}

export interface Secret {
  readonly round: number;
  /** By seat. */
  readonly traitors: readonly boolean[];
}

export type Weighed = Omit<BotWeighed, 'option'>;

/** What the master thought at a decision, knowing what that seat knew then and nothing else. */
export interface Opinion {
  readonly move: number;
  readonly best: string;
  /** The one tried most first; what it ruled out at first sight is missing. */
  readonly options: readonly Weighed[];
  readonly sure: Sureness;
  readonly reason?: string;
  readonly iterations: number;
  readonly suspicion?: readonly number[];
  /** By seat, how it seems to play, the likeliest style first. Opinions kept by earlier versions have none. */
  readonly opponents?: readonly (readonly StyleWeight[])[];
  /** How far its own choice is ahead of the one that was made; absent where they are the same, or not compared yet. */
  readonly lead?: Pick<Lead, 'mean' | 'error'>;
  /** How long it was allowed to think. */
  readonly ms: number;
}

/** As it is kept with a game. */
export interface Analysis {
  readonly version: number;
  readonly opinions: readonly Opinion[];
}

/** `close`: too close to judge. `rather`: the master's choice is certainly better. */
export type Judgement = 'same' | 'close' | 'rather';

/** Differences below this are nothing to speak of, however long the master thinks. */
const noise = 0.02;

/** What the master makes of a choice; `undefined` as long as it has not compared it with its own. */
export function judge({ best, lead }: Opinion, chosen: string): Judgement | undefined {
  if (chosen === best) return 'same';
  if (!lead) return;
  return lead.mean - 1.96 * lead.error > noise ? 'rather' : 'close';
}

/** A decision that cost something, with what the master thought of what it would have done and of what was done. */
export interface Cost {
  readonly asked: Asked;
  readonly opinion: Opinion;
  readonly lead: Pick<Lead, 'mean' | 'error'>;
}

/** How many moments an analysis begins with. */
const MOST_COSTS = 3;

/** The decisions of a seat that certainly cost most, the dearest first. */
export function costliest(
  asked: readonly Asked[],
  opinions: ReadonlyMap<number, Opinion>,
  seat: Seat,
): Cost[] {
  const costs = asked.flatMap((each): Cost[] => {
    const opinion = each.seat === seat ? opinions.get(each.move) : undefined;
    if (!opinion?.lead || judge(opinion, each.chosen) !== 'rather') return [];
    return [{ asked: each, opinion, lead: opinion.lead }];
  });
  return costs.sort((a, b) => b.lead.mean - a.lead.mean || a.asked.move - b.asked.move).slice(0, MOST_COSTS);
}

/** With fewer trials than this a single number would pretend to know more than it does. */
const FEW_TRIALS = 400;

/** A chance in per cent; as a range where it was tried too seldom for one number. */
export function rangeIn({ value, visits, low, high }: Weighed): string {
  const hundredths = (part: number): string => String(Math.round(part * 100));
  if (low === undefined || high === undefined || visits >= FEW_TRIALS) return hundredths(value);
  return `${hundredths(low)}–${hundredths(high)}`;
}

/** How well the seat stood at a decision, from 0 to 1: what the option it would take is worth. */
export function chanceAt({ best, options }: Opinion): number | undefined {
  const first = options.find(({ name }) => name === best);
  return first && first.visits > 0 ? first.value : undefined;
}

/** A line per seat through the master's estimates at that seat's decisions, to the end as it came. */
export function chancesOf(
  seats: number,
  asked: readonly Asked[],
  opinions: ReadonlyMap<number, Opinion>,
  end: { readonly move: number; readonly outcome: Outcome } | undefined,
): CurvePoint[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = asked.flatMap(({ move, seat: of }) => {
      const opinion = of === seat ? opinions.get(move) : undefined;
      const value = opinion && chanceAt(opinion);
      return value === undefined ? [] : [{ move, value }];
    });
    // While the master still thinks about this seat, a line to the end would leap over what is to come.
    const last = asked.findLast((one) => one.seat === seat);
    if (!end || !last || !opinions.has(last.move)) return points;
    return [...points, { move: end.move, value: end.outcome.winners.includes(seat) ? 1 : 0 }];
  });
}

/** What one seat, advised by the master, would have thought of each other at its decisions. */
export interface Suspicion {
  readonly move: number;
  readonly secret: Secret | undefined;
  readonly bySeat: readonly number[];
}

export function suspicionsOf(
  seat: Seat,
  asked: readonly Asked[],
  opinions: ReadonlyMap<number, Opinion>,
): Suspicion[] {
  return asked.flatMap(({ move, seat: of, secret }) => {
    const bySeat = of === seat ? opinions.get(move)?.suspicion : undefined;
    return bySeat ? [{ move, secret, bySeat }] : [];
  });
}

export type Tally = Readonly<Record<Judgement, number>>;

export function tallyOf(asked: readonly Asked[], opinions: ReadonlyMap<number, Opinion>): Tally {
  const tally = { same: 0, close: 0, rather: 0 };
  for (const { move, chosen } of asked) {
    const opinion = opinions.get(move);
    const judgement = opinion && judge(opinion, chosen);
    if (judgement) tally[judgement] += 1;
  }
  return tally;
}
