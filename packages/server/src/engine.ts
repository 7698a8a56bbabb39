import {
  type AnyGame,
  type Deal,
  type Option,
  type Seat,
  type SeatSet,
  type Step,
  seatsOf,
} from '@mazmorra/kernel';
import type { ClockView } from '@mazmorra/protocol';
import { type Asked, Audience, type Stage } from './audience.ts';
import type { AnyTable } from './feed.ts';
import type { House } from './house.ts';
import { SerialQueue } from './queue.ts';
import { INTERNAL, Refused, replyFor } from './refused.ts';
import type { Room } from './room.ts';
import * as rooms from './room.ts';
import { isOver } from './room-view.ts';
import type { Happening, Loaded } from './saved.ts';
import {
  happeningOf,
  headOf,
  historyOf,
  load,
  RECENT,
  readTable,
  rowOf,
  SNAPSHOT_EVERY,
  snapshotRow,
} from './saved.ts';
import type { AnsweredBy, Write } from './storage/port.ts';
import { type Driven, TableDriver } from './table-driver.ts';

/** Milliseconds between attempts to read a table again after the storage failed. */
const RETRY = { first: 250, most: 5000 };

/** A table that fails so often in a row, without an answer that went well in between, is closed to play. */
const MOST_FAILURES = 3;

export interface Move {
  readonly seat: Seat;
  readonly option: Option | string;
  readonly decision: number;
  readonly key: string;
  readonly by: AnsweredBy;
}

/** A change of the room on its way to the disk. */
export interface RoomChange {
  readonly room: Room;
  readonly deal?: Deal;
  readonly more?: readonly Write[];
  /** Before anybody is told. */
  saved?(): void;
  /** After the room was told. */
  told?(): void;
  refuse(error: unknown): void;
}

/**
 * What makes a table go on: one thing after the other, saved before it is told. What is in memory is what is on the
 * disk; when that is in doubt, the disk is asked.
 */
export class TableEngine implements Driven, Stage {
  readonly id: string;
  readonly queue: SerialQueue;
  readonly audience: Audience;
  readonly driver: TableDriver;
  readonly #house: House;
  #loaded: Loaded;
  #awaited: SeatSet;
  #retry = RETRY.first;
  #retryTimer: NodeJS.Timeout | undefined;
  #closed = false;
  #failures = 0;
  #gaveUp = false;

  constructor(house: House, loaded: Loaded) {
    this.id = loaded.row.id;
    this.#house = house;
    this.#loaded = loaded;
    this.queue = new SerialQueue(() => this.#reload());
    this.audience = new Audience(this);
    this.driver = new TableDriver(house, this);
    this.#awaited = this.#awaitedNow();
    this.driver.restored(loaded.lastAt);
  }

  get room(): Room {
    return this.#loaded.room;
  }

  get deal(): Deal {
    return this.#loaded.deal;
  }

  get table(): AnyTable | undefined {
    return this.#loaded.table;
  }

  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.#loaded.table : undefined;
  }

  get clocks(): Loaded['clocks'] {
    return this.#loaded.clocks;
  }

  get history(): readonly Happening[] | undefined {
    return this.#loaded.history;
  }

  /** When the newest answer was given. */
  get lastAt(): number {
    return this.#loaded.lastAt;
  }

