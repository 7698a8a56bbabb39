import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';

export const tries: readonly Try<Position>[] = [];
