import { capital, isOwn, type Names } from '@mazmorra/kernel';
import type { Fighter } from '../events.ts';
import { el, nameOf } from './nouns-es.ts';

/** Who fights, as Spanish sentences speak of them: tú, Ana, el Esqueleto, or tu Esqueleto to whoever plays it. */

/** The hero of the reader: sentences speak to them. */
export const isReader = (fighter: Fighter, names: Names): boolean =>
  fighter.monster === undefined && isOwn(fighter.seat, names);

/** «Ana», «el Esqueleto», «tu Esqueleto». */
export function fighterName({ seat, monster }: Fighter, names: Names): string {
  if (monster === undefined) return names.seat(seat);
  return isOwn(seat, names) ? `tu ${nameOf(monster)}` : el(monster);
}

/** «al Esqueleto», «a tu Esqueleto». */
export const alFighter = (fighter: Fighter, names: Names): string =>
  `a ${fighterName(fighter, names)}`.replace(/^a el /, 'al ');
/** «del Esqueleto», «de tu Esqueleto». */
export const delFighter = (fighter: Fighter, names: Names): string =>
  `de ${fighterName(fighter, names)}`.replace(/^de el /, 'del ');
/** The monster of an event as a fighter; logs of earlier versions do not say who plays it. */
export const monsterOf = (event: { readonly monster: string; readonly player?: number }): Fighter => ({
  seat: event.player ?? -1,
  monster: event.monster,
});

/** The whole sentence to the one who fights, or about them; the second begins with their name. */
export const byFighter = (
  fighter: Fighter,
  names: Names,
  you: string,
  one: (name: string) => string,
): string => (isReader(fighter, names) ? you : capital(one(fighterName(fighter, names))));

/** «tu mano», «la mano de Ana», «la mano del Esqueleto», «la mano de tu Esqueleto». */
export const ofFighter = (what: readonly [the: string, yours: string], fighter: Fighter, names: Names) =>
  isReader(fighter, names) ? what[1] : `${what[0]} ${delFighter(fighter, names)}`;