  /** When something was last done here. */
  get touched(): number {
    return Math.max(this.#loaded.row.touched, this.#loaded.lastAt);
  }

  get closed(): boolean {
    return this.#closed;
  }

  requireGame(): AnyGame {
    const game = this.#house.game(this.room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    return game;
  }

  /** The number an answer got, if it is one of the newest and was taken already. */
  taken(seat: Seat, key: string): number | undefined {
    return this.#loaded.recent.find((answer) => answer.key === key && answer.seat === seat)?.number;
  }

  online(seat: Seat): boolean {
    return this.audience.online(seat);
  }

  get watched(): boolean {
    return this.audience.size > 0;
  }

  get busy(): boolean {
    return this.#house.journal.sharers >= this.#house.config.crowd;
  }

  whenSaved(run: () => void): void {
    if (!this.#closed) this.runUnasked('catch up', run);
  }

  clockView(): ClockView | undefined {
    return this.driver.clockView();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    this.driver.stop();
    this.audience.close();
    this.queue.close();
  }

  // The game.

  /** To be called from the queue. Throws when the answer is not allowed; else it is told when it is saved. */
  move(move: Move, asked: Asked | undefined): void {
    const { table, clocks } = this.#loaded;
    if (!table || this.room.status !== 'running') throw new Refused('not-now', 'the game is not running');
    const { seat, decision, key, by } = move;
    const at = this.#house.now();
    const before = table.state;
    const step = table.answer(seat, move.option, decision);
    clocks.stop(seat, at);
    const option = table.game.nameOf(step.option ?? 0);
    const writes: Write[] = [
      { kind: 'answer', row: { table: this.id, number: step.number, seat, option, decision, key, by, at } },
    ];
    const room = this.#roomAfter(table, seat, by);
    const row = room === this.room ? undefined : rowOf(this.#loaded.row, room, this.deal, at);
    if (row) writes.push({ kind: 'table', row });
    if (step.number % SNAPSHOT_EVERY === 0)
      writes.push({ kind: 'snapshot', row: snapshotRow(this.id, table, clocks) });

    const began = performance.now();
    this.queue.hold();
    this.#house.journal.append(writes, (error) => {
      const tell = () => {
        if (row) this.#loaded = { ...this.#loaded, row: headOf(row), room };
        this.#moved(step, before, move, asked);
        if (row) this.#tellRoom();
        this.#failures = 0;
      };
      // When it cannot be told it is saved all the same, and whoever asked is to know.
      const untold = () => asked?.channel.client.reply(asked.id, { n: step.number });
      if (error) this.#lost(() => asked?.channel.client.refuse(asked.id, error));
      else {
        this.guard('telling an answer', tell, untold);
        this.#house.metrics.answerSeconds.observe((performance.now() - began) / 1000);
      }
      this.queue.release();
    });
  }

  #roomAfter(table: AnyTable, seat: Seat, by: AnsweredBy): Room {
    const room = by === 'bot' ? this.room : rooms.countTimeout(this.room, seat, by === 'clock');
    const outcome = table.decisions.length === 0 ? table.outcome : undefined;
    return outcome ? rooms.finish(room, outcome) : room;
  }

  #moved(step: Step<unknown>, before: unknown, { seat, key, by }: Move, asked: Asked | undefined): void {
    const { recent, history, table } = this.#loaded;
    if (!table) return;
    this.#count(by);
    if (recent.length >= RECENT) recent.shift();
    recent.push({ seat, key, number: step.number });
    this.#loaded.lastAt = this.#house.now();
    if (this.driver.needsHistory) history?.push(happeningOf(step));
    else this.#loaded.history = undefined;
    this.driver.asked(this.#loaded.lastAt);
    this.audience.tellStep(step, before, table, asked);
    this.#tellTurns();
    this.driver.drive();
  }

