import { BOSS_IDS, type View } from '../../../packages/games/dungeon-raiders/src/index.ts';
import { type AnyTable, asks, happened } from '../moment.ts';
import { ends, type LookedAt } from './moment.ts';

const game = 'dungeon-raiders';
const isOut = (table: AnyTable): boolean => (table.view(0) as View).players[0]?.eliminated ?? false;
/** The first seat is asked before a boss. */
const beforeBoss = (_: unknown, table: AnyTable): boolean =>
  BOSS_IDS.some((boss) => boss === (table.view(0) as View).room) && table.decisionOf(0) !== undefined;

export const dungeonRaiders: readonly LookedAt[] = [
  {
    game,
    name: 'first decision',
    wanted: { game, seats: 4, found: (_, table) => table.decisionOf(0) !== undefined },
    show: 'asked',
    own: 0,
    short: ['640x360', '768x1024', '1280x720'],
  },
  {
    game,
    name: 'all think',
    wanted: { game, seats: 4, found: (_, table) => table.decisionOf(0) !== undefined },
    show: 'asked',
    own: 0,
    othersThink: true,
    short: ['360x640', '640x360', '844x390'],
  },
  {
    game,
    name: 'chosen, the others think',
    wanted: { game, seats: 4, found: (_, table) => table.decisionOf(0) !== undefined },
    show: 'asked',
    own: 0,
    othersThink: true,
    first: async (table) => {
      await table.pickAny('play:');
      await table.page.locator('[data-confirm]').click();
      await table.page.waitForSelector('.choice-take-back');
    },
    short: ['360x640'],
  },
  {
    game,
    name: 'card picked, longest names',
    wanted: { game, seats: 5, found: asks('DR-DEC-PLAY', 'play:power-') },
    show: 'asked',
    longNames: true,
    othersThink: true,
    first: (table) => table.pickAny('play:power-'),
    short: ['360x640', '844x390', '1920x1080', '1280x720 at 200 %'],
  },
  {
    game,
    name: 'the boss',
    wanted: { game, seats: 5, found: beforeBoss },
    show: 'asked',
    own: 0,
    short: ['360x640'],
  },
  {
    game,
    name: 'cards revealed',
    wanted: { game, seats: 5, found: happened('cards-revealed') },
    show: { sign: 'cards-revealed' },
    short: ['360x640', '1920x1080'],
  },
  {
    game,
    name: 'end, won',
    wanted: { game, seats: 5, found: ends(({ winners }) => winners.length === 1 && winners[0] === 0) },
    show: 'end',
    own: 0,
    short: ['360x640'],
  },
  {
    game,
    name: 'end, lost',
    wanted: {
      game,
      seats: 5,
      found: ends(({ winners }, table) => winners.length === 1 && winners[0] !== 0 && !isOut(table)),
    },
    show: 'end',
    own: 0,
    short: ['640x360'],
  },
  {
    game,
    name: 'end, dead',
    wanted: {
      game,
      seats: 5,
      found: ends(({ winners }, table) => winners.length > 0 && !winners.includes(0) && isOut(table)),
    },
    show: 'end',
    own: 0,
    longNames: true,
    short: ['844x390'],
  },
];
