import { COLUMNS, type Event } from '@mazmorra/dungeonquest';
import type { SeenEvent } from '@mazmorra/kernel';
import { Opponents } from '../../opponents.ts';

/** The prior over styles of the other seats; the tables below are in this order. */
export const newOpponents = (): Opponents =>
  new Opponents({ sensible: 0.6, timid: 0.15, bold: 0.15, random: 0.1 });

/** Probability that a move leads nearer to the hoard, by style, while the hero has no treasure. */
const nearer = [0.66, 0.45, 0.82, 0.5] as const;

const columnsOff = (cell: number): number => Math.abs((cell % COLUMNS) - 6);
const rowsOff = (cell: number): number => {
  const row = Math.floor(cell / COLUMNS);
  return Math.min(Math.abs(row - 4), Math.abs(row - 5));
};
const distance = (cell: number): number => columnsOff(cell) + rowsOff(cell);

/**
 * Estimates from the events who goes for the hoard and who stays near a tower. After a visit to the Treasure Chamber
 * every hero goes home, so later moves are ignored.
 */
export function readPeople(people: Opponents, seats: number, events: readonly SeenEvent<Event>[]): void {
  people.reset(seats);
  let been = 0;
  for (const { event } of events) {
    if (event.type !== 'moved') continue;
    const [before, after] = [distance(event.from), distance(event.to)];
    if ((been >> event.seat) & 1 || before === after) continue;
    const closer = after < before;
    people.saw(event.seat, (style) => (closer ? nearer[style] : 1 - (nearer[style] ?? 0.5)) ?? 0.5);
    if (after === 0) been |= 1 << event.seat;
  }
}
