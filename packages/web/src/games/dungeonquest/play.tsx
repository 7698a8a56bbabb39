import type { Event, View } from '@mazmorra/dungeonquest';
import type { Seat } from '@mazmorra/kernel';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

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

/** A region of the screen. One that only tells sees nothing of what is still turning over. */
export function region<P extends Props>(Part: ComponentType<P>, sees: 'view' | 'told' = 'told') {
  return function Region(props: P) {
    return (
      <Given value={{ ...props, view: props[sees], words: wordsIn(props.language) }}>
        <Part {...props} />
      </Given>
    );
  };
}

/** A seat's name as this screen writes it, and whether it is the reader's own. */
export const whoIs = ({ names }: Pick<Props, 'names'>, seat: Seat): readonly [name: string, own: boolean] => [
  names.seat(seat),
  names.own === seat,
];
