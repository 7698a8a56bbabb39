import type { AnyScreen, BeatLength } from '../games/contract.ts';
import { slowness } from '../motion/travel.ts';
import { type Speed, useSettings } from '../settings/store.ts';
import type { Pace } from './stage.ts';

const lengths: Readonly<Record<BeatLength, number>> = {
  none: 0,
  short: 500,
  normal: 1000,
  long: 1800,
  grand: 2800,
};
/** What one did oneself needs less time to be understood. */
const ownShare = 0.55;

const nobody = { seat: () => '' };

/** How long each event of a game stays on the screen at the speed the reader has chosen. */
export function paceOf(screen: AnyScreen): Pace {
  return (beat, own) => {
    const { speed, language } = useSettings.getState();
    const asked = screen.pace?.(beat.event);
    const silent = (): boolean => screen.text[language].event(beat, nobody) === undefined;
    const length = asked ?? (silent() ? 'none' : 'short');
    if (typeof length === 'number') return length * slowness[speed];
    const share = own && (length === 'short' || length === 'normal') ? ownShare : 1;
    return lengths[length] * slowness[speed] * share;
  };
}

/** How long an answer can be taken back before a bot plays on, in milliseconds. */
const grace = 1500;
/** How long a bot seems to think about a middling decision at normal speed, in milliseconds. */
const usualPause = 700;

/** How long bots hold back: where an answer can still be taken back, and at a middling decision. */
export const holdBack = (speed: Speed, ahead: boolean): readonly [grace: number, pause: number] =>
  speed === 0 || ahead ? [0, 0] : [grace, usualPause * slowness[speed]];
