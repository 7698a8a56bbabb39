import type { Event, View } from '@mazmorra/saboteur';
import { text } from '@mazmorra/saboteur/text';
import type { GameScreen } from '../contract.ts';
import { Board } from './board/Board.tsx';
import { Design } from './Design.tsx';
import { Explain } from './Explain.tsx';
import { Hand } from './hand/Hand.tsx';
import { flights, pace, sound } from './moments.ts';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';

export const screen: GameScreen<View, Event> = {
  text,
  Board,
  Hand,
  SeatSummary,
  SeatDetails,
  Explain,
  // Everything is picked on a card, a place, a player or the gold; only passing with empty hands is a plain button.
  onTable: (name) => name !== 'pass',
  pace,
  sound,
  flights,
  progress: (view) => view.players.map(({ gold }) => (gold.nuggets === 'hidden' ? 0 : gold.nuggets)),
  rulebook: { en: () => import('./rulebook/en.tsx'), es: () => import('./rulebook/es.tsx') },
  Design,
};
