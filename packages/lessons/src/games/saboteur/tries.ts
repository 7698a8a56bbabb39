import type { Position } from '@mazmorra/saboteur/position';
import type { Try } from '../../lesson.ts';

export const tries: readonly Try<Position>[] = [];
