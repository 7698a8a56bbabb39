import type { Seat } from '@mazmorra/kernel';
import type { AnyScreen, BeatLength } from './contract.ts';

const lengths: Readonly<Record<BeatLength, number>> = {
  none: 0,
  short: 500,
  normal: 1000,
  long: 1800,
  grand: 2800,
};

/** How long an event is to be seen at normal speed, in milliseconds: also how much it weighs among others. */
export function weightOf(screen: Pick<AnyScreen, 'pace'>, event: unknown, view?: unknown): number {
  const asked = screen.pace?.(event, view) ?? 0;
  return typeof asked === 'number' ? asked : lengths[asked];
}

/** Whether an event is about this seat: one of its fields names it, or somebody who is it, such as who fights. */
export function concerns(event: unknown, own: Seat | undefined): boolean {
  if (own === undefined || typeof event !== 'object' || event === null) return false;
  return Object.entries(event).some(([key, value]) => {
    if (key === 'seats') return Array.isArray(value) && value.includes(own);
    return SEATS.has(key) ? value === own || isSomebody(value, own) : key === 'fighters' && anyIs(value, own);
  });
}

const isSomebody = (value: unknown, own: Seat): boolean =>
  typeof value === 'object' && value !== null && 'seat' in value && value.seat === own;
const anyIs = (value: unknown, own: Seat): boolean =>
  Array.isArray(value) && value.some((one) => isSomebody(one, own));

const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'target',
  'to',
  'from',
  'by',
  'attacker',
  'fighter',
  'winner',
  'finisher',
]);
