import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';

/** Why a process was paused. */
export type Cause =
  /** The garbage collector stopped it. */
  | 'garbage collector'
  /** It was runnable, but another process had the core. */
  | 'other processes'
  /** The host of this virtual machine had the core. */
  | 'host'
  /** An answer waited for the disk. */
  | 'sync'
  /** Its own code did not return to the event loop. */
  | 'own work';

/** Times in ms of the machine's monotonic clock, which is the same in all processes. */
export interface Pause {
  readonly cause: Cause;
  readonly from: number;
  readonly to: number;
  /** How much of the interval the pause takes up; for most causes, all of it. */
  readonly ms: number;
}

const EVERY = 5;
const WORTH_NOTING = 2;
const TICK_MS = 10;
const MOST = 200_000;

/** Records what pauses this process. Sampling costs 10 to 60 ms of CPU a second, so it begins when the pauses are first asked for. */
export class PauseLog {
  readonly #offset = Number(process.hrtime.bigint()) / 1e6 - performance.now();
  #pauses: Pause[] = [];
  #sampling = false;

  constructor() {
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        this.note('garbage collector', startTime + this.#offset, startTime + duration + this.#offset);
    });
    observer.observe({ entryTypes: ['gc'] });
  }

  now(): number {
    return performance.now() + this.#offset;
  }

  note(cause: Cause, from: number, to: number, ms = to - from): void {
    if (ms >= WORTH_NOTING && this.#pauses.length < MOST) this.#pauses.push({ cause, from, to, ms });
  }

  /** Returns what was recorded since the last call; the first one begins. */
  take(): Pause[] {
    if (!this.#sampling) this.#sample();
    this.#sampling = true;
    const taken = this.#pauses;
    this.#pauses = [];
    return taken;
  }

  #sample(): void {
    let last = this.now();
    let waited = waitedMs();
    let stolen = stolenMs();
    setInterval(() => {
      const now = this.now();
      const [waitedNow, stolenNow] = [waitedMs(), stolenMs()];
      this.note('other processes', last, now, waitedNow - waited);
      this.note('host', last, now, stolenNow - stolen);
      if (now - last > EVERY + TICK_MS) this.note('own work', last + EVERY, now);
      last = now;
      waited = waitedNow;
      stolen = stolenNow;
    }, EVERY).unref();
  }
}

/** How long the main thread was runnable but waited for a core (proc(5), schedstat). */
function waitedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

const STEAL = 8;

/** Steal time of all cores of this machine together. */
function stolenMs(): number {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'latin1').split('\n', 1);
    return Number(line.split(/\s+/)[STEAL] ?? 0) * TICK_MS;
  } catch {
    return 0;
  }
}

/** A slow answer: when it was sent and when it was acknowledged. */
export interface Slow {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds above which an answer counts as slow. */
export const SLOW_MS = 20;

const overlap = ({ from, to, ms }: Pause, slow: Slow): number => {
  const shared = Math.min(to, slow.to) - Math.max(from, slow.from);
  return shared <= 0 ? 0 : Math.min(ms, shared);
};

/** How long the load generator was stopped or busy. Steal time is the host's, and the server's log has it. */
function generatorPause(slow: Slow, generator: readonly Pause[]): number {
  let [stalls, stops] = [0, 0];
  for (const pause of generator)
    if (pause.cause === 'own work') stalls += overlap(pause, slow);
    else if (pause.cause !== 'host') stops += overlap(pause, slow);
  return Math.max(stalls, stops);
}

/**
 * The cause that accounts for most of a slow answer's time. Event-loop stalls contain the other causes, so 'own work' counts only what
 * remains. The result is 'unexplained' when all causes together cover less than half of the time.
 */
export function causeOf(slow: Slow, server: readonly Pause[], generator: readonly Pause[]): string {
  const sums = new Map<string, number>();
  const add = (name: string, ms: number) => sums.set(name, (sums.get(name) ?? 0) + ms);
  let ownWork = 0;
  for (const pause of server)
    if (pause.cause === 'own work') ownWork += overlap(pause, slow);
    else add(pause.cause, overlap(pause, slow));
  const stops =
    (sums.get('garbage collector') ?? 0) + (sums.get('other processes') ?? 0) + (sums.get('host') ?? 0);
  add('own work', Math.max(0, ownWork - stops));
  add('load generator', generatorPause(slow, generator));
  const known = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  if (known < (slow.to - slow.from) / 2) return 'unexplained';
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'unexplained';
}
