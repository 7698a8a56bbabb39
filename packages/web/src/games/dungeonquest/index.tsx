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
const onTable = (name: string, view: View): boolean =>
  isOnMap(name) ||
  /^(hero|tile|loot|back):/.test(name) ||
  (name.startsWith('card:') && lies(view, name.slice(5)));

/** Is this combat card to be seen somewhere in the fight? */
const lies = ({ combat }: View, card: string): boolean =>
  combat !== undefined &&
  (combat.stack.includes(card) ||
    combat.sides.some(({ hand, damage }) => hand.includes(card) || damage.includes(card)));

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
