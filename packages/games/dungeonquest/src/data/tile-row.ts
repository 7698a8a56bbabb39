import type { Effect } from './effect.ts';

export type RoomId =
  | 'chamber'
  | 'corridor'
  | 'portcullis'
  | 'catacomb-entrance'
  | 'rotating-room'
  | 'trap'
  | 'darkness'
  | 'cave-in'
  | 'bridge'
  | 'spider-web'
  | 'chasm'
  | 'bottomless-pit';

/** A side of a tile as seen by a hero who walks in at the arrow. Clockwise from the arrow. */
export type RelativeSide = 'entry' | 'left' | 'ahead' | 'right';

export interface RoomRow {
  readonly id: RoomId;
  readonly arrow: string;
  readonly onEnter: readonly Effect[];
  /** Monsters cannot be escaped here (DQ-ROOM-04). */
  readonly noEscape?: true;
  /** What takes the place of a plain move on later turns (the Cave-in, DQ-ROOM-22). */
  readonly nextTurn?: readonly Effect[];
}

export interface DarknessRow {
  readonly from: number;
  readonly to: number;
  readonly side: RelativeSide;
}

export interface TileRow {
  readonly type: RoomId;
  readonly shape: string;
  readonly count: number;
  /** Has a search icon (DQ-SEARCH-01). */
  readonly search: boolean;
  /** Sides that are joined on a Chasm or Bridge (DQ-MOVE-05). */
  readonly halves?: readonly (readonly RelativeSide[])[];
  readonly darkness?: readonly DarknessRow[];
}
