import type { Equivalent } from './equivalent.ts';

const NO_FIFTH_SIDE = 'Sides are 0 to 3: the bit of a fifth is never set.';
const FASTER = 'It only saves time: with no way to lay a card the walk along the rim finds nothing.';
const NO_WAYS =
  'Only path cards have ways to be laid: for any other kind the table has no entry, which adds nothing.';

export const saboteur: readonly Equivalent[] = [
  {
    file: 'saboteur/src/rules/end.ts',
    from: 'seat < seats',
    to: 'seat <= seats',
    why: 'Behind the last hand there is nothing: no card is playable and no way is added.',
  },
  {
    file: 'saboteur/src/rules/end.ts',
    from: 'i < first + handSize',
    to: 'i <= first + handSize',
    why: 'The card behind a hand is the first of the next one, which is looked at anyway; whose an action card is does not matter.',
  },
  {
    file: 'saboteur/src/rules/end.ts',
    from: 'kind === NO_CARD',
    to: 'false',
    why: 'It only saves time: no card shows no tool, so it counts as a repair that cannot be played.',
  },
  { file: 'saboteur/src/rules/end.ts', from: 'ways !== 0', to: 'true', why: FASTER },
  {
    file: 'saboteur/src/rules/goal.ts',
    from: 'Math.abs(xOf(cell) - GOAL_COLUMN) > 1',
    to: 'false',
    why: 'It only saves time: a card in another column has no goal on any side.',
  },
  { file: 'saboteur/src/rules/goal.ts', from: 'side < 4', to: 'side <= 4', why: NO_FIFTH_SIDE },
  {
    file: 'saboteur/src/rules/hand.ts',
    from: 'i < end',
    to: 'i <= end',
    why: 'The last place of the hand is emptied right after.',
  },
  {
    file: 'saboteur/src/rules/hand.ts',
    from: 'kind < (hands[i - 1] as Kind)',
    to: 'kind <= (hands[i - 1] as Kind)',
    why: 'Before or behind an equal card, the hand is the same.',
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: 'kindOfCard(card) < PATH_KINDS',
    to: 'kindOfCard(card) <= PATH_KINDS',
    why: 'The kind behind the path cards is an action card; none lies in the maze.',
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: 'i < rim.length',
    to: 'i <= rim.length',
    why: 'What is read behind the rim counts as a cell in the corner of the plane, where no maze reaches.',
    times: 2,
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: '-1',
    to: '+1',
    why: 'A path card is laid on a cell of the rim, so its place is always found.',
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: 'side < 4',
    to: 'true',
    why: 'A cell that is no neighbour has side 5, which adds no bit to the cell and none of the four that are read of `found`.',
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: 'side < 4',
    to: 'side <= 4',
    why: 'Sides are 0 to 3: the bit of a fifth is never set, and where 4 stands for the cell itself it was dealt with before.',
    times: 3,
  },
  {
    file: 'saboteur/src/rules/maze.ts',
    from: 'place < 0',
    to: 'place <= 0',
    why: 'Place 0 is the start, which is joined before anything else and so passed over anyway.',
  },
  { file: 'saboteur/src/rules/path.ts', from: 'kind >= PATH_KINDS', to: 'false', why: NO_WAYS },
  { file: 'saboteur/src/rules/path.ts', from: 'kind >= PATH_KINDS', to: 'kind > PATH_KINDS', why: NO_WAYS },
  {
    file: 'saboteur/src/rules/payment.ts',
    from: 'sum > 1',
    to: 'sum >= 1',
    why: 'The table has no way to pay 1: the line after the loop does that.',
  },
  {
    file: 'saboteur/src/rules/tools.ts',
    from: 'tool < 3',
    to: 'tool <= 3',
    why: 'There are three tools; the bit of a fourth is never set.',
    times: 2,
  },
  {
    file: 'saboteur/src/rules/tools.ts',
    from: 'kind - BREAK_FIRST',
    to: 'kind + BREAK_FIRST',
    why: 'The first break card has number 16, so the difference is 32, and a shift by 32 more is the same shift.',
  },
  {
    file: 'saboteur/src/rules/tools.ts',
    from: 'target < state.seats',
    to: 'target <= state.seats',
    why: 'Behind the last seat nothing is broken, so there is nothing to repair.',
  },
  {
    file: 'saboteur/src/rules/final.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'A text has no seat, so it is nobody’s payment.',
  },
  {
    file: 'saboteur/src/rules/round.ts',
    from: 'Array<Kind>(seats * handSize)',
    to: 'Array()',
    why: 'Every place of every hand is dealt a card right after.',
  },
  { file: 'saboteur/src/rules/turn.ts', from: 'ways !== 0', to: 'true', why: FASTER },
  {
    file: 'saboteur/src/rules/turn.ts',
    from: '-1',
    to: '+1',
    why: 'Kind 1 is a path card, which gives no option in this loop.',
  },
];
