import type { AnyGame, Deal, Seat } from '@mazmorra/kernel';
import type { ClockView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { TableFact } from '../core/events.ts';
import { INTERNAL, Refused } from '../refused.ts';
import type { News, Place, SnapshotRow, StorageError, Write } from '../storage/port.ts';
import type { Tables } from '../tables/tables.ts';
import { Audience, type AudienceTable } from './audience.ts';
import { Autopilot, type AutopilotTable } from './autopilot.ts';
import type { Asked, Channel, Visitor } from './channel.ts';
import type { Chat } from './chat.ts';
import type { Clocks } from './clocks.ts';
import { type Repair, SerialQueue } from './queue.ts';
import { type RecoverableTable, Recovery } from './recovery.ts';
import { RematchCall } from './rematch-call.ts';
import { isOver, type Room } from './room.ts';
import { historyOf, type Loaded, type LoggedStep, load, readTable } from './stored-table.ts';
import { type AcceptedAnswer, type Move, TableState } from './table-state.ts';
import { type Talking, talkingAt } from './talk.ts';
import { turnOf } from './turns.ts';
import { Unasked } from './unasked.ts';
import type { AnyTable } from './updates.ts';
import type { Attendance } from './votes.ts';

/** Time in ms without an answer after which the audience frees memory. */
const REST_AFTER = 5000;

/** A change of the room, to be saved. */
export interface RoomChange {
  readonly room: Room;
  readonly deal?: Deal;
  readonly more?: readonly Write[];
  /** Called after saving, before anybody is told. */
  saved?(): void;
  /** Called after the room was sent. */
  sent?(): void;
  refuse(error: unknown): void;
}

/**
 * A table in memory. Everything that reads or changes it goes through its serial queue, and every change is saved before it is
 * sent. Memory matches the disk; if that is in doubt, the table is reloaded (`recovery.ts`). Requests are in `requests.ts`,
 * changes without a request in `unasked.ts`.
 */
export class LiveTable implements AutopilotTable, AudienceTable, RecoverableTable {
  readonly id: string;
  readonly core: Core;
  readonly tables: Tables;
  readonly queue: SerialQueue;
  readonly audience: Audience;
  readonly autopilot: Autopilot;
  readonly recovery: Recovery;
  readonly chat: Chat;
  readonly talking: Talking = talkingAt(this);
  readonly unasked = new Unasked(this);
  readonly rematchCall = new RematchCall(this);
  readonly state: TableState;
  #closed = false;
  /** Whether what is being applied was written by another process, which tells the others of it. */
  #isFollowing = false;
  /** Since when nobody has the table open. */
  #emptySince: number;

  constructor(tables: Tables, loaded: Loaded, chat: Chat) {
    this.id = loaded.row.id;
    this.core = tables.core;
    this.tables = tables;
    this.chat = chat;
    this.state = new TableState(loaded);
    this.#emptySince = tables.core.now();
    this.queue = new SerialQueue((how) => this.#repair(how));
    this.recovery = new Recovery(this);
    this.audience = new Audience(this);
    this.autopilot = new Autopilot(this);
    this.autopilot.restored(loaded.lastAt);
  }

  get room(): Room {
    return this.state.room;
  }

  get deal(): Deal {
    return this.state.deal;
  }

  get table(): AnyTable | undefined {
    return this.state.table;
  }

  get playing(): AnyTable | undefined {
    return this.state.playing;
  }

  get clocks(): Clocks {
    return this.state.clocks;
  }

  get history(): readonly LoggedStep[] | undefined {
    return this.state.history;
  }

  get connected(): number {
    return this.audience.size;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get watched(): boolean {
    return this.audience.size > 0 || this.audience.elsewhere.length > 0;
  }

  /** Whether this process runs the bots and clocks of this table. */
  get drives(): boolean {
    return this.tables.processes.drives(this.id);
  }

  get fence(): readonly Write[] {
    return this.tables.processes.fence(this.id);
  }

  /** How far this copy is up to date. */
  get place(): Place {
    return {
      table: this.id,
      ...this.state.place,
      chat: this.connected > 0 || this.drives ? this.chat.sentUpTo : undefined,
    };
  }

  get busy(): boolean {
    return this.tables.busy;
  }

  requireGame(): AnyGame {
    const game = this.core.game(this.room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    return game;
  }

  online(seat: Seat): boolean {
    return this.audience.online(seat);
  }

  get attendance(): Attendance {
    return {
      offlineFor: (seat) => this.autopilot.offlineFor(seat),
      quietFor: this.core.now() - this.state.lastAt,
      isAwaited: (seat) => turnOf(this.playing, seat) !== undefined,
    };
  }

  /** Number of seated people who are connected. */
  get here(): number {
    return this.room.seats.filter((_, seat) => this.online(seat)).length;
  }

  clockView(): ClockView | undefined {
    return this.autopilot.clockView();
  }

  get #fact(): TableFact {
    return this.tables.factOf(this.id, this.room, this.here);
  }

  tellTurn(person: string, yours: boolean): void {
    const slow = this.room.clock.kind === 'slow';
    const { id: table, drives } = this;
    this.core.events.emit('turn', { person, table, yours, slow, drives, isNews: !this.#isFollowing });
  }

  /** How long nobody has had the table open and nothing was pending, in ms. */
  idleFor(now: number): number {
    const used = this.connected > 0 || (this.watched && this.drives);
    const resting = !used && this.queue.quiet && !this.autopilot.busy;
    return resting ? now - this.#emptySince : 0;
  }

  /** Frees the memory that only an active game needs. */
  rest(now: number): void {
    if (now - this.state.lastAt > REST_AFTER) this.audience.rest();
  }

  /** A snapshot to be stored when the server stops, so that the next start need not replay answers; `undefined` if none is needed. */
  lastSnapshot(): SnapshotRow | undefined {
    return this.queue.quiet && this.drives ? this.state.snapshotRow() : undefined;
  }

  close(): void {
    this.#closed = true;
    this.recovery.close();
    this.autopilot.stop();
    this.rematchCall.stop();
    this.audience.close();
    this.queue.close();
  }

  // Presence.

  leave(channel: Channel): void {
    this.recovery.guard('leaving', () => {
      if (!this.audience.remove(channel)) return;
      if (this.connected === 0) this.#emptySince = this.core.now();
      this.presenceChanged();
    });
  }

  presenceChanged(): void {
    this.autopilot.drive();
    this.audience.tellRoomSoon();
    this.rematchCall.look();
    this.core.events.emit('presence', this.#fact);
  }

  /** The visitors at other processes have changed. */
  setElsewhere(visitors: readonly Visitor[]): void {
    this.recovery.guard('visitors', () => {
      this.audience.setElsewhere(visitors);
      if (!this.watched) this.#emptySince = this.core.now();
      this.autopilot.drive();
      this.audience.tellRoomSoon();
      this.rematchCall.look();
      this.core.events.emit('presence', this.#fact);
    });
  }

  // Writes of other processes.

  /** Another process says that it has written something, which is being read: `follow` or `hasNothingNew` comes next. */
  expectNews(): void {
    this.queue.expect();
  }

  hasNothingNew(): void {
    this.queue.met();
  }

  /**
   * Applies what another process has written, and sends it to everybody here. `isLost`: found by comparing numbers, not because a
   * notice said so.
   */
  follow(news: News, isLost = false): void {
    const refuse = (error: unknown) => this.recovery.failUnasked('follow', error);
    this.queue.met({ run: () => this.#follow(news, isLost), own: true, refuse });
  }

  /** Another process has written something: it is read before the next job. */
  outdated(): void {
    this.queue.breakDown('refresh');
  }

  /** Another process has changed a chat line. */
  lineChanged(number: number): void {
    this.recovery.runUnasked('chat', () => {
      const tell = async () => {
        const found = await this.chat.line(number);
        if (found) this.audience.tellChat(found.line, found.author);
      };
      this.queue.holdFor(tell(), () => undefined);
    });
  }

  /** Resolves when earlier writes of other processes are in memory. */
  caughtUp(): Promise<void> {
    if (!this.queue.isBehind) return Promise.resolve();
    return new Promise((resolve) => this.queue.push({ run: resolve, own: true, refuse: () => resolve() }));
  }

  /** This process has begun or ceased to drive the table. */
  driven(): void {
    this.recovery.guard('driving', () => {
      this.rematchCall.look();
      this.autopilot.drive();
      if (this.drives) this.core.events.emit('presence', this.#fact);
    });
  }

  #follow(news: News, isLost: boolean): void {
    this.#isFollowing = !(isLost && this.drives);
    try {
      this.#take(news);
    } finally {
      this.#isFollowing = false;
    }
  }

  #take({ row, answers, chat }: News): void {
    const isNew = row !== undefined && row.rev > this.state.place.rev;
    const begins = isNew && this.state.followRoom(row, this.core.games);
    if (begins) this.#tellRoom();
    if (begins) this.showGame();
    for (const answer of answers) {
      const followed = this.state.followAnswer(answer);
      if (!followed || !this.table) continue;
      if (!this.autopilot.needsHistory) this.state.setHistory(undefined);
      this.autopilot.asked(answer.at);
      this.audience.tellStep(followed.step, followed.before, this.table, undefined);
    }
    this.autopilot.asked(this.core.now());
    if (isNew && !begins) this.#tellRoom();
    for (const { line, author } of this.chat.follow(chat)) this.audience.tellChat(line, author);
    if (isNew) this.audience.tellTurns();
    this.rematchCall.look();
    this.autopilot.drive();
  }

  async #repair(how: Repair): Promise<void> {
    const { shared } = this.core.storage;
    if (how === 'reload' || !shared) return this.#reload();
    this.state.rollBack();
    const [news] = await shared.news([this.place]);
    if (!news) return;
    try {
      this.#follow(news, false);
    } catch (error) {
      this.recovery.fail('following', error);
      throw new Refused('internal', INTERNAL.message);
    }
  }

  // Answers.

  /** Must be called from the queue. Throws if the answer is not allowed; otherwise it is sent once saved. */
  commitAnswer(move: Move, asked: Asked | undefined): void {
    const began = performance.now();
    const answer = this.state.answer(move, this.core.now());
    const tell = () => {
      const now = this.core.now();
      this.state.answerSaved(answer, now);
      if (!this.autopilot.needsHistory) this.state.setHistory(undefined);
      this.autopilot.asked(now);
      this.#tellAnswer(answer, asked);
      this.recovery.succeeded();
      const seconds = (performance.now() - began) / 1000;
      const isLast = isOver(this.room);
      this.core.events.emit('answered', { table: this.id, by: move.by, isLast, seconds });
    };
    this.#save(move.by === 'person' ? answer.writes : [...answer.writes, ...this.fence], {
      tell,
      // If sending fails, the answer is saved nevertheless, and its sender gets its number.
      untold: () => asked?.channel.client.reply(asked.id, { n: answer.step.number }),
      refuse: (error) => asked?.channel.client.refuse(asked.id, error),
    });
  }

  /** Writes to the journal and holds the queue until the outcome is known. */
  #save(
    writes: readonly Write[],
    then: {
      tell(): void;
      untold(): void;
      refuse(error: unknown): void;
    },
  ): void {
    this.queue.hold();
    this.core.journal.append(writes, (error) => {
      if (error && this.#tryAgain(error)) return;
      if (error) this.recovery.writeFailed(() => then.refuse(error));
      else this.recovery.guard('telling what was saved', then.tell, then.untold);
      this.queue.release();
    });
  }

  /** Retries after a conflict with another process, once its writes have been read. */
  #tryAgain(error: StorageError): boolean {
    if (error.problem !== 'conflict' || !this.queue.again()) return false;
    this.core.metrics.counts.conflicts++;
    this.queue.breakDown('refresh');
    this.queue.release();
    return true;
  }

  #tellAnswer({ step, before, changed }: AcceptedAnswer, asked: Asked | undefined): void {
    if (this.table) this.audience.tellStep(step, before, this.table, asked);
    this.autopilot.drive();
    if (changed) this.#tellRoom();
  }

  /** Deals, saves, then sends. Must be called from the queue with the room of a game that begins. */
  start(
    room: Room,
    { more = [], saved, refuse }: Pick<Required<RoomChange>, 'saved' | 'refuse'> & Pick<RoomChange, 'more'>,
  ): void {
    const { deal, table } = this.state.dealFor(room, this.requireGame());
    this.commitRoom({
      room,
      deal,
      more,
      saved: () => {
        const now = this.core.now();
        this.state.begin(table, now);
        this.autopilot.asked(now);
        this.core.events.emit('table.started', this.#fact);
        saved();
      },
      sent: () => this.showGame(),
      refuse,
    });
  }

  showGame(): void {
    if (this.table) this.audience.begin(this.table);
    else this.audience.tellTurns();
  }

  // The room.

  /** Must be called from the queue. */
  commitRoom({ room, deal = this.deal, more = [], saved, sent, refuse }: RoomChange): void {
    const change = this.state.withRoom(room, this.core.now(), deal);
    let acknowledged = false;
    const tell = () => {
      this.state.roomSaved(change);
      saved?.();
      acknowledged = true;
      this.#tellRoom();
      sent?.();
      this.rematchCall.look();
      this.autopilot.drive();
    };
    // A request has one reply: where the others could not be told after it, there is nothing to refuse any more.
    const untold = () => {
      if (!acknowledged) refuse(new Refused('internal', INTERNAL.message));
    };
    this.#save([{ kind: 'table', row: change.row }, ...more], { tell, untold, refuse });
  }

  #tellRoom(): void {
    this.audience.tellRoom();
    this.tables.roomChanged(this.id, this.room, this.here);
  }

  /** Reads the history from storage if it is not in memory. */
  async needHistory(): Promise<void> {
    if (this.history || !this.table) return;
    const stored = await this.core.storage.table(this.id, true);
    if (stored) this.state.setHistory(historyOf(this.requireGame(), stored));
  }

  /** Ends the table. Its answers are kept, and so is its record. */
  closeToPlay(): void {
    const room: Room = { ...this.room, status: 'ended', failed: true, asks: [] };
    const change = this.state.withRoom(room, this.core.now());
    this.core.journal.append([{ kind: 'table', row: change.row }], (error) => {
      if (error) this.core.reportError('closing a table', error);
      this.state.closedToPlay(change);
      if (!this.#closed) this.recovery.runUnasked('close', () => undefined);
      this.#tellRoom();
    });
  }

  /** Reloads the table. A storage failure is retried (`Recovery`); any other error counts as a failure of the table. */
  async #reload(): Promise<void> {
    if (this.recovery.closedToPlay) return;
    const stored = await readTable(this.core.storage, this.id, { get: () => this.requireGame() });
    if (!stored) throw new Refused('no-table', 'this table is gone');
    try {
      this.state.replace(load(this.requireGame(), stored));
      this.#tellRoom();
      this.showGame();
    } catch (error) {
      this.recovery.fail('reading', error);
      throw new Refused('internal', INTERNAL.message);
    }
    this.recovery.reloaded();
    // The queue is still being repaired, and bots may continue only afterwards.
    setImmediate(() => {
      if (!this.#closed) this.recovery.guard('going on', () => this.autopilot.restored(this.state.lastAt));
    });
  }
}
