import { useEffect } from 'preact/hooks';
import { useSettings } from '../settings/store.ts';
import type { Tune } from './tune.ts';

/** The music of a place, for who wants music. What makes it is loaded then. */
export function useMusic(tune: Tune | undefined): void {
  const wanted = useSettings(({ music, volume }) => music && volume > 0);
  useEffect(() => {
    if (!wanted || !tune) return;
    let stop: (() => void) | undefined;
    let ended = false;
    void import('./music.ts').then(({ playTune }) => {
      // A device without sound plays on in silence.
      if (!ended && typeof AudioContext === 'function') stop = playTune(tune);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [wanted, tune]);
}
