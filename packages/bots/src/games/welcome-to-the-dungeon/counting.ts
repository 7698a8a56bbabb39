import type { Knowledge } from './knowledge.ts';
import { copies, damage, kinds, omnipotence } from './tiles.ts';

const cards = copies.reduce((sum, n) => sum + n, 0);

/** Pascal's triangle up to the 13 cards: `choose[n * (cards + 1) + k]`. */
const row = cards + 1;
const choose = new Float64Array(row * row);
for (let n = 0; n <= cards; n++) {
  choose[n * row] = 1;
  for (let k = 1; k <= n; k++)
    choose[n * row + k] = (choose[(n - 1) * row + k - 1] as number) + (choose[(n - 1) * row + k] as number);
}

/** Upper bound of hit points. `ways` is indexed by harmful cards taken and hit points lost; `width - 1` means dead. */
const width = 32;
const ways = new Float64Array(row * width);
/** Inputs of the count: the hit points, the unknown cards, and the unseen cards that are harmless. */
let points = 0;
let unknown = 0;
let harmless = 0;
let taken = 0;

/**
 * The probability of survival where the order of the cards does not matter: every choice of unknown cards is counted by
 * the hit points it costs. With Omnipotence, deaths against all different monsters count as successes.
 */
export function countSurvivors(
  set: number,
  gifts: number,
  named: number,
  hp: number,
  what: Knowledge,
): number {
  const all = choose[what.unseenTotal * row + what.unknown] as number;
  points = hp;
  unknown = what.unknown;
  const alive = countAlive(set, named, what);
  return (gifts & omnipotence) === 0 ? alive / all : (alive + countDifferent(set, named, what)) / all;
}

/** The hit points a kind costs; monsters that heal count as harmless. */
const costOf = (set: number, named: number, kind: number): number =>
  kind === named ? 0 : Math.max(0, damage[set * kinds + kind] as number);

function sureLoss(set: number, named: number, what: Knowledge): number {
  let sure = 0;
  for (let kind = 0; kind < kinds; kind++) sure += (what.known[kind] as number) * costOf(set, named, kind);
  return sure;
}

function countAlive(set: number, named: number, what: Knowledge): number {
  const sure = sureLoss(set, named, what);
  if (sure >= points) return 0;
  start(sure);
  harmless = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const rest = what.unseen[kind] as number;
    const each = costOf(set, named, kind);
    if (each === 0) harmless += rest;
    else if (rest > 0) takeUpTo(rest, rest, each, false);
  }
  let alive = 0;
  for (let n = 0; n <= taken && n <= unknown; n++) {
    const fill = choose[harmless * row + unknown - n] as number;
    if (fill === 0) continue;
    let sum = 0;
    for (let lost = sure; lost < points; lost++) sum += ways[n * width + lost] as number;
    alive += sum * fill;
  }
  return alive;
}

/** The number of choices that kill a runner who has met no kind twice. */
function countDifferent(set: number, named: number, what: Knowledge): number {
  start(Math.min(width - 1, sureLoss(set, named, what)));
  harmless = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const seen = what.known[kind] as number;
    const rest = what.unseen[kind] as number;
    if (seen > 1) return 0;
    if (seen === 0 && rest > 0) takeUpTo(1, rest, costOf(set, named, kind), true);
  }
  let dead = 0;
  for (let lost = points; lost < width; lost++) dead += ways[unknown * width + lost] as number;
  return dead;
}

function start(sure: number): void {
  ways.fill(0, 0, (unknown + 1) * width);
  ways[sure] = 1;
  taken = 0;
}

/** Adds one kind: up to `limit` of its `rest` copies. Iterates from many cards to few, so that each is added once. */
function takeUpTo(limit: number, rest: number, each: number, keepDead: boolean): void {
  const end = keepDead ? width : points;
  const before = taken;
  taken = Math.min(unknown, taken + limit);
  for (let after = taken; after > 0; after--) {
    for (let n = 1; n <= limit && n <= after; n++) {
      if (after - n > before) continue;
      const times = choose[rest * row + n] as number;
      const from = (after - n) * width;
      const to = after * width;
      for (let lost = 0; lost < end; lost++) {
        const here = ways[from + lost] as number;
        if (here === 0) continue;
        const sum = lost + n * each;
        if (sum < end) ways[to + sum] = (ways[to + sum] as number) + here * times;
        else if (keepDead) ways[to + width - 1] = (ways[to + width - 1] as number) + here * times;
      }
    }
  }
}
