import type { Seat } from '@mazmorra/kernel';
import type { Adventurer } from './data/adventurers.ts';
import type { End } from './data/endings.ts';
import type { Kind } from './data/monsters.ts';

/** Keeps hit points of a dead mage (down to 2 - 52) above 0 while they are packed. */
const HP_OFFSET = 64;

/** The one who put a card into the dungeon, where nobody did: it came from the deck. */
export const FROM_DECK = 4;

/**
 * How one card of the dungeon ended: its kind, the ending, who put it there and the hit points left, in one number
 * that still tells its tale after the cards have been shuffled for the next round.
 */
export const packStep = (kind: Kind, end: End, by: Seat | typeof FROM_DECK, hp: number): number =>
  kind | (end << 3) | (by << 7) | ((hp + HP_OFFSET) << 10);
export const stepKind = (step: number): Kind => step & 7;
export const stepEnd = (step: number): number => (step >> 3) & 15;
export const stepBy = (step: number): Seat => (step >> 7) & 7;
export const stepHp = (step: number): number => (step >> 10) - HP_OFFSET;

/** What is kept of a finished round, in one number. */
export function packRound(
  adventurer: Adventurer,
  runner: Seat,
  success: number,
  pile: number,
  sacrificed: number,
): number {
  return adventurer | (runner << 2) | (success << 4) | (pile << 5) | (sacrificed << 9);
}
export const roundAdventurer = (round: number): Adventurer => round & 3;
export const roundRunner = (round: number): Seat => (round >> 2) & 3;
export const roundSuccess = (round: number): number => (round >> 4) & 1;
export const roundPile = (round: number): number => (round >> 5) & 15;
export const roundSacrificed = (round: number): number => (round >> 9) & 7;
