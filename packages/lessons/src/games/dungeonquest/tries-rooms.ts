import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { before, standingIn } from './people.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

const EAST = 'move:4-3';

/** What the kinds of rooms do. */
export const rooms: readonly Try<Position>[] = [
  {
    id: 'chamber',
    title: say('chamber-title'),
    rules: ['DQ-ROOM-01', 'DQ-TILE-01', 'DQ-TILE-02'],
    position: before('tile-chamber-03'),
    say: say('chamber'),
    offers: [EAST, 'search'],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': say('chamber-answer'),
    },
  },
  {
    id: 'corridor',
    title: say('corridor-title'),
    rules: ['DQ-ROOM-08', 'DQ-ROOM-09'],
    position: before('tile-corridor-01'),
    say: say('corridor'),
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: { 'move:4-3': say('corridor-answer') },
  },
  {
    id: 'trap-chamber',
    title: say('trap-chamber-title'),
    rules: ['DQ-ROOM-03', 'DQ-TEST-01', 'DQ-CARD-19'],
    position: before('tile-trap-01', { trap: ['trap-crossfire'] }),
    dice: [4, 3],
    say: say('trap-chamber'),
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': say('trap-chamber-answer'),
    },
  },
  {
    id: 'darkness',
    title: say('darkness-title'),
    rules: ['DQ-ROOM-16', 'DQ-ROOM-17'],
    position: before('tile-darkness-01'),
    say: say('darkness'),
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': say('darkness-answer'),
    },
  },
  {
    id: 'rotating-room',
    title: say('rotating-room-title'),
    rules: ['DQ-ROOM-12', 'DQ-ROOM-13'],
    position: before('tile-rotating-room-01'),
    say: say('rotating-room'),
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': say('rotating-room-answer'),
    },
  },
  {
    id: 'pit',
    title: say('pit-title'),
    rules: ['DQ-ROOM-11', 'DQ-TEST-01'],
    position: before('tile-bottomless-pit-01'),
    dice: [1, 2],
    say: say('pit'),
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': say('pit-answer'),
    },
  },
  {
    id: 'chasm',
    title: say('chasm-title'),
    rules: ['DQ-ROOM-19', 'DQ-MOVE-05'],
    position: standingIn('tile-chasm-01', {}, { half: 0 }),
    say: say('chasm'),
    offers: ['move:2-3'],
    answers: { 'move:*': say('chasm-answer') },
  },
  {
    id: 'cave-in',
    title: say('cave-in-title'),
    rules: ['DQ-ROOM-22', 'DQ-ROOM-23'],
    position: standingIn('tile-cave-in-01'),
    dice: [1, 3],
    say: say('cave-in'),
    offers: ['cross', 'retreat', 'search'],
    answers: {
      cross: say('cave-in-answer'),
    },
  },
  {
    id: 'bridge',
    title: say('bridge-title'),
    rules: ['DQ-ROOM-26', 'DQ-ROOM-27', 'DQ-ROOM-28'],
    position: before('tile-bridge-01'),
    before: ['0 move:4-3'],
    dice: [1, 2],
    say: say('bridge'),
    offers: ['cross', 'stay'],
    answers: {
      cross: say('bridge-answer'),
      stay: say('bridge-answer-2'),
    },
  },
  {
    id: 'spider-web',
    title: say('spider-web-title'),
    rules: ['DQ-ROOM-33', 'DQ-ROOM-34', 'DQ-ROOM-35'],
    position: before('tile-spider-web-01'),
    before: ['0 move:4-3'],
    say: say('spider-web'),
    offers: ['cross', 'withdraw'],
    answers: {
      withdraw: say('spider-web-answer'),
    },
  },
];
