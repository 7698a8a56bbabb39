import { hasSeat, type Seat } from '@mazmorra/kernel';
import {
  brokenOf,
  countSaboteurs,
  GOAL_CELLS,
  GOLD_COUNTS,
  type Kind,
  NO_CARD,
  nuggetsOf,
  type State,
  TREASURE,
} from '@mazmorra/saboteur';
import { digs, hinders } from './cards.ts';
import { chancesFor, distances } from './maze.ts';

/** SB-GOLD-05: gold of each saboteur, by the number of saboteurs. */
const pay = [0, 4, 3, 3, 2];
/** How much more likely the searching seat lays the last card than another miner, who does not aim for it. */
const cunning = 4;

/** The expected gold card that the next seat takes, by the number of cards and by how many seats have chosen before. */
const cards: number[][] = [];
function expectedCard(count: number, rank: number): number {
  const known = cards[count]?.[rank];
  if (known !== undefined) return known;
  const total = GOLD_COUNTS.reduce((sum, n) => sum + n, 0);
  const [ones, twos] = GOLD_COUNTS;
  const expected =
    1 + atLeast(1 - ones / total, count, rank + 1) + atLeast(1 - (ones + twos) / total, count, rank + 1);
  const row = cards[count] ?? [];
  row[rank] = expected;
  cards[count] = row;
  return expected;
}

/** The probability that at least `wanted` of `count` independent events occur. */
function atLeast(chance: number, count: number, wanted: number): number {
  if (wanted <= 0) return 1;
  if (count < wanted) return 0;
  return chance * atLeast(chance, count - 1, wanted - 1) + (1 - chance) * atLeast(chance, count - 1, wanted);
}

/**
 * The probability that the miners win a running round, in a world with full information: by the way left to the
 * treasure, the turns left, who can dig, and what both sides know and hold. Fitted to rounds between adventurers at 3
 * to 10 seats.
 */
export function chanceOfMiners(s: State): number {
  distances.read(s);
  const slot = s.goals.indexOf(TREASURE);
  const way = distances.best[slot] as number;
  const sides = lookAtSides(s, slot);
  const tens = sides.turns / 10;
  const sum =
    -9.22 -
    0.99 * way +
    0.065 * way * way -
    0.24 * distances.byAllEnds(slot) +
    1.79 * tens -
    0.112 * tens * tens +
    (9.35 * sides.miners) / s.seats -
    (0.48 * sides.weapons) / s.seats +
    (0.46 * sides.known - 1.26 * sides.broken + 0.55 * sides.tunnels) / sides.miners;
  return 1 / (1 + Math.exp(-sum));
}

/** Features of both sides; one shared object, overwritten by each call. */
const seen = {
  /** Number of turns left, over all seats. */
  turns: 0,
  miners: 0,
  /** The miners' knowledge of the treasure: 1 for each who has seen it. */
  known: 0,
  /** Number of miners who cannot dig now. */
  broken: 0,
  /** Number of digging cards in the hands of miners. */
  tunnels: 0,
  /** Number of hindering cards in the hands of saboteurs. */
  weapons: 0,
};
const beliefs = new Float64Array(GOAL_CELLS.length);

function lookAtSides(s: State, treasure: number): Readonly<typeof seen> {
  seen.turns = s.pileLeft;
  seen.miners = 0;
  seen.known = 0;
  seen.broken = 0;
  seen.tunnels = 0;
  seen.weapons = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const traitor = hasSeat(s.saboteurs, seat);
    if (!traitor) {
      seen.miners++;
      if (brokenOf(s, seat) !== 0) seen.broken++;
      chancesFor(s, seat, beliefs);
      seen.known += beliefs[treasure] as number;
    }
    for (let i = seat * s.handSize; i < (seat + 1) * s.handSize; i++) {
      const kind = s.hands[i] as Kind;
      if (kind === NO_CARD) break;
      seen.turns++;
      if (traitor) seen.weapons += hinders(kind) ? 1 : 0;
      else seen.tunnels += digs(kind) ? 1 : 0;
    }
  }
  return seen;
}

/** The expected result of a seat if the saboteurs win this round. */
export function worthIfLost(s: State, seat: Seat): number {
  const each = pay[countSaboteurs(s.saboteurs)] ?? 2;
  const gold = nuggetsOf(s).map((own, other) => (hasSeat(s.saboteurs, other) ? own + each : own));
  return standing(gold, seat, s.rounds - s.round);
}

/**
 * The expected result of a seat if the miners win, over who lays the last card, because the gold is handed out from
 * there (SB-GOLD-02).
 */
export function worthIfWon(s: State, seat: Seat): number {
  const { seats } = s;
  const gold = nuggetsOf(s);
  const miners = seats - countSaboteurs(s.saboteurs);
  let sum = 0;
  let all = 0;
  for (let finisher = 0; finisher < seats; finisher++) {
    if (hasSeat(s.saboteurs, finisher)) continue;
    const likely = finisher === seat ? cunning : brokenOf(s, finisher) === 0 ? 1 : 0.5;
    const after = gold.slice();
    let rank = 0;
    for (let step = 0; step < seats; step++) {
      const other = (finisher - step + seats) % seats;
      if (hasSeat(s.saboteurs, other)) continue;
      after[other] = (after[other] as number) + expectedCard(miners, rank++);
    }
    sum += likely * standing(after, seat, s.rounds - s.round);
    all += likely;
  }
  return all === 0 ? 0 : sum / all;
}

/** The probability of winning the game with this gold and this many rounds left. */
export function standing(gold: readonly number[], seat: Seat, rounds: number): number {
  const spread = rounds === 0 ? 0.45 : 0.7 + 0.35 * rounds;
  let all = 0;
  for (const own of gold) all += Math.exp(own / spread);
  return Math.exp((gold[seat] as number) / spread) / all;
}
