import type { RuleId, Seat, VariantSpec, VariantValue } from './game.ts';
import { english } from './language/english.ts';
import { type Said, SaidError, sayerOf } from './language/said.ts';

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

export const refusalSentences = {
  over: () => 'the game has ended',
  'not-asked': (seat: Seat) => `seat ${seat} is asked nothing now`,
  stale: (given: number, current: number) =>
    `the answer is for decision ${given}, this is decision ${current}`,
  'unknown-option': (option: string) => `there is no option ${JSON.stringify(option)}`,
  'not-allowed': (option: string, rule: RuleId) => `${option} is not allowed now (${rule})`,
  'no-take-back': () => 'the last answer cannot be taken back',
};

const sayRefusal = sayerOf(refusalSentences);

export class Refusal extends SaidError {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(describe(reason));
    this.name = 'Refusal';
    this.reason = reason;
  }
}

function describe(reason: RefusalReason): Said {
  switch (reason.code) {
    case 'not-asked':
      return sayRefusal('not-asked', reason.seat);
    case 'stale':
      return sayRefusal('stale', reason.given, reason.current);
    case 'unknown-option':
      return sayRefusal('unknown-option', reason.option);
    case 'not-allowed':
      return sayRefusal('not-allowed', reason.option, reason.rule);
    case 'over':
    case 'no-take-back':
      return sayRefusal(reason.code);
  }
}

/** What is wrong with the way a table was to be opened, and what is allowed. */
export type StartProblem =
  | { readonly code: 'seats'; readonly given: number; readonly min: number; readonly max: number }
  | { readonly code: 'unknown-variant'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly code: 'variant-value'; readonly variant: VariantSpec; readonly given: VariantValue }
  | { readonly code: 'variant-seats'; readonly variant: VariantSpec; readonly seats: number };

/** How many seats a variant is for. */
type SeatSpan = NonNullable<VariantSpec['seats']>;

export const startSentences = {
  'wrong-seats': (given: number, { min, max }: SeatSpan) =>
    `${english.count(given, { one: 'seat' })}: allowed are ${min} to ${max}`,
  'unknown-variant': (given: string, known: readonly string[]) =>
    `unknown option ${JSON.stringify(given)}: ${allowed(known)}`,
  'variant-value': (variant: string, given: VariantValue, values: readonly string[]) =>
    `option ${variant} cannot be ${JSON.stringify(given)}: ${allowed(values)}`,
  'variant-seats': (variant: string, { min, max }: SeatSpan, seats: number) =>
    `option ${variant} is for ${min === max ? english.count(min, { one: 'seat' }) : `${min} to ${max} seats`}, not ${seats}`,
};

const sayStart = sayerOf(startSentences);

export class StartError extends SaidError {
  readonly problem: StartProblem;

  constructor(problem: StartProblem) {
    super(describeProblem(problem));
    this.name = 'StartError';
    this.problem = problem;
  }
}

function describeProblem(problem: StartProblem): Said {
  switch (problem.code) {
    case 'seats':
      return sayStart('wrong-seats', problem.given, problem);
    case 'unknown-variant':
      return sayStart('unknown-variant', problem.given, problem.allowed);
    case 'variant-value':
      return sayStart('variant-value', problem.variant.id, problem.given, problem.variant.values.map(String));
    case 'variant-seats':
      return sayStart(
        'variant-seats',
        problem.variant.id,
        problem.variant.seats ?? { min: 0, max: 0 },
        problem.seats,
      );
  }
}

/** `allowed are a, b and c`, `allowed is a`. */
export const allowed = (words: readonly string[]): string =>
  words.length === 1 ? `allowed is ${words[0]}` : `allowed are ${english.and(words) || 'none'}`;
