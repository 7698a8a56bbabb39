import type { Seat, SeenEvent } from '@mazmorra/kernel';
import { ADVENTURER_IDS, type Event, TILE_IDS, TILES_OF } from '@mazmorra/welcome-to-the-dungeon';
import { Opponents } from '../../opponents.ts';
import { oddsForStrangers } from './odds.ts';
import type { TileSet } from './tiles.ts';

export const Style = { sensible: 0, timid: 1, bold: 2, neverLeaves: 3, random: 4 } as const;

/** The prior over styles of the other seats. */
export const newOpponents = (): Opponents =>
  new Opponents({ sensible: 0.6, timid: 0.12, bold: 0.13, 'never-leaves': 0.1, random: 0.05 });

/** The public odds below which a player leaves, by style. */
const dares = [0.42, 0.66, 0.2];
const sharpness = 9;
const steps = 100;
const leaving = dares.map((dare) =>
  Float64Array.from({ length: steps + 1 }, (_, i) => 1 / (1 + Math.exp(sharpness * (i / steps - dare)))),
);

/** The probability that a player of this style leaves a dungeon with these public odds. */
function leaves(style: number, publicOdds: number): number {
  if (style === Style.neverLeaves) return 0;
  if (style === Style.random) return 0.5;
  return leaving[style]?.[(publicOdds * steps) | 0] ?? 0;
}

/** The probability that a seat leaves, over its estimated styles. */
export function leavesBy(people: Opponents, seat: Seat, publicOdds: number): number {
  let sum = 0;
  for (let style = 0; style < people.styles.length; style++)
    sum += people.weight(seat, style) * leaves(style, publicOdds);
  return sum;
}

/** How long a seat will stay relative to a sensible one, by style. */
const staying = [1, 0.5, 1.8, 4, 0.6];
export function staysBy(people: Opponents, seat: Seat): number {
  let sum = 0;
  for (let style = 0; style < people.styles.length; style++)
    sum += people.weight(seat, style) * (staying[style] as number);
  return sum;
}

/**
 * Estimates the styles from the events: when each seat stayed or left, and what it added to the dungeon or removed.
 * `before` is called with each event before it is read.
 */
export function readPeople(
  people: Opponents,
  seats: number,
  events: readonly SeenEvent<Event>[],
  before?: (event: Event) => void,
): void {
  people.reset(seats);
  let adventurer = 0;
  let tiles: TileSet = 0;
  let pile = 0;
  for (const { event } of events) {
    before?.(event);
    switch (event.type) {
      case 'round':
        adventurer = ADVENTURER_IDS.indexOf(event.adventurer);
        tiles = TILES_OF[adventurer] as TileSet;
        pile = 0;
        break;
      case 'draw': {
        const looks = oddsForStrangers(adventurer, tiles, pile);
        people.saw(event.seat, (style) => 1 - leaves(style, looks));
        break;
      }
      case 'pass':
        if (!event.forced) {
          const looks = oddsForStrangers(adventurer, tiles, pile);
          people.saw(event.seat, (style) => leaves(style, looks));
          people.exclude(event.seat, Style.neverLeaves);
        }
        break;
      case 'add':
        pile = event.pile;
        people.saw(event.seat, (style) => (style === Style.neverLeaves ? 0.95 : 0.5));
        break;
      case 'sacrifice':
        tiles &= ~(1 << TILE_IDS.indexOf(event.tile));
        people.saw(event.seat, (style) => (style === Style.neverLeaves ? 0.05 : 0.5));
        break;
    }
  }
}
