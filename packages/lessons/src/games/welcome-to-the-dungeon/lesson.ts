import type { LessonsWelcomeToTheDungeonWords } from '@mazmorra/languages/lessons-welcome-to-the-dungeon';
import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Chapter, Lesson, Said } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsWelcomeToTheDungeonWords>();

const torch = '[data-tile="warrior-torch"]';
const pile = '.wd-dungeon';

/** A round that somebody else must enter. */
const bidding: Chapter<Position> = {
  title: say('bidding-title'),
  position: {
    seats: 3,
    adventurer: 'warrior',
    deck: ['goblin', 'orc', 'golem', 'dragon', 'demon', 'golem'],
  },
  others: {
    1: ['draw', 'sacrifice:warrior-torch', 'draw', 'add', 'pass'],
    2: ['draw', 'add', 'draw', 'add', 'name:orc'],
  },
  steps: [
    {
      say: say('bidding-1'),
      lit: ['.top-aim'],
    },
    {
      say: say('bidding-2'),
      lit: ['option:draw'],
      answers: {
        draw: say('bidding-2-right'),
      },
      wrong: {
        pass: say('bidding-2-wrong'),
      },
    },
    {
      say: say('bidding-3'),
      lit: ['option:add'],
      answers: {
        add: say('bidding-3-right'),
      },
      wrong: {
        'sacrifice:*': say('bidding-3-wrong'),
      },
    },
    {
      say: say('bidding-4'),
      lit: ['option:draw'],
      answers: {
        draw: say('bidding-4-right'),
      },
      wrong: {
        pass: say('bidding-4-wrong'),
      },
    },
    {
      say: say('bidding-5'),
      lit: ['option:add', 'option:sacrifice:warrior-dragon-spear'],
      answers: {
        add: say('bidding-5-right'),
        'sacrifice:warrior-dragon-spear': say('bidding-5-right-2'),
        'sacrifice:*': say('bidding-5-right-3'),
      },
    },
    {
      say: say('bidding-6'),
      lit: ['option:pass', pile],
      answers: {
        pass: say('bidding-6-right'),
      },
      wrong: {
        draw: say('bidding-6-wrong'),
      },
    },
    {
      say: say('bidding-7'),
    },
  ],
};

/** The reader named a monster that is in the dungeon and that the Torch defeats anyway. */
const WASTED: Said = say('wasted');

/** A round that the reader enters. */
const entering: Chapter<Position> = {
  title: say('entering-title'),
  position: {
    seats: 3,
    adventurer: 'warrior',
    starter: 1,
    deck: ['demon', 'vampire', 'skeleton', 'golem', 'orc'],
    failures: [0, 0, 1],
  },
  before: ['1 draw', '1 sacrifice:warrior-holy-grail', '2 draw', '2 add'],
  others: { 1: ['draw', 'add', 'pass'], 2: ['pass'] },
  steps: [
    {
      say: say('entering-1'),
      lit: ['option:draw'],
      answers: { draw: say('entering-1-right') },
      wrong: {
        pass: say('entering-1-wrong'),
      },
    },
    {
      say: say('entering-2'),
      lit: ['option:add', torch],
      answers: {
        add: say('entering-2-right'),
      },
      wrong: {
        'sacrifice:*': say('entering-2-wrong'),
      },
    },
    {
      say: say('entering-3'),
      lit: ['option:draw', pile],
      answers: { draw: say('entering-3-right') },
      wrong: {
        pass: say('entering-3-wrong'),
      },
    },
    {
      say: say('entering-4'),
      lit: ['option:add', torch],
      answers: {
        add: say('entering-4-right'),
      },
      wrong: {
        'sacrifice:*': say('entering-4-wrong'),
      },
    },
    {
      say: say('entering-5'),
      lit: ['option:name:golem'],
      answers: {
        'name:golem': say('entering-5-right'),
        'name:vampire': say('entering-5-right-2'),
        'name:orc': WASTED,
        'name:skeleton': WASTED,
        'name:*': say('entering-5-right-3'),
      },
    },
    {
      say: say('entering-6'),
      quiz: [
        {
          choice: say('entering-6-1-choice'),
          right: true,
          reply: say('entering-6-1-reply'),
        },
        {
          choice: say('entering-6-2-choice'),
          right: false,
          reply: say('entering-6-2-reply'),
        },
        {
          choice: say('entering-6-3-choice'),
          right: false,
          reply: say('entering-6-3-reply'),
        },
      ],
    },
  ],
};

export const lesson: Lesson<Position> = {
  chapters: [bidding, entering],
  end: say('end'),
};
