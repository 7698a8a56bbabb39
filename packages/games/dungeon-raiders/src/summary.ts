import { at, hasSeat, type Json, type Summary, seatCount, seatsOf } from '@mazmorra/kernel';
import { BOSS_IDS, FIRST_BOSS } from './data/rooms.ts';
import { BOSS_PLACE } from './knowledge.ts';
import { collapse, winners } from './rules/end.ts';
import type { State } from './state.ts';

/** How often each whole number was met: enough for mean, quartiles and extremes without keeping every game. */
class Spread {
  readonly #counts: number[] = [];
  #size = 0;
  #sum = 0;

  add(value: number): void {
    while (this.#counts.length <= value) this.#counts.push(0);
    this.#counts[value] = at(this.#counts, value) + 1;
    this.#size += 1;
    this.#sum += value;
  }

  report(): Json {
    if (this.#size === 0) return null;
    return {
      mean: this.#sum / this.#size,
      min: this.#nth(0),
      lowerQuartile: this.#quantile(0.25),
      median: this.#quantile(0.5),
      upperQuartile: this.#quantile(0.75),
      max: this.#counts.length - 1,
    };
  }

  #quantile = (share: number): number => this.#nth(Math.ceil(share * this.#size) - 1);

  /** The value at a place when all values stand in order. */
  #nth(place: number): number {
    let passed = 0;
    for (let value = 0; value < this.#counts.length; value++) {
      passed += at(this.#counts, value);
      if (passed > place) return value;
    }
    return this.#counts.length - 1;
  }
}

/** What `mazmorra simulate` tells of many finished games. */
export class DungeonRaidersSummary implements Summary<State> {
  #games = 0;
  readonly #wins: number[] = [];
  #shared = 0;
  #nobody = 0;
  #collapsedSeats = 0;
  #withCollapse = 0;
  #seats = 0;
  readonly #bosses: number[] = BOSS_IDS.map(() => 0);
  readonly #answers = new Spread();
  readonly #coins = new Spread();
  readonly #wounds = new Spread();

  add(end: State): void {
    this.#games += 1;
    this.#seats += end.seats;
    this.#answers.add(end.answers);
    this.#countWinners(end);
    const collapsed = seatCount(collapse(end).seats);
    this.#collapsedSeats += collapsed;
    if (collapsed > 0) this.#withCollapse += 1;
    const boss = at(end.rooms, BOSS_PLACE) - FIRST_BOSS;
    this.#bosses[boss] = at(this.#bosses, boss) + 1;
    for (const coins of end.coins) this.#coins.add(coins);
    for (const wounds of end.wounds) this.#wounds.add(wounds);
  }

  #countWinners(end: State): void {
    const won = winners(end);
    for (let seat = 0; seat < end.seats; seat++) {
      this.#wins[seat] = (this.#wins[seat] ?? 0) + (hasSeat(won, seat) ? 1 : 0);
    }
    if (won === 0) this.#nobody += 1;
    if (seatsOf(won).length > 1) this.#shared += 1;
  }

  report(): Json {
    const games = this.#games;
    return {
      games,
      wins: this.#wins,
      ties: this.#shared,
      nobodyWins: this.#nobody,
      /** Answers in a game: every room takes one card from each seat, crystal balls and torches come on top. */
      length: this.#answers.report(),
      coins: this.#coins.report(),
      wounds: this.#wounds.report(),
      bosses: Object.fromEntries(BOSS_IDS.map((id, i) => [id, at(this.#bosses, i)])),
      collapse: {
        /** Games in which somebody collapsed, and players who did. */
        games: share(this.#withCollapse, games),
        players: share(this.#collapsedSeats, this.#seats),
      },
    };
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
