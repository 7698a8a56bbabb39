import { countSaboteurs, NO_CARD, nuggetsOf, type State, TREASURE } from '@mazmorra/saboteur';
import { distances } from './maze.ts';

/** SB-GOLD-05: what each saboteur gets, by their number. */
const pay = [0, 4, 3, 3, 2];
/** What a miner may expect of a draft: the average gold card. */
const draft = 44 / 28;

/**
 * How likely the miners win a round that is under way, in a world where all is known: by the way still to dig to the
 * treasure, the turns left for it, and how many dig. Fitted to rounds between adventurers at 3 to 10 seats.
 */
export function chanceOfMiners(s: State): number {
  distances.read(s);
  const way = distances.best[s.goals.indexOf(TREASURE)] as number;
  let turns = s.pileLeft;
  for (const kind of s.hands) if (kind !== NO_CARD) turns++;
  const miners = 1 - countSaboteurs(s.saboteurs) / s.seats;
  const tens = turns / 10;
  const sum =
    weights[0] +
    weights[1] * way +
    (weights[2] * way * way) / 10 +
    weights[3] * tens +
    (weights[4] * tens * tens) / 10 +
    weights[5] * miners;
  return 1 / (1 + Math.exp(-sum));
}
const weights = [-10.26, -1.01, 0.495, 2.1, -1.435, 11.46] as const;

/** The gold of everybody if the miners, or the saboteurs, win this round. */
export function goldAfter(s: State, miners: boolean): number[] {
  const gold = nuggetsOf(s);
  const each = pay[countSaboteurs(s.saboteurs)] ?? 2;
  return gold.map((own, seat) => {
    const traitor = ((s.saboteurs >> seat) & 1) === 1;
    if (miners) return traitor ? own : own + draft;
    return traitor ? own + each : own;
  });
}

/** The chance to win the game with so much gold and so many rounds to come. */
export function standing(gold: readonly number[], seat: number, rounds: number): number {
  const spread = rounds === 0 ? 0.45 : 1.1 + 0.7 * rounds;
  let all = 0;
  for (const own of gold) all += Math.exp(own / spread);
  return Math.exp((gold[seat] as number) / spread) / all;
}
