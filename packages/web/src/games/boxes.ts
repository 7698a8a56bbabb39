import type { GameId } from '@mazmorra/catalogue';
import type { Tint } from '../look/Icon.tsx';

interface Piece {
  readonly icon: string;
  readonly tint: Tint;
  /** Left, top and width in hundredths of the cover, and a turn in degrees. */
  readonly at: readonly [left: number, top: number, width: number, turn: number];
}

/** The picture on the lid of a box. */
export type Lid = readonly Piece[];

/** Every game's `box.ts`, with its colours: small, and part of the first load. */
const boxes = import.meta.glob<Lid>('./*/box.ts', { eager: true, import: 'lid' });

export const lidOf = (game: GameId): Lid => boxes[`./${game}/box.ts`] ?? [];
