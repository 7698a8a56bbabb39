import { usualPause } from '@mazmorra/bots/pause';
import { slowness } from '../motion/travel.ts';
import { type Speed, useSettings } from '../settings/store.ts';
import type { AnyScreen } from './contract.ts';
import { gistOf, wordsOf } from './gist.ts';
import type { Pace } from './stage.ts';
import { concerns, weightOf } from './weight.ts';

/** How much of a reveal passes before it is put into words. */
const turningShare = 0.75;
/** How long others' routine is seen at most: a movement, and a card that turns over. */
const MOVE = 180;
const TURN = 400;
/** What is at least this long by the game's own measure is said without delay where it concerns the reader. */
const WEIGHTY = 1000;
/** Milliseconds for a word: 240 words a minute. */
const PER_WORD = 250;

const somebody = { seat: () => 'X' };

/**
 * How long things stay on the screen at the speed the reader has chosen. What decides and what concerns the reader gets the time that
 * its game asks for; of the rest one sees the movement, and reads one line for all of it.
 */
export function paceOf(screen: AnyScreen): Pace {
  const slow = (): number => slowness[useSettings.getState().speed];
  const timeFor = (line: string): number => wordsOf(line) * PER_WORD * Math.min(1, slow());
  return {
    timing(beat, { own, acted, film }) {
      const { language } = useSettings.getState();
      const { event } = beat;
      const line = screen.text(language).event(beat, somebody);
      const spoken = line !== undefined && (film || screen.quiet?.(event) !== true);
      const asked = weightOf(screen, event, beat.view);
      const reveals = screen.reveals?.(event) === true;
      const decides = film || screen.decides?.(event) === true;
      const mine = concerns(event, own);
      // What one did oneself needs no time to be understood, but for what came of it.
      const whole = decides || (acted ? asked >= WEIGHTY || reveals : mine);
      const seen = (whole ? asked : Math.min(asked, reveals ? TURN : MOVE)) * slow();
      const turning = reveals ? seen * turningShare : 0;
      const length = film && spoken ? Math.max(seen, turning + timeFor(line)) : seen;
      return { length, turning, spoken, decides, weighs: decides || (mine && asked >= WEIGHTY) };
    },
    reading(entries, own) {
      const { language } = useSettings.getState();
      const names = { ...somebody, ...(own !== undefined && { own }) };
      const gist = gistOf(entries, screen, screen.text(language), names);
      return gist ? timeFor(gist.line) : 0;
    },
  };
}

/** How long an answer can be taken back before a bot plays on, in milliseconds. */
const grace = 1200;

/** How long bots hold back: where an answer can still be taken back, and at a middling decision. */
export const holdBack = (speed: Speed, ahead: boolean): readonly [grace: number, pause: number] =>
  speed === 0 || ahead ? [0, 0] : [grace, usualPause * slowness[speed]];
