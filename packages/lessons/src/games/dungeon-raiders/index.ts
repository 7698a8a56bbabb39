import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { Book } from '../../lesson.ts';
import { lesson } from './lesson.ts';
import { tries } from './tries.ts';

export const book: Book<Position> = { game: 'dungeon-raiders', version: 1, lesson, tries };
