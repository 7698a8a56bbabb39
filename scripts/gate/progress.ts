import type { Run, Step } from './step.ts';
import type { Times } from './times.ts';

/** `40 s`, `12 min`, `1 h 05 min`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Seconds that a step is known to take in this run, or in the longest other one. */
const expected = (times: Times, run: Run, { name }: Step): number | undefined =>
  times[name]?.[run] ?? times[name]?.short ?? times[name]?.quick;

/**
 * How far a run is, printed before a step: its place, the time since the beginning and the time that is left. The latter is what the
 * table in CONTRIBUTING.md says of the steps to come, times how much slower this machine was in those before.
 */
export function progressLine(
  steps: readonly Step[],
  place: number,
  run: Run,
  times: Times,
  spent: ReadonlyMap<string, number>,
): string {
  const elapsed = [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
  let [known, took] = [0, 0];
  for (const step of steps) {
    const seconds = expected(times, run, step);
    const real = spent.get(step.name);
    if (seconds === undefined || real === undefined) continue;
    known += seconds;
    took += real;
  }
  // Before a minute has been measured the ratio is chance.
  const slower = known >= 60 ? took / known : 1;
  const coming = steps.slice(place).map((step) => expected(times, run, step));
  const left = coming.reduce<number>((sum, seconds = 0) => sum + seconds * slower, 0);
  const least = coming.includes(undefined) ? 'at least' : 'about';
  const name = steps[place]?.name ?? '';
  return `[${place + 1}/${steps.length}] ${name} … ${duration(elapsed)} gone, ${least} ${duration(left)} left`;
}
