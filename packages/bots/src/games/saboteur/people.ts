import { Opponents } from '../../opponents.ts';
import type { Look } from './beliefs.ts';

export const Style = { sensible: 0, early: 1, helps: 2, random: 3 } as const;

/** The prior over styles of the other seats. */
export const newOpponents = (): Opponents =>
  new Opponents({ sensible: 0.7, 'sabotages-early': 0.1, helps: 0.1, random: 0.1 });

/**
 * Likelihood of a class of turns under each style, relative to a sensible player and regardless of role; 1 where there
 * is no entry.
 */
const likelier: Readonly<Partial<Record<Look, readonly [early: number, helps: number, random: number]>>> = {
  'dig-far': [0.7, 1.1, 0.6],
  'dig-near': [0.6, 1.1, 0.5],
  'dig-away': [2, 0.8, 3],
  'dead-end-blocks': [3, 0.4, 1.6],
  'dead-end-aside': [1.5, 1, 3],
  'break-trusted': [2.5, 0.5, 1.5],
  'repair-trusted': [0.6, 2, 0.8],
  'repair-suspect': [1, 3, 1.8],
  'rockfall-tunnel': [2.5, 0.6, 1.8],
};
/** Likelihood of such a turn for a sensible player. */
const usual = 0.3;

/** Updates the styles of a seat with the class of its turn. */
export function note(people: Opponents, seat: number, look: Look): void {
  const row = likelier[look];
  if (row === undefined) return;
  people.saw(seat, (style) => usual * (style === Style.sensible ? 1 : (row[style - 1] as number)));
}
