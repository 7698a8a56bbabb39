import type { Json, Summary } from '@mazmorra/kernel';
import { nuggetsOf } from './rules/final.ts';
import { pickNuggets } from './rules/pick.ts';
import { countSaboteurs } from './rules/roles.ts';
import type { RoundResult, State } from './state.ts';

interface Totals {
  games: number;
  rounds: number;
  treasure: number;
  bySaboteur: number;
  withoutSaboteur: number;
  paidSaboteurs: number;
  turns: number;
  goals: number;
  seats: number;
  nuggets: number;
  winnerNuggets: number;
  minerNuggets: number;
  minerShares: number;
  saboteurNuggets: number;
  saboteurShares: number;
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 1e4;

/** What `mazmorra simulate saboteur` tells of many games. */
export function summary(): Summary<State> {
  const t: Totals = {
    games: 0,
    rounds: 0,
    treasure: 0,
    bySaboteur: 0,
    withoutSaboteur: 0,
    paidSaboteurs: 0,
    turns: 0,
    goals: 0,
    seats: 0,
    nuggets: 0,
    winnerNuggets: 0,
    minerNuggets: 0,
    minerShares: 0,
    saboteurNuggets: 0,
    saboteurShares: 0,
  };
  return {
    add(end) {
      const nuggets = nuggetsOf(end);
      t.games += 1;
      t.seats += end.seats;
      for (const own of nuggets) t.nuggets += own;
      t.winnerNuggets += Math.max(...nuggets);
      for (const round of end.results) addRound(t, end.seats, round);
    },
    report: () => report(t),
  };
}

function addRound(t: Totals, seats: number, round: RoundResult): void {
  const saboteurs = countSaboteurs(round.saboteurs);
  t.rounds += 1;
  t.turns += round.history.length;
  t.goals += round.reached;
  t.minerShares += seats - saboteurs;
  t.saboteurShares += saboteurs;
  if (saboteurs === 0) t.withoutSaboteur += 1;
  if (round.finisher >= 0) {
    t.treasure += 1;
    if ((round.saboteurs >> round.finisher) & 1) t.bySaboteur += 1;
  } else if (saboteurs > 0) t.paidSaboteurs += 1;
  for (const pick of round.picks) t.minerNuggets += pickNuggets(pick);
  for (const { cards, credit } of round.paid) t.saboteurNuggets += cards.reduce((sum, n) => sum + n, credit);
}

function report(t: Totals): Json {
  return {
    rounds: t.rounds,
    /** The miners win a round exactly when the treasure is reached. */
    minersWin: share(t.treasure, t.rounds),
    saboteursWin: share(t.paidSaboteurs, t.rounds),
    /** Treasure not reached and nobody among the players a saboteur. */
    nobodyWins: share(t.rounds - t.treasure - t.paidSaboteurs, t.rounds),
    treasureReached: share(t.treasure, t.rounds),
    reachedBySaboteur: share(t.bySaboteur, t.treasure),
    roundsWithoutSaboteur: share(t.withoutSaboteur, t.rounds),
    meanTurns: share(t.turns, t.rounds),
    meanGoalsTurnedUp: share(t.goals, t.rounds),
    meanNuggets: share(t.nuggets, t.seats),
    meanWinnerNuggets: share(t.winnerNuggets, t.games),
    meanNuggetsPerMinerRound: share(t.minerNuggets, t.minerShares),
    meanNuggetsPerSaboteurRound: share(t.saboteurNuggets, t.saboteurShares),
  };
}
