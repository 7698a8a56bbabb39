import type { Counted } from '@mazmorra/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** The role of each round; a round is won by all who have the role of the winners. */
export const counted: Counted<State, Event> = {
  played: (state, seat) =>
    view(state, 'all').results.flatMap(({ winner, roles }) => {
      const role = roles[seat];
      return role ? [{ role, won: winner === `${role}s` }] : [];
    }),
};
