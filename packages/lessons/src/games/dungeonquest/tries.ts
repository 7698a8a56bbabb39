import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';
import { dangers } from './tries-dangers.ts';
import { rooms } from './tries-rooms.ts';
import { ways } from './tries-ways.ts';

export const tries: readonly Try<Position>[] = [...rooms, ...ways, ...dangers];
