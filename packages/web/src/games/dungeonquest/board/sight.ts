import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { create } from '../../../settings/stores.ts';
import type { Box } from '../../../table/plane/camera.ts';
import type { PlaneHandle } from '../../../table/plane/Plane.tsx';
import { bounds, boxAround, CELL } from '../model.ts';

/** What is seen of the dungeon, told by the plane and shown by the small map beside it. */
interface Sight {
  readonly seen: Box;
  /** How large a pixel of the plane is drawn. */
  readonly scale: number;
  readonly plane: PlaneHandle | undefined;
}

export const useSight = create<Sight>(() => ({ seen: bounds, scale: 0, plane: undefined }));

/** From here on rooms are large enough to be read and tapped with all of them in view. */
const LEAST_ROOM = 40;
/** How large the dungeon is drawn where it is not seen whole. */
const CLOSE = 0.8;

/** Is the whole dungeon large enough in the window that it has? */
export const fitsWhole = ({ seen, scale }: Pick<Sight, 'seen' | 'scale'>): boolean =>
  Math.min((seen.width * scale) / bounds.width, (seen.height * scale) / bounds.height) * CELL >= LEAST_ROOM;

export const seesAll = ({ width, height }: Box): boolean =>
  width >= bounds.width * 0.99 && height >= bounds.height * 0.99;

interface Looked {
  /** The open decision; another one is looked at anew. */
  readonly decision: number | undefined;
  /** What is to be picked, with whom it is about. */
  readonly cells: readonly number[];
  /** The scene lies over the foot of the window. */
  readonly under: boolean;
}

/**
 * The whole dungeon where its rooms are large enough. Elsewhere it is looked at from near: what is to be picked comes to the middle, and
 * meanwhile the plane follows whoever acts.
 */
export function useSightOf(plane: RefObject<PlaneHandle | null>, { decision, cells, under }: Looked): void {
  const placed = useSight(({ scale }) => scale > 0);
  const whole = useSight(fitsWhole);
  useLayoutEffect(() => {
    useSight.setState({ plane: plane.current ?? undefined });
    return () => useSight.setState({ plane: undefined, seen: bounds, scale: 0 });
  }, [plane]);
  const near = cells.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, not for each render
  useEffect(() => {
    if (!placed) return;
    if (whole) plane.current?.seeAll();
    else if (near) plane.current?.show(lowered(boxAround(cells), under), CLOSE);
  }, [placed, whole, decision, near]);
}

/** A box with as much room below it as the scene takes. */
const lowered = (box: Box, under: boolean): Box => (under ? { ...box, height: box.height * 1.7 } : box);
