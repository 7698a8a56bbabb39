import {
  at,
  type Emit,
  hasSeat,
  type Option,
  type Rng,
  type Seat,
  type SeatSet,
  seatBit,
} from '@mazmorra/kernel';
import { type DecisionRules, decisions } from './decisions.ts';
import type { Event } from './events.ts';
import type { AskFrame, Procedure, ProcedureFrames } from './frames.ts';
import { brokenOff, isShared, type ProcedureRules, steps } from './procedures.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';

/** The machine that drives the stack of frames: it knows no rule. */

/** The question on top of the stack; `undefined` when the game is over. */
export function openQuestion(state: State): AskFrame | undefined {
  const top = state.frames[state.frames.length - 1];
  return top?.kind === 'ask' ? top : undefined;
}

export const awaited = (state: State): SeatSet => openQuestion(state)?.seats ?? 0;

export function options(state: State, seat: Seat, into: Option[]): void {
  const question = openQuestion(state);
  if (question !== undefined && hasSeat(question.seats, seat))
    decisions[question.decision].options(state, seat, into);
}

export function answer(state: State, seat: Seat, option: Option, rng: Rng, emit: Emit<Event>): void {
  const question = openQuestion(state);
  if (question === undefined) return;
  const run: Run = { state, rng, emit, unwind: false, afterwards: undefined };
  carryOut(run, question, decisions[question.decision], seat, option);
  advance(run);
}

function carryOut(run: Run, question: AskFrame, rules: DecisionRules, seat: Seat, option: Option): void {
  question.seats &= ~seatBit(seat);
  if (question.seats === 0) run.state.frames.pop();
  rules.answer(run, seat, option);
}

const scratch: Option[] = [];

/** Goes on until somebody has something to decide, or the game is over. */
export function advance(run: Run): void {
  const { frames } = run.state;
  for (;;) {
    if (run.unwind) unwind(run);
    const top = frames[frames.length - 1];
    if (top === undefined) return;
    if (top.kind !== 'ask') {
      step(run, top.kind, top);
      continue;
    }
    const rules = decisions[top.decision];
    if (rules.automatic === undefined) return;
    const seat = 31 - Math.clz32(top.seats);
    scratch.length = 0;
    rules.options(run.state, seat, scratch);
    if (scratch.length !== 1) return;
    carryOut(run, top, rules, seat, at(scratch, 0));
  }
}

function step<K extends Procedure>(run: Run, kind: K, frame: ProcedureFrames[K]): void {
  const rule: ProcedureRules[K] = steps[kind];
  rule(run, frame);
}

/** Breaks off everything above the nearest shared frame; if that is the turn, the turn is over. */
function unwind(run: Run): void {
  run.unwind = false;
  const { frames } = run.state;
  for (;;) {
    const top = frames[frames.length - 1];
    if (top === undefined || isShared(top.kind)) break;
    frames.pop();
    if (top.kind !== 'ask') breakOff(run, top.kind, top);
  }
  const top = frames[frames.length - 1];
  if (top?.kind === 'turn') top.step = 'end';
  if (run.afterwards !== undefined) frames.push(run.afterwards);
  run.afterwards = undefined;
}

function breakOff<K extends Procedure>(run: Run, kind: K, frame: ProcedureFrames[K]): void {
  const rule: ProcedureRules[K] | undefined = brokenOff[kind];
  rule?.(run, frame);
}
