import type { Outcome, Variants } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import type { Budget } from '../bot.ts';
import { type BotName, botOf, type Playable } from '../playable.ts';
import { type Interval, intervalOf, shareOf } from './interval.ts';
import { type Played, type PlayOptions, playGame } from './play.ts';
import { noSides, type Sides, sidesOf, type Tallies, tallySides } from './sides.ts';

/** One challenger among equals of another kind. */
export interface Match {
  /** Its id. */
  readonly game: string;
  readonly seats: number;
  readonly challenger: BotName;
  readonly field: BotName;
  /** Games asked for; rounded up so that every deal is played from every seat. */
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  readonly variants?: Variants;
  /** Milliseconds that a program from outside has for one answer. */
  readonly answerMs?: number;
  /** The match ends early once it is clear whether the challenger takes more or less than so many times its fair share. */
  readonly until?: number;
}

/** A game that a program from outside lost by a fault: which program, and what it did. */
export interface BotFaultSeen {
  readonly bot: BotName;
  readonly why: string;
}

/** What the games of one deal gave, summed over the seats the challenger sat at. */
export interface DealResult {
  readonly deal: number;
  /** Victories of the challenger; a victory shared by k seats counts 1/k. */
  readonly wins: number;
  /** The same for all the others together. */
  readonly others: number;
  readonly answers: number;
  /** Games lost by a fault of a program from outside; absent where there was none. */
  readonly faults?: readonly BotFaultSeen[];
  /** Only where a game can be survived: how often the challenger and the others did, and with how much gold. */
  readonly survived: number;
  readonly othersSurvived: number;
  readonly gold: number;
  readonly othersGold: number;
  /** Only where rounds are won by sides: the challenger's, and those of all seats when the field plays the deal by itself. */
  readonly sides?: Tallies;
  readonly fieldSides?: Tallies;
}

export interface Standing extends Interval {
  readonly fairShare: number;
  readonly survival?: Interval;
  readonly gold?: Interval;
  /** Rounds won by the own side, by role; of the field when it plays the same deals by itself. */
  readonly sides?: Sides;
}

export interface MatchResult {
  readonly match: Match;
  /** Games really played. */
  readonly games: number;
  readonly answers: number;
  readonly faults: readonly BotFaultSeen[];
  readonly challenger: Standing;
  /** Per seat of the field. */
  readonly field: Standing;
}

/** Deals between two looks at the result, and before the first one. */
export const dealsBetweenLooks = 24;
/** Factor on the half interval: a result that is examined repeatedly needs a wider margin than one that is examined once. */
const clearly = 1.35;

/** Whether the question of a match is answered. */
export function isDecided({ match, challenger }: MatchResult): boolean {
  if (match.until === undefined) return false;
  const { mean, low, high, fairShare } = challenger;
  const mark = match.until * fairShare;
  // Nothing but victories, or none, has no spread: so many deals alike count as enough.
  const half = Math.max(high - mean, mean - low, 1e-9) * clearly;
  return Math.abs(mean - mark) > half;
}

export const dealsOf = (match: Match): number => Math.ceil(match.games / match.seats);

/** Who sits where in the games of one deal: the challenger moves round, and where sides count the field then plays by itself. */
export function lineupsOf({ game, seats, challenger, field }: Match): BotName[][] {
  const around = Array.from({ length: seats }, (_, place) =>
    Array.from({ length: seats }, (_, seat) => (seat === place ? challenger : field)),
  );
  const alone = Array.from({ length: seats }, () => field);
  return noSides(game) === undefined ? around : [...around, alone];
}

/** What every game of one deal is played with. */
export const gameOptions = (match: Match, deal: number): PlayOptions => ({
  seed: `${match.seed}/deal ${deal}`,
  ...(match.variants === undefined ? {} : { variants: match.variants }),
});

/** Plays one deal from every seat: the challenger moves round, the deal stays. */
export function playDeal(playable: Playable, match: Match, deal: number): DealResult {
  const played = lineupsOf(match).map((names) => {
    const bots = names.map((name) => botOf(playable, name, match.budget));
    return playGame(playable.game, bots, gameOptions(match, deal));
  });
  return concludeDeal(match, deal, played);
}

