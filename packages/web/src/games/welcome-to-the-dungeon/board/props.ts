import type { Seat } from '@mazmorra/kernel';
import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../../contract.ts';
import { type Words, wordsIn } from '../words/words.ts';

export type Props = ScreenProps<View, Event>;

export const wordsOf = (props: Props): Words => wordsIn(props.language);

/** A seat's name as this screen writes it, and whether it is the reader's own. */
export const whoIs = (props: Props, seat: Seat): readonly [name: string, own: boolean] => [
  props.names.seat(seat),
  props.names.own === seat,
];
