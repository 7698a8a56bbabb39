import { at, type Seat } from '@mazmorra/kernel';
import { ADVENTURER_IDS, type Adventurer, type AdventurerId } from './data/adventurers.ts';
import { ENDING_IDS, ENDING_TILES, type EndingId } from './data/endings.ts';
import { firstTile, TILE_IDS, TILES_OF, type TileId } from './data/equipment.ts';
import { MONSTER_IDS, type MonsterId } from './data/monsters.ts';
import {
  FROM_DECK,
  roundAdventurer,
  roundPile,
  roundRunner,
  roundSacrificed,
  roundSuccess,
  stepBy,
  stepEnd,
  stepHp,
  stepKind,
} from './packed.ts';
import { startingHp } from './rules/dungeon.ts';
import { type Draft, Shared, SharedByKey } from './shared.ts';
import { NONE, type State } from './state.ts';

/** How a card of the dungeon ended. */
export interface StepView {
  readonly monster: MonsterId;
  /** Who put it there; absent for a card that came from the deck. */
  readonly by?: Seat;
  readonly end: EndingId;
  readonly tile?: TileId;
  /** Hit points after it. */
  readonly hp: number;
}

export interface RunView {
  readonly runner: Seat;
  readonly startingHp: number;
  readonly hp: number;
  readonly dead: boolean;
  readonly named?: MonsterId;
  /** The kind the axe was used on. */
  readonly axed?: MonsterId;
  readonly pactPending: boolean;
  /** The monster turned up and not settled yet. */
  readonly faced?: MonsterId;
  readonly steps: readonly StepView[];
  readonly result?: 'success' | 'failure';
}

export interface RoundView {
  readonly adventurer: AdventurerId;
  readonly runner: Seat;
  readonly success: boolean;
  readonly pile: number;
  readonly sacrificed: number;
}

/** The last run, told of until the next one begins. */
export interface LastRunView extends RoundView {
  readonly named?: MonsterId;
  readonly steps: readonly StepView[];
}

const sharedSteps = new SharedByKey<number, StepView>();
const sharedRounds = new Shared<RoundView>();
/** The newest run of its kind with its steps: others of the same kind take its place. */
const sharedRuns = new SharedByKey<
  number,
  { readonly steps: readonly number[]; readonly view: LastRunView }
>();

/** Everything in a run lies open: cards turned up, the kind named, tiles spent. */
export function runView(s: State): RunView {
  const draft: Draft<RunView> = {
    runner: s.runner,
    startingHp: startingHp(s.adventurer, s.tiles),
    hp: s.hp,
    dead: s.hp <= 0,
    pactPending: s.pactPending === 1,
    steps: stepsView(s.adventurer, s.steps),
  };
  if (s.named !== NONE) draft.named = at(MONSTER_IDS, s.named);
  if (s.axed !== NONE) draft.axed = at(MONSTER_IDS, s.axed);
  if (s.faced !== NONE) draft.faced = at(MONSTER_IDS, at(s.cards, s.faced));
  if (s.result !== NONE) draft.result = s.result === 1 ? 'success' : 'failure';
  return draft;
}

export function lastRunView(s: State): LastRunView {
  const { steps, lastNamed } = s;
  const round = at(s.rounds, s.rounds.length - 1);
  const known = sharedRuns.get(runKey(round, lastNamed));
  return known && sameSteps(known.steps, steps) ? known.view : newLastRunView(round, lastNamed, steps);
}

const runKey = (round: number, named: number): number => round * (MONSTER_IDS.length + 1) + named + 1;

const sameSteps = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((step, i) => step === b[i]);

function newLastRunView(round: number, named: number, steps: readonly number[]): LastRunView {
  const view: LastRunView = {
    ...roundView(round),
    ...(named === NONE ? {} : { named: at(MONSTER_IDS, named) }),
    steps: stepsView(roundAdventurer(round), steps),
  };
  sharedRuns.keep(runKey(round, named), { steps: steps.slice(), view });
  return view;
}

export const roundView = (round: number): RoundView =>
  sharedRounds.get(round) ??
  sharedRounds.keep(round, {
    adventurer: at(ADVENTURER_IDS, roundAdventurer(round)),
    runner: roundRunner(round),
    success: roundSuccess(round) === 1,
    pile: roundPile(round),
    sacrificed: roundSacrificed(round),
  });

const stepsView = (adventurer: Adventurer, steps: readonly number[]): StepView[] =>
  steps.map((step) => {
    const key = step * ADVENTURER_IDS.length + adventurer;
    return sharedSteps.get(key) ?? sharedSteps.keep(key, stepView(adventurer, step));
  });

function stepView(adventurer: Adventurer, step: number): StepView {
  const tile = at(TILES_OF, adventurer) & at(ENDING_TILES, stepEnd(step));
  return {
    monster: at(MONSTER_IDS, stepKind(step)),
    ...(stepBy(step) === FROM_DECK ? {} : { by: stepBy(step) }),
    end: at(ENDING_IDS, stepEnd(step)),
    ...(tile === 0 ? {} : { tile: at(TILE_IDS, firstTile(tile)) }),
    hp: stepHp(step),
  };
}