/** Sums up the games of one deal, in the order of `lineupsOf`. */
export function concludeDeal(match: Match, deal: number, played: readonly Played<unknown>[]): DealResult {
  const total: Counted = nothingYet(deal);
  const sides = noSides(match.game);
  const faults: BotFaultSeen[] = [];
  for (const [place, { state, outcome, answers, fault }] of played.slice(0, match.seats).entries()) {
    total.answers += answers;
    count(total, outcome, place, match.seats);
    if (fault !== undefined)
      faults.push({ bot: fault.seat === place ? match.challenger : match.field, why: fault.why });
    else if (sides !== undefined) tallySides(sides, state, place);
  }
  if (faults.length > 0) total.faults = faults;
  const alone = played[match.seats];
  const fieldSides = noSides(match.game);
  if (sides === undefined || fieldSides === undefined || alone === undefined) return total;
  if (alone.fault !== undefined) return { ...total, sides, fieldSides };
  for (let seat = 0; seat < match.seats; seat++) tallySides(fieldSides, alone.state, seat);
  return { ...total, sides, fieldSides };
}

const nothingYet = (deal: number): DealResult => ({
  deal,
  wins: 0,
  others: 0,
  answers: 0,
  survived: 0,
  othersSurvived: 0,
  gold: 0,
  othersGold: 0,
});

type Counted = { -readonly [K in keyof DealResult]: DealResult[K] };

function count(total: Counted, outcome: Outcome, challenger: number, seats: number): void {
  for (const winner of outcome.winners) {
    const share = 1 / outcome.winners.length;
    if (winner === challenger) total.wins += share;
    else total.others += share;
  }
  for (let seat = 0; seat < seats; seat++) {
    const scores = at(outcome.scores, seat);
    const survived = scores['out'] ?? 0;
    const gold = scores['gold'] ?? 0;
    if (seat === challenger) {
      total.survived += survived;
      total.gold += gold;
    } else {
      total.othersSurvived += survived;
      total.othersGold += gold;
    }
  }
}

/** Sums deals up. In a solo game the field plays the same deals by itself, in `fieldAlone`. */
export function concludeMatch(
  match: Match,
  deals: readonly DealResult[],
  fieldAlone: readonly DealResult[] = [],
): MatchResult {
  const { seats } = match;
  const alone = seats === 1;
  const others = Math.max(1, seats * (seats - 1));
  const fieldShare = alone ? fieldAlone.map((d) => d.wins) : deals.map((d) => d.others / others);
  const fieldSurvival = alone
    ? fieldAlone.map((d) => d.survived)
    : deals.map((d) => d.othersSurvived / others);
  const fieldGold = alone ? fieldAlone.map((d) => d.gold) : deals.map((d) => d.othersGold / others);
  const fairShare = 1 / seats;
  const canBeSurvived = match.game === 'dungeonquest';
  const standing = (
    share: number[],
    survival: number[],
    gold: number[],
    sides: readonly (Tallies | undefined)[],
  ): Standing => ({
    ...shareOf(share),
    fairShare,
    ...(canBeSurvived ? { survival: shareOf(survival), gold: intervalOf(gold) } : {}),
    ...(noSides(match.game) ? { sides: sidesOf(sides.filter((one) => one !== undefined)) } : {}),
  });
  return {
    match,
    games: deals.length * seats + fieldAlone.length,
    answers: [...deals, ...fieldAlone].reduce((sum, d) => sum + d.answers, 0),
    faults: [...deals, ...fieldAlone].flatMap((d) => d.faults ?? []),
    challenger: standing(
      deals.map((d) => d.wins / seats),
      deals.map((d) => d.survived / seats),
      deals.map((d) => d.gold / seats),
      deals.map((d) => d.sides),
    ),
    field: standing(
      fieldShare,
      fieldSurvival,
      fieldGold,
      deals.map((d) => d.fieldSides),
    ),
  };
}

/** The match whose challenger is the field's level: how a solo game is compared. */
export const fieldAloneOf = (match: Match): Match => ({ ...match, challenger: match.field });

/** Plays a match on this thread; `runMatch` in `node.ts` spreads it over the cores. */
export function playMatch(
  playable: Playable,
  match: Match,
  progress?: (done: number, of: number) => void,
): MatchResult {
  const count = dealsOf(match);
  const deals: DealResult[] = [];
  const alone: DealResult[] = [];
  for (let deal = 0; deal < count; deal++) {
    deals.push(playDeal(playable, match, deal));
    if (match.seats === 1) alone.push(playDeal(playable, fieldAloneOf(match), deal));
    progress?.(deal + 1, count);
  }
  return concludeMatch(match, deals, alone);
}
