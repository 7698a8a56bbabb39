import type { VariantSpec, VariantValue } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from './data/adventurers.ts';

export const FIRST_TURN_ADD = ['off', 'each-player', 'starter-only'] as const;
export const FIRST_TURN_NO_PASS = [false, true] as const;
export const FIRST_ADVENTURER = [...ADVENTURER_IDS, 'random', 'starter-chooses'] as const;
export const AXE_SCOPE = ['kind', 'single'] as const;
export const NEXT_ADVENTURER = ['chosen', 'random'] as const;
export const CHOOSER = ['runner', 'starter'] as const;
export const KEPT_SUCCESSES = [true, false] as const;
export const MEMORY = ['shown', 'hidden'] as const;

export const VARIANTS: readonly VariantSpec[] = [
  { id: 'firstTurnAdd', values: FIRST_TURN_ADD, default: 'off', rule: 'WD-VAR-01' },
  { id: 'firstTurnNoPass', values: FIRST_TURN_NO_PASS, default: false, rule: 'WD-VAR-02' },
  { id: 'firstAdventurer', values: FIRST_ADVENTURER, default: 'warrior', rule: 'WD-VAR-03' },
  { id: 'vorpalAxeScope', values: AXE_SCOPE, default: 'kind', rule: 'WD-VAR-04' },
  { id: 'nextAdventurer', values: NEXT_ADVENTURER, default: 'chosen', rule: 'WD-VAR-05' },
  { id: 'adventurerChooser', values: CHOOSER, default: 'runner', absent: 'starter', rule: 'WD-VAR-06' },
  { id: 'keptSuccesses', values: KEPT_SUCCESSES, default: true, absent: false, rule: 'WD-VAR-07' },
  { id: 'memory', values: MEMORY, default: 'shown', absent: 'shown', rule: 'WD-VAR-08' },
];

/** The chosen value as its place among the values of the variant: what the state holds. */
export function placeAmong(values: readonly VariantValue[], value: VariantValue | undefined): number {
  const place = value === undefined ? -1 : values.indexOf(value);
  if (place < 0) throw new RangeError(`no such value: ${String(value)}`);
  return place;
}
