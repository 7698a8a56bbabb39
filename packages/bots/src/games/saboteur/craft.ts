import { hasSeat, type Option, type Seat } from '@mazmorra/kernel';
import {
  BREAK,
  brokenOf,
  cellIn,
  DISCARD,
  FALL,
  isConnected,
  type Kind,
  kindIn,
  LOOK,
  layPath,
  lookedAt,
  MAP,
  NO_CARD,
  PATH,
  PATH_KINDS,
  REPAIR,
  REPAIR_FIRST,
  ROCKFALL,
  type State,
  saboteur,
  slotIn,
  TOOL_BITS,
  takeOut,
  targetIn,
  turnedIn,
  verbOf,
} from '@mazmorra/saboteur';
import { type Ledger, suspect } from './beliefs.ts';
import { nearnesses, type Rule, rules } from './experience.ts';
import { chancesFor, distances, later, reached } from './maze.ts';
import { frees, knowsTreasure } from './rates.ts';

/**
 * Index of each rule. This module computes the features of an option to which the learned table applies (see
 * `experience.ts`), from what the seat knows.
 */
const rule = Object.fromEntries(rules.map((name, i) => [name, i])) as { readonly [K in Rule]: number };
const laid = [
  rule.layVertical,
  rule.layHorizontal,
  rule.layCross,
  rule.layTeeUpright,
  rule.layTeeLevel,
  rule.layCurveRight,
  rule.layCurveLeft,
];
const dropped = [
  rule.dropVertical,
  rule.dropHorizontal,
  rule.dropCross,
  rule.dropTeeUpright,
  rule.dropTeeLevel,
  rule.dropCurveRight,
  rule.dropCurveLeft,
];

/** The features of the option examined last: their indices in `experience` and their amounts. */
export const remarks = { count: 0, places: new Int32Array(24), amounts: new Float64Array(24) };

/** The table as seen by the seat studied last. */
const chances = new Float64Array(3);
const table = {
  /** Index in `experience` of its role and the nearness of the treasure. */
  start: 0,
  /** From 0, with forty turns or more left, to 1 at the end. */
  late: 0,
  /** 1 if its record is evidence for a saboteur. */
  suspected: 0,
  /** The expected number of other miners who can dig, as a share of all seats. */
  rivals: 0,
  /** The number of other seats that can dig. */
  diggers: 0,
};

const remark = (which: number, amount: number): void => {
  if (amount === 0) return;
  remarks.places[remarks.count] = table.start + which;
  remarks.amounts[remarks.count++] = amount;
};

const nearnessOf = (way: number): number => (way >= 5.5 ? 0 : way >= 3.5 ? 1 : way > 1.5 ? 2 : 3);

/** Prepares the features of the table for a seat. */
export function study(s: State, seat: Seat, ledger: Ledger): void {
  distances.read(s);
  chancesFor(s, seat, chances);
  const nearness = nearnessOf(distances.expected(chances));
  table.start = ((hasSeat(s.saboteurs, seat) ? nearnesses : 0) + nearness) * rules.length;
  let turns = s.pileLeft;
  for (const kind of s.hands) if (kind !== NO_CARD) turns++;
  table.late = Math.max(0, 1 - turns / 40);
  table.suspected = (ledger.odds[seat] as number) > 0 ? 1 : 0;
  table.rivals = 0;
  table.diggers = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || brokenOf(s, other) !== 0) continue;
    table.diggers++;
    table.rivals += (1 - suspect(s, seat, other, ledger)) / s.seats;
  }
}

/** Computes the features of an option at the table studied last; `advice` is the adventurer's rating of it. */
export function look(s: State, seat: Seat, option: Option, ledger: Ledger, advice: number): void {
  remarks.count = 0;
  remark(rule.advice, Math.max(-4, Math.min(12, advice)) / 10);
  remark(rule.adviceAgainst, Math.max(0, 2 - Math.max(-2, advice)) / 4);
  switch (verbOf(option)) {
    case PATH:
      lookAtPath(s, seat, option);
      break;
    case BREAK:
      lookAtBreak(s, seat, targetIn(option), ledger);
      break;
    case REPAIR:
      lookAtRepair(s, seat, option, ledger);
      break;
    case FALL:
      lookAtRockfall(s, option);
      break;
    case LOOK:
      lookAtMap(s, seat, slotIn(option));
      break;
    case DISCARD:
      lookAtDiscard(s, seat, kindIn(option));
      break;
  }
}

/** The value of the option examined last by the learned table. */
export function verdict(experience: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < remarks.count; i++) {
    sum += (experience[remarks.places[i] as number] as number) * (remarks.amounts[i] as number);
  }
  return sum;
}

function lookAtPath(s: State, seat: Seat, option: Option): void {
  const kind = kindIn(option);
  const goals = reached(option) & ~s.turnedUp;
  if (goals !== 0) {
    const luck = luckOf(goals);
    remark(rule.reachTreasure, luck);
    remark(rule.turnUpStone, 1 - luck);
    return;
  }
  const progress = Math.max(-3, Math.min(3, distances.progress(option, chances)));
  if (!isConnected(kind)) {
    remark(rule.deadEnd, 1);
    remark(rule.block, -progress);
    remarkHarm(-progress);
    return;
  }
  if (progress > 0.2) {
    remark(rule.dig, progress);
    remark(rule.digWhenSuspected, table.suspected * progress);
    remark(rule.digLate, table.late * progress);
  } else if (progress < -0.2) {
    remark(rule.digAway, -progress);
    remarkHarm(-progress);
  } else remark(rule.sideways, 1);
  remark(laid[kind] as number, 1);
  lookBehind(s, seat, option);
}

