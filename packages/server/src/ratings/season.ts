/** Seasons are quarters of the calendar in UTC, such as `2026-Q4`: they sort by time. */
export function seasonOf(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const DAY = 86_400_000;

/** When the day of a time began, in UTC. */
export const dayStart = (time: number): number => Math.floor(time / DAY) * DAY;
