import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Book } from '../../lesson.ts';
import { lesson } from './lesson.ts';
import { tries } from './tries.ts';

export const book: Book<Position> = { game: 'welcome-to-the-dungeon', version: 1, lesson, tries };
