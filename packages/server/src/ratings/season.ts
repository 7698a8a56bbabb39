/** The season of a time: a calendar quarter in UTC, such as `2026-Q4`. Seasons sort by time. */
export function seasonOf(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

const DAY = 86_400_000;

/** The beginning of the day of a time, in UTC. */
export const dayStart = (time: number): number => Math.floor(time / DAY) * DAY;
