import type { State } from './state.ts';

export const copy = (state: State): State =>
  copyWith(state, {
    rooms: state.rooms.slice(),
    removedRooms: state.removedRooms.slice(),
    levels: state.levels.slice(),
  });

/** What chance has hidden. */
export type Hidden = Pick<State, 'rooms' | 'removedRooms' | 'levels'>;

/**
 * A copy with other hidden cards. Field by field, in the order of `State`: that is several times faster than anything that
 * works for every object, and all states then have one shape for the engine.
 */
export const copyWith = (state: State, { rooms, removedRooms, levels }: Hidden): State => ({
  seats: state.seats,
  tactical: state.tactical,
  lowBosses: state.lowBosses,
  oneRoomTorch: state.oneRoomTorch,
  tieFromStart: state.tieFromStart,
  rooms,
  removedRooms,
  levels,
  characters: state.characters.slice(),
  level: state.level,
  position: state.position,
  coins: state.coins.slice(),
  wounds: state.wounds.slice(),
  power: state.power.slice(),
  items: state.items.slice(),
  sealed: state.sealed.slice(),
  shown: state.shown.slice(),
  last: state.last.slice(),
  supply: state.supply.slice(),
  ballsOnTable: state.ballsOnTable,
  due: state.due,
  lap: state.lap,
  seen: state.seen,
  start: state.start,
  eliminated: state.eliminated,
  answers: state.answers,
});
