import type { Event, View } from '@mazmorra/dungeonquest';
import { text } from '@mazmorra/dungeonquest/text';
import type { GameScreen } from '../contract.ts';
import { Board } from './board/Board.tsx';
import { Explain } from './Explain.tsx';
import { isOnMap } from './model.ts';
import { flights, pace, sound } from './moments.ts';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';

/** Picked on the map, in the hand or among cards laid out; all else has a button. */
const onTable = (name: string): boolean => isOnMap(name) || /^(card|hero|tile|loot|back):/.test(name);

export const screen: GameScreen<View, Event> = {
  text,
  Board,
  SeatSummary,
  SeatDetails,
  Explain,
  onTable,
  pace,
  sound,
  flights,
  progress: (view) => view.heroes.map(({ gold }) => (gold === 'hidden' ? 0 : gold)),
};
