import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { LessonsDungeonRaidersWords } from '@mazmorra/languages/lessons-dungeon-raiders';
import type { Lesson } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsDungeonRaidersWords>();

const room = '.dr-chamber';
const seat = (number: number): string => `[data-seat="${number}"]`;
const door = (number: number): string => `[data-anchor="dr-door-${number}"]`;

/** One level of five rooms: a treasure with a tie, a vault, a monster, a trap, and a dark room. */
export const lesson: Lesson<Position> = {
  chapters: [
    {
      title: say('title'),
      position: {
        seats: 3,
        rooms: ['treasure-3', 'vault-items', 'goblin', 'lava-trap', 'treasure-4-2'],
        row: 'UUUUD',
        characters: ['thief', 'knight', 'warrior'],
        coins: [2, 1, 0],
        wounds: [2, 4, 2],
      },
      others: {
        1: ['play:power-5', 'play:power-2', 'play:power-3', 'play:power-4', 'play:power-1'],
        2: ['play:power-3', 'play:power-5', 'play:power-1', 'play:power-2', 'play:power-4'],
      },
      steps: [
        {
          say: say('step-1'),
          lit: ['.top-aim'],
        },
        {
          say: say('step-2'),
          lit: ['.dr-row'],
        },
        {
          say: say('step-3'),
          lit: [room, 'option:play:power-5'],
          answers: {
            'play:power-5': say('step-3-right'),
          },
          wrong: {
            '*': say('step-3-wrong'),
          },
        },
        {
          say: say('step-4'),
          lit: [room],
        },
        {
          say: say('step-5'),
          lit: [room, 'option:play:power-1'],
          answers: {
            'play:power-1': say('step-5-right'),
          },
          wrong: {
            '*': say('step-5-wrong'),
          },
        },
        {
          say: say('step-6'),
          lit: [room, seat(1), seat(2)],
        },
        {
          say: say('step-7'),
          lit: [seat(2)],
          quiz: [
            {
              choice: say('step-7-1-choice'),
              right: true,
              reply: say('step-7-1-reply'),
            },
            {
              choice: say('step-7-2-choice'),
              right: false,
              reply: say('step-7-2-reply'),
            },
            {
              choice: say('step-7-3-choice'),
              right: false,
              reply: say('step-7-3-reply'),
            },
          ],
        },
        {
          say: say('step-8'),
          lit: ['option:play:power-3', 'option:play:power-4'],
          answers: {
            'play:power-4': say('step-8-right'),
            'play:power-3': say('step-8-right-2'),
          },
          wrong: {
            'play:power-2': say('step-8-wrong'),
            torch: say('step-8-wrong-2'),
          },
        },
        {
          say: say('step-9'),
          lit: [door(5), 'option:torch'],
          answers: {
            torch: say('step-9-right'),
          },
          wrong: {
            '*': say('step-9-wrong'),
          },
        },
        {
          say: say('step-10'),
          lit: [room, 'option:play:power-2'],
          answers: {
            'play:power-2': say('step-10-right'),
          },
          wrong: {
            '*': say('step-10-wrong'),
          },
        },
        {
          say: say('step-11'),
          lit: [room],
          answers: {
            'play:power-4': say('step-11-right'),
            'play:power-3': say('step-11-right-2'),
          },
        },
        {
          say: say('step-12'),
          lit: [seat(0), seat(1), seat(2)],
          quiz: [
            {
              choice: say('step-12-1-choice'),
              right: true,
              reply: say('step-12-1-reply'),
            },
            {
              choice: say('step-12-2-choice'),
              right: false,
              reply: say('step-12-2-reply'),
            },
            {
              choice: say('step-12-3-choice'),
              right: false,
              reply: say('step-12-3-reply'),
            },
          ],
        },
      ],
    },
  ],
  end: say('end'),
};
