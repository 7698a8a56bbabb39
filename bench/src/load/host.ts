import { readFileSync } from 'node:fs';

/** Ticks of all cores together since boot. */
export interface Ticks {
  readonly all: number;
  /** Ticks in which the host ran other machines while this one had work (steal). */
  readonly stolen: number;
}

const STEAL = 7;

/** Reads user, nice, system, idle, iowait, irq, softirq and steal (proc(5)). Where the system does not report them, steal is 0. */
export function ticks(): Ticks {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const numbers = line
      .split(/\s+/)
      .slice(1, STEAL + 2)
      .map(Number);
    return { all: numbers.reduce((sum, one) => sum + one, 0), stolen: numbers[STEAL] ?? 0 };
  } catch {
    return { all: 0, stolen: 0 };
  }
}

export function shareStolen(from: Ticks, to: Ticks): number {
  return to.all > from.all ? (to.stolen - from.stolen) / (to.all - from.all) : 0;
}
