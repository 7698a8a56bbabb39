import type { Position } from '@mazmorra/saboteur/position';
import type { Book } from '../../lesson.ts';
import { lesson } from './lesson.ts';
import { tries } from './tries.ts';

export const book: Book<Position> = { game: 'saboteur', version: 1, lesson, tries };
