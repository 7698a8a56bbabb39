import type { Viewer } from '@mazmorra/kernel';
import type { SavedTable } from './saved.ts';

/** Who looks first: the only person, the first of several, or the public when bots play among themselves. */
export function firstViewer(saved: SavedTable): Viewer {
  const person = saved.seats.findIndex((seat) => seat.kind === 'person');
  return person < 0 ? 'spectator' : person;
}

/** At a game that is over: as the reader saw it where they played, else as the public did, so that nothing is given away. */
export function firstEyes(saved: SavedTable): Viewer {
  return saved.own ?? (saved.imported ? 'spectator' : firstViewer(saved));
}
