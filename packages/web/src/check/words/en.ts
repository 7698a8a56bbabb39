/** The words of checking a game. */
export const en = {
  title: 'Check this game',
  checking: 'Playing the game again…',
  unreadable: 'There is no readable record of this game.',
  holds: (moves: number) =>
    `Everything matches: ${moves === 1 ? 'the move was' : `all ${moves} moves were`} replayed, and every shuffle and roll is the same.`,
  broken: 'It does not match.',
  steps: {
    rules: 'Played with these rules',
    commitment: 'The seed is the one that was promised',
    moves: 'Every move, shuffle and roll matches',
    outcome: 'The end is the one that was recorded',
    seal: 'Nothing else was changed',
  },
  states: { holds: 'matches', fails: 'does not match', open: 'not checked', none: 'nothing was promised' },
  why: {
    'unknown-game': 'The record is of a game that we do not have.',
    version: 'The record was made with other rules than today’s.',
    start: 'With what the record says, the game cannot even begin.',
    'seed-withheld': 'The record keeps its seed to itself, so nothing can be played again.',
    commitment: 'Seed and salt do not give the fingerprint that was shown before the deal.',
    refused: (move: number, name: string) =>
      `Move ${move} (${name}): the rules do not allow at this point what the record says.`,
    check: (move: number, name: string) =>
      `Move ${move} (${name}): from here on the game does not go as recorded. A choice, a shuffle or a roll up to this move was changed.`,
    outcome: 'All moves match, but the game does not end as recorded.',
    seal: 'The game itself matches, but something else was changed, such as a name.',
  },
  show: 'Show me that moment',
  deal: 'The deal',
  dealHelp:
    'Before the deal a fingerprint of the seed was fixed. Every shuffle and every roll follows from the seed and from what the seats added, so nobody could choose them.',
  commitment: 'Fingerprint of the seed',
  contributions: 'What the seats added',
  alone: 'Nothing: this device dealt alone.',
  nothing: 'nothing',
  seed: 'Seed',
  salt: 'Salt',
  simulated:
    'This game was dealt from a plain seed, as simulations are. Nothing was promised about it beforehand.',
};

export type CheckWords = typeof en;
