import { INTERNAL, Refused } from '../refused.ts';
import type { News } from '../storage/port.ts';
import type { LiveTable } from './live-table.ts';
import type { Repair } from './queue.ts';
import { load, readTable } from './stored-table.ts';

/** Keeps a table in memory equal to what is stored: takes over what other processes write, and reads it anew if it is in doubt. */
export class Copy {
  readonly #table: LiveTable;
  #isFollowing = false;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Whether what is being applied was written by another process, which tells the others of it. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** Another process says that it has written something, which is being read: `follow` or `hasNothingNew` comes next. */
  expectNews(): void {
    this.#table.queue.expect();
  }

  hasNothingNew(): void {
    this.#table.queue.met();
  }

  /**
   * Applies what another process has written, and sends it to everybody here. `isLost`: found by comparing numbers, not because a
   * notice said so.
   */
  follow(news: News, isLost = false): void {
    const { queue, recovery } = this.#table;
    queue
      .meet(() => this.#follow(news, isLost))
      .catch((error: unknown) => recovery.failUnasked('follow', error));
  }

  /** Another process has written something: it is read before the next job. */
  outdated(): void {
    this.#table.queue.breakDown('refresh');
  }

  /** Another process has changed a chat line. */
  lineChanged(number: number): void {
    const { chat, audience, recovery } = this.#table;
    recovery.runUnasked('chat', async () => {
      const found = await chat.line(number).catch(() => undefined);
      if (found) audience.tellChat(found.line, found.author);
    });
  }

  /** Resolves when earlier writes of other processes are in memory. */
  async caughtUp(): Promise<void> {
    const { queue } = this.#table;
    if (queue.isBehind) await queue.run(() => undefined, true).catch(() => undefined);
  }

  #follow(news: News, isLost: boolean): void {
    this.#isFollowing = !(isLost && this.#table.drives);
    try {
      this.#take(news);
    } finally {
      this.#isFollowing = false;
    }
  }

  #take({ row, answers, chat }: News): void {
    const table = this.#table;
    const { state, autopilot, audience } = table;
    const isNew = row !== undefined && row.rev > state.place.rev;
    const begins = isNew && state.followRoom(row, table.core.games);
    if (begins) table.tellRoom();
    if (begins) table.showGame();
    for (const answer of answers) {
      const followed = state.followAnswer(answer);
      if (!followed || !table.game) continue;
      if (!autopilot.needsHistory) state.setHistory(undefined);
      autopilot.asked(answer.at);
      audience.tellStep(followed.step, followed.before, table.game, undefined);
    }
    autopilot.asked(table.core.now());
    if (isNew && !begins) table.tellRoom();
    for (const { line, author } of table.chat.follow(chat)) audience.tellChat(line, author);
    if (isNew) audience.tellTurns();
    table.rematchCall.look();
    autopilot.drive();
  }

  /** Called by the queue before its next job. */
  async repair(how: Repair): Promise<void> {
    const { core, state, recovery } = this.#table;
    const { shared } = core.storage;
    if (how === 'reload' || !shared) return this.#reload();
    state.rollBack();
    const [news] = await shared.news([this.#table.place]);
    if (!news) return;
    try {
      this.#follow(news, false);
    } catch (error) {
      recovery.fail('following', error);
      throw new Refused('internal', INTERNAL.message);
    }
  }

  /** Reloads the table. A storage failure is retried (`Recovery`); any other error counts as a failure of the table. */
  async #reload(): Promise<void> {
    const table = this.#table;
    const { core, recovery, state } = table;
    if (recovery.closedToPlay) return;
    const stored = await readTable(core.storage, table.id, { get: () => table.requireGame() });
    if (!stored) throw new Refused('no-table', 'this table is gone');
    try {
      state.replace(load(table.requireGame(), stored));
      table.tellRoom();
      table.showGame();
    } catch (error) {
      recovery.fail('reading', error);
      throw new Refused('internal', INTERNAL.message);
    }
    recovery.reloaded();
    // The queue is still being repaired, and bots may continue only afterwards.
    setImmediate(() => {
      if (!table.closed) recovery.guard('going on', () => table.autopilot.restored(state.lastAt));
    });
  }
}
