import type { LessonsSaboteurWords } from '@mazmorra/languages/lessons-saboteur';
import type { Position } from '@mazmorra/saboteur/position';
import type { Chapter, Lesson, Said } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsSaboteurWords>();

/** A card in hand: a button while something is asked, otherwise its face alone. */
const card = (id: string): string => `.table-hand :is([data-card="${id}"], [data-face="${id}"])`;
const seat = (number: number): string => `[data-seat="${number}"]`;

const another: Said = say('another');

/** A round as a miner, until the gold is shared. */
const mining: Chapter<Position> = {
  title: say('mining-title'),
  position: {
    seats: 3,
    saboteurs: [2],
    goals: ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'],
    maze: ['path-cross(1,0,0)', 'path-straight-ew(2,0,0)'],
    hands: {
      0: ['path-straight-ew', 'path-straight-ns', 'rockfall', 'repair-lantern', 'map', 'path-curve-nw'],
      1: ['path-tee-new', 'path-straight-ew', 'path-cross', 'path-tee-new', 'map', 'path-curve-ne'],
      2: ['dead-ew', 'break-lantern', 'dead-ns', 'dead-n', 'dead-e', 'break-cart'],
    },
    gold: [3, 1],
  },
  others: {
    1: [
      'path:path-tee-new:4:0:0',
      'path:path-straight-ew:5:0:0',
      'path:path-cross:6:0:0',
      'path:path-tee-new:7:0:0',
      'map:bottom',
      'take:1',
    ],
    2: ['path:dead-ew:5:0:0', 'break:break-lantern:0', 'discard:dead-ns', 'discard:dead-n', 'discard:dead-e'],
  },
  steps: [
    {
      say: say('mining-1'),
      lit: ['.top-aim'],
    },
    {
      say: say('mining-2'),
      lit: [card('path-straight-ns')],
      quiz: [
        {
          choice: say('mining-2-1-choice'),
          right: true,
          reply: say('mining-2-1-reply'),
        },
        {
          choice: say('mining-2-2-choice'),
          right: false,
          reply: say('mining-2-2-reply'),
        },
        {
          choice: say('mining-2-3-choice'),
          right: false,
          reply: say('mining-2-3-reply'),
        },
      ],
    },
    {
      say: say('mining-3'),
      lit: [card('path-straight-ew')],
      answers: {
        'path:path-straight-ew:3:0:0': say('mining-3-right'),
      },
      wrong: { '*': another },
    },
    {
      say: say('mining-4'),
      lit: [seat(2), card('rockfall')],
      answers: {
        'rockfall:5:0': say('mining-4-right'),
      },
      wrong: {
        'rockfall:*': say('mining-4-wrong'),
        '*': another,
      },
    },
    {
      say: say('mining-5'),
      lit: [seat(0), card('repair-lantern')],
      answers: {
        'repair:repair-lantern:0:lantern': say('mining-5-right'),
      },
      wrong: { '*': another },
    },
    {
      say: say('mining-6'),
      lit: [card('map')],
      answers: {
        'map:middle': say('mining-6-right'),
      },
      wrong: {
        'map:*': say('mining-6-wrong'),
        '*': another,
      },
    },
    {
      say: say('mining-7'),
      lit: [card('path-straight-ns')],
      answers: {
        'path:path-straight-ns:7:-1:0': say('mining-7-right'),
      },
      wrong: {
        'path:path-straight-ns:8:1:0': say('mining-7-wrong'),
        '*': another,
      },
    },
    {
      say: say('mining-8'),
      lit: [card('path-curve-nw')],
      answers: {
        'path:path-curve-nw:7:-2:180': say('mining-8-right'),
      },
      wrong: { '*': another },
    },
    {
      say: say('mining-9'),
      lit: ['option:take:3'],
      answers: {
        'take:3': say('mining-9-right'),
      },
      wrong: {
        'take:1': say('mining-9-wrong'),
      },
    },
  ],
};

/** The end of a round as a saboteur. */
const sabotage: Chapter<Position> = {
  title: say('sabotage-title'),
  position: {
    seats: 3,
    saboteurs: [0],
    goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
    maze: [
      'path-cross(1,0,0)',
      'path-straight-ew(2,0,0)',
      'path-cross(3,0,0)',
      'path-straight-ew(4,0,0)',
      'path-cross(5,0,0)',
      'path-tee-new(6,0,0)',
    ],
    hands: {
      0: ['dead-ew', 'break-cart', 'break-lantern'],
      1: ['path-straight-ns', 'path-cross', 'path-tee-nes'],
      2: ['path-curve-nw', 'path-straight-ew', 'path-tee-new'],
    },
    lastCards: true,
  },
  others: {
    1: ['path:path-straight-ns:5:-1:0', 'discard:path-tee-nes'],
    2: ['path:path-curve-nw:5:-2:180', 'path:path-straight-ew:6:-2:0'],
  },
  steps: [
    {
      say: say('sabotage-1'),
      lit: ['.top-aim'],
    },
    {
      say: say('sabotage-2'),
      lit: [card('dead-ew')],
      answers: {
        'path:dead-ew:7:0:0': say('sabotage-2-right'),
      },
      wrong: { '*': another },
    },
    {
      say: say('sabotage-3'),
      lit: [seat(1), card('break-cart')],
      answers: {
        'break:break-cart:1': say('sabotage-3-right'),
      },
      wrong: { '*': another },
    },
    {
      say: say('sabotage-4'),
      lit: [seat(2), card('break-lantern')],
      answers: {
        'break:break-lantern:2': say('sabotage-4-right'),
      },
      wrong: {
        'break:*': say('sabotage-4-wrong'),
        '*': another,
      },
    },
    {
      say: say('sabotage-5'),
      quiz: [
        {
          choice: say('sabotage-5-1-choice'),
          right: true,
          reply: say('sabotage-5-1-reply'),
        },
        {
          choice: say('sabotage-5-2-choice'),
          right: false,
          reply: say('sabotage-5-2-reply'),
        },
      ],
    },
  ],
};

export const lesson: Lesson<Position> = {
  chapters: [mining, sabotage],
  end: say('end'),
};
