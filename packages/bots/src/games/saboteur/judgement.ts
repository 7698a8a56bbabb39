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

/** SB-GOLD-05: what each saboteur gets, by their number. */
const pay = [0, 4, 3, 3, 2];
/** How much likelier the seat that thinks lays the last card than another miner, who does not look for it. */
const cunning = 4;

/** Of so many gold cards the one that the next to choose takes, in the mean, by how many have chosen before. */
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

/** The chance that of so many at least `wanted` come true, each with this chance. */
function atLeast(chance: number, count: number, wanted: number): number {
  if (wanted <= 0) return 1;
  if (count < wanted) return 0;
  return chance * atLeast(chance, count - 1, wanted - 1) + (1 - chance) * atLeast(chance, count - 1, wanted);
}

/**
 * How likely the miners win a round that is under way, in a world where all is known: by the way still to dig to the
 * treasure, the turns left for it, who digs, and what they know and hold. Fitted to rounds between adventurers at 3 to 10
 * seats.
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

/** What the two sides have; one shared object, overwritten by each call. */
const seen = {
  /** Turns left to everybody. */
  turns: 0,
  miners: 0,
  /** How much the miners know of the treasure: 1 for each who has seen it. */
  known: 0,
  /** Miners who cannot dig now. */
  broken: 0,
  /** Cards in the hands of miners that dig. */
  tunnels: 0,
  /** Cards in the hands of saboteurs that hinder. */
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

/** What a seat may expect of the game if the saboteurs win this round. */
export function worthIfLost(s: State, seat: Seat): number {
  const each = pay[countSaboteurs(s.saboteurs)] ?? 2;
  const gold = nuggetsOf(s).map((own, other) => (hasSeat(s.saboteurs, other) ? own + each : own));
  return standing(gold, seat, s.rounds - s.round);
}

/** What a seat may expect if the miners win: by who lays the last card, since the gold goes round from there (SB-GOLD-02). */
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

/** The chance to win the game with so much gold and so many rounds to come. */
export function standing(gold: readonly number[], seat: Seat, rounds: number): number {
  const spread = rounds === 0 ? 0.45 : 0.7 + 0.35 * rounds;
  let all = 0;
  for (const own of gold) all += Math.exp(own / spread);
  return Math.exp((gold[seat] as number) / spread) / all;
}
