import type { Seat } from '@mazmorra/kernel';
import type { Event, TileId, View } from '@mazmorra/welcome-to-the-dungeon';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { tellOf } from './art/cards.tsx';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;

/** What a region was given, and the screen's own words. */
export interface Play extends Props {
  readonly words: Words;
}

const Given = createContext<Play | undefined>(undefined);

/** What the region around it was given: nothing need be handed from part to part. */
export function usePlay(): Play {
  const given = useContext(Given);
  if (!given) throw new Error('usePlay needs a region around it');
  return given;
}

/** A region of the screen: everything in it may ask `usePlay`. */
export function region<P extends Props>(Part: ComponentType<P>) {
  return function Region(props: P) {
    return (
      <Given value={{ ...props, words: wordsIn(props.language) }}>
        <Part {...props} />
      </Given>
    );
  };
}

/** What a piece of equipment does at this table: the Vorpal Axe depends on a house rule. */
export const tileTold = (props: Pick<Props, 'view' | 'text' | 'language'>, id: TileId): string =>
  id === 'barbarian-vorpal-axe' && props.view.variants.vorpalAxeScope === 'single'
    ? wordsIn(props.language).axeSingle
    : tellOf(props.text, id);

/** A seat's name as this screen writes it, and whether it is the reader's own. */
export const whoIs = ({ names }: Pick<Props, 'names'>, seat: Seat): readonly [name: string, own: boolean] => [
  names.seat(seat),
  names.own === seat,
];
