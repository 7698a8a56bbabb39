import { stepEffects } from './effects.ts';
import type { FrameKind, Procedure, ProcedureFrames } from './frames.ts';
import { stepBribe } from './rules/bribe.ts';
import { layAway, stepCard, stepDraw } from './rules/cards.ts';
import { stepSurface } from './rules/catacombs.ts';
import { stepCombat } from './rules/combat/rounds.ts';
import { stepUnconscious } from './rules/death-can-wait.ts';
import { stepRage, stepRetreat } from './rules/dragon.ts';
import { stepEncounter } from './rules/encounter.ts';
import { stepEnding } from './rules/ending.ts';
import { stepExplore } from './rules/exploring.ts';
import { stepDuel } from './rules/hero-versus-hero.ts';
import { monsterLeft, stepMonster } from './rules/monsters.ts';
import { stepMove } from './rules/moving.ts';
import { stepServant } from './rules/servants.ts';
import { stepLand, stepSpecialMove, stepStasis } from './rules/special-moves.ts';
import { stepTest } from './rules/test-results.ts';
import { stepTurn } from './rules/turn.ts';
import { stepWounds } from './rules/wounds.ts';
import type { Run } from './run.ts';
import { stepSetUp } from './setup.ts';

export type ProcedureRules = { readonly [K in Procedure]: (run: Run, frame: ProcedureFrames[K]) => void };

/**
 * What each kind of procedure on the stack does next: one small step, which may push other frames, ask a question or
 * take the frame away.
 */
export const steps: ProcedureRules = {
  'set-up': stepSetUp,
  turn: stepTurn,
  effects: stepEffects,
  draw: stepDraw,
  card: stepCard,
  test: stepTest,
  wounds: stepWounds,
  bribe: stepBribe,
  move: stepMove,
  stasis: stepStasis,
  'special-move': stepSpecialMove,
  explore: stepExplore,
  land: stepLand,
  encounter: stepEncounter,
  monster: stepMonster,
  combat: stepCombat,
  rage: stepRage,
  retreat: stepRetreat,
  surface: stepSurface,
  unconscious: stepUnconscious,
  duel: stepDuel,
  servant: stepServant,
  ending: stepEnding,
};

/** Frames that concern more than the hero whose turn ends or who dies: unwinding stops here (DQ-DIE-07). */
const shared: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'turn',
  'rage',
  'duel',
  'servant',
  'ending',
  'set-up',
]);
export const isShared = (kind: FrameKind): boolean => shared.has(kind);

/** What must still be done for a procedure that is broken off. */
export const brokenOff: Partial<ProcedureRules> = {
  card: layAway,
  monster: monsterLeft,
};
