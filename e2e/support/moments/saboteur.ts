import type { View } from '../../../packages/games/saboteur/src/index.ts';
import { type AnyTable, asks, happened } from '../moment.ts';
import type { TablePage } from '../table-page.ts';
import { both, ends, type LookedAt } from './moment.ts';

const game = 'saboteur';
const like = ['path:path-', 'break:'];
const late =
  (number: number) =>
  (_: unknown, table: AnyTable): boolean =>
    table.number > number;

/** Whoever is asked has a broken tool, and is told so in the longest hint. */
const isBroken = (_: unknown, table: AnyTable): boolean =>
  table.decisions.some(({ seat }) => (table.view(seat) as View).players[seat]?.canDig === false);

/** Holds up the first card of the hand of this kind: its places light up. */
const holds =
  (beginning: string) =>
  async (table: TablePage): Promise<void> => {
    await table.press(`.sb-hand [data-card^="${beginning}"]`);
    await table.page.waitForSelector('.sb-hand .option-picked');
  };

export const saboteur: readonly LookedAt[] = [
  {
    game,
    name: 'the role',
    wanted: { game, seats: 5, found: asks('SB-DEC-01') },
    show: 'role',
    short: ['640x360'],
  },
  {
    game,
    name: 'first decision',
    wanted: { game, seats: 5, found: asks('SB-DEC-01') },
    show: 'asked',
    short: ['640x360', '768x1024', '1280x720'],
  },
  {
    game,
    name: 'ten players, longest names',
    wanted: { game, seats: 10, like, found: both(asks('SB-DEC-01', 'path:'), late(30)) },
    show: 'asked',
    longNames: true,
    short: ['360x640', '844x390', '1920x1080'],
  },
  {
    game,
    name: 'ten players, a tunnel held',
    wanted: { game, seats: 10, like, found: both(asks('SB-DEC-01', 'path:'), late(34)) },
    show: 'asked',
    first: holds('path-'),
    short: ['360x640', '640x360'],
  },
  {
    game,
    name: 'ten players, whose tool to break',
    wanted: { game, seats: 10, like: ['path:path-'], found: both(asks('SB-DEC-01', 'break:'), late(20)) },
    show: 'asked',
    first: holds('break-'),
    short: ['360x640', '1280x720 at 200 %'],
  },
  {
    game,
    name: 'ten players, own tool broken',
    wanted: { game, seats: 10, like, found: both(asks('SB-DEC-01'), isBroken, late(30)) },
    show: 'asked',
    short: ['844x390', '1280x720'],
  },
  {
    game,
    name: 'a map held',
    wanted: { game, seats: 5, like: ['path:path-'], found: both(asks('SB-DEC-01', 'map:'), late(12)) },
    show: 'asked',
    first: holds('map'),
    short: ['844x390', '768x1024'],
  },
  {
    game,
    name: 'a rockfall held',
    wanted: { game, seats: 5, like: ['path:path-'], found: both(asks('SB-DEC-01', 'rockfall:'), late(12)) },
    show: 'asked',
    first: holds('rockfall'),
    short: [],
  },
  {
    game,
    name: 'gold draft',
    wanted: { game, seats: 10, like: ['path:path-'], found: asks('SB-DEC-03') },
    show: 'asked',
    short: ['360x640', '640x360'],
  },
  {
    game,
    name: 'unmasking, ten players',
    wanted: { game, seats: 10, found: happened('cards-revealed') },
    show: { sign: 'cards-revealed' },
    longNames: true,
    short: ['360x640'],
  },
  {
    game,
    name: 'gold paid, ten players',
    wanted: { game, seats: 10, found: happened('gold-paid') },
    show: { sign: 'gold-paid' },
    short: ['640x360'],
  },
  {
    game,
    name: 'last count, ten players',
    wanted: { game, seats: 10, found: happened('game-ended') },
    show: { sign: 'game-ended' },
    longNames: true,
    short: ['360x640'],
  },
  {
    game,
    name: 'end, won',
    wanted: { game, seats: 10, found: ends(({ winners }) => winners.includes(0)) },
    show: 'end',
    own: 0,
    longNames: true,
    short: ['360x640'],
  },
  {
    game,
    name: 'end, lost',
    wanted: { game, seats: 5, found: ends(({ winners }) => !winners.includes(0)) },
    show: 'end',
    own: 0,
    short: ['640x360'],
  },
];
