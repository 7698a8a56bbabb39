import rules from 'languages:rules-dungeon-raiders';
import type { Event, View } from '@mazmorra/dungeon-raiders';
import { lazy } from '../../i18n/lazy.ts';
import { booksFrom } from '../../rulebook/outline.tsx';
import type { GameScreen } from '../../table/contract.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { Explain } from './Explain.tsx';
import { ending } from './ending.ts';
import { Hand } from './hand/Hand.tsx';
import { meanwhile } from './meanwhile.ts';
import { ownPlayer } from './model.ts';
import { decides, flights, pace, quiet, reveals, sound, subject } from './moments.ts';
import { music } from './music.ts';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';
import { text } from './text.ts';

export const screen: GameScreen<View, Event> = {
  text,
  regions: {
    board: { View: Board, least: [320, 260], drawn: [1180, 530], seats: true },
    hand: { View: Hand, cards: 6 },
  },
  SeatSummary,
  SeatDetails,
  Explain,
  // A torch is a card in hand; for somebody who only waits it becomes a button, lest it be overlooked.
  onTable: (name, view) =>
    !name.startsWith('torch:') && (name !== 'torch' || view.awaited.includes(ownPlayer(view)?.seat ?? -1)),
  digit: (name) => /^play:power-(\d)$/.exec(name)?.[1],
  inHand: (name) => name === 'torch' || name.startsWith('play:'),
  pace,
  quiet,
  decides,
  sound,
  flights,
  music,
  subject,
  reveals,
  ending,
  aim,
  meanwhile,
  progress: (openView) => openView.players.map((player) => player.coins),
  rulebook: booksFrom('rules-dungeon-raiders', rules, () => import('./rulebook/outline.ts')),
  Design: lazy(async () => ({ default: (await import('./Design.tsx')).Design })),
};
