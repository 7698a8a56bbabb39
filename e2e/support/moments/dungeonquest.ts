import type { View } from '../../../packages/games/dungeonquest/src/index.ts';
import { type AnyTable, asks, happened } from '../moment.ts';
import { both, ends, type LookedAt } from './moment.ts';

const game = 'dungeonquest';
const like = ['attack', 'move:'];
const isDead = (table: AnyTable): boolean => (table.view(0) as View).heroes[0]?.fate === 'dead';
const late =
  (number: number) =>
  (_: unknown, table: AnyTable): boolean =>
    table.number > number;

export const dungeonquest: readonly LookedAt[] = [
  {
    game,
    name: 'a hero is chosen',
    wanted: {
      game,
      seats: 2,
      variants: { 'hero-selection': 'choose-in-seat-order' },
      found: asks('DEC-HERO'),
    },
    show: 'asked',
    short: ['360x640'],
  },
  {
    game,
    name: 'first decision',
    wanted: { game, seats: 2, found: asks('DEC-ACT', 'move:') },
    show: 'asked',
    short: ['640x360', '768x1024', '1280x720'],
  },
  {
    game,
    name: 'four heroes, longest names',
    wanted: { game, seats: 4, like, found: both(asks('DEC-ACT', 'move:'), late(60)) },
    show: 'asked',
    longNames: true,
    short: ['360x640', '844x390', '1920x1080', '1280x720 at 200 %'],
  },
  {
    game,
    name: 'a room picked',
    wanted: { game, seats: 2, like, found: both(asks('DEC-ACT', 'move:'), late(40)) },
    show: 'asked',
    first: (table) => table.pickAny('move:'),
    short: ['360x640', '1920x1080'],
  },
  {
    game,
    name: 'attack or escape',
    wanted: { game, seats: 2, like, found: asks('DEC-ESCAPE') },
    show: 'asked',
    short: ['360x640'],
  },
  {
    game,
    name: 'combat, full hand',
    wanted: { game, seats: 2, like, found: asks('DEC-CARD', 'card:') },
    show: 'asked',
    short: ['360x640', '640x360', '844x390'],
  },
  {
    game,
    name: 'the dragon wakes',
    wanted: { game, seats: 2, like, found: happened('dragon-wakes') },
    show: { sign: 'dragon-wakes' },
    short: ['640x360'],
  },
  {
    game,
    name: 'a hero dies',
    wanted: { game, seats: 2, like, found: happened('dies', ({ cause }) => cause !== 'sunset') },
    show: { sign: 'dies' },
    short: ['360x640'],
  },
  {
    game,
    name: 'end, won',
    wanted: { game, seats: 4, like, found: ends(({ winners }) => winners.includes(0)) },
    show: 'end',
    own: 0,
    short: ['360x640'],
  },
  {
    game,
    name: 'end, dead',
    wanted: {
      game,
      seats: 4,
      like,
      found: ends(({ winners }, table) => winners.length > 0 && isDead(table)),
    },
    show: 'end',
    own: 0,
    longNames: true,
    short: ['640x360'],
  },
  {
    game,
    name: 'end, nobody came out',
    wanted: { game, seats: 2, like, found: ends(({ winners }) => winners.length === 0) },
    show: 'end',
    own: 0,
    short: ['844x390'],
  },
];
