import type { View } from '../../../packages/games/welcome-to-the-dungeon/src/index.ts';
import { type AnyTable, asks, happened } from '../moment.ts';
import { both, ends, type LookedAt } from './moment.ts';

const game = 'welcome-to-the-dungeon';
const isOut = (table: AnyTable): boolean => (table.view(0) as View).players[0]?.eliminated ?? false;
const full = (_: unknown, table: AnyTable): boolean => table.number > 14;

export const welcomeToTheDungeon: readonly LookedAt[] = [
  {
    game,
    name: 'first decision',
    wanted: { game, seats: 3, found: (_, table) => table.number > 4 && asks('WD-DEC-02')(_, table) },
    show: 'asked',
    short: ['844x390', '768x1024', '1280x720'],
  },
  {
    game,
    name: 'drawn monster, longest names',
    wanted: { game, seats: 4, like: ['draw', 'add'], found: both(asks('WD-DEC-04', 'sacrifice:'), full) },
    show: 'asked',
    longNames: true,
    short: ['360x640', '640x360', '1280x720 at 200 %'],
  },
  {
    game,
    name: 'a tile picked to be given up',
    wanted: { game, seats: 4, like: ['draw', 'add'], found: asks('WD-DEC-04', 'sacrifice:') },
    show: 'asked',
    first: (table) => table.pickAny('sacrifice:'),
    short: ['360x640'],
  },
  {
    game,
    name: 'a kind is named',
    wanted: { game, seats: 4, like: ['draw', 'add'], found: asks('WD-DEC-05') },
    show: 'asked',
    short: ['360x640', '640x360'],
  },
  {
    game,
    name: 'facing a monster',
    wanted: { game, seats: 4, like: ['draw', 'add'], found: asks('WD-DEC-07') },
    show: 'asked',
    short: ['1920x1080', '844x390'],
  },
  {
    game,
    name: 'an adventurer is chosen',
    wanted: { game, seats: 4, found: asks('WD-DEC-01') },
    show: 'asked',
    short: ['360x640'],
  },
  {
    game,
    name: 'a monster turns up',
    wanted: { game, seats: 4, like: ['draw', 'add'], found: both(happened('turn-up'), happened('damage')) },
    show: { sign: 'turn-up' },
    short: ['640x360'],
  },
  {
    game,
    name: 'end, won',
    wanted: { game, seats: 4, found: ends(({ winners }) => winners.includes(0)) },
    show: 'end',
    own: 0,
    short: ['360x640'],
  },
  {
    game,
    name: 'end, lost',
    wanted: { game, seats: 4, found: ends(({ winners }, table) => !winners.includes(0) && !isOut(table)) },
    show: 'end',
    own: 0,
    short: ['640x360'],
  },
  {
    game,
    name: 'end, dead',
    wanted: { game, seats: 4, found: ends(({ winners }, table) => !winners.includes(0) && isOut(table)) },
    show: 'end',
    own: 0,
    longNames: true,
    short: ['844x390'],
  },
];
