import type { Game } from '@mazmorra/kernel';
import { type ToyEvent, type ToyState, type ToyView, toy } from './toy.ts';

interface LaterToyState extends ToyState {
  readonly swift: boolean;
}

const SWIFT_HAND = 2;

/**
 * High Card in a later version with a changed ruling. Hands have two cards, or three if the variant `swift` is off,
 * which is what earlier records mean. An earlier state lacks the new field and cannot be continued.
 */
export const laterToy: Game<LaterToyState, ToyView, ToyEvent> = {
  ...toy,
  variants: [
    ...toy.variants,
    { id: 'swift', values: [true, false], default: true, absent: false, rule: 'TOY-VAR-02' },
  ],
  setup(seats, variants, rng) {
    const state = toy.setup(seats, variants, rng);
    const swift = variants['swift'] === true;
    if (swift) for (const hand of state.hands) state.deck.push(...hand.splice(SWIFT_HAND));
    return { ...state, swift };
  },
  options(state, seat, into) {
    if (state.swift === undefined) throw new Error('a state from before');
    toy.options(state, seat, into);
  },
  redeal: (state, viewer, rng) => ({ ...toy.redeal(state, viewer, rng), swift: state.swift }),
  remembered: (state) => state,
  copy: (state) => ({ ...toy.copy(state), swift: state.swift }),
};
