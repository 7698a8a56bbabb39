import cardPickup from 'icon:card-pickup';
import drop from 'icon:drop';
import heart from 'icon:hearts';
import trophy from 'icon:laurels-trophy';
import skull from 'icon:skull-crack';
import type { Event, TileId } from '@mazmorra/welcome-to-the-dungeon';
import type { Flight } from '../../motion/Flights.tsx';
import type { Sound } from '../../sound/sounds.ts';
import type { BeatLength } from '../../table/contract.ts';
import { heroDrawings, tileDrawings } from './art/pictures.ts';

/** The last card of the dungeon is turned up: what it is decides. */
export const isLast = (event: Event | undefined): boolean => event?.type === 'turn-up' && event.pile === 0;

/**
 * How long each moment stays, at normal speed. The bidding moves on; in the dungeon everybody holds their breath, the
 * one inside no less than those who watch, so those moments are given in milliseconds; the last card takes longest.
 */
export function pace(event: Event): BeatLength | number | undefined {
  switch (event.type) {
    case 'draw':
      return event.monster === undefined ? 250 : 500;
    case 'turn-up-aside':
      return 700;
    case 'pass':
      return 'short';
    case 'enter':
      return 1400;
    case 'name':
    case 'polymorph':
    case 'potion':
    case 'death':
      return 1600;
    case 'turn-up':
      if (isLast(event)) return 2600;
      return event.monster === 'dragon' || event.monster === 'demon' ? 1400 : 1000;
    case 'defeat':
      return 1000;
    case 'damage':
      return 1200;
    case 'omnipotence':
      return 2000;
    case 'result':
      return 2600;
    case 'keep':
    case 'axe-saved':
      return 700;
    case 'turn-up-left':
    case 'win':
      return 'long';
    case 'add':
    case 'sacrifice':
      return 'short';
    case 'adventurer':
    case 'round':
    case 'eliminated':
      return 'normal';
    // A line of the log alone: nothing is to be seen on the table.
    default:
      return undefined;
  }
}

const magical: readonly TileId[] = [
  'warrior-holy-grail',
  'mage-holy-grail',
  'mage-demonic-pact',
  'rogue-ring-of-power',
  'rogue-invisibility-cloak',
];

export function sound(event: Event): Sound | undefined {
  switch (event.type) {
    case 'draw':
    case 'add':
    case 'turn-up-aside':
    case 'turn-up-left':
      return 'card';
    case 'sacrifice':
      return 'no';
    case 'pass':
      return 'step';
    case 'round':
      return 'shuffle';
    case 'enter':
      return 'door';
    case 'turn-up':
      return event.monster === 'dragon' ? 'dragon' : 'card';
    case 'defeat':
      return magical.includes(event.tile) ? 'magic' : 'blade';
    case 'damage':
      return 'wound';
    case 'potion':
      return 'heal';
    case 'name':
    case 'polymorph':
    case 'omnipotence':
      return 'magic';
    case 'death':
      return 'lose';
    case 'result':
      return event.success ? 'coin' : 'wound';
    default:
      return undefined;
  }
}

/** What is heard while a card turns over: of the last one in the dungeon a heart. */
export const turning = (event: Event): Sound => (isLast(event) ? 'heart' : 'card');

/** What flies: equipment to the monster it beats, blood from the heart, a trophy to the one who lived. */
export function flights(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'sacrifice':
      return [{ from: `tile:${event.tile}`, to: `seat:${event.seat}`, ...tileDrawings[event.tile] }];
    case 'draw':
      return [{ from: 'deck', to: `seat:${event.seat}`, icon: cardPickup, tint: 'bone' }];
    case 'enter':
      return [{ from: 'hero', to: 'gate', ...heroDrawings[event.adventurer] }];
    case 'defeat': {
      const strike: Flight = { from: `tile:${event.tile}`, to: 'faced', ...tileDrawings[event.tile] };
      const healed: Flight = { from: 'faced', to: 'hp', icon: heart, tint: 'heal', count: event.healed };
      return event.healed > 0 ? [strike, healed] : [strike];
    }
    case 'damage':
      return [{ from: 'hp', to: 'faced', icon: drop, tint: 'wound', count: event.lost }];
    case 'potion':
      return [{ from: `tile:${event.tile}`, to: 'hp', icon: heart, tint: 'heal', count: event.hp }];
    case 'result':
      return event.success
        ? [{ from: 'faced', to: `seat:${event.seat}`, icon: trophy, tint: 'gold' }]
        : [{ from: 'faced', to: `seat:${event.seat}`, icon: skull, tint: 'wound' }];
    default:
      return [];
  }
}

/** Cards that turn over, and the one that only its drawer sees. */
export const reveals = (event: Event): boolean =>
  ['turn-up', 'turn-up-left', 'turn-up-aside'].includes(event.type) ||
  (event.type === 'draw' && event.monster !== undefined);

const deciding: ReadonlySet<Event['type']> = new Set([
  'enter',
  'death',
  'potion',
  'omnipotence',
  'result',
  'eliminated',
  'win',
]);

export const decides = (event: Event): boolean => deciding.has(event.type);

const shown: ReadonlySet<Event['type']> = new Set(['turn-up', 'draw', 'round']);

/** The table shows it: the sentence is left to the log. */
export const quiet = ({ type }: Event): boolean => shown.has(type);
