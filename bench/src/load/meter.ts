import { SLOW_MS, type Slow } from './pauses.ts';

/** Converts `performance.now()` to the machine's monotonic clock, which is the same in all processes. */
const OFFSET = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Counts answers and measures the time until each is acknowledged. */
export class Meter {
  #latencies: number[] = [];
  /** Times until somebody at another server was told. */
  #reaches: number[] = [];
  #counting = false;
  #started = 0;
  #answers = 0;
  #bytes = 0;
  #slow: Slow[] = [];

  start(): void {
    this.#slow = [];
    this.#latencies = [];
    this.#reaches = [];
    this.#answers = 0;
    this.#bytes = 0;
    this.#started = performance.now();
    this.#counting = true;
  }

  /** Records the acknowledgement of an answer that was sent at `sentAt`. */
  acknowledged(sentAt: number): void {
    if (!this.#counting) return;
    const now = performance.now();
    this.#answers++;
    this.#latencies.push(now - sentAt);
    if (now - sentAt > SLOW_MS) this.#slow.push({ from: sentAt + OFFSET, to: now + OFFSET });
  }

  /** Records that somebody at another server was told of an answer that was sent at `sentAt`. */
  reached(sentAt: number): void {
    if (this.#counting) this.#reaches.push(performance.now() - sentAt);
  }

  /** Records a frame that reports an answer. */
  received(bytes: number): void {
    if (this.#counting) this.#bytes += bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
  }

  stop(): Figures {
    this.#counting = false;
    const seconds = (performance.now() - this.#started) / 1000;
    const share = (part: number, of = this.#latencies) =>
      of[Math.min(of.length - 1, Math.floor(of.length * part))] ?? 0;
    for (const times of [this.#latencies, this.#reaches]) times.sort((a, b) => a - b);
    return {
      count: this.#answers,
      answersPerSecond: this.#answers / seconds,
      p50: share(0.5),
      p95: share(0.95),
      p99: share(0.99),
      reach50: share(0.5, this.#reaches),
      reach99: share(0.99, this.#reaches),
      bytesPerAnswer: this.#bytes / Math.max(1, this.#answers),
      slow: this.#slow,
    };
  }
}

export interface Figures {
  readonly count: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds until somebody at another server is told; 0 with one server. */
  readonly reach50: number;
  readonly reach99: number;
  /** Bytes sent to all four seats to report one answer, frame headers included. */
  readonly bytesPerAnswer: number;
  /** The answers that took longer than `SLOW_MS`. */
  readonly slow: readonly Slow[];
}

/** Decides when an answer is sent: at once, or at a total rate over all tables. */
export type Pace = (send: () => void) => void;

/** Holds back every answer until it is opened. Used for tables that have started and stay idle. */
export class Gate {
  #waiting: (() => void)[] | undefined = [];

  readonly pace: Pace = (send) => {
    if (this.#waiting) this.#waiting.push(send);
    else send();
  };

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const send of waiting) send();
  }
}

/** Spaces the answers of each table for the wanted total rate, randomized so that tables do not act in step. */
export const openLoop =
  (perSecond: number, tables: number): Pace =>
  (send) => {
    const pause = (tables / perSecond) * 1000;
    setTimeout(send, pause * (0.5 + Math.random()));
  };

/**
 * Chooses the answer of a load client: random, but it rarely passes while it could draw. Clients that pass every second turn end a game
 * almost at once, and the bench would then measure table set-up.
 */
export function choose(options: readonly string[]): number {
  const draw = options.indexOf('draw');
  if (draw >= 0 && Math.random() < 0.85) return draw;
  return Math.floor(Math.random() * options.length);
}
