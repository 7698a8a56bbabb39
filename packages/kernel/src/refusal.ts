import type { RuleId, Seat, VariantSpec, VariantValue } from './game.ts';
import { english } from './language/english.ts';

/** Why an answer was not accepted. Nothing was changed, and it reveals nothing that the seat may not know. */
export type RefusalReason =
  /** The game has ended. */
  | { readonly code: 'over' }
  /** This seat is asked nothing now. */
  | { readonly code: 'not-asked'; readonly seat: Seat }
  /** The answer belongs to an earlier decision of this seat. */
  | { readonly code: 'stale'; readonly given: number; readonly current: number }
  /** The game knows no option of that name. */
  | { readonly code: 'unknown-option'; readonly option: string }
  /** The option exists but may not be chosen now; the rule says why. */
  | { readonly code: 'not-allowed'; readonly option: string; readonly rule: RuleId }
  /** The last answer cannot be taken back. */
  | { readonly code: 'no-take-back' };

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(describe(reason));
    this.name = 'Refusal';
    this.reason = reason;
  }
}

function describe(reason: RefusalReason): string {
  switch (reason.code) {
    case 'over':
      return 'the game has ended';
    case 'not-asked':
      return `seat ${reason.seat} is asked nothing now`;
    case 'stale':
      return `the answer is for decision ${reason.given}, this is decision ${reason.current}`;
    case 'unknown-option':
      return `there is no option ${JSON.stringify(reason.option)}`;
    case 'not-allowed':
      return `${reason.option} is not allowed now (${reason.rule})`;
    case 'no-take-back':
      return 'the last answer cannot be taken back';
  }
}

/** What is wrong with the way a table was to be opened, and what is allowed. */
export type StartProblem =
  | { readonly code: 'seats'; readonly given: number; readonly min: number; readonly max: number }
  | { readonly code: 'unknown-variant'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly code: 'variant-value'; readonly variant: VariantSpec; readonly given: VariantValue }
  | { readonly code: 'variant-seats'; readonly variant: VariantSpec; readonly seats: number };

export class StartError extends Error {
  readonly problem: StartProblem;

  constructor(problem: StartProblem) {
    super(describeProblem(problem));
    this.name = 'StartError';
    this.problem = problem;
  }
}

function describeProblem(problem: StartProblem): string {
  switch (problem.code) {
    case 'seats':
      return `${problem.given} seats: allowed are ${problem.min} to ${problem.max}`;
    case 'unknown-variant':
      return `unknown option ${JSON.stringify(problem.given)}: ${allowed(problem.allowed)}`;
    case 'variant-value':
      return `option ${problem.variant.id} cannot be ${JSON.stringify(problem.given)}: ${allowed(problem.variant.values.map(String))}`;
    case 'variant-seats':
      return `option ${problem.variant.id} is for ${seatRange(problem.variant)}, not ${problem.seats}`;
  }
}

/** `allowed are a, b and c`, `allowed is a`. */
export const allowed = (words: readonly string[]): string =>
  words.length === 1 ? `allowed is ${words[0]}` : `allowed are ${english.and(words) || 'none'}`;

const seatRange = ({ seats }: VariantSpec): string =>
  seats?.min === seats?.max
    ? english.count(seats?.min ?? 0, { one: 'seat' })
    : `${seats?.min} to ${seats?.max} seats`;