const luckOf = (goals: number): number => {
  let luck = 0;
  for (let slot = 0; slot < 3; slot++) if ((goals >> slot) & 1) luck += chances[slot] as number;
  return luck;
};

function remarkHarm(harm: number): void {
  remark(rule.harmWhenSuspected, table.suspected * harm);
  remark(rule.harmLate, table.late * harm);
}

/** Features of the position that a tunnel leaves to the next seats. */
function lookBehind(s: State, seat: Seat, option: Option): void {
  let one = 0;
  let two = 0;
  for (let slot = 0; slot < 3; slot++) {
    const chance = chances[slot] as number;
    if (chance === 0) continue;
    const way = distances.after(option, slot);
    if (way <= 1) one += chance;
    else if (way === 2) two += chance;
  }
  remark(rule.leaveTwo, two);
  remark(rule.leaveLast, one);
  remark(rule.leaveLastToMany, one * table.rivals);
  if (one === 0 || !holdsLast(s, seat, option)) return;
  remark(rule.keepLast, one);
  remark(rule.keepLastFromMany, one * table.rivals);
}

const next: Option[] = [];
/** Whether the seat would hold a card that may reach the treasure after this one is laid. */
function holdsLast(s: State, seat: Seat, option: Option): boolean {
  const then = saboteur.copy(s);
  const kind = kindIn(option);
  layPath(then, kind, cellIn(option), turnedIn(option), seat);
  const first = seat * s.handSize;
  const hand = then.hands.slice(first, first + s.handSize);
  hand.splice(hand.indexOf(kind), 1);
  then.hands.splice(first, s.handSize, ...hand, NO_CARD);
  next.length = 0;
  saboteur.options(then, seat, next);
  return next.some((one) => verbOf(one) === PATH && luckOf(reached(one) & ~s.turnedUp) > 0);
}

function lookAtBreak(s: State, seat: Seat, target: Seat, ledger: Ledger): void {
  const doubt = suspect(s, seat, target, ledger);
  const record = (ledger.odds[target] as number) / 4;
  const turns = (target - seat + s.seats) % s.seats;
  remark(rule.breakTool, 1);
  remark(rule.breakSuspect, doubt);
  remark(rule.breakSure, doubt * doubt);
  remark(rule.breakByRecord, record);
  remark(rule.breakByRecordLater, (record * turns) / s.seats);
  if (brokenOf(s, target) !== 0) remark(rule.breakAgain, 1);
  else remark(rule.breakLastDigger, 1 / (1 + table.diggers));
  if (turns === 1) {
    remark(rule.breakNext, 1);
    remark(rule.breakNextSuspect, doubt);
  }
  remark(rule.breakLater, turns / s.seats);
  if (lookedAt(s, target) !== 0) remark(rule.breakKnowing, 1);
  remark(rule.breakWhenSuspected, table.suspected);
  remark(rule.breakLate, table.late);
}

function lookAtRepair(s: State, seat: Seat, option: Option, ledger: Ledger): void {
  const target = targetIn(option);
  const free = frees(s, option);
  if (target === seat) {
    remark(free ? rule.mendSelf : rule.mendSelfInPart, 1);
    return;
  }
  const doubt = suspect(s, seat, target, ledger);
  remark(rule.mendOther, 1);
  remark(rule.mendSuspect, doubt);
  remark(rule.mendLater, ((target - seat + s.seats) % s.seats) / s.seats);
  if (!free) return;
  remark(rule.freeOther, 1);
  remark(rule.freeSuspect, doubt);
}

function lookAtRockfall(s: State, option: Option): void {
  const then: State = { ...s, maze: s.maze.slice(), rim: s.rim.slice() };
  takeOut(then, cellIn(option));
  const harm = later.read(then).expectedByAllEnds(chances) - distances.expectedByAllEnds(chances);
  remark(rule.rockfall, 1);
  remark(harm > 0 ? rule.bury : rule.clear, Math.min(4, Math.abs(harm)));
}

function lookAtMap(s: State, seat: Seat, slot: number): void {
  if (knowsTreasure(s, seat) || (lookedAt(s, seat) >> slot) & 1) {
    remark(rule.lookInVain, 1);
    return;
  }
  remark(rule.look, 1);
  remark(rule.lookNear, (8 - (distances.best[slot] as number)) / 10);
  remark(rule.lookLate, table.late);
}

function lookAtDiscard(s: State, seat: Seat, kind: Kind): void {
  remark(rule.dropLate, table.late);
  const place = s.hands.indexOf(kind, seat * s.handSize);
  if (place + 1 < (seat + 1) * s.handSize && s.hands[place + 1] === kind) remark(rule.dropTwin, 1);
  remark(dropOf(s, seat, kind), 1);
}

function dropOf(s: State, seat: Seat, kind: Kind): number {
  if (kind < PATH_KINDS) return dropped[kind] ?? rule.dropDeadEnd;
  if (kind < REPAIR_FIRST) return rule.dropBreak;
  if (kind < ROCKFALL) {
    const tools = TOOL_BITS[kind] as number;
    if ((brokenOf(s, seat) & tools) !== 0) return rule.dropNeeded;
    return (tools & (tools - 1)) === 0 ? rule.dropRepair : rule.dropDoubleRepair;
  }
  if (kind === MAP) return knowsTreasure(s, seat) ? rule.dropVainMap : rule.dropMap;
  return rule.dropRockfall;
}
