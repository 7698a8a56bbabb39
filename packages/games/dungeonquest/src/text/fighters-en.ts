import { capital, isOwn, type Names } from '@mazmorra/kernel';
import type { Fighter } from '../events.ts';
import { nameOf, the } from './nouns-en.ts';

/** Who fights, as English sentences speak of them: you, Ana, the Skeleton, or your Skeleton to whoever plays it. */

/** The hero of the reader: sentences speak to them. */
export const isReader = (fighter: Fighter, names: Names): boolean =>
  fighter.monster === undefined && isOwn(fighter.seat, names);

/** `Ana`, `the Skeleton`, `your Skeleton`. */
export function fighterName({ seat, monster }: Fighter, names: Names): string {
  if (monster === undefined) return names.seat(seat);
  return isOwn(seat, names) ? `your ${nameOf(monster)}` : the(monster);
}

/** Of a monster or a hero. */
export const its = ({ monster }: Fighter): string => (monster === undefined ? 'their' : 'its');

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

/** `your hand`, `Ana’s hand`, `the Skeleton’s hand`. */
export const ofFighter = (what: string, fighter: Fighter, names: Names): string =>
  isReader(fighter, names) ? `your ${what}` : `${fighterName(fighter, names)}’s ${what}`;
