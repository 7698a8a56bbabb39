import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Chapter } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { HUGO, NEIGHBOUR } from './people.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

/** A tower, a room, a door and a test. */
export const first: Chapter<Position> = {
  title: say('first-title'),
  position: {
    heroes: [{ hero: HUGO }, NEIGHBOUR],
    sun: 2,
    next: {
      tiles: [
        'tile-chamber-46',
        'tile-chamber-01',
        'tile-spider-web-01',
        'tile-chamber-02',
        'tile-chamber-03',
      ],
      dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty', 'dungeon-empty'],
      door: ['door-opens'],
    },
  },
  others: { 1: ['move:12-8', 'move:12-7'] },
  dice: [3, 4],
  steps: [
    {
      say: say('first-1'),
      lit: ['.top-aim'],
    },
    {
      say: say('first-2'),
      lit: ['.dq-sun'],
    },
    {
      say: say('first-3'),
      lit: ['option:move:1-0', 'option:move:0-1'],
      answers: {
        'move:*': say('first-3-right'),
      },
    },
    {
      say: say('first-4'),
      lit: ['option:move:2-0', 'option:move:0-2'],
      answers: {
        'move:2-0': say('first-4-right'),
        'move:0-2': say('first-4-right'),
      },
      wrong: {
        search: say('first-4-wrong'),
        'move:*': say('first-4-wrong-2'),
      },
    },
    {
      say: say('first-5'),
      lit: ['option:cross'],
      answers: {
        cross: say('first-5-right'),
      },
      wrong: {
        withdraw: say('first-5-wrong'),
      },
    },
  ],
};

/** The catacombs: one card below, then up again. */
export const below: Chapter<Position> = {
  title: say('below-title'),
  position: {
    heroes: [{ hero: HUGO, at: [2, 2] }, NEIGHBOUR],
    rooms: [{ at: [2, 2], tile: 'tile-catacomb-entrance-01', entry: 'west' }],
    sun: 8,
    next: {
      tiles: ['tile-chamber-01', 'tile-chamber-02'],
      dungeon: ['dungeon-empty', 'dungeon-empty'],
      catacomb: ['catacomb-exit'],
    },
  },
  before: ['0 enter-catacombs', '0 face:east', '1 move:12-8'],
  others: { 1: ['move:12-7'] },
  dice: [3],
  steps: [
    {
      say: say('below-1'),
      lit: ['[data-seat="0"]'],
    },
    {
      say: say('below-2'),
      lit: ['option:yes'],
      answers: {
        yes: say('below-2-right'),
      },
      wrong: {
        no: say('below-2-wrong'),
      },
    },
    {
      say: say('below-3'),
      answers: {
        right: say('below-3-right'),
        left: say('below-3-right-2'),
      },
    },
  ],
};

/** The sun, and the way out. */
export const out: Chapter<Position> = {
  title: say('out-title'),
  position: {
    heroes: [
      { hero: HUGO, at: [2, 0], from: [3, 0], loot: ['treasure-ruby-ring', 'treasure-bag-of-gems'] },
      { hero: 'tatianna', at: [11, 9] },
    ],
    rooms: [
      { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
      { at: [1, 0], tile: 'tile-chamber-02', entry: 'west' },
      { at: [11, 9], tile: 'tile-chamber-03', entry: 'east' },
    ],
    sun: 26,
    next: { dungeon: ['dungeon-empty', 'dungeon-empty'], search: ['search-empty', 'search-empty'] },
  },
  before: ['0 move:1-0', '1 search'],
  dice: [6],
  steps: [
    {
      say: say('out-1'),
      lit: ['.dq-sun'],
    },
    {
      say: say('out-2'),
      lit: ['option:move:0-0'],
      answers: {
        'move:0-0': say('out-2-right'),
      },
      wrong: {
        '*': say('out-2-wrong'),
      },
    },
    {
      say: say('out-3'),
      lit: ['option:leave'],
      answers: {
        leave: say('out-3-right'),
      },
      wrong: {
        'go-on': say('out-3-wrong'),
      },
    },
  ],
};
