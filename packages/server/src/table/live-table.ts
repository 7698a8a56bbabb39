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
import { INTERNAL, Refused } from '../refused.ts';
import type { AnsweredBy, Write } from '../storage/port.ts';
import { Audience, type AudienceTable } from './audience.ts';
import { Autopilot, type AutopilotTable } from './autopilot.ts';
import type { Asked, Channel } from './channel.ts';
import type { Chat } from './chat.ts';
import type { Room } from './membership.ts';
import * as members from './membership.ts';
import { isOver } from './membership-view.ts';
import { SerialQueue } from './queue.ts';
import { type RecoverableTable, Recovery } from './recovery.ts';
import type { TableServices } from './services.ts';
import {
  headOf,
  historyOf,
  type Loaded,
  type LoggedStep,
  load,
  loggedStepOf,
  openTable,
  RECENT,
  readTable,
  rowOf,
  SNAPSHOT_EVERY,
  snapshotRow,
} from './stored-table.ts';
import { type Talking, talkingAt } from './talk.ts';
import type { AnyTable } from './updates.ts';

/** Milliseconds without an answer after which the audience gives back memory. */
const REST_AFTER = 5000;

export interface Move {
  readonly seat: Seat;
  readonly option: Option | string;
  readonly decision: number;
  /** The id that the client gave the answer; empty for bots and clocks. */
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
 * A table in memory. Everything that reads or changes it goes through its queue, one thing after the other, and is saved before it is
 * told. What is in memory is what is on disk; when that is in doubt, the table is read again (`recovery.ts`). What people ask of it is
 * in `requests.ts`.
 */
export class LiveTable implements AutopilotTable, AudienceTable, RecoverableTable {
  readonly id: string;
  readonly services: TableServices;
  readonly queue: SerialQueue;
  readonly audience: Audience;
  readonly autopilot: Autopilot;
  readonly recovery: Recovery;
  readonly chat: Chat;
  readonly talking: Talking = talkingAt(this);
  #loaded: Loaded;
  #awaited: SeatSet;
  #closed = false;
  /** Since when nobody is here. */
  #emptySince: number;

  constructor(services: TableServices, loaded: Loaded, chat: Chat) {
    this.id = loaded.row.id;
    this.services = services;
    this.chat = chat;
    this.#loaded = loaded;
    this.#emptySince = services.now();
    this.queue = new SerialQueue(() => this.#reload());
    this.recovery = new Recovery(this);
    this.audience = new Audience(this);
    this.autopilot = new Autopilot(services, this);
    this.#awaited = this.#awaitedNow();
    this.autopilot.restored(loaded.lastAt);
  }

  get room(): Room {
    return this.#loaded.room;
  }

  get deal(): Deal {
    return this.#loaded.deal;
  }

  /** The game, once it has begun. */
  get table(): AnyTable | undefined {
    return this.#loaded.table;
  }

  /** The game while it is running. */
  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.#loaded.table : undefined;
  }

  get clocks(): Loaded['clocks'] {
    return this.#loaded.clocks;
  }

  get history(): readonly LoggedStep[] | undefined {
    return this.#loaded.history;
  }

