import type { Knowledge } from './knowledge.ts';
import { UNKNOWN } from './knowledge.ts';
import {
  axe,
  base,
  copies,
  damage,
  gifts,
  type Kind,
  kinds,
  omnipotence,
  pact,
  polymorph,
  potion,
} from './tiles.ts';

/** The state of a run before its next card. */
export interface RunState {
  hp: number;
  /** The kind named for the vorpal blade, or -1. */
  named: Kind;
  /** The kind the axe was used on, or -1. */
  axed: Kind;
  /** Whether the pact takes the next card. */
  pending: boolean;
  /** The kinds faced so far as bits, and whether one came twice; needed for Omnipotence. */
  met: number;
  twice: boolean;
}

const demon = copies.length - 2;

/** Bits of the effects still available; the axe has four more for the kind it was used on. */
const hasPotion = 1;
const hasAxe = 2;
const axedShift = 2;
const hasPolymorph = 1;
const isPending = 2;
const metTwice = 4;
const metShift = 3;

/** Memoized values of one query, by a number that encodes everything the rest of the run depends on. */
const slots = 1 << 16;
const keys = new Float64Array(slots);
const stamps = new Int32Array(slots);
const values = new Float64Array(slots);
let stamp = 0;
let kept = 0;

/** The current query: the rules of the tiles, the pile and the unseen cards by class. */
let pile: Int8Array;
let given = 0;
let baseHp = 0;
let axeTakesKind = true;
let deck = true;
const cost = new Int8Array(kinds);
/** The representative of each kind's class; kinds with equal effects share a class. */
const classOf = new Int8Array(kinds);
const pool = new Uint8Array(kinds);
const radix = new Int32Array(kinds);
let poolTotal = 0;
let code = 0;
/** The maximum cost of all cards of the pool together, and of the known ones up to a place of the pile. */
let poolCost = 0;
const knownCost = new Int32Array(14);

/**
 * The probability of survival where the order of the cards matters (potion, axe, ring, Polymorph, pact). Goes through
 * the pile card by card over everything an unknown card may be. The runner decides optimally.
 */
export function walk(set: number, what: Knowledge, run: RunState, axeSingle: boolean): number {
  prepare(set, what, run.named, axeSingle);
  return valueAt(what.height - 1, run.hp, flagsOf(run, given));
}

/** The same with a revealed card that has yet to be met, and what may be done about it. */
export function walkFacing(
  set: number,
  what: Knowledge,
  run: RunState,
  axeSingle: boolean,
  faced: Kind,
  how: 'keep' | 'exchange' | 'axe' | 'take',
): number {
  prepare(set, what, run.named, axeSingle);
  const flags = flagsOf(run, given);
  const next = what.height - 1;
  const kind = classOf[faced] as number;
  if (how === 'exchange') return exchanged(next, run.hp, flags & ~hasPolymorph);
  if (how === 'axe') return valueAt(next, run.hp, useAxe(flags, kind));
  if (how === 'take') return suffer(next, kind, run.hp, flags);
  return meet(next, kind, run.hp, flags);
}

function flagsOf(run: RunState, ready: number): number {
  if (ready & (polymorph | pact | omnipotence)) {
    const met = run.twice ? metTwice : run.met << metShift;
    return (ready & polymorph ? hasPolymorph : 0) | (run.pending ? isPending : 0) | met;
  }
  const axed = run.axed >= 0 ? (run.axed + 1) << axedShift : 0;
  return (ready & potion ? hasPotion : 0) | (ready & axe ? hasAxe : 0) | axed;
}

function prepare(set: number, what: Knowledge, named: Kind, axeSingle: boolean): void {
  stamp++;
  kept = 0;
  pile = what.pile;
  given = gifts[set] as number;
  baseHp = base[set] as number;
  axeTakesKind = !axeSingle;
  deck = what.deck;
  pool.fill(0);
  let harmless = -1;
  for (let kind = 0; kind < kinds; kind++) {
    cost[kind] = kind === named ? 0 : (damage[set * kinds + kind] as number);
    const special = (given & omnipotence) !== 0 || (kind === demon && (given & pact) !== 0);
    if (cost[kind] !== 0 || special) classOf[kind] = kind;
    else {
      if (harmless < 0) harmless = kind;
      classOf[kind] = harmless;
    }
    const its = classOf[kind] as number;
    pool[its] = (pool[its] as number) + (what.unseen[kind] as number);
  }
  poolTotal = what.unseenTotal;
  code = 0;
  poolCost = 0;
  for (let kind = 0; kind < kinds; kind++)
    poolCost += (pool[kind] as number) * Math.max(0, cost[kind] as number);
  let sum = 0;
  for (let place = 0; place < what.height; place++) {
    const kind = what.pile[place] as number;
    if (kind !== UNKNOWN) sum += Math.max(0, cost[kind] as number);
    knownCost[place] = sum;
  }
  let unit = 1;
  for (let kind = 0; kind < kinds; kind++) {
    radix[kind] = unit;
    code += unit * (pool[kind] as number);
    unit *= (pool[kind] as number) + 1;
  }
}

