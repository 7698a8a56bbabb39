import { COLUMNS, cellAt, type Hero, NO_GLORY, SECRETS, type State } from '@mazmorra/dungeonquest';
import type { Seat } from '@mazmorra/kernel';
import { goldOf, hasTreasure, heroAt, isHaunted, leftOf, lifeOf } from './hero.ts';
import { toChamber, toTower, type Ways } from './ways.ts';

/** The goal of a hero: the dragon's hoard, the way out, or loot near a tower. */
export type Goal = 'dragon' | 'home' | 'loot';

const chamberCell = cellAt(6, 4);

/** From here on a die may shut the towers (DQ-SUN-02). */
const dusk = 26;
/** Turns before the towers begin to close. */
export const daylight = (s: State): number => dusk - s.sun;

/**
 * How much of a reckoned way a hero really needs. Ways count every risk as turns, and most risks do not come true; on the way
 * back the rooms are known. Higher numbers make a hero turn back sooner: in company, where little gold may win, than alone, where
 * only treasure does. `docs/balance.md` shows what bolder and more careful heroes come to.
 */
const pace = { alone: 0.5, inCompany: 0.85, back: 0.35, backAlone: 0.25 };
/** A hero with more wounds than this does not go to the dragon: its rage costs seven on average. */
const strengthToRob = 5;
/** A shade kills every twelfth turn: a longer way than this is not worth it. */
const hauntedWay = 8;
/** In company so much gold often wins; with less a hero who is well and near a tower looks for more. */
const enough = 150;

/** What to do next, by the ways as they are known now; `toTower` and `toChamber` are read for it. */
export function goalOf(s: State, seat: Seat): Goal {
  const hero = heroAt(s, seat);
  toTower.read(s, hero, hero.cell, chamberCell);
  // One treasure is victory alone, and mostly in company: carry it home.
  if (hasTreasure(hero)) return 'home';
  // Where nobody leaves without treasure, the way to the dragon is the way home (DQ-VAR-90).
  toChamber.read(s, hero, hero.cell, hero.cell);
  if ((s.optional & NO_GLORY) !== 0) return 'dragon';
  // Nobody is left who could have more: out, and the game is won.
  if (hero.loot.length > 0 && winsByLeaving(s, seat)) return 'home';
  if (canRob(s, hero)) return 'dragon';
  return isContent(s, hero) ? 'home' : 'loot';
}

/** The ways that lead to a goal; loot is looked for near the towers. */
export const waysTo = (goal: Goal): Ways => (goal === 'dragon' ? toChamber : toTower);

/** There and back again before night, and with life to spare for what lives on the way. */
function canRob(s: State, hero: Hero): boolean {
  const there = s.seats === 1 ? wayAlone(hero) : toChamber.from(hero.cell);
  const back = toTower.from(chamberCell);
  if (isRash(s, hero) || (isHaunted(hero) && there + back > hauntedWay)) return false;
  if (s.seats === 1) return there * pace.alone + back * pace.backAlone <= daylight(s);
  return there * pace.inCompany + back * pace.back <= daylight(s) + lateBy(s, hero) * nerve;
}

/**
 * Turns that the sun is ahead of the hero: where all start late (DQ-VAR-110) nobody has more time, and who gives up the hoard for it leaves
 * it to the others. The careful pace of company has as much to spare.
 */
const lateBy = (s: State, hero: Hero): number => Math.max(0, Math.min(6, s.sun - hero.turns - 1));
const nerve = 1.5;

/** Turns that count as no way at all, and what each room of a way through walls or below costs. */
const walledIn = 60;
const perRoom = 2.25;

/** A lone hero who is walled in has nothing to win but the hoard (DQ-SOLO-05): a secret door or the catacombs may lead there yet. */
function wayAlone(hero: Hero): number {
  const turns = toChamber.from(hero.cell);
  if (turns < walledIn) return turns;
  const [column, row] = [hero.cell % COLUMNS, Math.floor(hero.cell / COLUMNS)];
  return (Math.abs(column - 6) + Math.min(Math.abs(row - 4), Math.abs(row - 5)) + 2) * perRoom;
}

/** Too weak for the dragon, with another way to end this well. Alone there is none (DQ-SOLO-05). */
export const isRash = (s: State, hero: Hero): boolean =>
  s.seats > 1 && leftOf(hero) < strengthToRob && (s.optional & NO_GLORY) === 0;

function winsByLeaving(s: State, seat: Seat): boolean {
  if (s.seats === 1) return false;
  const own = goldOf(heroAt(s, seat));
  return s.heroes.every((other, at) => at === seat || other.fate === 'dead' || isBehind(s, other, own));
}

/** Out with less. Where loot is secret nobody knows. */
const isBehind = (s: State, other: Hero, gold: number): boolean =>
  other.fate === 'left' && (s.optional & SECRETS) === 0 && goldOf(other) < gold;

/** Somebody is out with more than this hero holds: only the dragon can still make up for it. */
export const isOutdone = (s: State, seat: Seat): boolean =>
  (s.optional & SECRETS) === 0 &&
  s.heroes.some((other) => other.fate === 'left' && goldOf(other) >= goldOf(heroAt(s, seat)));

/** Something in the bag: enough of it, too many wounds, or the sun too low to look for more. */
function isContent(s: State, hero: Hero): boolean {
  if (hero.loot.length === 0) return false;
  if (s.seats === 1 || goldOf(hero) >= enough || leftOf(hero) <= lifeOf(hero) * 0.5) return true;
  return daylight(s) < toTower.from(hero.cell) * 1.3 + 6;
}
