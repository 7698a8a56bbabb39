import cardDraw from 'icon:card-draw';
import drop from 'icon:drop';
import heart from 'icon:hearts';
import type { Event } from '@mazmorra/dungeonquest';
import type { Seat, Viewer } from '@mazmorra/kernel';
import type { Flight } from '../../motion/Flights.tsx';
import type { Sound } from '../../sound/sounds.ts';
import type { BeatLength } from '../../table/contract.ts';
import { icons } from './art/pictures.ts';

/** How long each moment stays at normal speed: walking goes quickly, dice and cards are for everybody to see. */
const lengths: Readonly<Partial<Record<Event['type'], BeatLength | number>>> = {
  hero: 'short',
  'first-roll': 'short',
  'rune-dealt': 'short',
  'tower-taken': 'short',
  turn: 0,
  sun: 200,
  'sunset-roll': 2200,
  explored: 500,
  'tile-turned': 900,
  moved: 300,
  half: 'none',
  darkness: 1500,
  searches: 'short',
  door: 'short',
  portcullis: 'short',
  draws: 1500,
  'card-may': 'none',
  keeps: 'short',
  'gains-loot': 500,
  'loses-loot': 500,
  'rune-used': 1500,
  rolls: 1000,
  test: 1500,
  determination: 'short',
  wounds: 600,
  dies: 2600,
  monster: 1000,
  'monster-life': 'none',
  'token-taken': 'short',
  'token-placed': 'short',
  escape: 1800,
  combat: 500,
  round: 'none',
  hand: 'none',
  reveal: 1200,
  power: 800,
  counter: 800,
  'counter-revealed': 1400,
  stalemate: 900,
  'round-won': 1500,
  'damage-added': 600,
  'monster-killed': 1500,
  'dragon-wakes': 3800,
  'dragon-cards-back': 'short',
  'goes-down': 'normal',
  'way-out': 2000,
  leaves: 2000,
  worth: 1500,
  end: 4200,
};

export function pace(event: Event): BeatLength | number | undefined {
  // What it is stands under the word.
  if (event.type === 'round-won' && event.deathblow > 0) return 3000;
  if (event.type === 'draws' && event.deck === 'dragon') return 3200;
  return lengths[event.type];
}

const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  explored: 'door',
  'tile-turned': 'door',
  moved: 'step',
  door: 'door',
  portcullis: 'door',
  'sunset-roll': 'dice',
  darkness: 'dice',
  'first-roll': 'dice',
  rolls: 'dice',
  test: 'dice',
  'way-out': 'dice',
  draws: 'card',
  shuffles: 'shuffle',
  'gains-loot': 'coin',
  'loses-loot': 'no',
  wounds: 'wound',
  heals: 'heal',
  'rune-used': 'magic',
  'ability-used': 'magic',
  dies: 'lose',
  monster: 'wound',
  escape: 'card',
  reveal: 'blade',
  counter: 'blade',
  'round-won': 'blade',
  'damage-added': 'wound',
  'monster-killed': 'win',
  'dragon-wakes': 'dragon',
  leaves: 'coin',
  worth: 'coin',
};

export const sound = (event: Event, _viewer: Viewer): Sound | undefined =>
  event.type === 'draws' && event.card === 'dragon-rage' ? 'dragon' : sounds[event.type];

/** Dice, or a card. */
export const turning = ({ type }: Event): Sound => (sounds[type] === 'dice' ? 'dice' : 'card');

/** What flies: gold to its finder, blood from the wounded, cards from where they were dealt with. */
export function flights(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'gains-loot':
      return [{ from: 'scene', to: `seat:${event.seat}`, icon: icons.coins, tint: 'gold' }];
    case 'loses-loot':
      return [{ from: `seat:${event.seat}`, to: 'scene', icon: icons.coins, tint: 'gold' }];
    case 'wounds':
      return [
        {
          from: `hero:${event.seat}`,
          to: `seat:${event.seat}`,
          icon: drop,
          tint: 'wound',
          count: event.count,
        },
      ];
    case 'heals':
      return [{ from: 'scene', to: `seat:${event.seat}`, icon: heart, tint: 'heal', count: event.count }];
    case 'keeps':
      return [{ from: 'scene', to: `seat:${event.seat}`, icon: cardDraw, tint: 'bone' }];
    case 'loot-taken':
      return [{ from: `seat:${event.from}`, to: `seat:${event.by}`, icon: icons.coins, tint: 'gold' }];
    case 'damage-added':
      return [
        {
          from: `blows:${event.side === 0 ? 1 : 0}`,
          to: `pile:${event.side}`,
          icon: drop,
          tint: 'wound',
          count: event.cards.length,
        },
      ];
    default:
      return [];
  }
}

/** Two heroes stand in these lines: the one who acts. */
export function subject(event: Event): Seat | undefined {
  switch (event.type) {
    case 'duel':
      return event.attacker;
    case 'duel-won':
      return event.winner;
    case 'loot-taken':
      return event.by;
    default:
      return undefined;
  }
}

const revealing: ReadonlySet<Event['type']> = new Set([
  'draws',
  'sunset-roll',
  'darkness',
  'rolls',
  'test',
  'escape',
  'reveal',
  'counter-revealed',
  'way-out',
]);

export const reveals = (event: Event): boolean => revealing.has(event.type);

const deciding: ReadonlySet<Event['type']> = new Set([
  'dies',
  'leaves',
  'dragon-wakes',
  'sunset-roll',
  'monster-killed',
  'end',
]);

/** A deathblow is explained when it happens, also to whom it strikes. */
export const decides = (event: Event): boolean =>
  deciding.has(event.type) || (event.type === 'round-won' && event.deathblow > 0);

const shown: ReadonlySet<Event['type']> = new Set([
  'turn',
  'sun',
  'moved',
  'explored',
  'tile-turned',
  'round',
  'reveal',
  'hand',
]);

/** The table shows it: the sentence is left to the log. */
export const quiet = ({ type }: Event): boolean => shown.has(type);

const stops: ReadonlySet<Event['type']> = new Set([
  'draws',
  'rune-used',
  'dragon-wakes',
  'monster',
  'escape',
  'test',
  'sunset-roll',
  'way-out',
  'darkness',
  'dies',
  'leaves',
  'worth',
  'end',
]);

/** Everybody stops for it: it lies large over the dungeon. */
export const isMoment = ({ type }: Event): boolean => stops.has(type);
