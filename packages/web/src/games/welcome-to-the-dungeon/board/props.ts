import type { Seat } from '@mazmorra/kernel';
import type { Event, TileId, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps } from '../../contract.ts';
import { tellOf } from '../art/cards.tsx';
import { type Words, wordsIn } from '../words/words.ts';

export type Props = ScreenProps<View, Event>;

export const wordsOf = (props: Props): Words => wordsIn(props.language);

/** What a piece of equipment does at this table: the Vorpal Axe depends on a house rule. */
export const tileTold = (props: Props, id: TileId): string =>
  id === 'barbarian-vorpal-axe' && props.view.variants.vorpalAxeScope === 'single'
    ? wordsOf(props).axeSingle
    : tellOf(props.text, id);

/** A seat's name as this screen writes it, and whether it is the reader's own. */
export const whoIs = (props: Props, seat: Seat): readonly [name: string, own: boolean] => [
  props.names.seat(seat),
  props.names.own === seat,
];
