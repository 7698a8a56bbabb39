import { at } from '@mazmorra/kernel';

export const MIN_SEATS = 3;
export const MAX_SEATS = 10;

export const ROLES = ['miner', 'saboteur'] as const;
export type Role = (typeof ROLES)[number];

/** All dwarf cards of the box; table 2.6 says how many of them are used. */
export const DWARF_CARDS = { miner: 7, saboteur: 4 } as const satisfies Readonly<Record<Role, number>>;

export interface SeatRow {
  readonly saboteurCards: number;
  readonly minerCards: number;
  readonly handSize: number;
}

/** Table 2.6, from 3 players on. There is always one dwarf card more than players: with ten all eleven (SB-RULING-25). */
const SEAT_ROWS: readonly SeatRow[] = [
  { saboteurCards: 1, minerCards: 3, handSize: 6 },
  { saboteurCards: 1, minerCards: 4, handSize: 6 },
  { saboteurCards: 2, minerCards: 4, handSize: 6 },
  { saboteurCards: 2, minerCards: 5, handSize: 5 },
  { saboteurCards: 3, minerCards: 5, handSize: 5 },
  { saboteurCards: 3, minerCards: 6, handSize: 4 },
  { saboteurCards: 3, minerCards: 7, handSize: 4 },
  { saboteurCards: 4, minerCards: 7, handSize: 4 },
];

export const seatRow = (seats: number): SeatRow => at(SEAT_ROWS, seats - MIN_SEATS);

/** Where the goals lie, top first (table 2.1). The start lies at (0, 0). */
export const GOAL_SLOTS = [
  { slot: 'top', x: 8, y: -2 },
  { slot: 'middle', x: 8, y: 0 },
  { slot: 'bottom', x: 8, y: 2 },
] as const;
export type GoalSlot = (typeof GOAL_SLOTS)[number]['slot'];
