import rules from 'languages:rules-welcome-to-the-dungeon';
import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import { lazy } from '../../i18n/lazy.ts';
import { booksFrom } from '../../rulebook/outline.tsx';
import type { GameScreen } from '../../table/contract.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { Explain } from './Explain.tsx';
import { ending } from './ending.ts';
import { meanwhile } from './meanwhile.ts';
import { decides, flights, pace, quiet, reveals, sound, turning } from './moments.ts';
import { music } from './music.ts';
import { Own } from './Own.tsx';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';
import { text } from './text.ts';

export const screen: GameScreen<View, Event> = {
  text,
  regions: { board: { View: Board, least: [320, 300] } },
  Own,
  SeatSummary,
  SeatDetails,
  Explain,
  // Everything is picked where it happens: on the deck, the gate, a tile, a kind, below the monster faced.
  onTable: () => true,
  inHand: (name) => name.startsWith('name:'),
  pace,
  quiet,
  decides,
  sound,
  turning,
  flights,
  music,
  reveals,
  ending,
  aim,
  meanwhile,
  progress: (view) => view.players.map((player) => player.successes),
  rulebook: booksFrom('rules-welcome-to-the-dungeon', rules, () => import('./rulebook/outline.ts')),
  Design: lazy(async () => ({ default: (await import('./Design.tsx')).Design })),
};
