import { at, hasSeat, type Seat, type SeatSet, seatCount } from '@mazmorra/kernel';
import { ROLES, type Role, seatRow } from '../data/table.ts';

export const roleOf = (saboteurs: SeatSet, seat: Seat): Role => at(ROLES, hasSeat(saboteurs, seat) ? 1 : 0);
export const rolesOf = (saboteurs: SeatSet, seats: number): Role[] =>
  Array.from({ length: seats }, (_, seat) => roleOf(saboteurs, seat));
/** The dwarf card set aside, or `undefined` where there is none (SB-VAR-04). */
export const asideRole = (aside: number): Role | undefined => ROLES[aside];

/** SB-GOLD-06, SB-RULING-03: players only; the card set aside is nobody's role. */
export const countSaboteurs = (saboteurs: SeatSet): number => seatCount(saboteurs);

/** The dwarf cards in play: 0 for each miner, 1 for each saboteur. SB-SETUP-02; SB-VAR-04 leaves one miner in the box. */
export function dwarfCards(seats: number, allSaboteurs: boolean): number[] {
  const { saboteurCards, minerCards } = seatRow(seats);
  const miners = allSaboteurs ? minerCards - 1 : minerCards;
  return [...Array<number>(miners).fill(0), ...Array<number>(saboteurCards).fill(1)];
}

/** SB-RULING-34: how many saboteurs there may be; with `allSaboteurs` there is only one answer. */
export function possibleSaboteurs(seats: number, allSaboteurs: boolean): number[] {
  const { saboteurCards } = seatRow(seats);
  return allSaboteurs ? [saboteurCards] : [saboteurCards - 1, saboteurCards];
}
