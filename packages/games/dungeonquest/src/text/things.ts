import { isOwn, type Names } from '@mazmorra/kernel';
import { Noun, type Who } from '@mazmorra/languages';
import type { DungeonquestWords } from '@mazmorra/languages/dungeonquest';
import { cellAt, columnOf, isChamber, rowOf, towers } from '../data/board.ts';
import { tiles } from '../data/tiles.ts';
import type { Event, EventOf, EventType, Fighter } from '../events.ts';

/* The things in a sentence: cards, rooms, places and those who fight. */

export type Words = DungeonquestWords;
export type { Event, EventOf };

/** How each event is told: which sentence, and with what in it. Nothing is told of some. */
export type Tellers<K extends EventType = EventType> = {
  readonly [T in K]: (event: EventOf<T>, names: Names, words: Words) => string | undefined;
};

/** Messages have no colon or comma in their names. */
export const keyOf = (id: string): string => id.replace(/[:,]/g, '-');

/** The trap deck shares its id with the Trap Chamber. */
const deckKey = (id: string): string => (id === 'trap' ? 'trap-deck' : id);
const roomOfTile = new Map<string, string>(tiles.map((tile) => [tile.id, tile.type]));

/** A thing by its id: a tile is called after its room. */
export function thing(id: string, words: Words): Noun {
  const key = keyOf(roomOfTile.get(id) ?? id);
  const { cards, combat, heroes, monsters, places, rooms, others } = words;
  for (const group of [cards, combat, heroes, monsters, places, rooms, others]) {
    const found = Object.hasOwn(group, key) ? (group as Readonly<Record<string, Noun>>)[key] : undefined;
    if (found) return found;
  }
  return new Noun(id, { article: 'none' });
}

export const deck = (id: string, { decks }: Words): Noun =>
  (decks as Readonly<Record<string, Noun>>)[deckKey(id)] ?? new Noun(id);

/** Columns by letter from the west, rows by number from the north, as they stand around the board: `G5`. */
export const cellName = (cell: number): string =>
  `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;

/** The component that a cell is known by: a tower or the Treasure Chamber; `undefined` for all others. */
const landmark = (cell: number): string | undefined =>
  isChamber(cell) ? 'treasure-chamber' : towers.find((tower) => tower.cell === cell)?.id;

/** `G5`, `the Treasure Chamber`, `the North-west Tower`. */
export function place(cell: number, words: Words): Noun {
  const known = landmark(cell);
  return known === undefined
    ? new Noun(cellName(cell), { article: 'none', cell: 'yes' })
    : thing(known, words);
}

/** `6-3`, as options write a cell. */
export function cellOfLabel(label: string): number {
  const [column = 0, row = 0] = label.split('-').map(Number);
  return cellAt(column, row);
}

/** `a Rope, two “Gold Coins” cards and the Sun Spear`: the parts of that list. Each name is told once. */
export function aList(ids: readonly string[], words: Words): string[] {
  const { list, rooms } = words;
  const same = Map.groupBy(ids, (id) => thing(id, words).name);
  return [...same.values()].map(([id = '', ...more]) => {
    const one = thing(id, words);
    if (more.length === 0) return list.one(one);
    const isRoom = Object.hasOwn(rooms, roomOfTile.get(id) ?? id);
    return list[isRoom ? 'rooms' : 'cards'](more.length + 1, one);
  });
}

/** `“Slash”, two “Bolt” cards and “Volley”`: the parts of that list. */
export function combatList(ids: readonly string[], words: Words): string[] {
  return [...new Set(ids)].map((id) => {
    const copies = ids.filter((other) => other === id).length;
    const card = thing(id, words);
    return copies === 1 ? words.list['combat-one'](card) : words.list.combat(copies, card);
  });
}

/** Who fights: whether it is the reader, and `Ana`, `the Skeleton` or `your Skeleton` to whoever plays it. */
export function fighterOf(
  { seat, monster }: Fighter,
  names: Names,
  words: Words,
): readonly [who: Who, fighter: Noun] {
  if (monster === undefined) {
    const hero = new Noun(names.seat(seat), { article: 'none', person: 'yes' });
    return [isOwn(seat, names) ? 'you' : 'other', hero];
  }
  const known = thing(monster, words);
  return ['other', isOwn(seat, names) ? new Noun(known.name, { ...known.is, own: 'yes' }) : known];
}

/** The monster of an event as a fighter; logs of earlier versions do not say who plays it. */
export const monsterOf = (
  event: { readonly monster: string; readonly player?: number },
  names: Names,
  words: Words,
): Noun => fighterOf({ seat: event.player ?? -1, monster: event.monster }, names, words)[1];

/** Where something points: 0 is north, clockwise. */
export const COMPASS = ['north', 'east', 'south', 'west'] as const;
export const ATTACKS = ['melee', 'ranged', 'magic'] as const;
/** A word of a list, which comes from outside. */
export function oneOf<T extends string>(all: readonly T[], word: string): T {
  const found = all.find((one) => one === word);
  if (found === undefined) throw new RangeError(`no text for ${word}`);
  return found;
}
