import type { LessonsSaboteurWords } from '@mazmorra/languages/lessons-saboteur';
import type { Position } from '@mazmorra/saboteur/position';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsSaboteurWords>();

const corridor = (length: number): string[] =>
  [
    'path-cross(1,0,0)',
    'path-straight-ew(2,0,0)',
    'path-cross(3,0,0)',
    'path-straight-ew(4,0,0)',
    'path-cross(5,0,0)',
    'path-tee-new(6,0,0)',
  ].slice(0, length);

/** Three players, a tunnel of this length, and the reader on turn. */
const mine = (length: number, more: Partial<Position> = {}): Position => ({
  seats: 3,
  saboteurs: [2],
  maze: corridor(length),
  ...more,
});

export const tries: readonly Try<Position>[] = [
  {
    id: 'fitting',
    title: say('fitting-title'),
    rules: ['SB-PATH-02', 'SB-PATH-03', 'SB-PATH-05'],
    position: mine(2, {
      hands: {
        0: [
          'path-straight-ns',
          'path-straight-ew',
          'path-cross',
          'path-tee-nes',
          'path-curve-ne',
          'path-curve-nw',
        ],
      },
    }),
    say: say('fitting'),
    offers: ['path:path-straight-ew:3:0:0', 'path:path-cross:3:0:0'],
    answers: {
      'path:*': say('fitting-answer'),
    },
  },
  {
    id: 'turned',
    title: say('turned-title'),
    rules: ['SB-PATH-02', 'SB-PATH-09'],
    position: mine(2, {
      hands: { 0: ['path-curve-nw', 'path-tee-nes', 'map', 'map', 'rockfall', 'break-cart'] },
    }),
    say: say('turned'),
    offers: ['path:path-curve-nw:3:0:0', 'path:path-tee-nes:3:0:180'],
    answers: {
      'path:*': say('turned-answer'),
    },
  },
  {
    id: 'dead-end',
    title: say('dead-end-title'),
    rules: ['SB-PATH-06', 'SB-PATH-07'],
    position: mine(3, { hands: { 0: ['dead-ew', 'dead-nesw', 'map', 'map', 'rockfall', 'break-cart'] } }),
    say: say('dead-end'),
    offers: ['path:dead-ew:4:0:0', 'path:dead-nesw:4:0:0'],
    answers: {
      'path:*': say('dead-end-answer'),
    },
  },
  {
    id: 'broken-tool',
    title: say('broken-tool-title'),
    rules: ['SB-PATH-01', 'SB-BREAK-03', 'SB-REPAIR-01'],
    position: mine(3, {
      broken: { 0: ['lantern'] },
      hands: { 0: ['path-cross', 'path-straight-ew', 'repair-lantern', 'map', 'rockfall', 'break-cart'] },
    }),
    say: say('broken-tool'),
    offers: ['repair:repair-lantern:0:lantern', 'map:top', 'discard:path-cross'],
    answers: {
      'repair:*': say('broken-tool-answer'),
    },
  },
  {
    id: 'repair-one-of-two',
    title: say('repair-one-of-two-title'),
    rules: ['SB-REPAIR-02', 'SB-REPAIR-03'],
    position: mine(3, {
      broken: { 0: ['lantern', 'cart'] },
      hands: { 0: ['repair-lantern-cart', 'path-cross', 'map', 'map', 'rockfall', 'break-pickaxe'] },
    }),
    say: say('repair-one-of-two'),
    offers: ['repair:repair-lantern-cart:0:lantern', 'repair:repair-lantern-cart:0:cart'],
    answers: {
      'repair:*': say('repair-one-of-two-answer'),
    },
  },
  {
    id: 'break',
    title: say('break-title'),
    rules: ['SB-BREAK-01', 'SB-BREAK-02'],
    position: mine(5, {
      saboteurs: [0],
      broken: { 1: ['cart'] },
      hands: { 0: ['break-cart', 'break-lantern', 'map', 'map', 'rockfall', 'path-cross'] },
    }),
    say: say('break'),
    offers: ['break:break-cart:2', 'break:break-lantern:1', 'break:break-lantern:2'],
    answers: {
      'break:break-cart:0': say('break-answer'),
      'break:break-lantern:0': say('break-answer'),
      'break:break-lantern:1': say('break-answer-2'),
      'break:*': say('break-answer-3'),
    },
  },
  {
    id: 'rockfall',
    title: say('rockfall-title'),
    rules: ['SB-ROCK-01', 'SB-ROCK-02', 'SB-ROCK-05'],
    position: mine(5, {
      hands: { 0: ['rockfall', 'path-cross', 'map', 'map', 'break-cart', 'break-lantern'] },
    }),
    say: say('rockfall'),
    offers: ['rockfall:1:0', 'rockfall:5:0'],
    answers: {
      'rockfall:5:0': say('rockfall-answer'),
      'rockfall:*': say('rockfall-answer-2'),
    },
  },
  {
    id: 'fill-a-gap',
    title: say('fill-a-gap-title'),
    rules: ['SB-ROCK-04', 'SB-ROCK-05'],
    position: mine(5, {
      turn: 1,
      hands: {
        0: ['path-cross', 'path-straight-ew', 'map', 'map', 'break-cart', 'break-lantern'],
        1: ['rockfall'],
        2: ['map'],
      },
    }),
    before: ['1 rockfall:2:0', '2 map:top'],
    say: say('fill-a-gap'),
    offers: ['path:path-straight-ew:2:0:0', 'path:path-cross:2:0:0'],
    answers: {
      'path:path-straight-ew:2:0:0': say('fill-a-gap-answer'),
      'path:path-cross:2:0:0': say('fill-a-gap-answer'),
    },
  },
  {
    id: 'map',
    title: say('map-title'),
    rules: ['SB-MAP-01', 'SB-MAP-02'],
    position: mine(4, {
      hands: { 0: ['map', 'path-cross', 'path-straight-ew', 'rockfall', 'break-cart', 'break-lantern'] },
    }),
    say: say('map'),
    offers: ['map:top', 'map:middle', 'map:bottom'],
    answers: {
      'map:top': say('map-answer'),
      'map:*': say('map-answer-2'),
    },
  },
  {
    id: 'stone',
    title: say('stone-title'),
    rules: ['SB-GOAL-01', 'SB-GOAL-03', 'SB-GOAL-05'],
    position: mine(6, {
      hands: { 0: ['path-straight-ew', 'path-cross', 'dead-ew', 'map', 'map', 'rockfall'] },
    }),
    say: say('stone'),
    offers: ['path:path-straight-ew:7:0:0', 'path:path-cross:7:0:0', 'path:dead-ew:7:0:0'],
    answers: {
      'path:dead-ew:7:0:0': say('stone-answer'),
      'path:path-straight-ew:7:0:0': say('stone-answer-2'),
      'path:path-cross:7:0:0': say('stone-answer-3'),
    },
  },
  {
    id: 'treasure',
    title: say('treasure-title'),
    rules: ['SB-GOAL-06', 'SB-END-01', 'SB-GOLD-01', 'SB-GOLD-02'],
    position: mine(6, {
      goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
      hands: { 0: ['path-straight-ew', 'path-cross', 'map', 'map', 'rockfall', 'break-cart'] },
      gold: [2, 3],
    }),
    say: say('treasure'),
    offers: ['path:path-straight-ew:7:0:0', 'path:path-cross:7:0:0'],
    answers: {
      'path:path-straight-ew:7:0:0': say('treasure-answer'),
      'path:path-cross:7:0:0': say('treasure-answer'),
    },
  },
  {
    id: 'discard',
    title: say('discard-title'),
    rules: ['SB-TURN-02', 'SB-TURN-03', 'SB-PASS-01'],
    position: mine(3, { hands: { 0: ['dead-ns', 'dead-n', 'path-cross', 'map', 'rockfall', 'break-cart'] } }),
    say: say('discard'),
    offers: ['discard:dead-ns', 'discard:path-cross'],
    answers: {
      'discard:*': say('discard-answer'),
    },
  },
  {
    id: 'last-card',
    title: say('last-card-title'),
    rules: ['SB-END-02', 'SB-END-03', 'SB-GOLD-05'],
    position: mine(4, {
      saboteurs: [0],
      lastCards: true,
      hands: { 0: ['break-lantern'], 1: ['path-straight-ew'], 2: ['path-cross'] },
      broken: { 1: ['cart'] },
    }),
    say: say('last-card'),
    offers: ['break:break-lantern:2', 'discard:break-lantern'],
    answers: {
      'break:break-lantern:2': say('last-card-answer'),
    },
  },
  {
    id: 'draft',
    title: say('draft-title'),
    rules: ['SB-GOLD-01', 'SB-GOLD-03', 'SB-GOLD-04'],
    position: mine(6, {
      goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
      hands: { 0: ['path-straight-ew'] },
      gold: [1, 3],
    }),
    before: ['0 path:path-straight-ew:7:0:0'],
    say: say('draft'),
    offers: ['take:1', 'take:3'],
    answers: {
      'take:3': say('draft-answer'),
      'take:1': say('draft-answer-2'),
    },
  },
];
