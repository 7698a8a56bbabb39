import { cards, deckIds, dungeonquest, type Hero, heroes, type State, tiles } from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';

/** The first option of a range. */
const startOf = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;
export const move = startOf('move:0-0');
export const teleport = startOf('teleport:0-0');
export const to = startOf('to:0-0');
const token = startOf('token:0-0');
export const effect = startOf(`effect:${cards[0]?.id}`);
export const item = startOf(`item:${cards[0]?.id}`);
export const decline = startOf(`decline:${cards[0]?.id}`);
export const face = startOf('face:north');
export const tile = startOf(`tile:${tiles[0]?.id}`);
export const loot = startOf(`loot:${cards[0]?.id}`);

/** The cell an option leads to, or -1. */
export function targetOf(option: Option): number {
  if (option >= move && option < teleport) return option - move;
  if (option >= teleport && option < to) return option - teleport;
  return option >= to && option < token ? option - to : -1;
}

export const heroAt = (s: State, seat: Seat): Hero => s.heroes[seat] as Hero;
export const lifeOf = (hero: Hero): number => heroes[hero.hero]?.life ?? 15;
export const leftOf = (hero: Hero): number => lifeOf(hero) - hero.wounds;

export function goldOf(hero: Hero): number {
  let gold = 0;
  for (const each of hero.lootGold) gold += each;
  return gold;
}

/**
 * Gold that a card without value brings at the end of the game (DQ-WIN-02), in fifths by the dice and the treasures it
 * depends on; each entry is equally likely.
 */
const lateGold: Readonly<Record<string, readonly number[]>> = {
  'catacomb-treasure-chest': [400, 600, 700, 800, 1000],
  'dungeon-bottle-imp': [0, 0, 0, 260, 800],
  'treasure-forbidden-tome': [0, 0, 700, 1000, 1200],
};
const lateGoldOf = cards.map(({ id }) => lateGold[id]);
const nothingLate = [0] as const;

/** Gold that a hero may still get at the end of the game, by the first such card that he holds. */
export function atTheEnd(hero: Hero): readonly number[] {
  for (const card of hero.loot) {
    const late = lateGoldOf[card];
    if (late !== undefined) return late;
  }
  return nothingLate;
}

const treasureDeck = deckIds.indexOf('treasure');
export const hasTreasure = (hero: Hero): boolean =>
  hero.loot.some((card) => cards[card]?.deck === treasureDeck);

const shade = cards.findIndex((card) => card.id === 'dungeon-lingering-shade');
export const isHaunted = (hero: Hero): boolean => hero.kept.includes(shade);

const dragonDeck = deckIds.indexOf('dragon');

/** Number of dragon cards not yet drawn; one of them is the rage. */
export const remaining = (s: State): number => s.decks[dragonDeck]?.length ?? 0;

/** Whether drawing a dragon card is too dangerous: one rage would probably kill the hero, or is likely to come. */
export const wouldWake = (s: State, hero: Hero): boolean => leftOf(hero) <= 7 || remaining(s) <= 2;
