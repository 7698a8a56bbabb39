import type { Event, View } from '@mazmorra/dungeonquest';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { type Play as PlayWith, playOf } from '../../table/play.tsx';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
export type Play = PlayWith<View, Event, Words>;

export { whoIs } from '../../table/play.tsx';
export const { usePlay, region } = playOf<View, Event, Words>(wordsIn);
