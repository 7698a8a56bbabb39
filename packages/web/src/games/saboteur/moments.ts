import cardDiscard from 'icon:card-discard';
import cardDraw from 'icon:card-draw';
import eye from 'icon:eyeball';
import type { Viewer } from '@mazmorra/kernel';
import type { Event } from '@mazmorra/saboteur';
import type { Flight } from '../../motion/Flights.tsx';
import type { Sound } from '../../sound/sounds.ts';
import type { BeatLength } from '../../table/contract.ts';
import { pictures, toolIcons } from './art/pictures.ts';

/** How long each moment stays at normal speed. Digging goes quickly; what is turned up is for everybody to see. */
export function pace(event: Event): BeatLength | number | undefined {
  switch (event.type) {
    case 'round-started':
      return event.round === 1 ? 1800 : 3000;
    case 'dealt':
    case 'turn':
    case 'drew':
      return 'none';
    case 'goal-turned':
      return event.card === 'goal-treasure' ? 3200 : 2200;
    case 'map-used':
      return event.card === undefined ? 'normal' : 2600;
    case 'discarded':
    case 'passed':
      return 'short';
    case 'path-played':
      return 'short';
    case 'tool-broken':
    case 'tool-repaired':
      return 'normal';
    case 'rockfall':
      return 1300;
    case 'round-ended':
      return 1800;
    case 'cards-revealed':
      return 3600;
    case 'draft-started':
      return 1000;
    case 'packet-handed':
      return 'short';
    case 'gold-paid':
      return 1400;
    case 'nobody-paid':
      return 2200;
    case 'game-ended':
      return 4200;
    default:
      return undefined;
  }
}

export function sound(event: Event, viewer: Viewer): Sound | undefined {
  switch (event.type) {
    case 'round-started':
      return 'shuffle';
    case 'path-played':
      return event.deadEnd ? 'no' : 'step';
    case 'goal-turned':
      return event.card === 'goal-treasure' ? 'win' : 'door';
    case 'tool-broken':
      return event.target === viewer ? 'wound' : 'blade';
    case 'tool-repaired':
      return 'heal';
    case 'rockfall':
      return 'dragon';
    case 'map-used':
      return 'magic';
    case 'discarded':
      return 'card';
    case 'round-ended':
      return event.winner === 'miners' ? 'turn' : 'lose';
    case 'cards-revealed':
      return 'door';
    case 'gold-taken':
    case 'gold-paid':
      return 'coin';
    default:
      return undefined;
  }
}

/** What flies: broken tools to their victim, gold to its owner, an eye to the goal that is looked at. */
export function flights(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'tool-broken':
      return [
        {
          from: `seat:${event.seat}`,
          to: `seat:${event.target}`,
          icon: toolIcons[event.tool],
          tint: 'wound',
        },
      ];
    case 'tool-repaired':
      return [
        { from: `seat:${event.seat}`, to: `seat:${event.target}`, icon: toolIcons[event.tool], tint: 'heal' },
      ];
    case 'rockfall':
      return [
        { from: `seat:${event.seat}`, to: 'maze-event', icon: pictures.rockfall, tint: 'steel', count: 3 },
      ];
    case 'path-played':
      return [{ from: `seat:${event.seat}`, to: 'maze-event', icon: toolIcons.pickaxe, tint: 'bone' }];
    case 'map-used':
      return [{ from: `seat:${event.seat}`, to: `goal:${event.slot}`, icon: eye, tint: 'torch' }];
    case 'discarded':
      return [{ from: `seat:${event.seat}`, to: 'discards', icon: cardDiscard, tint: 'bone' }];
    case 'drew':
      return [{ from: 'deck', to: `seat:${event.seat}`, icon: cardDraw, tint: 'bone' }];
    case 'gold-taken':
      return [{ from: 'packet', to: `seat:${event.seat}`, icon: pictures.nuggets, tint: 'gold' }];
    case 'gold-paid':
      return [
        {
          from: 'payment',
          to: `seat:${event.seat}`,
          icon: pictures.nuggets,
          tint: 'gold',
          count: event.nuggets,
        },
      ];
    default:
      return [];
  }
}

export const reveals = (event: Event): boolean =>
  event.type === 'goal-turned' ||
  event.type === 'cards-revealed' ||
  (event.type === 'map-used' && event.card !== undefined);

const deciding: ReadonlySet<Event['type']> = new Set([
  'goal-turned',
  'round-ended',
  'cards-revealed',
  'nobody-paid',
  'game-ended',
]);

export const decides = (event: Event): boolean => deciding.has(event.type);

const shown: ReadonlySet<Event['type']> = new Set(['round-started']);

/** The table shows it: the sentence is left to the log. */
export const quiet = ({ type }: Event): boolean => shown.has(type);
