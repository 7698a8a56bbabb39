import {
  type AnyBot,
  type Budget,
  type Playable,
  type Played,
  type PlayOptions,
  playGame,
} from '@mazmorra/bots';
import type { Outcome, Said, Variants } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { type Contestant, contestantBot } from '../contestants.ts';
import { type Interval, intervalOf, shareOf } from './interval.ts';
import { noSides, type Sides, sidesOf, type Tallies, tallySides } from './sides.ts';

/** A match: one challenger against a field of opponents of another kind. */
export interface Match {
  /** The id of the game. */
  readonly game: string;
  readonly seats: number;
  readonly challenger: Contestant;
  readonly field: Contestant;
  /** Number of games requested; rounded up so that every deal is played from every seat. */
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  readonly variants?: Variants;
  /** Time limit in ms for one answer of an external program. */
  readonly answerMs?: number;
  /** Early stopping: the match ends once the challenger is clearly above or below this multiple of its fair share. */
  readonly until?: number;
}

/** A game lost through a fault of an external program: which program, and what it did. */
export interface BotFaultSeen {
  readonly bot: Contestant;
  readonly why: string;
  readonly said?: Said | undefined;
}

/** The result of one deal, summed over the seats of the challenger. */
export interface DealResult {
  readonly deal: number;
  /** Victories of the challenger; a victory shared by k seats counts 1/k. */
  readonly wins: number;
  /** Victories of all other seats together, counted the same way. */
  readonly others: number;
  readonly answers: number;
  /** Games lost through a fault of an external program; absent if there were none. */
  readonly faults?: readonly BotFaultSeen[];
  /** Survivals and gold of the challenger and of the others. Only for games in which a seat can survive. */
  readonly survived: number;
  readonly othersSurvived: number;
  readonly gold: number;
  readonly othersGold: number;
  /**
   * Rounds won by side: the challenger's, and those of all seats when the field plays the deal alone. Only for games
   * with sides.
   */
  readonly sides?: Tallies;
  readonly fieldSides?: Tallies;
}

export interface Standing extends Interval {
  readonly fairShare: number;
  readonly survival?: Interval;
  readonly gold?: Interval;
  /** Rounds won by the seat's own side, by role, and the same for the field playing the same deals alone. */
  readonly sides?: Sides;
}

export interface MatchResult {
  readonly match: Match;
  /** Number of games actually played. */
  readonly games: number;
  readonly answers: number;
  readonly faults: readonly BotFaultSeen[];
  readonly challenger: Standing;
  /** Result per seat of the field. */
  readonly field: Standing;
}

/** Number of deals before the first check for early stopping, and between two checks. */
export const dealsBetweenLooks = 24;
/** Factor on the half-width of the interval: repeated checks need a wider margin than a single one. */
const clearly = 1.35;

/** Whether the match may stop early. */
export function isDecided({ match, challenger }: MatchResult): boolean {
  if (match.until === undefined) return false;
  const { mean, low, high, fairShare } = challenger;
  const mark = match.until * fairShare;
  // A sample of victories only, or of none, has zero spread; the minimum number of deals is then taken as sufficient.
  const half = Math.max(high - mean, mean - low, 1e-9) * clearly;
  return Math.abs(mean - mark) > half;
}

export const dealsOf = (match: Match): number => Math.ceil(match.games / match.seats);

/**
 * The bots by seat for each game of one deal: the challenger takes every seat in turn. Where sides count, the field
 * then plays the deal alone.
 */
export function lineupsOf({ game, seats, challenger, field }: Match): Contestant[][] {
  const around = Array.from({ length: seats }, (_, place) =>
    Array.from({ length: seats }, (_, seat) => (seat === place ? challenger : field)),
  );
  const alone = Array.from({ length: seats }, () => field);
  return noSides(game) === undefined ? around : [...around, alone];
}

/** The options shared by all games of one deal. */
export const gameOptions = (match: Match, deal: number): PlayOptions => ({
  seed: `${match.seed}/deal ${deal}`,
  ...(match.variants === undefined ? {} : { variants: match.variants }),
});

/** Plays one deal once from every seat of the challenger. */
export function playDeal(playable: Playable, match: Match, deal: number): DealResult {
  const { challenger, field, budget } = match;
  const made = new Map([challenger, field].map((name) => [name, contestantBot(playable, name, budget)]));
  const played = lineupsOf(match).map((names) => {
    const bots = names.map((name) => made.get(name) as AnyBot);
    return playGame(playable.game, bots, gameOptions(match, deal));
  });
  return concludeDeal(match, deal, played);
}

/** Sums up the games of one deal, given in the order of `lineupsOf`. */
export function concludeDeal(match: Match, deal: number, played: readonly Played<unknown>[]): DealResult {
  const total: Counted = nothingYet(deal);
  const sides = noSides(match.game);
  const faults: BotFaultSeen[] = [];
  for (const [place, { state, outcome, answers, fault }] of played.slice(0, match.seats).entries()) {
    total.answers += answers;
    count(total, outcome, place, match.seats);
    if (fault !== undefined)
      faults.push({
        bot: fault.seat === place ? match.challenger : match.field,
        why: fault.why,
        said: fault.said,
      });
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

/** Sums up the deals of a match. For a solo game `fieldAlone` holds the same deals played by the field. */
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

/** The match in which the field's level is the challenger; the baseline of a solo game. */
export const fieldAloneOf = (match: Match): Match => ({ ...match, challenger: match.field });

/** Plays a match on this thread; `runMatch` distributes it over the cores. */
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
