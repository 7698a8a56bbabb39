import type { GameText, GameTexts } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/saboteur';
import { text as words } from '@mazmorra/saboteur/text';
import type { GameScreen } from '../contract.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { Track } from './board/Track.tsx';
import { Design } from './Design.tsx';
import { Explain } from './Explain.tsx';
import { ending } from './ending.ts';
import { Hand } from './hand/Hand.tsx';
import { meanwhile } from './meanwhile.ts';
import { decides, flights, pace, quiet, reveals, sound } from './moments.ts';
import { remark } from './remarks.ts';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';

/** One's own role is told by the dwarf card alone, after a tap: a line under the table would show it to any passer-by. */
const discreet = (own: GameText<Event>): GameText<Event> => ({
  ...own,
  event: (seen, names) => (seen.event.type === 'dealt' ? undefined : own.event(seen, names)),
});
const text: GameTexts<Event> = { en: discreet(words.en), es: discreet(words.es) };

export const screen: GameScreen<View, Event> = {
  text,
  regions: {
    // Eleven by seven cells of 100 x 120.
    board: { View: Board, ratio: [1100 / 840, 1100 / 840], least: [320, 240] },
    track: { View: Track, line: 32 },
    // With the role and the discard pile.
    hand: { View: Hand, cards: 8 },
  },
  SeatSummary,
  SeatDetails,
  Explain,
  // Everything is picked on a card, a place, a player or the gold; only passing with empty hands is a plain button.
  onTable: (name) => name !== 'pass',
  // With one card left, an answer at once would tell that it could not be played.
  asksSingle: ({ options }) => options[0]?.name !== 'pass',
  inHand: (name) => name.startsWith('discard:'),
  pace,
  quiet,
  decides,
  sound,
  flights,
  reveals,
  ending,
  remark,
  aim,
  meanwhile,
  progress: (view) => view.players.map(({ gold }) => (gold.nuggets === 'hidden' ? 0 : gold.nuggets)),
  rulebook: { en: () => import('./rulebook/en.tsx'), es: () => import('./rulebook/es.tsx') },
  Design,
};
