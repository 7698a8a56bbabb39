import type { QuietHours } from '@mazmorra/protocol';

const MINUTE = 60_000;
const DAY = 1440;

const minutesOf = (time: string): number => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Minutes since midnight in a time zone. */
function minutesIn(zone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return minutesOf(parts);
}

/** Milliseconds until the quiet hours are over; 0 outside them. */
export function quietFor(quiet: QuietHours | undefined, now: number): number {
  if (!quiet) return 0;
  const [from, to, here] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesIn(quiet.zone, now)];
  const isQuiet = from <= to ? here >= from && here < to : here >= from || here < to;
  if (!isQuiet) return 0;
  return ((to - here + DAY) % DAY) * MINUTE - (now % MINUTE);
}

/** Whether this runtime knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
