import { battery } from '@mazmorra/testkit';
import { PLAY_DECK, saboteur } from '../src/index.ts';

/** Three rounds of at most 67 turns and at most nine cards to draft. */
const MAX_ANSWERS = 3 * (PLAY_DECK.length + 9);

battery(saboteur, {
  games: 1,
  maxAnswers: MAX_ANSWERS,
  every: 23,
  combinations: [
    { goldDraft: 'per-player', roundEnd: 'hands-empty', nextStarter: 'last-card', allSaboteurs: true },
    { goldDraft: 'per-player', firstPlayer: 'host-picks', firstSeat: 2 },
  ],
});
