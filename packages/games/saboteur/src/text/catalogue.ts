import type { ComponentText, Seat } from '@mazmorra/kernel';
import { type CardId, type FixedCardId, kindOf, OPEN, type PathCardId, type Tool } from '../data/cards.ts';
import type { GOLD_IDS } from '../data/gold.ts';
import type { GoalSlot, Role } from '../data/table.ts';

/** Every component of the game that has a name; one missing in a language does not compile. */
export type ComponentId = CardId | FixedCardId | (typeof GOLD_IDS)[number] | Role | Tool | GoalSlot;
export type Components = Readonly<Record<ComponentId, ComponentText>>;

export type DecisionId = 'SB-DEC-01' | 'SB-DEC-02' | 'SB-DEC-03';

/** Reads a table by a key that comes from outside; a key it lacks is a bug of the caller. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) throw new RangeError(`no text for ${key}`);
  return found;
}

/** A place in the mine: columns to the right of the ladder, rows below it. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** An option's name taken apart, each kind with what its sentence needs. */
export type Choice =
  | { readonly verb: 'path'; readonly card: string; readonly at: Cell; readonly turned: boolean }
  | { readonly verb: 'break'; readonly card: string; readonly seat: Seat }
  | { readonly verb: 'repair'; readonly card: string; readonly seat: Seat; readonly tool: string }
  | { readonly verb: 'rockfall'; readonly at: Cell }
  | { readonly verb: 'map'; readonly slot: string }
  | { readonly verb: 'discard'; readonly card: string }
  | { readonly verb: 'take'; readonly nuggets: number }
  | { readonly verb: 'pass' };

export function choiceOf(name: string): Choice {
  const [verb, a = '', b = '', c = '', d = ''] = name.split(':');
  switch (verb) {
    case 'path':
      return { verb, card: a, at: { x: Number(b), y: Number(c) }, turned: d === '180' };
    case 'break':
      return { verb, card: a, seat: Number(b) };
    case 'repair':
      return { verb, card: a, seat: Number(b), tool: c };
    case 'rockfall':
      return { verb, at: { x: Number(a), y: Number(b) } };
    case 'map':
      return { verb, slot: a };
    case 'discard':
      return { verb, card: a };
    case 'take':
      return { verb, nuggets: Number(a) };
    case 'pass':
      return { verb };
    default:
      throw new RangeError(`no text for option ${name}`);
  }
}

/** Those with the most nuggets behind the winners. */
export function runnersUp(
  nuggets: readonly number[],
  winners: readonly Seat[],
): { readonly most: number; readonly seats: readonly Seat[] } {
  const behind = nuggets.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const most = Math.max(0, ...behind.map((seat) => nuggets[seat] ?? 0));
  return { most, seats: behind.filter((seat) => nuggets[seat] === most) };
}

/** Above so many names a line names the fewer of two groups only. */
export const NAMED_ALL = 5;

/** The two tools of a card that repairs one of two, joined by the language's word for "or". */
export const isDouble = (card: string): boolean => card.split('-').length === 3;

/** What a path card does follows from its open sides alone, so its sentence is made from them. */
export interface PathWords {
  readonly connected: (sides: string) => string;
  readonly deadEnd: (sides: string) => string;
  readonly sides: Readonly<Record<'n' | 'e' | 's' | 'w', string>>;
  readonly list: (items: readonly string[]) => string;
}

const SIDES = ['n', 'e', 's', 'w'] as const;

export function pathText(id: PathCardId, words: PathWords): string {
  const open = OPEN[kindOf(id) * 2] ?? 0;
  const sides = words.list(SIDES.filter((_, side) => (open >> side) & 1).map((side) => words.sides[side]));
  return id.startsWith('dead-') ? words.deadEnd(sides) : words.connected(sides);
}
