import type { Instance } from './instance.ts';
import { reasonOf } from './operations/log.ts';
import { StorageError } from './storage/port.ts';

const MINUTE = 60_000;
const RESTING = 5000;
/** Milliseconds after which the operator's decisions are read again. */
const READING = 5000;
const EXPIRING = 10 * MINUTE;

/** What a server does from time to time, without being asked. */
export class Upkeep {
  readonly #server: Instance;

  constructor(server: Instance) {
    this.#server = server;
  }

  /** Starts the timers. Returns how to stop them. */
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

  /** Makes the deals of the next day in time, and writes the results of daily games that are over. */
  daily(): void {
    if (this.#server.stopping || !this.#server.keepsHouse) return;
    const failed = (error: unknown) => {
      if (!(error instanceof StorageError)) this.#server.tables.broke('the daily games', error);
    };
    this.#server.daily
      .prepare()
      .then(() => this.#server.daily.settle())
      .catch(failed);
  }

  #sweep(): void {
    this.#server.quotas.sweep();
    this.#server.tables.live.sweep();
    this.daily();
  }

  async #expire(): Promise<void> {
    if (this.#server.stopping || !this.#server.keepsHouse) return;
    try {
      await this.#server.tables.keeping.sweep();
    } catch (error) {
      this.#server.log('warn', 'retention failed', { reason: reasonOf(error) });
    }
  }

  /** What operators decided at another server, or by another process. */
  async #readModeration(): Promise<void> {
    if (this.#server.stopping) return;
    // A storage that does not answer is reported by whoever needs it; until then what was decided before stays in force.
    await this.#server.moderation.load().catch(() => undefined);
  }
}
