import type { Language, Seat } from '@mazmorra/kernel';
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ScreenProps } from './contract.ts';

/** What a region of a game's screen was given, with the words that only this screen says. */
export type Play<V, E, W> = ScreenProps<V, E> & { readonly words: W };

/**
 * What all regions of one game's screen are made with: a region may ask `usePlay` anywhere in it for what it was given, so that nothing is
 * handed from part to part. `more` adds what many parts of this game would work out for themselves.
 */
export function playOf<V, E, W, M = object>(
  wordsIn: (language: Language) => W,
  more?: (props: ScreenProps<V, E>) => M,
) {
  type Given = Play<V, E, W> & M;
  const Context = createContext<Given | undefined>(undefined);
  const given = (props: ScreenProps<V, E>): Given =>
    ({ ...props, words: wordsIn(props.language), ...more?.(props) }) as Given;
  const usePlay = (): Given => {
    const play = useContext(Context);
    if (!play) throw new Error('usePlay needs a region around it');
    return play;
  };
  return {
    usePlay,
    /** A region of the screen. One that only tells (`told`) sees nothing of what is still turning over. */
    region<P extends ScreenProps<V, E>>(Part: ComponentType<P>, sees: 'view' | 'told' = 'view') {
      return function Region(props: P) {
        return (
          <Context value={given({ ...props, view: props[sees] })}>
            <Part {...props} />
          </Context>
        );
      };
    },
    /** A part of a region that sees nothing of what is still turning over. */
    Told({ children }: { readonly children: ComponentChildren }) {
      const play = usePlay();
      return <Context value={given({ ...play, view: play.told })}>{children}</Context>;
    },
  };
}

/** A seat's name as the table writes it, and whether it is the reader's own. */
export const whoIs = (
  { names }: Pick<ScreenProps<unknown, unknown>, 'names'>,
  seat: Seat,
): readonly [name: string, own: boolean] => [names.seat(seat), names.own === seat];
