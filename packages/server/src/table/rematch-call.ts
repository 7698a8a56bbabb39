import type { Write } from '../storage/port.ts';
import { againHost, isAnswered } from './again.ts';
import type { LiveTable } from './live-table.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** After the end of a game: opens the next table when everybody has said whether they play again, or when the time is up. */
export class RematchCall {
  readonly #table: LiveTable;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Called when the table may have changed. */
  look(): void {
    clearTimeout(this.#timer);
    const { room, core } = this.#table;
    if (!room.again || room.rematch || !this.#table.drives) return;
    const now = core.now();
    if (isAnswered(room, now)) {
      this.#table.recovery.runUnasked('rematch', () => this.#makeOnce());
      return;
    }
    const wait = Math.min(LONGEST_TIMER, room.again.until - now);
    this.#timer = setTimeout(() => this.#table.recovery.guard('rematch', () => this.look()), wait).unref();
  }

  #makeOnce(): Promise<void> | undefined {
    const { room } = this.#table;
    if (room.again && !room.rematch && this.#table.drives)
      return this.make(againHost(room), this.#table.fence);
    return undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Opens the next table. Called from the queue. */
  async make(host: string, more: readonly Write[] = []): Promise<void> {
    const { room, tables } = this.#table;
    const { write, table, invite, saved } = tables.newTables.rematch(room, host);
    await this.#table.saveRoom({ ...room, rematch: { table, invite } }, [write, ...more]);
    saved();
    this.#table.tell();
  }
}
