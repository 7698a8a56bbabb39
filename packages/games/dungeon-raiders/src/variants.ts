import type { VariantSpec } from '@mazmorra/kernel';
import { secretPlay } from './rules/secret-play.ts';
import { openPlay } from './rules/tactical.ts';
import type { WayOfPlaying } from './rules/way-of-playing.ts';
import type { State } from './state.ts';

/** Section 9: the only option of the rulebooks. */
export const VARIANTS: readonly VariantSpec[] = [
  { id: 'tactical', values: [false, true], default: false, rule: 'DR-TACT-01' },
];

export const wayOf = (state: State): WayOfPlaying => (state.tactical ? openPlay : secretPlay);
