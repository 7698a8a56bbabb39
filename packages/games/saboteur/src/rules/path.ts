import type { Emit, Option, RuleId, Seat } from '@mazmorra/kernel';
import {
  isConnected,
  isSymmetric,
  type Kind,
  OPEN,
  PATH_CARDS,
  PATH_KINDS,
  pathCardId,
  type Sides,
} from '../data/cards.ts';
import type { Event, Placed, Rotation } from '../events.ts';
import { type Cell, slotAt, xOf, yOf } from '../geometry.ts';
import { cellIn, kindIn, turnedIn } from '../options.ts';
import type { MazeCard, State } from '../state.ts';
import {
  cardAt,
  cellOfCard,
  demandedOf,
  facedOf,
  joiningOf,
  kindOfCard,
  layPath,
  rimAt,
  turnedOfCard,
} from './maze.ts';
import { hasBroken } from './tools.ts';

/**
 * SB-PATH-03 and SB-PATH-05 for a card with these open sides on a rim cell: it is open exactly where a face-up
 * neighbour asks for it, and one open side touches a card joined to the start. Face-down goals are no neighbours
 * here (SB-PATH-04, SB-RULING-10). Stubs of dead ends count as open (SB-RULING-17), but are never joined (SB-PATH-06).
 */
const suits = (open: Sides, faced: Sides, demanded: Sides, joining: Sides): boolean =>
  (open & faced) === demanded && (open & joining) !== 0;

/** The bits of a path card among the 32 ways to lay one: `kind * 2 + (1 when turned)`. SB-PATH-09 leaves out the same again. */
const WAYS: readonly number[] = PATH_CARDS.map((_, kind) => (isSymmetric(kind) ? 1 : 3) << (kind * 2));

/** Which of the 32 ways to lay a card suit a rim cell, by the lower 12 bits of the rim cell. */
const FITS = new Int32Array(4096);
for (let code = 0; code < 4096; code++) {
  for (let kind = 0; kind < PATH_KINDS; kind++) {
    for (const turned of isSymmetric(kind) ? [0] : [0, 1]) {
      const open = OPEN[kind * 2 + turned] as Sides;
      if (suits(open, facedOf(code), demandedOf(code), joiningOf(code)))
        FITS[code] = (FITS[code] as number) | (1 << (kind * 2 + turned));
    }
  }
}

/** The ways in which the cards of a seat can be laid, as bits. */
export function waysOfHand(state: State, seat: Seat): number {
  const first = seat * state.handSize;
  let ways = 0;
  for (let i = first; i < first + state.handSize; i++) {
    const kind = state.hands[i] as Kind;
    if (kind >= PATH_KINDS) break;
    ways |= WAYS[kind] as number;
  }
  return ways;
}

/** Every legal placement of these cards: a walk along the rim of empty cells, so that nothing is covered (SB-PATH-08). */
export function pathOptions(state: State, ways: number, into: Option[]): void {
  for (const rim of state.rim) {
    let fitting = (FITS[rim & 4095] as number) & ways;
    while (fitting !== 0) {
      // The bit number of a way is just how an option spells card and rotation; the verb is 0.
      into.push(((rim >> 12) << 6) | (31 - Math.clz32(fitting & -fitting)));
      fitting &= fitting - 1;
    }
  }
}

/** Whether one of these cards can be laid anywhere. */
export function fitsSomewhere(state: State, ways: number): boolean {
  for (const rim of state.rim) if (((FITS[rim & 4095] as number) & ways) !== 0) return true;
  return false;
}

/** All ways in which any card can be laid anywhere now; read it with `isAmong`. */
export function fittingWays(state: State): number {
  let ways = 0;
  for (const rim of state.rim) ways |= FITS[rim & 4095] as number;
  return ways;
}
export const isAmong = (kind: Kind, ways: number): boolean => ((WAYS[kind] as number) & ways) !== 0;

export const kindFits = (state: State, kind: Kind): boolean => fitsSomewhere(state, WAYS[kind] as number);

export const rotationOf = (turned: number): Rotation => (turned === 0 ? 0 : 180);

export function placedOf(card: MazeCard): Placed {
  const cell = cellOfCard(card);
  return {
    card: pathCardId(kindOfCard(card)),
    x: xOf(cell),
    y: yOf(cell),
    rotation: rotationOf(turnedOfCard(card)),
  };
}

/** SB-PATH-02, SB-PATH-07: lays the chosen card; whether it may lie there was settled by the options. */
export function playPath(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const kind = kindIn(option);
  const loose = state.loose;
  layPath(state, kind, cellIn(option), turnedIn(option), seat);
  state.lastPath = seat;
  emit?.({
    rule: isConnected(kind) ? 'SB-PATH-02' : 'SB-PATH-07',
    public: {
      type: 'path-played',
      seat,
      ...placedOf(state.maze[state.maze.length - 1] as MazeCard),
      deadEnd: !isConnected(kind),
      rejoined: loose - state.loose,
    },
  });
}

/** Which rule keeps this card from this cell; the caller knows that it is not offered. */
export function whyNotPath(state: State, seat: Seat, kind: Kind, cell: Cell, turned: number): RuleId {
  if (hasBroken(state, seat)) return 'SB-PATH-01';
  if (slotAt(cell) >= 0 || cardAt(state, cell) !== undefined) return 'SB-PATH-02';
  if (turned === 1 && isSymmetric(kind)) return 'SB-PATH-09';
  const rim = rimAt(state, cell) ?? 0;
  const open = OPEN[kind * 2 + turned] as Sides;
  return (open & facedOf(rim)) !== demandedOf(rim) ? 'SB-PATH-03' : 'SB-PATH-05';
}
