import type { Counted } from '@mazmorra/kernel';
import type { Event } from './events.ts';
import { outcome } from './rules/winning.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** The hero of the game, and its death. */
export const counted: Counted<State, Event> = {
  played(state, seat) {
    const role = view(state, 'all').heroes[seat]?.hero;
    return role === undefined ? [] : [{ role, won: outcome(state)?.winners.includes(seat) === true }];
  },
  isDeath: (event, seat) => event.type === 'dies' && event.seat === seat,
};
