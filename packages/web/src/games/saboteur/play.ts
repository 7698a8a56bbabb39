import type { Event, View } from '@mazmorra/saboteur';
import type { ScreenProps, SeatProps } from '../../table/contract.ts';
import { type Play as PlayWith, playOf } from '../../table/play.tsx';
import { pageOf } from './notes.ts';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;
export type OfSeat = SeatProps<View, Event>;
export type Play = PlayWith<View, Event, Words>;

export const { usePlay, region, Told } = playOf<View, Event, Words>(wordsIn);

/** The page of the notebook for the reader and this round; nobody but a seat has one. */
export const notePage = ({ viewer, info, view }: Props): string | undefined =>
  typeof viewer === 'number' ? pageOf(info.id, viewer, view.round) : undefined;

export const optionNames = (props: Pick<Props, 'choice'>): readonly string[] =>
  props.choice.decision?.options ?? [];
