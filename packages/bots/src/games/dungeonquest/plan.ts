import { COLUMNS, cellAt, type Hero, NO_GLORY, SECRETS, type State } from '@mazmorra/dungeonquest';
import { hasSeat, type Seat } from '@mazmorra/kernel';
import type { BotStyle } from '../../styles.ts';
import { goldOf, hasTreasure, heroAt, isHaunted, leftOf, lifeOf } from './hero.ts';
import type { Quest } from './quest.ts';
import { toChamber, toTower, type Ways } from './ways.ts';

/** The goal of a hero: the dragon's hoard, the way out, or loot near a tower. */
export type Goal = 'dragon' | 'home' | 'loot';

const chamberCell = cellAt(6, 4);

/** The sun space from which a die roll may close the towers (DQ-SUN-02). */
const dusk = 26;
/** Number of turns before the towers begin to close. */
export const daylight = (s: State): number => dusk - s.sun;

/**
 * The share of an estimated way that a hero really needs. Ways count every risk as turns, and most risks do not occur;
 * on the way back the rooms are known. Higher numbers make a hero turn back sooner. In company, where little gold may
 * win, they are higher than alone, where only treasure does. `docs/balance.md` shows the results of bolder and more
 * careful heroes.
 */
const pace = { alone: 0.5, inCompany: 0.85, back: 0.35, backAlone: 0.25 };
/** Minimum life left to go to the dragon, whose rage costs seven on average. */
const strengthToRob = 5;
/** Maximum length of a way for a haunted hero: a shade kills every twelfth turn. */
const hauntedWay = 8;
/** Gold that often wins in company; with less, a healthy hero near a tower looks for more. */
export const enough = 150;

/** The goal of a hero, by the ways known now; reads `toTower` and `toChamber`. */
export function goalOf(s: State, seat: Seat, quest: Quest): Goal {
  const hero = heroAt(s, seat);
  toTower.read(s, hero, hero.cell, chamberCell);
  // One treasure wins alone, and usually in company.
  if (hasTreasure(hero)) return 'home';
  // If nobody may leave without treasure, the hero must go to the dragon first (DQ-VAR-90).
  toChamber.read(s, hero, hero.cell, hero.cell);
  if ((s.optional & NO_GLORY) !== 0) return 'dragon';
  // No other hero can have more, so leaving wins the game.
  if (hero.loot.length > 0 && winsByLeaving(s, seat, quest)) return 'home';
  if (canRob(s, hero, seat, quest)) return 'dragon';
  return isContent(s, hero, seat, quest) ? 'home' : 'loot';
}

/** The ways to a goal; loot is searched for near the towers. */
export const waysTo = (goal: Goal): Ways => (goal === 'dragon' ? toChamber : toTower);

/** Whether the hero can reach the hoard and return before night, with enough life for the dangers on the way. */
function canRob(s: State, hero: Hero, seat: Seat, quest: Quest): boolean {
  const care = cares[quest.styleOf(seat) ?? 'liar'];
  const there = (s.seats === 1 ? wayAlone(s, hero) : toChamber.of(s, hero)) * care;
  const back = toTower.from(chamberCell) * care;
  if (isRash(s, hero) || (isHaunted(hero) && there + back > hauntedWay)) return false;
  if (s.seats === 1) return there * pace.alone + back * pace.backAlone <= daylight(s);
  return there * pace.inCompany + back * pace.back <= daylight(s) + lateBy(s, hero) * nerve;
}

/** Factor on the length of a way by style. A liar has no special behaviour in this game. */
const cares: Readonly<Record<BotStyle, number>> = { cautious: 1.35, greedy: 0.75, hothead: 0.85, liar: 1 };

/**
 * Number of turns that the sun is ahead of the hero. If all start late (DQ-VAR-110), nobody has more time, and a hero
 * who gives up the hoard leaves it to the others. The careful pace in company has enough reserve for this.
 */
const lateBy = (s: State, hero: Hero): number => Math.max(0, Math.min(6, s.sun - hero.turns - 1));
const nerve = 1.5;

/**
 * Number of turns that means that there is no way, and the cost of each room on a way through walls or the catacombs.
 */
export const walledIn = 60;
const perRoom = 2.25;

/**
 * The estimated way of a lone hero to the hoard. If he is walled in, he can still win only by the hoard (DQ-SOLO-05),
 * through a secret door or the catacombs.
 */
function wayAlone(s: State, hero: Hero): number {
  const turns = toChamber.of(s, hero);
  if (turns < walledIn) return turns;
  const [column, row] = [hero.cell % COLUMNS, Math.floor(hero.cell / COLUMNS)];
  return (Math.abs(column - 6) + Math.min(Math.abs(row - 4), Math.abs(row - 5)) + 2) * perRoom;
}

/**
 * Whether the hero is too weak for the dragon and has another good way to end the game. Alone there is none
 * (DQ-SOLO-05).
 */
export const isRash = (s: State, hero: Hero): boolean =>
  s.seats > 1 && leftOf(hero) < strengthToRob && (s.optional & NO_GLORY) === 0;

function winsByLeaving(s: State, seat: Seat, quest: Quest): boolean {
  if (s.seats === 1) return false;
  const own = goldOf(heroAt(s, seat));
  return s.heroes.every((other, at) => at === seat || other.fate === 'dead' || isBehind(s, at, own, quest));
}

/** Whether another hero is out with less gold. With secret loot this is unknown. */
const isBehind = (s: State, other: Seat, gold: number, quest: Quest): boolean =>
  isOut(s, other, quest) && (s.optional & SECRETS) === 0 && goldOf(heroAt(s, other)) < gold;

/** Whether a hero has really left, as opposed to being left out of a playout. */
const isOut = (s: State, seat: Seat, quest: Quest): boolean =>
  heroAt(s, seat).fate === 'left' && !hasSeat(quest.leftOut, seat);

/** Whether somebody is out with at least as much gold as this hero holds; only the dragon can make up for it. */
export const isOutdone = (s: State, seat: Seat, quest: Quest): boolean =>
  (s.optional & SECRETS) === 0 &&
  s.heroes.some((other, at) => isOut(s, at, quest) && goldOf(other) >= goldOf(heroAt(s, seat)));

/** Distance in turns of a room next to a tower. */
const besideTower = 1;

/** Whether the hero has loot and should go home: enough gold, too many wounds, or too late to look for more. */
function isContent(s: State, hero: Hero, seat: Seat, quest: Quest): boolean {
  if (hero.loot.length === 0) return false;
  const style = quest.styleOf(seat);
  if (s.seats > 1 && style === 'cautious') return true;
  const much = style === 'greedy' ? enough * 3 : enough;
  if (s.seats === 1 || goldOf(hero) >= much || leftOf(hero) <= lifeOf(hero) * 0.5) return true;
  // The tower counts like the room next to it; otherwise a hero who has come to leave would go in again.
  return daylight(s) < Math.max(besideTower, toTower.of(s, hero)) * 1.3 + 6;
}
