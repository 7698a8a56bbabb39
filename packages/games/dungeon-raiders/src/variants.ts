import type { VariantSpec, Variants } from '@mazmorra/kernel';
import { MAX_SEATS } from './data/constants.ts';
import { secretPlay } from './rules/secret-play.ts';
import { openPlay } from './rules/tactical.ts';
import type { WayOfPlaying } from './rules/way-of-playing.ts';
import type { State } from './state.ts';

/** Section 9: the variant of the rulebooks, and rulings where the two rulebooks, or a card and its rule, say different things. */
export const VARIANTS: readonly VariantSpec[] = [
  { id: 'tactical', values: [false, true], default: false, rule: 'DR-TACT-01' },
  {
    id: 'bossStrength',
    values: [18, 16],
    default: 18,
    absent: 16,
    rule: 'DR-VAR-01',
    seats: { min: MAX_SEATS, max: MAX_SEATS },
  },
  {
    id: 'startingGear',
    values: ['coins-and-wounds', 'items-only'],
    default: 'coins-and-wounds',
    absent: 'coins-and-wounds',
    rule: 'DR-VAR-02',
  },
  { id: 'torchShows', values: ['all', 'one'], default: 'all', absent: 'all', rule: 'DR-VAR-03' },
  {
    id: 'tacticalTie',
    values: ['next-clockwise', 'nearest'],
    default: 'next-clockwise',
    absent: 'next-clockwise',
    rule: 'DR-VAR-04',
  },
];

/** The rulings that a state carries; the others are used up by set-up. */
export const rulingsOf = (
  variants: Variants,
): Pick<State, 'lowBosses' | 'oneRoomTorch' | 'tieFromStart'> => ({
  lowBosses: variants['bossStrength'] === 16,
  oneRoomTorch: variants['torchShows'] === 'one',
  tieFromStart: variants['tacticalTie'] === 'nearest',
});

export const wayOf = (state: State): WayOfPlaying => (state.tactical ? openPlay : secretPlay);
