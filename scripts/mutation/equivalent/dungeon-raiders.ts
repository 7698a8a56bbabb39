import type { Equivalent } from './equivalent.ts';

const NEVER = 'The switch before it has a case for every kind; TypeScript checks that.';
const TIE = 'Equal values were dealt with by the condition before it.';
const NO_ZERO = 'No final card counts 0: each was allowed in its room.';

export const dungeonRaiders: readonly Equivalent[] = [
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
  {
    file: 'dungeon-raiders/src/rules/compare.ts',
    from: 'value > 0',
    to: 'value >= 0',
    why: NO_ZERO,
    times: 2,
  },
];
