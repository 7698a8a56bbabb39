import { useEffect } from 'preact/hooks';
import { play } from '../../../sound/sounds.ts';

/** Milliseconds from one beat to the next, and how many are heard: whoever thinks longer has heard enough. */
const EVERY = 1500;
const BEATS = 12;

/** Before the last boss one hears one's own heart; `play` knows whether the reader wants sound. */
export function useHeartbeat(beats: boolean): void {
  useEffect(() => {
    if (!beats) return;
    let left = BEATS;
    const beat = (): void => {
      left -= 1;
      void play('heart', 0.5);
      if (left <= 0) clearInterval(timer);
    };
    const timer = setInterval(beat, EVERY);
    return () => clearInterval(timer);
  }, [beats]);
}
