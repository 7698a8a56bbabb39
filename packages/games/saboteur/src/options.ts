import type { Option, Seat } from '@mazmorra/kernel';
import {
  cardId,
  type Kind,
  kindNamed,
  MAP,
  NO_CARD,
  PATH_KINDS,
  PLAY_KINDS,
  ROCKFALL,
  TOOLS,
} from './data/cards.ts';
import { GOAL_SLOTS, MAX_SEATS } from './data/table.ts';
import { type Cell, cellAt, REACH, xOf, yOf } from './geometry.ts';

/**
 * An option in one number. Bits 20-22: what is done. Bit 0: turned by 180; bits 1-5: the kind of card;
 * bits 6-19: the cell (path, rockfall), the target with the tool (break, repair), or the goal slot (map).
 * `take` has the nuggets in bits 1-5 instead of a card.
 */
export const PATH = 0;
export const BREAK = 1;
export const REPAIR = 2;
export const FALL = 3;
export const LOOK = 4;
export const DISCARD = 5;
export const PASS = 6;
export const TAKE = 7;

export const verbOf = (option: Option): number => option >> 20;
export const kindIn = (option: Option): Kind => (option >> 1) & 31;
export const turnedIn = (option: Option): number => option & 1;
export const cellIn = (option: Option): Cell => (option >> 6) & 0x3fff;
export const targetIn = (option: Option): Seat => (option >> 6) & 15;
export const toolIn = (option: Option): number => (option >> 10) & 3;
export const slotIn = (option: Option): number => (option >> 6) & 3;
export const nuggetsIn = (option: Option): number => kindIn(option);

export const pathOption = (kind: Kind, cell: Cell, turned: number): Option =>
  (PATH << 20) | (cell << 6) | (kind << 1) | turned;
export const breakOption = (kind: Kind, target: Seat): Option => (BREAK << 20) | (target << 6) | (kind << 1);
export const repairOption = (kind: Kind, target: Seat, tool: number): Option =>
  (REPAIR << 20) | (tool << 10) | (target << 6) | (kind << 1);
export const rockfallOption = (cell: Cell): Option => (FALL << 20) | (cell << 6) | (ROCKFALL << 1);
export const mapOption = (slot: number): Option => (LOOK << 20) | (slot << 6) | (MAP << 1);
export const discardOption = (kind: Kind): Option => (DISCARD << 20) | (kind << 1);
/** SB-PASS-01: a discard as the others see it. */
export const HIDDEN_DISCARD: Option = discardOption(NO_CARD);
export const PASS_OPTION: Option = PASS << 20;
export const takeOption = (nuggets: number): Option => (TAKE << 20) | (nuggets << 1);

/**
 * `path:path-cross:3:-1:0`, `break:break-cart:2`, `repair:repair-pickaxe-cart:2:cart`, `rockfall:3:-1`, `map:top`,
 * `discard:path-cross` (`discard` when the card is not known), `pass`, `take:3`.
 */
export function nameOf(option: Option): string {
  const kind = kindIn(option);
  switch (verbOf(option)) {
    case PATH:
      return `path:${cardId(kind)}:${xOf(cellIn(option))}:${yOf(cellIn(option))}:${turnedIn(option) * 180}`;
    case BREAK:
      return `break:${cardId(kind)}:${targetIn(option)}`;
    case REPAIR:
      return `repair:${cardId(kind)}:${targetIn(option)}:${TOOLS[toolIn(option)]}`;
    case FALL:
      return `rockfall:${xOf(cellIn(option))}:${yOf(cellIn(option))}`;
    case LOOK:
      return `map:${GOAL_SLOTS[slotIn(option)]?.slot}`;
    case DISCARD:
      return kind === NO_CARD ? 'discard' : `discard:${cardId(kind)}`;
    case TAKE:
      return `take:${nuggetsIn(option)}`;
    default:
      return 'pass';
  }
}

export function optionNamed(name: string): Option | undefined {
  const [verb, ...rest] = name.split(':');
  const option = parse(verb, rest);
  // Only the one spelling that `nameOf` gives is a name.
  return option !== undefined && nameOf(option) === name ? option : undefined;
}

function parse(
  verb: string | undefined,
  [a = '', b = '', c = '', d = '']: readonly string[],
): Option | undefined {
  switch (verb) {
    case 'path':
      return parsePath(kindNamed(a), Number(b), Number(c), Number(d));
    case 'break':
    case 'repair':
      return parseTool(verb, kindNamed(a), Number(b), c);
    case 'rockfall':
      return inReach(Number(a)) && inReach(Number(b))
        ? rockfallOption(cellAt(Number(a), Number(b)))
        : undefined;
    case 'map': {
      const slot = GOAL_SLOTS.findIndex((goal) => goal.slot === a);
      return slot < 0 ? undefined : mapOption(slot);
    }
    case 'discard': {
      const kind = a === '' ? NO_CARD : kindNamed(a);
      return kind === undefined || (kind >= PLAY_KINDS && kind !== NO_CARD) ? undefined : discardOption(kind);
    }
    case 'take':
      return ['1', '2', '3'].includes(a) ? takeOption(Number(a)) : undefined;
    default:
      return verb === 'pass' ? PASS_OPTION : undefined;
  }
}

const inReach = (n: number): boolean => Number.isInteger(n) && Math.abs(n) <= REACH;

function parsePath(kind: Kind | undefined, x: number, y: number, degrees: number): Option | undefined {
  if (kind === undefined || kind >= PATH_KINDS || !inReach(x) || !inReach(y)) return undefined;
  return degrees === 0 || degrees === 180 ? pathOption(kind, cellAt(x, y), degrees / 180) : undefined;
}

function parseTool(verb: string, kind: Kind | undefined, target: number, tool: string): Option | undefined {
  if (kind === undefined || !Number.isInteger(target) || target < 0 || target >= MAX_SEATS) return undefined;
  const id = kind < PLAY_KINDS ? cardId(kind) : '';
  if (!id.startsWith(`${verb}-`)) return undefined;
  if (verb === 'break') return breakOption(kind, target);
  const tools: readonly string[] = TOOLS;
  const which = tools.indexOf(tool);
  return which < 0 ? undefined : repairOption(kind, target, which);
}