  get connected(): number {
    return this.audience.size;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get watched(): boolean {
    return this.audience.size > 0;
  }

  get busy(): boolean {
    return this.services.journal.sharers >= this.services.config.crowd;
  }

  requireGame(): AnyGame {
    const game = this.services.game(this.room.game);
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

  /** How many of those with a seat are connected. */
  get here(): number {
    return this.room.seats.filter((_, seat) => this.online(seat)).length;
  }

  clockView(): ClockView | undefined {
    return this.autopilot.clockView();
  }

  /** For how long nobody has been here and nothing was under way. */
  idleFor(now: number): number {
    const resting = this.connected === 0 && this.queue.quiet && !this.autopilot.busy;
    return resting ? now - this.#emptySince : 0;
  }

  /** Gives back the memory that only a game in full swing needs. */
  rest(now: number): void {
    if (now - this.#loaded.lastAt > REST_AFTER) this.audience.rest();
  }

  close(): void {
    this.#closed = true;
    this.recovery.close();
    this.autopilot.stop();
    this.audience.close();
    this.queue.close();
  }

  // Presence.

  enter(channel: Channel): void {
    this.audience.add(channel);
  }

  leave(channel: Channel): void {
    this.recovery.guard('leaving', () => {
      if (!this.audience.remove(channel)) return;
      if (this.connected === 0) this.#emptySince = this.services.now();
      this.presenceChanged(channel);
    });
  }

  presenceChanged(channel: Channel): void {
    this.autopilot.presence(members.seatOf(this.room, channel.client.guest.id));
    this.audience.tellRoomSoon();
    this.services.presenceChanged(this);
  }

  // Answers.

  /** To be called from the queue. Throws when the answer is not allowed; else it is told when it is saved. */
  commitAnswer(move: Move, asked: Asked | undefined): void {
    const { table, clocks } = this.#loaded;
    if (!table || this.room.status !== 'running') throw new Refused('not-now', 'the game is not running');
    const { seat, decision, key, by } = move;
    const at = this.services.now();
    const before = table.state;
    const step = table.answer(seat, move.option, decision);
    clocks.stop(seat, at);
    const option = table.game.nameOf(step.option ?? 0);
    const answer = { table: this.id, number: step.number, seat, option, decision, key, by, at };
    const writes: Write[] = [{ kind: 'answer', row: answer }];
    const room = this.#roomAfter(table, seat, by);
    const row = room === this.room ? undefined : rowOf(this.#loaded.row, room, this.deal, at);
    if (row) writes.push({ kind: 'table', row });
    if (step.number % SNAPSHOT_EVERY === 0)
      writes.push({ kind: 'snapshot', row: snapshotRow(this.id, table, clocks) });
    const tell = () => {
      if (row) this.#loaded = { ...this.#loaded, row: headOf(row), room };
      this.#answered(step, before, move, asked);
      if (row) this.#tellRoom();
      this.recovery.succeeded();
    };
    this.#save(writes, {
      tell,
      // When it cannot be told it is saved all the same, and whoever asked is to know.
      untold: () => asked?.channel.client.reply(asked.id, { n: step.number }),
      refuse: (error) => asked?.channel.client.refuse(asked.id, error),
      histogram: this.services.metrics.answerSeconds,
    });
  }

  /** Writes to the journal and holds the queue until it is known how that ended. */
  #save(
    writes: readonly Write[],
    then: {
      tell(): void;
      untold(): void;
      refuse(error: unknown): void;
      readonly histogram?: { observe(seconds: number): void };
    },
  ): void {
    const began = performance.now();
    this.queue.hold();
    this.services.journal.append(writes, (error) => {
      if (error) this.recovery.writeFailed(() => then.refuse(error));
      else this.recovery.guard('telling what was saved', then.tell, then.untold);
      if (!error) then.histogram?.observe((performance.now() - began) / 1000);
      this.queue.release();
    });
  }

  #roomAfter(table: AnyTable, seat: Seat, by: AnsweredBy): Room {
    const room = by === 'bot' ? this.room : members.countTimeout(this.room, seat, by === 'clock');
    const outcome = table.decisions.length === 0 ? table.outcome : undefined;
    return outcome ? members.finish(room, outcome) : room;
  }

  #answered(step: Step<unknown>, before: unknown, { seat, key, by }: Move, asked: Asked | undefined): void {
    const { recent, history, table } = this.#loaded;
    if (!table) return;
    this.#count(by);
    if (recent.length >= RECENT) recent.shift();
    recent.push({ seat, key, number: step.number });
    this.#loaded.lastAt = this.services.now();
    if (this.autopilot.needsHistory) history?.push(loggedStepOf(step));
    else this.#loaded.history = undefined;
    this.autopilot.asked(this.#loaded.lastAt);
    this.audience.tellStep(step, before, table, asked);
    this.#tellTurns();
    this.autopilot.drive();
  }

  #count(by: AnsweredBy): void {
    const { counts } = this.services.metrics;
    counts.answers++;
    if (by === 'bot') counts.botAnswers++;
    if (by === 'clock') counts.clockAnswers++;
    if (isOver(this.room)) counts.gamesFinished++;
  }

  /** A bot or the clock has decided. When things have moved on meanwhile, nothing happens. */
  decide(seat: Seat, option: Option, decision: number, by: 'bot' | 'clock'): void {
    this.recovery.runUnasked('decide', () => {
      const still = this.playing?.decisionOf(seat)?.number === decision;
      if (!still || (by === 'bot' && !members.playedByBot(this.room, seat))) this.autopilot.drive();
      else this.commitAnswer({ seat, option, decision, key: '', by }, undefined);
    });
  }

