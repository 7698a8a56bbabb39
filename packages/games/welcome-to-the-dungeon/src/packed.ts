import type { Seat } from '@mazmorra/kernel';
import type { Adventurer } from './data/adventurers.ts';
import type { End } from './data/endings.ts';
import type { Card } from './state.ts';

/** Keeps hit points of a dead mage (down to 2 - 52) above 0 while they are packed. */
const HP_OFFSET = 64;

/** How one card of the dungeon ended: the card, the ending and the hit points left, in one number. */
export const packStep = (card: Card, end: End, hp: number): number =>
  card | (end << 4) | ((hp + HP_OFFSET) << 8);
export const stepCard = (step: number): Card => step & 15;
export const stepEnd = (step: number): number => (step >> 4) & 15;
export const stepHp = (step: number): number => (step >> 8) - HP_OFFSET;

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
