import { hasSeat, type SeatSet, type Viewer } from '@mazmorra/kernel';

/** Something that is there but that the viewer may not know. */
export type Hidden = 'hidden';
export const HIDDEN: Hidden = 'hidden';

/** Is the viewer one of these seats, or does he see everything? */
export const knows = (viewer: Viewer, seats: SeatSet): boolean =>
  viewer === 'all' || (typeof viewer === 'number' && hasSeat(seats, viewer));
