import { againHost, isAnswered } from './again.ts';
import type { LiveTable } from './live-table.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** After the end of a game: makes the next table when everybody has said whether they play again, or when time is up. */
export class RematchCall {
  readonly #table: LiveTable;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Something about the table may have changed. */
  look(): void {
    clearTimeout(this.#timer);
    const { room, services } = this.#table;
    if (!room.again || room.rematch) return;
    const now = services.now();
    if (isAnswered(room, now)) {
      this.#table.recovery.runUnasked('rematch', () => this.#makeOnce());
      return;
    }
    const wait = Math.min(LONGEST_TIMER, room.again.until - now);
    this.#timer = setTimeout(() => this.#table.recovery.guard('rematch', () => this.look()), wait).unref();
  }

  #makeOnce(): void {
    const { room } = this.#table;
    if (room.again && !room.rematch) this.make(againHost(room), { refuse: () => undefined });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Makes the next table. To be called from the queue. */
  make(host: string, { tell, refuse }: { tell?(): void; refuse(error: unknown): void }): void {
    const { room, services } = this.#table;
    const { write, table, invite, saved } = services.makeRematch(room, host);
    const change = { room: { ...room, rematch: { table, invite } }, more: [write], saved, refuse };
    this.#table.commitRoom({ ...change, ...(tell && { told: tell }) });
  }
}
