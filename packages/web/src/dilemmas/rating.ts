import type { Dilemma } from '@mazmorra/bots';
import { Glicko2 } from 'glicko2';

/** How well somebody decides the dilemmas of a game: a rating, how far it may be off, and how steady it is. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const newcomer: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** With this gap between the best option and the next a dilemma is as hard as a newcomer is strong. */
const MIDDLING_GAP = 0.15;
/** How much harder a dilemma is where its gap is smaller by 1, the whole way from lost to won. */
const STEEPNESS = 3000;
const SURE = 80;

/** How hard a dilemma is, on the same scale: the smaller the gap, the harder. */
export const hardness = ({ gap }: Pick<Dilemma, 'gap'>): Strength => ({
  rating: newcomer.rating + (MIDDLING_GAP - gap) * STEEPNESS,
  deviation: SURE,
  volatility: newcomer.volatility,
});

/** The strength after a dilemma: deciding it is a game of two, won by the reader or by the dilemma. */
export function after(before: Strength, dilemma: Pick<Dilemma, 'gap'>, right: boolean): Strength {
  const glicko = new Glicko2();
  const player = ({ rating, deviation, volatility }: Strength) =>
    glicko.makePlayer(rating, deviation, volatility);
  const reader = player(before);
  glicko.updateRatings([[reader, player(hardness(dilemma)), right ? 1 : 0]]);
  return { rating: reader.getRating(), deviation: reader.getRd(), volatility: reader.getVol() };
}
