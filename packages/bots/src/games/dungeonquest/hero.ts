import {
  cards,
  deckIds,
  dungeonquest,
  type Hero,
  heroes,
  NO_GLORY,
  type State,
} from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';

/** Where each range of options begins. */
const startOf = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;
export const move = startOf('move:0-0');
export const teleport = startOf('teleport:0-0');
export const to = startOf('to:0-0');
const token = startOf('token:0-0');
export const effect = startOf(`effect:${cards[0]?.id}`);
export const item = startOf(`item:${cards[0]?.id}`);
export const decline = startOf(`decline:${cards[0]?.id}`);
export const face = startOf('face:north');
export const tower = startOf('tower:tower-nw');

/** The cell an option leads to, or -1. */
export function targetOf(option: Option): number {
  if (option >= move && option < teleport) return option - move;
  if (option >= teleport && option < to) return option - teleport;
  return option >= to && option < token ? option - to : -1;
}

/** So much gold is worth carrying home at once. */
export const enough = 300;

export const heroAt = (s: State, seat: Seat): Hero => s.heroes[seat] as Hero;
export const lifeOf = (hero: Hero): number => heroes[hero.hero]?.life ?? 15;
export const leftOf = (hero: Hero): number => lifeOf(hero) - hero.wounds;

export function goldOf(hero: Hero): number {
  let gold = 0;
  for (const each of hero.lootGold) gold += each;
  return gold;
}

const treasureDeck = deckIds.indexOf('treasure');
const hasTreasure = (hero: Hero): boolean => hero.loot.some((card) => cards[card]?.deck === treasureDeck);

/** By this table's rules nobody leaves without treasure (DQ-VAR-90), and there is none in the bag yet. */
export const needsTreasure = (s: State, hero: Hero): boolean =>
  (s.optional & NO_GLORY) !== 0 && !hasTreasure(hero);

/** With something in the bag: enough of it, too many wounds, or the sun too low to go on. */
export function wantsHome(s: State, hero: Hero, way: number): boolean {
  if (hero.loot.length === 0 || needsTreasure(s, hero)) return false;
  if ((s.optional & NO_GLORY) !== 0) return true;
  if (goldOf(hero) >= enough || leftOf(hero) <= lifeOf(hero) * 0.5) return true;
  return 24 - s.sun < way * 1.3 + 2;
}

const dragonDeck = deckIds.indexOf('dragon');

/** Dragon cards not drawn yet: one of them is the rage. */
export const remaining = (s: State): number => s.decks[dragonDeck]?.length ?? 0;
