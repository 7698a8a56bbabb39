import type { Game } from '@mazmorra/kernel';
import { type ToyEvent, type ToyState, type ToyView, toy } from './toy.ts';

interface LaterToyState extends ToyState {
  readonly swift: boolean;
}

const SWIFT_HAND = 2;

/**
 * High Card in a later program: a ruling has changed. Hands have two cards now, and three where the variant `swift` is off, which is what
 * records from before mean. A state from before lacks the new field and cannot be played on.
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
  copy: (state) => ({ ...toy.copy(state), swift: state.swift }),
};
