import { hasSeat, type SeatSet, type Viewer } from '@mazmorra/kernel';
import { EVERYBODY } from '../state.ts';

/** Something that is there but that the viewer may not know. */
export type Hidden = 'hidden';
export const HIDDEN: Hidden = 'hidden';

/** Is the viewer one of these seats (or is it laid open to everybody), or does he see everything? */
export const knows = (viewer: Viewer, seats: SeatSet): boolean =>
  viewer === 'all' || seats === EVERYBODY || (typeof viewer === 'number' && hasSeat(seats, viewer));
