import type { State } from './state.ts';

/** Field by field: several times faster than anything that works for every object. */
export const copy = (state: State): State => ({
  seats: state.seats,
  tactical: state.tactical,
  rooms: state.rooms.slice(),
  removedRooms: state.removedRooms.slice(),
  levels: state.levels.slice(),
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
  looked: state.looked,
  start: state.start,
  eliminated: state.eliminated,
  answers: state.answers,
});
