import { type EnglishNoun, english, lowerFirst } from '@mazmorra/kernel';
import { cellName, counted, deckName, type EnglishComponent, landmark, namedBy } from './catalogue.ts';
import { combatCards } from './combat-cards-en.ts';
import { cards, heroes, monsters, spaces } from './components-en.ts';
import { rooms, things } from './things-en.ts';

const all: Readonly<Record<string, EnglishComponent>> = {
  ...cards,
  ...combatCards,
  ...heroes,
  ...monsters,
  ...spaces,
  ...things,
  ...rooms,
};

/** There is only one of each: the Mirror of Shael, never a Mirror of Shael. The Lodestone is the exception: there are two. */
const ONLY_ONE = /^(?:treasure-(?!lodestone$)|rune-)|-diamond$/;

export const nameOf = (id: string): string => all[namedBy(id)]?.name ?? id;

/** `the Bottle Imp`; a title stands in quotation marks and takes no article. */
export function the(id: string): string {
  const { name, noun } = all[namedBy(id)] ?? { name: id };
  return noun === 'title' ? `“${name}”` : english.the({ one: name });
}

/** `it`, or `them` of several: the Poisonous Snakes. */
export const it = (id: string): string => (all[namedBy(id)]?.plural ? 'them' : 'it');

/** A name that is no noun: “Torch Goes Out”. */
export const isTitle = (id: string): boolean => all[namedBy(id)]?.noun === 'title';

/** `a Bottle Imp`, `some Gold Coins`, but `the Rune of Sight`. */
export function a(id: string): string {
  const { name, noun } = all[namedBy(id)] ?? { name: id };
  if (noun === 'title' || ONLY_ONE.test(id)) return the(id);
  return noun === 'some' ? `some ${name}` : english.a({ one: name });
}

/** `a Rope, two “Gold Coins” cards and the Sun Spear`, `a Corridor and two Chambers`. */
export const aList = (ids: readonly string[]): string =>
  english.and(
    counted(ids, nameOf).map(([id, count]) => {
      if (count === 1) return a(id);
      const many = all[namedBy(id)]?.many;
      return many === undefined ? `${numeral(count)} “${nameOf(id)}” cards` : `${numeral(count)} ${many}`;
    }),
  );

/** A combat card: Slash. */
export const card = (id: string): string => `“${nameOf(id)}”`;
/** `“Slash”, two “Bolt” cards and “Volley”`. */
export function cardList(ids: readonly string[]): string {
  const kinds = [...new Set(ids)];
  return english.and(
    kinds.map((id) => {
      const copies = ids.filter((other) => other === id).length;
      return copies === 1 ? card(id) : `${numeral(copies)} ${card(id)} cards`;
    }),
  );
}

/** `two`, `three`; more copies of a card than five never come together. */
const numeral = (count: number): string =>
  ({ 2: 'two', 3: 'three', 4: 'four', 5: 'five' })[count] ?? String(count);

/** `dungeon deck`. */
export const deck = (id: string): string => lowerFirst(nameOf(deckName(id)));

/** `G5`, `the Treasure Chamber`, `the North-west Tower`. */
export const place = (cell: number): string => {
  const known = landmark(cell);
  return known === undefined ? cellName(cell) : the(known);
};

/** `at G5`, `in the Treasure Chamber`. */
export const inPlace = (cell: number): string =>
  `${landmark(cell) === undefined ? 'at' : 'in'} ${place(cell)}`;

export const WOUND = { one: 'wound', many: 'wounds' } as const satisfies EnglishNoun;
export const LOST_TURN = { one: 'lost turn', many: 'lost turns' } as const satisfies EnglishNoun;
export const LOOT_CARD: EnglishNoun = { one: 'Loot card' };
export const SPACE: EnglishNoun = { one: 'space' };
