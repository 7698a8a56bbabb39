import { at, type Option } from '@mazmorra/kernel';
import { CELLS, columnOf, directions, rowOf, towers } from './data/board.ts';
import { cards, deckIds } from './data/cards.ts';
import { attackTypes, combatKinds } from './data/combat.ts';
import { heroes } from './data/heroes.ts';
import { tiles } from './data/tiles.ts';

/**
 * Options as whole numbers: first the plain words, then one range for each thing that can be pointed at.
 * `DEC-MOVE-RUNE` of the specification is the `teleport` and `stasis` options of DEC-ACT and DEC-MOVE-AGAIN.
 */
const words = [
  'yes',
  'no',
  'use',
  'stop',
  'done',
  'search',
  'enter-catacombs',
  'draw-dragon',
  'leave-dungeon',
  'retreat',
  'cross',
  'stasis',
  'leave',
  'go-on',
  'stay',
  'withdraw',
  'wait',
  'keep',
  'redraw',
  'first',
  'second',
  'both',
  'escape',
  'attack',
  'six',
  'five',
  'left',
  'right',
  'test-again',
  'draw',
  'lost-turn',
  'web',
  'none',
  'pass',
  'add-monster',
  'roll',
  'try-to-escape',
  'deal-damage',
] as const;

type Word = (typeof words)[number];

const wordOptions = Object.fromEntries(words.map((word, index) => [word, index]));
/** The option of a plain word: `does.search`, `does['enter-catacombs']`. */
export const does = wordOptions as Readonly<Record<Word, Option>>;

const cellName = (cell: number): string => `${columnOf(cell)}-${rowOf(cell)}`;

interface Range {
  readonly name: string;
  readonly size: number;
  /** What stands behind the colon. */
  readonly label: (index: number) => string;
}

const ranges = [
  { name: 'move', size: CELLS, label: cellName },
  { name: 'teleport', size: CELLS, label: cellName },
  { name: 'to', size: CELLS, label: cellName },
  { name: 'token', size: CELLS, label: cellName },
  {
    name: 'servant',
    size: CELLS * 4,
    label: (index) => `${cellName(index >> 2)}:${at(directions, index & 3)}`,
  },
  { name: 'effect', size: cards.length, label: (index) => at(cards, index).id },
  { name: 'item', size: cards.length, label: (index) => at(cards, index).id },
  { name: 'decline', size: cards.length, label: (index) => at(cards, index).id },
  { name: 'loot', size: cards.length, label: (index) => at(cards, index).id },
  { name: 'back', size: deckIds.length, label: (index) => at(deckIds, index) },
  { name: 'card', size: combatKinds.length, label: (index) => at(combatKinds, index).id },
  { name: 'type', size: attackTypes.length, label: (index) => at(attackTypes, index) },
  { name: 'tile', size: tiles.length, label: (index) => at(tiles, index).id },
  { name: 'face', size: 4, label: (index) => at(directions, index) },
  { name: 'half', size: 2, label: (index) => String(index) },
  { name: 'hero', size: heroes.length, label: (index) => at(heroes, index).id },
  { name: 'tower', size: towers.length, label: (index) => at(towers, index).id },
  { name: 'seat', size: 4, label: (index) => String(index) },
] as const satisfies readonly Range[];

type RangeName = (typeof ranges)[number]['name'];

const starts = new Map<string, number>();
let next: number = words.length;
for (const range of ranges) {
  starts.set(range.name, next);
  next += range.size;
}
const start = (name: RangeName): number => starts.get(name) ?? -1;

export const MOVE = start('move');
export const TELEPORT = start('teleport');
export const TO = start('to');
export const TOKEN = start('token');
export const SERVANT = start('servant');
export const EFFECT = start('effect');
export const ITEM = start('item');
export const DECLINE = start('decline');
export const LOOT = start('loot');
export const BACK = start('back');
export const CARD = start('card');
export const TYPE = start('type');
export const TILE = start('tile');
export const FACE = start('face');
export const HALF = start('half');
export const HERO = start('hero');
export const TOWER = start('tower');
export const SEAT = start('seat');

const names: readonly string[] = [
  ...words,
  ...ranges.flatMap(({ name, size, label }) =>
    Array.from({ length: size }, (_, index) => `${name}:${label(index)}`),
  ),
];
const byName = new Map(names.map((name, option) => [name, option]));

export const nameOf = (option: Option): string => at(names, option);
export const optionNamed = (name: string): Option | undefined => byName.get(name);

/** The range an option lies in and its index there; plain words have no range. */
export function rangeOf(option: Option): { readonly range: RangeName; readonly index: number } | undefined {
  for (const { name, size } of ranges) {
    const index = option - start(name);
    if (index >= 0 && index < size) return { range: name, index };
  }
  return undefined;
}
