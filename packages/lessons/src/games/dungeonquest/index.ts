import type { Position } from '@mazmorra/dungeonquest/position';
import type { Book } from '../../lesson.ts';
import { lesson } from './lesson.ts';
import { tries } from './tries.ts';

export const book: Book<Position> = { game: 'dungeonquest', version: 1, lesson, tries };
