import { at, type Counted } from '@mazmorra/kernel';
import { CHARACTER_IDS } from './data/characters.ts';
import type { Event } from './events.ts';
import { outcomeOf } from './rules/end.ts';
import type { State } from './state.ts';

/** The character of the game. */
export const counted: Counted<State, Event> = {
  played: (state, seat) => [
    {
      role: at(CHARACTER_IDS, at(state.characters, seat)),
      won: outcomeOf(state).winners.includes(seat),
    },
  ],
};
