import { at, type Json, type Summary, shareOf } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from './data/adventurers.ts';
import { outcome } from './outcome.ts';
import { roundAdventurer, roundPile, roundRunner, roundSacrificed, roundSuccess } from './packed.ts';
import type { State } from './state.ts';

/** Sums over some rounds. */
interface Tally {
  runs: number;
  successes: number;
  pile: number;
  sacrifices: number;
}

const emptyTally = (): Tally => ({ runs: 0, successes: 0, pile: 0, sacrifices: 0 });

function count(tally: Tally, round: number): void {
  tally.runs++;
  tally.successes += roundSuccess(round);
  tally.pile += roundPile(round);
  tally.sacrifices += roundSacrificed(round);
}

const tell = (tally: Tally): { [key: string]: number } => ({
  runs: tally.runs,
  successRate: shareOf(tally.successes, tally.runs),
  meanPile: shareOf(tally.pile, tally.runs),
  meanSacrifices: shareOf(tally.sacrifices, tally.runs),
});

/** What players would like to know of many games: how deadly the dungeon was, with whom, and who won. */
export function summary(): Summary<State> {
  const total = emptyTally();
  const byAdventurer = ADVENTURER_IDS.map(emptyTally);
  const runsBySeat: number[] = [];
  const wins: number[] = [];
  const endings = { successes: 0, lastLeft: 0 };
  let games = 0;
  return {
    add(end) {
      games++;
      const result = outcome(end);
      for (let seat = 0; seat < end.seats; seat++) {
        wins[seat] = (wins[seat] ?? 0) + (result?.winners.includes(seat) ? 1 : 0);
        runsBySeat[seat] ??= 0;
      }
      if (result !== undefined) endings[result.rule === 'WD-RES-04' ? 'successes' : 'lastLeft']++;
      for (const round of end.rounds) {
        count(total, round);
        count(at(byAdventurer, roundAdventurer(round)), round);
        runsBySeat[roundRunner(round)] = (runsBySeat[roundRunner(round)] ?? 0) + 1;
      }
    },
    report(): Json {
      return {
        games,
        roundsPerGame: shareOf(total.runs, games),
        dungeon: tell(total),
        byAdventurer: Object.fromEntries(
          ADVENTURER_IDS.map((id, index) => [id, tell(at(byAdventurer, index))]),
        ),
        winsPerSeat: wins.map((won) => shareOf(won, games)),
        runsPerSeat: runsBySeat.map((runs) => shareOf(runs, total.runs)),
        wonByTwoSuccesses: shareOf(endings.successes, games),
        wonAsLastLeft: shareOf(endings.lastLeft, games),
      };
    },
  };
}
