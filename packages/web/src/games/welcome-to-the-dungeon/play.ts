import type { Event, TileId, View } from '@mazmorra/welcome-to-the-dungeon';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { type Play as PlayWith, playOf } from '../../table/play.tsx';
import { tellOf } from './art/cards.tsx';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;
export type Play = PlayWith<View, Event, Words>;

export { whoIs } from '../../table/play.tsx';
export const { usePlay, region } = playOf<View, Event, Words>(wordsIn);

/** What a piece of equipment does at this table: the Vorpal Axe depends on a house rule. */
export const tileTold = (props: Pick<Props, 'view' | 'text' | 'language'>, id: TileId): string =>
  id === 'barbarian-vorpal-axe' && props.view.variants.vorpalAxeScope === 'single'
    ? wordsIn(props.language).axeSingle
    : tellOf(props.text, id);
