import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ScreenProps } from '../../table/contract.ts';
import type { Laid } from './model.ts';
import { type Words, wordsIn } from './words/words.ts';

export type Props = ScreenProps<View, Event>;

/** What all parts of the board share. */
export interface Shown extends Props {
  readonly words: Words;
  /** The cards before the seats, as they are drawn and as they may be told. */
  readonly laid: readonly Laid[];
  readonly toldLaid: readonly Laid[];
  /** The seats whose cards are turning up, one after the other. */
  readonly turns: readonly Seat[];
}

export const wordsOf = (props: Pick<Props, 'language'>): Words => wordsIn(props.language);

export const ShownBoard = createContext<Shown | undefined>(undefined);

export function useShown(): Shown {
  const shown = useContext(ShownBoard);
  if (!shown) throw new Error('useShown needs the board of Dungeon Raiders around it');
  return shown;
}