  #count(by: AnsweredBy): void {
    const { counts } = this.#house.metrics;
    counts.answers++;
    if (by === 'bot') counts.botAnswers++;
    if (by === 'clock') counts.clockAnswers++;
    if (isOver(this.room)) counts.gamesFinished++;
  }

  /** A bot or the clock has decided. When things have moved on meanwhile, nothing happens. */
  decide(seat: Seat, option: Option, decision: number, by: 'bot' | 'clock'): void {
    this.runUnasked('decide', () => {
      const still = this.playing?.decisionOf(seat)?.number === decision;
      if (!still || (by === 'bot' && !rooms.playedByBot(this.room, seat))) this.driver.drive();
      else this.move({ seat, option, decision, key: '', by }, undefined);
    });
  }

  /** The cards are dealt; the room that says so was saved. */
  begin(deal: Deal, table: AnyTable): void {
    this.#loaded = { ...this.#loaded, deal, table, history: [happeningOf(table.last)] };
    this.driver.asked(this.#house.now());
  }

  showGame(): void {
    if (this.table) this.audience.begin(this.table);
    this.#tellTurns();
  }

  #awaitedNow(): SeatSet {
    const table = this.playing;
    return table ? table.game.awaited(table.state) : 0;
  }

  #tellTurns(): void {
    const awaited = this.#awaitedNow();
    const changed = awaited ^ this.#awaited;
    this.#awaited = awaited;
    if (changed === 0) return;
    for (const seat of seatsOf(changed)) {
      const at = this.room.seats[seat];
      if (at?.kind === 'person') this.#house.turn(at.person, this.id, (awaited & (1 << seat)) !== 0);
    }
  }

  // The room.

  /** To be called from the queue. */
  commitRoom({ room, deal = this.deal, more = [], saved, told, refuse }: RoomChange): void {
    const row = rowOf(this.#loaded.row, room, deal, this.#house.now());
    this.queue.hold();
    this.#house.journal.append([{ kind: 'table', row }, ...more], (error) => {
      const tell = () => {
        this.#loaded = { ...this.#loaded, row: headOf(row), room };
        saved?.();
        this.#tellRoom();
        told?.();
        this.driver.drive();
      };
      if (error) this.#lost(() => refuse(error));
      else this.guard('telling a change', tell, () => refuse(new Refused('internal', INTERNAL.message)));
      this.queue.release();
    });
  }

  changeQuietly(make: (room: Room) => Room): void {
    this.runUnasked('change', () => {
      const room = make(this.room);
      if (room !== this.room) this.commitRoom({ room, refuse: () => undefined });
    });
  }

  #tellRoom(): void {
    this.audience.tellRoom();
    this.#house.roomChanged(this.id, this.room);
  }

  // What happened before.

  async needHistory(): Promise<void> {
    if (this.history || !this.table) return;
    const stored = await this.#house.storage.table(this.id, true);
    if (stored) this.#loaded.history = historyOf(this.requireGame(), stored);
  }

  /** Makes sure that what happened so far is in memory, then goes on. */
  withHistory(then: () => void): void {
    if (this.history) then();
    else
      this.runUnasked('history', () => {
        this.queue.holdFor(this.needHistory().then(then), (error) => this.#unasked('history', error));
      });
  }

  // When things go wrong.

  /** Puts something into the queue that nobody waits for. */
  runUnasked(what: string, run: () => void): void {
    this.queue.push({ run, own: true, refuse: (error) => this.#unasked(what, error) });
  }

  #unasked(what: string, error: unknown): void {
    if (this.#closed) return;
    if (this.queue.broken) this.#recoverLater();
    else this.fail(what, error);
  }

  guard(what: string, run: () => void, afterwards?: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(what, error);
      afterwards?.();
    }
  }

  /**
   * Something threw that never should, so what is in memory is in doubt: the table is set aside and read from storage again. After
   * repeated failure it is closed to play. Nobody at another table notices.
   */
  fail(what: string, error: unknown): void {
    if (this.#closed) return;
    this.#failures++;
    this.#setAside(what, error);
  }

  /**
   * What the sender of a request is told about an error. One of our own sets the table aside, but does not count towards closing
   * it: nothing was saved, and another choice may well be possible.
   */
  refusalFor(error: unknown): unknown {
    if (replyFor(error)) return error;
    if (!this.#closed) this.#setAside('a request', error);
    return new Refused('internal', INTERNAL.message);
  }

  #setAside(what: string, error: unknown): void {
    this.#house.broke(`${what} at a table`, error);
    this.queue.breakDown();
    this.driver.stop();
    this.audience.tellInterrupted();
    if (this.#failures >= MOST_FAILURES) this.#giveUp();
    else this.#recoverLater();
  }

  /** Closes the table to play. Its answers stay as they are, so its record does. */
  #giveUp(): void {
    if (this.#gaveUp) return;
    this.#gaveUp = true;
    const room: Room = { ...this.room, status: 'ended', failed: true, asks: [] };
    const row = rowOf(this.#loaded.row, room, this.deal, this.#house.now());
    this.#house.journal.append([{ kind: 'table', row }], (error) => {
      if (error) this.#house.broke('closing a table', error);
      this.#loaded = { ...this.#loaded, row: headOf(row), room, table: undefined, history: undefined };
      if (!this.#closed) this.runUnasked('close', () => undefined);
      this.#tellRoom();
    });
  }

  /** Whether the last write is on disk is not known: what is stored decides, so everything is read again. */
  #lost(refuse: () => void): void {
    refuse();
    this.queue.breakDown();
    this.driver.stop();
    this.#recoverLater();
  }

  #recoverLater(): void {
    if (this.#closed || this.#retryTimer) return;
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      if (this.queue.broken) this.runUnasked('recover', () => undefined);
    }, this.#retry).unref();
    this.#retry = Math.min(RETRY.most, this.#retry * 2);
  }

  /** Reads the table again. A storage that does not answer is asked on and on; any other error is a failure of the table. */
  async #reload(): Promise<void> {
    if (this.#gaveUp) return;
    const stored = await readTable(this.#house.storage, this.id, () => this.requireGame());
    if (!stored) throw new Refused('no-table', 'this table is gone');
    try {
      this.#loaded = load(this.requireGame(), stored);
      this.#tellRoom();
      this.showGame();
    } catch (error) {
      this.fail('reading', error);
      throw new Refused('internal', INTERNAL.message);
    }
    this.#retry = RETRY.first;
    // The queue is still being mended; bots may only be let on when it is done.
    setImmediate(() => {
      if (!this.#closed) this.guard('going on', () => this.driver.restored(this.#loaded.lastAt));
    });
  }
}
