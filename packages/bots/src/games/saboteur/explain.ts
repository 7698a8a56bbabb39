import { hasSeat, type Option, type Seat } from '@mazmorra/kernel';
import {
  BREAK,
  brokenOf,
  cellIn,
  DISCARD,
  FALL,
  GOAL_CELLS,
  HIDDEN_DISCARD,
  kindIn,
  LOOK,
  nuggetsIn,
  PATH,
  REPAIR,
  type State,
  seatRow,
  slotIn,
  TAKE,
  targetIn,
  verbOf,
} from '@mazmorra/saboteur';
import type { Remark } from '../../remark.ts';
import { Ledger, suspect } from './beliefs.ts';
import { cardWorth } from './cards.ts';
import { chancesFor, distances, reached } from './maze.ts';
import { consider, frees, knowsTreasure, progressOf, wayAhead } from './rates.ts';

const chances = new Float64Array(GOAL_CELLS.length);
const after = new Ledger();

/** Minimum change that is mentioned, in cards of the way and in probability. */
const little = 0.2;
const hardly = 0.02;

/** Remarks for and against an option, from what the seat knows. */
export function explain(s: State, seat: Seat, option: Option, ledger: Ledger): readonly Remark[] {
  if (verbOf(option) === TAKE) return [{ id: 'sb.gold', to: nuggetsIn(option) }];
  if (s.phase !== 'turn') return [];
  consider(s, seat);
  return [...meant(s, seat, option, ledger), ...seen(s, seat, option, ledger)];
}

function meant(s: State, seat: Seat, option: Option, ledger: Ledger): Remark[] {
  switch (verbOf(option)) {
    case PATH:
      return laying(s, seat, option);
    case BREAK:
      return targetIn(option) === seat ? [] : breaking(s, seat, option, ledger);
    case REPAIR:
      return mending(s, seat, option, ledger);
    case FALL:
      return way(wayAhead() - distances.fromTaken(cellIn(option), chancesOf(s, seat)));
    case LOOK:
      return [{ id: 'sb.goal', to: chancesOf(s, seat)[slotIn(option)] as number }];
    case DISCARD:
      return [{ id: isUseful(s, seat, option) ? 'sb.useful' : 'sb.spare' }];
    default:
      return [];
  }
}

function chancesOf(s: State, seat: Seat): Float64Array {
  chancesFor(s, seat, chances);
  return chances;
}

function laying(s: State, seat: Seat, option: Option): Remark[] {
  const goals = reached(option) & ~s.turnedUp;
  if (goals === 0) return way(progressOf(option));
  chancesFor(s, seat, chances);
  let to = 0;
  for (let slot = 0; slot < GOAL_CELLS.length; slot++) if ((goals >> slot) & 1) to += chances[slot] as number;
  const said: Remark[] = [{ id: 'sb.reaches', to }];
  if (to > 0 && !hasSeat(s.saboteurs, seat)) said.push({ id: 'sb.last' });
  return said;
}

function way(gain: number): Remark[] {
  if (gain > little) return [{ id: 'sb.nearer', to: gain }];
  return [gain < -little ? { id: 'sb.farther', to: -gain } : { id: 'sb.aside' }];
}

function breaking(s: State, seat: Seat, option: Option, ledger: Ledger): Remark[] {
  const target = targetIn(option);
  return [
    { id: 'sb.suspect', seat: target, to: suspect(s, seat, target, ledger) },
    { id: brokenOf(s, target) === 0 ? 'sb.stops' : 'sb.stopped', seat: target },
  ];
}

function mending(s: State, seat: Seat, option: Option, ledger: Ledger): Remark[] {
  const target = targetIn(option);
  if (target === seat) return [{ id: frees(s, option) ? 'sb.own-free' : 'sb.own-broken' }];
  return [
    { id: 'sb.suspect', seat: target, to: suspect(s, seat, target, ledger) },
    { id: frees(s, option) ? 'sb.frees' : 'sb.still-broken', seat: target },
  ];
}

const isUseful = (s: State, seat: Seat, option: Option): boolean =>
  cardWorth(s, seat, kindIn(option), hasSeat(s.saboteurs, seat), knowsTreasure(s, seat)) >= 2.4;

/** Remarks on what the turn reveals about this seat. */
function seen(s: State, seat: Seat, option: Option, ledger: Ledger): Remark[] {
  after.set(ledger);
  after.witness(s, seat, verbOf(option) === DISCARD ? HIDDEN_DISCARD : option);
  const [from, to] = [publicSuspicion(s, seat, ledger), publicSuspicion(s, seat, after)];
  return Math.abs(to - from) > hardly ? [{ id: 'sb.seen', from, to }] : [];
}

/** The probability that a seat is a saboteur, for an observer who knows no role. */
function publicSuspicion(s: State, seat: Seat, ledger: Ledger): number {
  const prior = seatRow(s.seats).saboteurCards / (s.seats + (s.allSaboteurs ? 0 : 1));
  return 1 / (1 + ((1 - prior) / prior) * Math.exp(-(ledger.odds[seat] as number)));
}
