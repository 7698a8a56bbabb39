import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { type Play as PlayWith, playOf } from '../../table/play.tsx';
import { allLaid, type Laid, turningSeats } from './model.ts';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;

/** What lies before the seats. */
interface Laying {
  /** The cards before the seats, as they are drawn and as they may be told. */
  readonly laid: readonly Laid[];
  readonly toldLaid: readonly Laid[];
  /** The seats whose cards are turning up, one after the other. */
  readonly turns: readonly Seat[];
}

export type Play = PlayWith<View, Event, Words> & Laying;

export const { usePlay, region } = playOf<View, Event, Words, Laying>(wordsIn, ({ view, told, beat }) => {
  const laid = allLaid(view, beat?.event);
  const toldLaid = beat?.told === false ? allLaid(told, undefined) : laid;
  return { laid, toldLaid, turns: turningSeats(view, laid) };
});
