import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Try } from '../../lesson.ts';

export const tries: readonly Try<Position>[] = [];
