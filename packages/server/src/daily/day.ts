/** A day of the calendar in UTC, such as `2026-11-17`. The server's clock decides which one it is. */
export type Day = string;

const LENGTH = 86_400_000;

export const dayOf = (now: number): Day => new Date(now).toISOString().slice(0, 10);
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const endOf = (day: Day): number => startOf(day) + LENGTH;
export const daysAfter = (day: Day, days: number): Day => dayOf(startOf(day) + days * LENGTH);

/** Whether a game belongs to a day that is not over. Until then its seed and record are secret. */
export const isWithheld = (daily: { readonly day: Day } | undefined, now: number): boolean =>
  daily !== undefined && now < endOf(daily.day);

/** The number of consecutive days played, up to today or yesterday. `days` are the days with a result, newest first. */
export function streakOf(days: readonly Day[], today: Day): number {
  const last = days[0] === today ? today : daysAfter(today, -1);
  let streak = 0;
  while (days[streak] === daysAfter(last, -streak)) streak++;
  return streak;
}
