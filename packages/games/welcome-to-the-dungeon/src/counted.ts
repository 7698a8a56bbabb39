import type { Counted } from '@mazmorra/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** The adventurer of each run of a seat through the dungeon. */
export const counted: Counted<State, Event> = {
  played: (state, seat) =>
    view(state, 'all').rounds.flatMap(({ adventurer, runner, success }) =>
      runner === seat ? [{ role: adventurer, won: success }] : [],
    ),
};
