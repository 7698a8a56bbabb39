import { battery } from '@mazmorra/testkit';
import { welcomeToTheDungeon } from '../src/index.ts';

/** 11 rounds at most, of at most 13 cards, each drawn and placed, with a run of at most 15 questions. */
const MAX_ANSWERS = 11 * (1 + 26 + 4 + 15);

battery(welcomeToTheDungeon, {
  games: 6,
  maxAnswers: MAX_ANSWERS,
  every: 2,
  combinations: [
    { firstTurnAdd: 'each-player', firstTurnNoPass: true, nextAdventurer: 'random' },
    { firstAdventurer: 'starter-chooses', nextAdventurer: 'random', vorpalAxeScope: 'single' },
    {
      firstAdventurer: 'random',
      firstTurnAdd: 'starter-only',
      firstTurnNoPass: true,
      vorpalAxeScope: 'single',
    },
    { firstAdventurer: 'mage', nextAdventurer: 'random', firstTurnAdd: 'each-player' },
  ],
});