/** The probability of success before the card at `place` is revealed; the top has the highest place. */
function valueAt(place: number, hp: number, flags: number): number {
  if (place < 0) return hp > 0 || ((given & omnipotence) !== 0 && (flags & metTwice) === 0) ? 1 : 0;
  if (hp <= 0 && ((given & omnipotence) === 0 || (flags & metTwice) !== 0)) return 0;
  if (hp > poolCost + (knownCost[place] as number)) return 1;
  const key = ((code * 16 + place) * 64 + hp) * 2048 + flags;
  let slot =
    (Math.imul(code, 0x9e3779b1) ^ Math.imul(place * 64 + hp, 0x85ebca6b) ^ Math.imul(flags, 0xc2b2ae35)) >>>
    16;
  while (stamps[slot] === stamp) {
    if (keys[slot] === key) return values[slot] as number;
    slot = (slot + 1) & (slots - 1);
  }
  const known = pile[place] as number;
  const value =
    known === UNKNOWN ? unknownAt(place, hp, flags) : face(place - 1, classOf[known] as number, hp, flags);
  if (kept < slots - 4096) {
    kept++;
    // The slot found above may be taken by now, because the recursion stores values too.
    while (stamps[slot] === stamp) slot = (slot + 1) & (slots - 1);
    stamps[slot] = stamp;
    keys[slot] = key;
    values[slot] = value;
  }
  return value;
}

function unknownAt(place: number, hp: number, flags: number): number {
  let sum = 0;
  const total = poolTotal;
  for (let kind = 0; kind < kinds; kind++) {
    const rest = pool[kind] as number;
    if (rest === 0) continue;
    take(kind);
    sum += rest * face(place - 1, kind, hp, flags);
    putBack(kind);
  }
  return sum / total;
}

function take(kind: Kind): void {
  pool[kind] = (pool[kind] as number) - 1;
  poolTotal--;
  poolCost -= Math.max(0, cost[kind] as number);
  code -= radix[kind] as number;
}

function putBack(kind: Kind): void {
  pool[kind] = (pool[kind] as number) + 1;
  poolTotal++;
  poolCost += Math.max(0, cost[kind] as number);
  code += radix[kind] as number;
}

/** A card is revealed: Polymorph may exchange it for the top of the deck, which is any unseen card. */
function face(next: number, kind: Kind, hp: number, flags: number): number {
  const kept = meet(next, kind, hp, flags);
  if ((given & polymorph) === 0 || (flags & hasPolymorph) === 0 || !deck || kept === 1) return kept;
  return Math.max(kept, exchanged(next, hp, flags & ~hasPolymorph));
}

function exchanged(next: number, hp: number, flags: number): number {
  let sum = 0;
  const total = poolTotal;
  for (let kind = 0; kind < kinds; kind++) {
    const rest = pool[kind] as number;
    if (rest === 0) continue;
    take(kind);
    sum += rest * meet(next, kind, hp, flags);
    putBack(kind);
  }
  return total === 0 ? 0 : sum / total;
}

const useAxe = (flags: number, kind: Kind): number =>
  (flags & ~hasAxe) | (axeTakesKind ? (kind + 1) << axedShift : 0);

/** WD-DGN-07: what happens when this card is met, in the order of the rule. */
function meet(next: number, kind: Kind, hp: number, before: number): number {
  let flags = before;
  if ((given & omnipotence) !== 0 && (flags & metTwice) === 0) {
    const bit = 1 << (kind + metShift);
    flags = (flags & bit) === 0 ? flags | bit : (flags & (hasPolymorph | isPending)) | metTwice;
  }
  if ((given & pact) !== 0) {
    if ((flags & isPending) !== 0) return valueAt(next, hp, flags & ~isPending);
    if (kind === demon) return valueAt(next, hp, flags | isPending);
  }
  const lost = cost[kind] as number;
  if (lost <= 0) return valueAt(next, hp - lost, flags);
  if ((given & (polymorph | pact | omnipotence)) !== 0) return suffer(next, kind, hp, flags);
  if (flags >> axedShift === kind + 1) return valueAt(next, hp, flags);
  const taken = suffer(next, kind, hp, flags);
  return (flags & hasAxe) === 0 || taken === 1
    ? taken
    : Math.max(taken, valueAt(next, hp, useAxe(flags, kind)));
}

/** Damage to the runner, WD-DGN-11 to WD-DGN-14. */
function suffer(next: number, kind: Kind, hp: number, flags: number): number {
  const left = hp - (cost[kind] as number);
  if (left > 0) return valueAt(next, left, flags);
  if ((given & potion) !== 0 && (flags & hasPotion) !== 0) return valueAt(next, baseHp, flags & ~hasPotion);
  return (given & omnipotence) !== 0 ? valueAt(next, 0, flags) : 0;
}
