import type { Position } from '@mazmorra/dungeonquest/position';
import type { Lesson } from '../../lesson.ts';
import { dragon, fight, monster } from './lesson-dangers.ts';
import { below, first, out } from './lesson-ways.ts';

/** Six short positions, from the tower to the way out, with a fight on each side. */
export const lesson: Lesson<Position> = {
  chapters: [first, fight, monster, below, dragon, out],
  end: {
    en: 'You know the game: go in, take what you dare, and be out before the sun sets. Whoever comes out alive with the most gold wins.',
    es: 'Ya conoces el juego: entra, coge lo que te atrevas y sal antes de que se ponga el sol. Gana quien salga con vida y con más oro.',
  },
};
