/** A mutant that behaves as the original does, so that no test can notice it. */
interface Equivalent {
  /** How the path of the file ends. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

const NEVER = 'The switch before it has a case for every kind; TypeScript checks that.';
const TIE = 'Equal values were dealt with by the condition before it.';
const NO_ZERO = 'No final card counts 0: each was allowed in its room.';

/** Survivors that were looked at. They count as survivors all the same; the page says why they stay. */
const EQUIVALENT: readonly Equivalent[] = [
  { file: 'dungeon-raiders/src/rules/room.ts', from: 'default:', to: 'default:', why: NEVER },
  { file: 'dungeon-raiders/src/rules/room.ts', from: 'unreachable(card);', to: ';', why: NEVER },
  {
    file: 'dungeon-raiders/src/rules/monster.ts',
    from: "card.kind === 'boss'",
    to: 'true',
    why: 'A monster has no lower strength: undefined either way.',
  },
  { file: 'dungeon-raiders/src/rules/trap.ts', from: 'own > extreme', to: 'own >= extreme', why: TIE },
  { file: 'dungeon-raiders/src/rules/trap.ts', from: 'own < extreme', to: 'own <= extreme', why: TIE },
  {
    file: 'dungeon-raiders/src/rules/torch.ts',
    from: 'position < ROOMS_PER_LEVEL',
    to: 'position <= ROOMS_PER_LEVEL',
    why: 'A torch shows no position after the last: that bit is never set.',
  },
  {
    file: 'dungeon-raiders/src/rules/crystal-ball.ts',
    from: 'state.lap += 1',
    to: 'state.lap -= 1',
    why: 'All that is asked of the lap is whether it is the first.',
  },
  { file: 'dungeon-raiders/src/rules/compare.ts', from: 'value > 0', to: 'value >= 0', why: NO_ZERO },
];

/** Why the tests cannot notice a mutant; empty when they should. */
export const whyEquivalent = (at: string, from: string, to: string): string =>
  EQUIVALENT.find((one) => at.includes(`${one.file}:`) && one.from === from && one.to === to)?.why ?? '';
