/** The part of `glicko2` that is used; the package has no types of its own. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings?: { tau?: number; rating?: number; rd?: number; vol?: number });
    makePlayer(rating?: number, rd?: number, vol?: number): Player;
    /** Results as `[one, other, score of the one from 0 to 1]`; changes the players. */
    updateRatings(results: readonly (readonly [Player, Player, number])[]): void;
  }
}
