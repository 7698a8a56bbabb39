import type { HiddenRoles } from '@mazmorra/kernel';
import type { State } from './state.ts';
import { view } from './view.ts';

/** Read from the open view: only finished games are shown with it. */
export const hiddenRoles: HiddenRoles<State> = {
  now(state) {
    const { round, players } = view(state, 'all');
    return { round, traitors: players.map(({ role }) => role === 'saboteur') };
  },
};
