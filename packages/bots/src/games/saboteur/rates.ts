import type { Option, Seat } from '@mazmorra/kernel';
import {
  brokenOf,
  cellIn,
  GOAL_CELLS,
  isConnected,
  kindIn,
  kindOfCard,
  lookedAt,
  type State,
  slotIn,
  TREASURE,
  targetIn,
} from '@mazmorra/saboteur';
import { chancesFor, distances, links, reached } from './maze.ts';

/**
 * Probabilities of the goals for the seat considered last. This module rates each kind of play for miners and
 * saboteurs.
 */
const chances = new Float64Array(GOAL_CELLS.length);

/** Reads the maze as a seat sees it, for the functions below. */
export function consider(s: State, seat: Seat): void {
  distances.read(s);
  chancesFor(s, seat, chances);
}

/** The expected way left to dig. */
export const wayAhead = (): number => distances.expected(chances);

/** The number of cards by which a path card brings the treasure nearer. */
export const progressOf = (option: Option): number => distances.progress(option, chances);

export const knowsTreasure = (s: State, seat: Seat): boolean => treasureOf(s, seat) !== 0;

/** The slot of the treasure as a bit if the seat knows it, otherwise 0. */
export function treasureOf(s: State, seat: Seat): number {
  const known = s.turnedUp | lookedAt(s, seat);
  let hidden = 0;
  let last = 0;
  for (let slot = 0; slot < 3; slot++) {
    if ((known >> slot) & 1) {
      if (s.goals[slot] === TREASURE) return 1 << slot;
    } else {
      hidden++;
      last = 1 << slot;
    }
  }
  return hidden === 1 ? last : 0;
}

/** Whether the target can dig again after this repair. */
export const frees = (s: State, option: Option): boolean => {
  const broken = brokenOf(s, targetIn(option));
  return (broken & (broken - 1)) === 0;
};

export function ratePathMiner(s: State, option: Option): number {
  const progress = progressOf(option);
  const goals = reached(option) & ~s.turnedUp;
  let luck = 0;
  for (let slot = 0; slot < 3; slot++) if ((goals >> slot) & 1) luck += chances[slot] as number;
  if (luck > 0) return 12 + 40 * luck;
  if (goals !== 0) return -2;
  if (!isConnected(kindIn(option))) return progress < -0.1 ? -15 : -1;
  return progress < -0.2 ? -12 : 2 + 5 * progress;
}

/** Below this urgency a saboteur digs like a miner to avoid suspicion. */
const honest = 0.1;

export function ratePathSaboteur(option: Option, near: number): number {
  const progress = progressOf(option);
  if (reached(option) !== 0) return progress > 0 ? -30 : -3;
  const harm = -progress;
  if (harm > 0.2)
    return isConnected(kindIn(option))
      ? 2 + 3 * Math.min(harm, 3) * near
      : 1 + 9 * near * Math.min(1.5, harm);
  if (progress > 0.2) return near > honest ? -8 * progress : 3.2 - 0.5 * progress;
  return isConnected(kindIn(option)) ? 1.6 : 0.4 + near;
}

export function rateRockfallMiner(s: State, option: Option): number {
  const card = s.maze.find((c) => c >> 11 === cellIn(option));
  if (card === undefined || isConnected(kindOfCard(card))) return -10;
  const gain = wayAhead() - distances.fromTaken(cellIn(option), chances);
  return gain > 0.5 && links(s, cellIn(option)).joined ? 3 + 4 * Math.min(3, gain) : -4;
}

export function rateRockfallSaboteur(s: State, option: Option, near: number): number {
  const card = s.maze.find((c) => c >> 11 === cellIn(option));
  if (card === undefined || !isConnected(kindOfCard(card)) || (card & 1) === 0) return -6;
  const { count } = links(s, cellIn(option));
  const close = Math.max(0, 8 - distances.fromTaken(cellIn(option), chances)) * 0.3;
  return near < 0.3 ? -1 : 2 + 3 * near + count + close;
}

/**
 * Rates a look at a goal: useful while the treasure is unknown and the seat has not seen this goal; the nearest first.
 */
export function rateMap(s: State, seat: Seat, option: Option): number {
  const slot = slotIn(option);
  if (knowsTreasure(s, seat) || (lookedAt(s, seat) >> slot) & 1) return -6;
  return 3.5 + (noWayNear - (distances.best[slot] as number)) * 0.1;
}
const noWayNear = 8;
