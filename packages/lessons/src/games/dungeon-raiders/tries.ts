import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { Try } from '../../lesson.ts';

export const tries: readonly Try<Position>[] = [];
