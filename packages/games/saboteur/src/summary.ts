import { type Json, type Summary, shareOf } from '@mazmorra/kernel';
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
    minersWin: shareOf(t.treasure, t.rounds),
    saboteursWin: shareOf(t.paidSaboteurs, t.rounds),
    /** Treasure not reached and nobody among the players a saboteur. */
    nobodyWins: shareOf(t.rounds - t.treasure - t.paidSaboteurs, t.rounds),
    treasureReached: shareOf(t.treasure, t.rounds),
    reachedBySaboteur: shareOf(t.bySaboteur, t.treasure),
    roundsWithoutSaboteur: shareOf(t.withoutSaboteur, t.rounds),
    meanTurns: shareOf(t.turns, t.rounds),
    meanGoalsTurnedUp: shareOf(t.goals, t.rounds),
    meanNuggets: shareOf(t.nuggets, t.seats),
    meanWinnerNuggets: shareOf(t.winnerNuggets, t.games),
    meanNuggetsPerMinerRound: shareOf(t.minerNuggets, t.minerShares),
    meanNuggetsPerSaboteurRound: shareOf(t.saboteurNuggets, t.saboteurShares),
  };
}
