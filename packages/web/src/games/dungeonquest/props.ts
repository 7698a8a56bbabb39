import type { Event, View } from '@mazmorra/dungeonquest';
import type { Seat } from '@mazmorra/kernel';
import type { ScreenProps, SeatProps } from '../contract.ts';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export const wordsOf = (props: Pick<Props, 'language'>): Words => wordsIn(props.language);

/** A seat's name as this screen writes it, and whether it is the reader's own. */
export const whoIs = (props: Pick<Props, 'names'>, seat: Seat): readonly [name: string, own: boolean] => [
  props.names.seat(seat),
  props.names.own === seat,
];
