import rules from 'languages:rules-saboteur';
import type { Event, View } from '@mazmorra/saboteur';
import { lazy } from '../../i18n/lazy.ts';
import { booksFrom } from '../../rulebook/outline.tsx';
import type { GameScreen } from '../../table/contract.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { Track } from './board/Track.tsx';
import { Explain } from './Explain.tsx';
import { ending } from './ending.ts';
import { Hand } from './hand/Hand.tsx';
import { meanwhile } from './meanwhile.ts';
import { decides, flights, pace, quiet, reveals, sound } from './moments.ts';
import { music } from './music.ts';
import { Own } from './Own.tsx';
import { remark } from './remarks.ts';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';
import { discreetText } from './text.ts';

export const screen: GameScreen<View, Event> = {
  text: discreetText,
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
  asksSingle: ({ options }) => options[0] !== 'pass',
  Own,
  inHand: (name) => name !== 'pass' && !name.startsWith('take:'),
  pace,
  quiet,
  decides,
  sound,
  flights,
  music,
  reveals,
  ending,
  remark,
  aim,
  meanwhile,
  progress: (view) => view.players.map(({ gold }) => (gold.nuggets === 'hidden' ? 0 : gold.nuggets)),
  rulebook: booksFrom('rules-saboteur', rules, () => import('./rulebook/outline.ts')),
  Design: lazy(async () => ({ default: (await import('./Design.tsx')).Design })),
};
