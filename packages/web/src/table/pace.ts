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

/** How much of a reveal passes before it is put into words. */
const turningShare = 0.75;

/** How long each event of a game stays on the screen at the speed the reader has chosen. */
export function paceOf(screen: AnyScreen): Pace {
  return (beat, own) => {
    const { speed, language } = useSettings.getState();
    const spoken = screen.text[language].event(beat, nobody) !== undefined;
    const length = lengthOf(screen.pace?.(beat.event) ?? (spoken ? 'short' : 'none'), own) * slowness[speed];
    const turning = screen.reveals?.(beat.event) === true ? length * turningShare : 0;
    return { length, turning, spoken };
  };
}

function lengthOf(asked: BeatLength | number, own: boolean): number {
  if (typeof asked === 'number') return asked;
  return lengths[asked] * (own && (asked === 'short' || asked === 'normal') ? ownShare : 1);
}

/** How long an answer can be taken back before a bot plays on, in milliseconds. */
const grace = 1500;
/** How long a bot seems to think about a middling decision at normal speed, in milliseconds. */
const usualPause = 700;

/** How long bots hold back: where an answer can still be taken back, and at a middling decision. */
export const holdBack = (speed: Speed, ahead: boolean): readonly [grace: number, pause: number] =>
  speed === 0 || ahead ? [0, 0] : [grace, usualPause * slowness[speed]];
