import { reasonOf } from './core/log.ts';
import type { Instance } from './instance.ts';

const MINUTE = 60_000;
const RESTING = 5000;
/** Interval in ms at which the operators' decisions are read again. */
const READING = 5000;
const EXPIRING = 10 * MINUTE;

/** Periodic work of a server. */
export class Upkeep {
  readonly #server: Instance;

  constructor(server: Instance) {
    this.#server = server;
    server.core.events.on('table.over', ({ room, drives }) => {
      if (room.daily && drives) this.daily();
    });
  }

  /** Starts the timers. Returns a function that stops them. */
  start(): () => void {
    const timers = [
      setInterval(() => this.#sweep(), MINUTE).unref(),
      setInterval(() => void this.#expire(), EXPIRING).unref(),
      setInterval(() => this.#server.tables.live.rest(), RESTING).unref(),
      setInterval(() => void this.#readModeration(), READING).unref(),
    ];
    return () => {
      for (const timer of timers) clearInterval(timer);
    };
  }

  /** Creates the deals of the next day in time, and stores the results of finished daily games. */
  daily(): void {
    const { stopping, tables, core, daily } = this.#server;
    if (stopping || !tables.processes.runsUpkeep) return;
    core.background(
      'the daily games',
      daily.prepare().then(() => daily.settle()),
    );
  }

  #sweep(): void {
    this.#server.quotas.sweep();
    this.#server.shares.sweep();
    this.#server.tables.live.sweep();
    this.daily();
  }

  async #expire(): Promise<void> {
    if (this.#server.stopping || !this.#server.tables.processes.runsUpkeep) return;
    try {
      await this.#server.retention.sweep();
    } catch (error) {
      this.#server.core.log('warn', 'retention failed', { reason: reasonOf(error) });
    }
  }

  /** Reads what operators decided at another server or process. */
  async #readModeration(): Promise<void> {
    if (this.#server.stopping) return;
    // Storage errors are reported elsewhere. Until then the previous decisions remain in force.
    await this.#server.moderation.load().catch(() => undefined);
  }
}
