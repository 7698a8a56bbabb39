import type { Seat } from '@mazmorra/kernel';
import type { HeardClock } from './remote-client.ts';

export interface TimeLeft {
  /** Milliseconds of this decision's own time. */
  readonly decision: number;
  /** Milliseconds of the reserve, which is used when the decision's own time is up. */
  readonly reserve: number;
}

/** What a seat has left at a moment, after what the server said; `undefined` when no clock runs for it. */
export function timeLeft(
  { left, reserve, heard }: HeardClock,
  seat: Seat,
  now: number,
): TimeLeft | undefined {
  const total = left[seat];
  if (total === undefined) return undefined;
  const rest = Math.max(0, total - Math.max(0, now - heard));
  const kept = Math.min(rest, reserve?.[seat] ?? 0);
  return { decision: rest - kept, reserve: kept };
}

/** `0:42`, `12:05`, and with hours `23:59:07`: digits, so that it reads alike in every language. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
