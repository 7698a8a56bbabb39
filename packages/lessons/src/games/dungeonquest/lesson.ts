import type { Position } from '@mazmorra/dungeonquest/position';
import type { LessonsDungeonquestWords } from '@mazmorra/languages/lessons-dungeonquest';
import type { Lesson } from '../../lesson.ts';
import { sayer } from '../../said.ts';
import { dragon, fight, monster } from './lesson-dangers.ts';
import { below, first, out } from './lesson-ways.ts';

const say = sayer<keyof LessonsDungeonquestWords>();

/** Six short positions, from the tower to the way out, with a fight on each side. */
export const lesson: Lesson<Position> = {
  chapters: [first, fight, monster, below, dragon, out],
  end: say('end'),
};
