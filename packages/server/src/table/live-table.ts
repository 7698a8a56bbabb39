import type { AnyGame, Deal, Option, Seat } from '@mazmorra/kernel';
import type { ClockView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { TableFact } from '../core/events.ts';
import { Refused, replyFor } from '../refused.ts';
import { isConflict, type Place, type SnapshotRow, type Write } from '../storage/port.ts';
import type { Tables } from '../tables/tables.ts';
import { RematchCall } from './again.ts';
import { Audience } from './audience.ts';
import { Autopilot } from './autopilot.ts';
import type { Asked, Channel, Visitor } from './channel.ts';
import { type Chat, type Talking, talkingAt } from './chat.ts';
import type { Clocks } from './clocks.ts';
import { Copy } from './copy.ts';
import { begun } from './membership.ts';
import { type Attempt, SerialQueue } from './queue.ts';
import { Recovery } from './recovery.ts';
import { isOver, playedByBot, type Room } from './room.ts';
import { historyOf, type Loaded, type LoggedStep } from './stored-table.ts';
import { type AcceptedAnswer, type Move, TableState } from './table-state.ts';
import { type AnyTable, isOpen, turnOf } from './updates.ts';
import type { Attendance } from './votes.ts';

/** Time in ms without an answer after which the audience frees memory. */
const REST_AFTER = 5000;
/** Maximum number of attempts of a job whose write conflicts. */
const MOST_TRIES = 8;

/**
 * A table in memory. Everything that reads or changes it is a job of its serial queue: the job computes, waits until its writes
 * are saved, tells everybody here, and emits what has happened. Memory matches the disk; if that is in doubt, the table is reloaded
 * (`copy.ts`, `recovery.ts`). Requests are in `requests.ts`.
 */
export class LiveTable {
  readonly id: string;
  readonly core: Core;
  readonly tables: Tables;
  readonly queue: SerialQueue;
  readonly audience: Audience;
  readonly autopilot: Autopilot;
  readonly recovery: Recovery;
  readonly chat: Chat;
  readonly copy: Copy;
  readonly talking: Talking = talkingAt(this);
  readonly rematchCall = new RematchCall(this);
  readonly state: TableState;
  #closed = false;
  /** Since when nobody has the table open. */
  #emptySince: number;

  constructor(tables: Tables, loaded: Loaded, chat: Chat) {
    this.id = loaded.row.id;
    this.core = tables.core;
    this.tables = tables;
    this.chat = chat;
    this.state = new TableState(loaded);
    this.#emptySince = tables.core.now();
    this.copy = new Copy(this);
    this.queue = new SerialQueue(
      (how) => this.copy.repair(how),
      (error, attempt) => this.#repeats(error, attempt),
    );
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

  get game(): AnyTable | undefined {
    return this.state.game;
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
    const isNews = !this.copy.isFollowing;
    this.core.events.emit('turn', { person, table, yours, slow, drives, isNews });
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
      this.presenceChanged();
    });
  }

  /** This process has begun or ceased to drive the table. */
  driven(): void {
    this.recovery.guard('driving', () => {
      this.rematchCall.look();
      this.autopilot.drive();
      if (this.drives) this.core.events.emit('presence', this.#fact);
    });
  }

  // Jobs. What follows is called from the queue.

  /** Takes an answer: throws if it is not allowed; otherwise it is told once saved. `asked` gets its update as the reply. */
  async answer(move: Move, asked?: Asked): Promise<void> {
    const began = performance.now();
    const answer = this.state.answer(move, this.core.now());
    await this.save(move.by === 'person' ? answer.writes : [...answer.writes, ...this.fence]);
    const { number: n } = answer.step;
    // If telling fails, the answer is saved nevertheless, and its sender gets its number.
    const untold = () => asked?.channel.client.reply(asked.id, { n });
    this.recovery.guard('telling what was saved', () => this.#answered(answer, asked, began), untold);
  }

  #answered(answer: AcceptedAnswer, asked: Asked | undefined, began: number): void {
    const { move, step, before, changed } = answer;
    const now = this.core.now();
    this.state.answerSaved(answer, now);
    if (!this.autopilot.needsHistory) this.state.setHistory(undefined);
    this.autopilot.asked(now);
    if (this.game) this.audience.tellStep(step, before, this.game, asked);
    this.autopilot.drive();
    if (changed) this.tellRoom();
    this.recovery.succeeded();
    const seconds = (performance.now() - began) / 1000;
    this.core.events.emit('answered', { table: this.id, by: move.by, isLast: isOver(this.room), seconds });
  }

  /** Resolves when the writes are durable. If that is in doubt, the table is read again before its next job. */
  async save(writes: readonly Write[]): Promise<void> {
    try {
      await this.core.journal.save(...writes);
    } catch (error) {
      if (!isConflict(error)) this.recovery.writeFailed();
      throw error;
    }
  }

  /** Saves a room. Whoever calls it replies and then calls `tell`. */
  async saveRoom(room: Room, more: readonly Write[] = [], deal: Deal = this.deal): Promise<void> {
    const change = this.state.withRoom(room, this.core.now(), deal);
    await this.save([{ kind: 'table', row: change.row }, ...more]);
    this.state.roomSaved(change);
  }

  /** Deals and saves the room of a game that begins. */
  async start(room: Room, more: readonly Write[] = []): Promise<void> {
    const { deal, game } = this.state.dealFor(room, this.requireGame());
    await this.saveRoom(room, more, deal);
    const now = this.core.now();
    this.state.begin(game, now);
    this.autopilot.asked(now);
    this.core.events.emit('table.started', this.#fact);
  }

  /** Tells everybody of a room that was saved, and of the game that has begun with it. */
  tell(begins = false): void {
    this.recovery.guard('telling what was saved', () => {
      this.tellRoom();
      if (begins) this.showGame();
      this.rematchCall.look();
      this.autopilot.drive();
    });
  }

  tellRoom(): void {
    this.audience.tellRoom();
    this.tables.roomChanged(this.id, this.room, this.here);
  }

  showGame(): void {
    if (this.game) this.audience.begin(this.game);
    else this.audience.tellTurns();
  }

  /** Reads the history from storage if it is not in memory. */
  async needHistory(): Promise<void> {
    if (this.history || !this.game) return;
    const stored = await this.core.storage.table(this.id, true);
    if (stored) this.state.setHistory(historyOf(this.requireGame(), stored));
  }

  /** Whether a job that failed is repeated when what another process has written is in memory. */
  #repeats(error: unknown, { own, tries }: Attempt): boolean {
    if (isConflict(error)) {
      if (tries < MOST_TRIES) this.core.metrics.counts.conflicts++;
      else this.recovery.writeFailed();
      return tries < MOST_TRIES;
    }
    // What refuses a request may be a copy that is a moment old.
    return !own && tries === 1 && this.core.storage.shared !== undefined && replyFor(error) !== undefined;
  }

  // Changes without a request. These queue a job.

  /** Changes the room; resolves when that is saved. */
  async change(make: (room: Room) => Room): Promise<void> {
    await this.queue.run(() => this.#change(make, []), true);
  }

  /** Changes the room as the driver of the table, without waiting. */
  drive(make: (room: Room) => Room): void {
    this.recovery.runUnasked('drive', () => (this.drives ? this.#change(make, this.fence) : undefined));
  }

  async #change(make: (room: Room) => Room, more: readonly Write[]): Promise<void> {
    const room = make(this.room);
    if (room === this.room) return;
    await this.saveRoom(room, more);
    this.tell();
  }

  /** Starts the game. `make` returns the room to start with, or `undefined` to do nothing. */
  startWith(make: (room: Room) => Room | undefined): void {
    this.recovery.runUnasked('start', async () => {
      const room = this.room.status === 'open' && this.drives ? make(this.room) : undefined;
      if (!room) return;
      await this.start(begun(room, this.core.now()), this.fence);
      this.tell(true);
    });
  }

  /** A bot or the clock has decided. Ignored if the decision is no longer open. */
  decide(seat: Seat, option: Option, decision: number, by: 'bot' | 'clock'): void {
    this.recovery.runUnasked('decide', () => {
      const still = isOpen(this.playing, seat, decision) && this.drives;
      if (still && (by === 'clock' || playedByBot(this.room, seat)))
        return this.answer({ seat, option, decision, key: '', by });
      return this.autopilot.drive();
    });
  }

  /** Ends the table. Its answers are kept, and so is its record. */
  closeToPlay(): void {
    const room: Room = { ...this.room, status: 'ended', failed: true, asks: [] };
    const change = this.state.withRoom(room, this.core.now());
    this.core.journal.append([{ kind: 'table', row: change.row }], (error) => {
      if (error) this.core.reportError('closing a table', error);
      this.state.closedToPlay(change);
      if (!this.#closed) this.recovery.runUnasked('close', () => undefined);
      this.tellRoom();
    });
  }
}
