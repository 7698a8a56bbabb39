import { at, type Emit, type Rng, type Seat, seatBit } from '@mazmorra/kernel';
import type { DecisionId } from './decision-ids.ts';
import type { Event } from './events.ts';
import type { EffectsFrame, Frame, FrameKind, FrameOf, Source, TurnFrame } from './frames.ts';
import type { Hero, Side, State } from './state.ts';

/** One answer being carried out. */
export interface Run {
  readonly state: State;
  readonly rng: Rng;
  readonly emit: Emit<Event>;
  /**
   * Everything above the nearest frame that concerns more than one hero (a turn, Dragon Rage, a duel …) is to be
   * dropped: the hero's turn ended or he died. The engine does it as soon as the rule at hand returns.
   */
  unwind: boolean;
  /** What comes on the stack after that: a hero lies unconscious. */
  afterwards: Frame | undefined;
}

export const heroOf = (state: State, seat: Seat): Hero => at(state.heroes, seat);

export const isInside = (hero: Hero): boolean => hero.fate === 'inside';

export function push(run: Run, frame: Frame): void {
  run.state.frames.push(frame);
}

/** Takes the innermost frame away; the caller has just finished it. */
export function pop(run: Run): void {
  run.state.frames.pop();
}

export const ask = (run: Run, decision: DecisionId, seat: Seat): void => {
  run.state.frames.push({ kind: 'ask', decision, seats: seatBit(seat) });
};

const isKind = <K extends FrameKind>(frame: Frame | undefined, kind: K): frame is FrameOf<K> =>
  frame?.kind === kind;

/** The frame `depth` places below the innermost one, if it is of that kind. */
export function frameAt<K extends FrameKind>(state: State, depth: number, kind: K): FrameOf<K> | undefined {
  const frame = state.frames[state.frames.length - 1 - depth];
  return isKind(frame, kind) ? frame : undefined;
}

/** The innermost frame, which must be of that kind: decisions know which procedure asked them. */
export function requireTop<K extends FrameKind>(state: State, kind: K): FrameOf<K> {
  return requireAt(state, 0, kind);
}

/** The procedure that asked the question on top, or on which the text on top acts. */
export function requireAsker<K extends FrameKind>(state: State, kind: K): FrameOf<K> {
  return requireAt(state, 1, kind);
}

function requireAt<K extends FrameKind>(state: State, depth: number, kind: K): FrameOf<K> {
  const frame = frameAt(state, depth, kind);
  if (frame === undefined) throw new Error(`frame ${depth} from the top is no ${kind}`);
  return frame;
}

/** The innermost frame of a kind, wherever it is. */
export function findFrame<K extends FrameKind>(state: State, kind: K): FrameOf<K> | undefined {
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const frame = state.frames[index];
    if (isKind(frame, kind)) return frame;
  }
  return undefined;
}

/** The turn in progress; `undefined` during set-up and the end of the game. */
export function currentTurn(state: State): TurnFrame | undefined {
  const frame = state.frames[0];
  return isKind(frame, 'turn') ? frame : undefined;
}

/** The seat whose turn it is, -1 outside turns. */
export const activeSeat = (state: State): number => currentTurn(state)?.seat ?? -1;

/** Starts a list of effects as the text of a card, room, rune, ability or power card. */
export function runEffects(
  run: Run,
  seat: Seat,
  program: number,
  source: Source,
  of: number,
  slot = -1,
  side: Side | -1 = -1,
): void {
  run.state.frames.push({
    kind: 'effects',
    seat,
    program,
    at: 0,
    source,
    of,
    slot,
    side,
    value: 0,
    named: -1,
    picks: 0,
    first: 0,
  });
}

/** Starts an inner list of the effects at hand, for the same hero and text. */
export function runInner(run: Run, frame: EffectsFrame, program: number, value = frame.value): void {
  run.state.frames.push({ ...frame, program, at: 0, value, picks: 0 });
}

/**
 * The hero's turn ends (op `endTurn`): in the start-of-turn step only once all its effects are done (DQ-TURN-04),
 * otherwise at once.
 */
export function endTurn(run: Run): void {
  const turn = currentTurn(run.state);
  if (turn?.step === 'start') turn.over = 1;
  else run.unwind = true;
}

export const rollDie = (run: Run): number => run.rng.die();