  /** Deals, saves, then tells. To be called from the queue with the room of a game that begins. */
  start(room: Room, { saved, refuse }: { saved(): void; refuse(error: unknown): void }): void {
    const contributions = room.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : ''));
    const deal: Deal = { ...this.deal, contributions };
    const table = openTable(this.requireGame(), room, deal);
    this.commitRoom({
      room,
      deal,
      saved: () => {
        this.#begin(deal, table);
        saved();
      },
      told: () => this.showGame(),
      refuse,
    });
  }

  /** Starts without anybody having asked. `make` says with which room, or that nothing is to happen. */
  startUnasked(make: (room: Room) => Room | undefined): void {
    this.recovery.runUnasked('start', () => {
      const room = this.room.status === 'open' ? make(this.room) : undefined;
      const nothing = (): void => undefined;
      if (room) this.start(members.begun(room, this.services.now()), { saved: nothing, refuse: nothing });
    });
  }

  /** The cards are dealt; the room that says so was saved. */
  #begin(deal: Deal, table: AnyTable): void {
    this.#loaded = { ...this.#loaded, deal, table, history: [loggedStepOf(table.last)] };
    this.autopilot.asked(this.services.now());
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
      if (at?.kind === 'person') this.services.turn(at.person, this.id, (awaited & (1 << seat)) !== 0);
    }
  }

  // The room.

  /** To be called from the queue. */
  commitRoom({ room, deal = this.deal, more = [], saved, told, refuse }: RoomChange): void {
    const row = rowOf(this.#loaded.row, room, deal, this.services.now());
    const tell = () => {
      this.#loaded = { ...this.#loaded, row: headOf(row), room };
      saved?.();
      this.#tellRoom();
      told?.();
      this.autopilot.drive();
    };
    const untold = () => refuse(new Refused('internal', INTERNAL.message));
    this.#save([{ kind: 'table', row }, ...more], { tell, untold, refuse });
  }

  /** Changes the room without anybody at the table having asked. */
  changeQuietly(make: (room: Room) => Room): void {
    this.recovery.runUnasked('change', () => {
      const room = make(this.room);
      if (room !== this.room) this.commitRoom({ room, refuse: () => undefined });
    });
  }

  /** The same, for somebody who waits until it is saved. */
  changeRoom(make: (room: Room) => Room): Promise<void> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const room = make(this.room);
        if (room === this.room) resolve();
        else this.commitRoom({ room, saved: resolve, refuse: reject });
      };
      this.queue.push({ run, own: true, refuse: reject });
    });
  }

  #tellRoom(): void {
    this.audience.tellRoom();
    this.services.roomChanged(this.id, this.room);
  }

  // History.

  async needHistory(): Promise<void> {
    if (this.history || !this.table) return;
    const stored = await this.services.storage.table(this.id, true);
    if (stored) this.#loaded.history = historyOf(this.requireGame(), stored);
  }

  /** Makes sure that what happened so far is in memory, then goes on. */
  withHistory(then: () => void): void {
    if (this.history) then();
    else
      this.recovery.runUnasked('history', () => {
        const failed = (error: unknown) => this.recovery.failUnasked('history', error);
        this.queue.holdFor(this.needHistory().then(then), failed);
      });
  }

  // For those who act by themselves, and for recovery.

  guard(what: string, run: () => void): void {
    this.recovery.guard(what, run);
  }

  fail(what: string, error: unknown): void {
    this.recovery.fail(what, error);
  }

  whenSaved(run: () => void): void {
    if (!this.#closed) this.recovery.runUnasked('catch up', run);
  }

  broke(what: string, error: unknown): void {
    this.services.broke(what, error);
  }

  pause(): void {
    this.autopilot.stop();
  }

  tellInterrupted(): void {
    this.audience.tellInterrupted();
  }

  /** Its answers stay as they are, so its record does. */
  closeToPlay(): void {
    const room: Room = { ...this.room, status: 'ended', failed: true, asks: [] };
    const row = rowOf(this.#loaded.row, room, this.deal, this.services.now());
    this.services.journal.append([{ kind: 'table', row }], (error) => {
      if (error) this.broke('closing a table', error);
      this.#loaded = { ...this.#loaded, row: headOf(row), room, table: undefined, history: undefined };
      if (!this.#closed) this.recovery.runUnasked('close', () => undefined);
      this.#tellRoom();
    });
  }

  /** Reads the table again. A storage that does not answer is asked on and on; any other error is a failure of the table. */
  async #reload(): Promise<void> {
    if (this.recovery.closedToPlay) return;
    const stored = await readTable(this.services.storage, this.id, () => this.requireGame());
    if (!stored) throw new Refused('no-table', 'this table is gone');
    try {
      this.#loaded = load(this.requireGame(), stored);
      this.#tellRoom();
      this.showGame();
    } catch (error) {
      this.fail('reading', error);
      throw new Refused('internal', INTERNAL.message);
    }
    this.recovery.reloaded();
    // The queue is still being mended; bots may only be let on when it is done.
    setImmediate(() => {
      if (!this.#closed) this.guard('going on', () => this.autopilot.restored(this.#loaded.lastAt));
    });
  }
}
