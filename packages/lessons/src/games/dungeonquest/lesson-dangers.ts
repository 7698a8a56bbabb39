import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Chapter } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { HUGO, NEIGHBOUR } from './people.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

const combat = '.dq-fight';

/** A fight of three rounds: attack, counterattack, deathblow. */
export const fight: Chapter<Position> = {
  title: say('fight-title'),
  position: {
    heroes: [{ hero: HUGO, at: [4, 3] }, NEIGHBOUR],
    rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
    sun: 4,
    combat: {
      hero: 0,
      monster: 'troll',
      life: 5,
      hand: ['heart-strike', 'lunge', 'deep-blow', 'bolt', 'true-shot'],
      monsterHand: ['bolt', 'arcane-blast', 'quick-shot', 'slash', 'lunge'],
      next: ['quick-shot', 'slash', 'true-shot', 'lunge', 'slash'],
    },
  },
  others: { 1: ['card:combat-bolt', 'card:combat-arcane-blast', 'card:combat-quick-shot'] },
  steps: [
    {
      say: say('fight-1'),
      lit: [combat],
    },
    {
      say: say('fight-2'),
      lit: ['option:card:combat-heart-strike'],
      answers: {
        'card:combat-heart-strike': say('fight-2-right'),
      },
      wrong: {
        'card:*': say('fight-2-wrong'),
      },
    },
    {
      say: say('fight-3'),
      lit: ['option:card:combat-lunge'],
      answers: {
        'card:combat-lunge': say('fight-3-right'),
      },
      wrong: {
        'card:*': say('fight-3-wrong'),
      },
    },
    {
      say: say('fight-4'),
      lit: ['option:card:combat-deep-blow'],
      answers: {
        'card:combat-deep-blow': say('fight-4-right'),
      },
      wrong: {
        stop: say('fight-4-wrong'),
      },
    },
    {
      say: say('fight-5'),
      lit: ['option:card:combat-bolt'],
      answers: {
        'card:combat-bolt': say('fight-5-right'),
      },
      wrong: {
        'card:*': say('fight-5-wrong'),
      },
    },
  ],
};

/** The reader plays the monster that the neighbour meets. */
export const monster: Chapter<Position> = {
  title: say('monster-title'),
  position: {
    heroes: [
      { hero: HUGO, at: [9, 8] },
      { hero: 'tatianna', at: [4, 3], with: { wounds: 13 } },
    ],
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [9, 8], tile: 'tile-chamber-02', entry: 'west' },
    ],
    sun: 6,
    combat: {
      hero: 1,
      monster: 'demon',
      life: 5,
      hand: ['agony-bolt', 'bolt', 'agony-bolt', 'bolt', 'slash'],
      monsterHand: ['heart-strike', 'inferno', 'lunge', 'deep-blow', 'true-shot'],
      next: ['quick-shot', 'slash'],
    },
  },
  others: { 1: ['card:combat-agony-bolt'] },
  steps: [
    {
      say: say('monster-1'),
      lit: ['.top-aim', combat],
    },
    {
      say: say('monster-2'),
      lit: ['option:card:combat-heart-strike', 'option:card:combat-inferno'],
      answers: {
        'card:combat-heart-strike': say('monster-2-right'),
        'card:combat-inferno': say('monster-2-right'),
      },
      wrong: {
        'card:*': say('monster-2-wrong'),
      },
    },
  ],
};

/** The Treasure Chamber: take two cards and leave, or risk waking the dragon for another one. */
export const dragon: Chapter<Position> = {
  title: say('dragon-title'),
  position: {
    heroes: [{ hero: HUGO, at: [5, 4] }, NEIGHBOUR],
    rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
    sun: 14,
    next: {
      tiles: ['tile-chamber-02', 'tile-chamber-03', 'tile-chamber-04'],
      dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'],
      dragon: ['dragon-sleeping', 'dragon-rage'],
      treasure: ['treasure-ruby-ring', 'treasure-bag-of-gems'],
    },
  },
  others: { 1: ['move:12-8', 'move:12-7'] },
  dice: [2, 3],
  steps: [
    {
      say: say('dragon-1'),
      lit: ['option:move:6-4'],
      answers: {
        'move:6-4': say('dragon-1-right'),
      },
      wrong: {
        '*': say('dragon-1-wrong'),
      },
    },
    {
      say: say('dragon-2'),
      lit: ['option:draw-dragon', 'option:move:5-4'],
      answers: {
        'draw-dragon': say('dragon-2-right'),
        'move:*': say('dragon-2-right-2'),
      },
    },
  ],
};
