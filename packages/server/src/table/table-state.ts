import {
  type AnyGame,
  type Deal,
  dealSource,
  type Option,
  type Seat,
  type Snapshot,
  type Step,
  Table,
} from '@mazmorra/kernel';
import { Refused } from '../refused.ts';
import type { AnsweredBy, AnswerRow, SnapshotRow, TableRow, Write } from '../storage/port.ts';
import { Clocks } from './clocks.ts';
import { countTimeout, finish } from './membership.ts';
import type { Room } from './room.ts';
import {
  type Games,
  headOf,
  type Loaded,
  type LoggedStep,
  loggedStepOf,
  openTable,
  RECENT,
  readRoom,
  rowOf,
  SNAPSHOT_EVERY,
  snapshotRow,
} from './stored-table.ts';
import type { AnyTable } from './updates.ts';

/** An answer to a decision. */
export interface Move {
  readonly seat: Seat;
  readonly option: Option | string;
  readonly decision: number;
  /** The id that the client gave the answer; empty for bots and clocks. */
  readonly key: string;
  readonly by: AnsweredBy;
}

/** An answer that the rules have accepted, with its writes. */
export interface AcceptedAnswer {
  readonly move: Move;
  readonly step: Step<unknown>;
  /** The state of the game before it. */
  readonly before: unknown;
  readonly writes: readonly Write[];
  /** Present if the answer changes the room: it ends the game, or a count of timeouts changes. */
  readonly changed: RoomRow | undefined;
}

/** A new room with its row. */
export interface RoomRow {
  readonly room: Room;
  readonly deal: Deal;
  readonly row: TableRow;
}

/**
 * The state of a table in memory: its room, deal, game, clocks and newest answers. It makes the rows of every change but does not
 * write them. A change of the room takes effect with `roomSaved`. An answer changes the game at once, so the table must be rolled
 * back or reloaded if its rows cannot be saved.
 */
export class TableState {
  readonly id: string;
  #loaded: Loaded;
  /** The game before an answer whose rows are not on disk yet. */
  #before: Snapshot<unknown> | undefined;

  constructor(loaded: Loaded) {
    this.id = loaded.row.id;
    this.#loaded = loaded;
  }

  get room(): Room {
    return this.#loaded.room;
  }

  get deal(): Deal {
    return this.#loaded.deal;
  }

  /** The game, once it has begun. */
  get game(): AnyTable | undefined {
    return this.#loaded.game;
  }

  /** The game while it is running. */
  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.#loaded.game : undefined;
  }

  get clocks(): Loaded['clocks'] {
    return this.#loaded.clocks;
  }

  /** Every step from the set-up on; absent if not needed so far. */
  get history(): readonly LoggedStep[] | undefined {
    return this.#loaded.history;
  }

  /** The time of the newest answer. */
  get lastAt(): number {
    return this.#loaded.lastAt;
  }

  /** The newest `rev` and number in memory. */
  get place(): { readonly rev: number; readonly number: number } {
    return { rev: this.#loaded.row.rev, number: this.#loaded.game?.number ?? 0 };
  }

  /** The table was loaded from storage. */
  replace(loaded: Loaded): void {
    this.#loaded = loaded;
    this.#before = undefined;
  }

  /** Rolls back an answer that was not saved because another answer has its number. */
  rollBack(): void {
    const { game } = this.#loaded;
    if (game && this.#before)
      this.#loaded.game = Table.resume(game.game, this.#before, dealSource(this.deal));
    this.#before = undefined;
  }

  /** Takes a room written by another process. Returns whether its game has begun with it. */
  followRoom(row: TableRow, games: Games): boolean {
    const room = readRoom(row.room, games);
    const game = games.get(room.game);
    const deal = JSON.parse(row.deal) as Deal;
    const begins = room.started !== undefined && this.room.started === undefined && !room.failed;
    this.roomSaved({ room, deal, row });
    if (begins && game) this.begin(openTable(game, room, deal), room.started ?? 0);
    else if (room.failed) this.closedToPlay({ room, deal, row });
    return begins;
  }

  /** Takes an answer written by another process; `undefined` if it is already in memory. */
  followAnswer(row: AnswerRow): { readonly step: Step<unknown>; readonly before: unknown } | undefined {
    const { game: table, clocks } = this.#loaded;
    if (!table || row.number <= table.number) return undefined;
    if (row.number !== table.number + 1) throw new Error('an answer is missing');
    const before = table.state;
    const step = table.answer(row.seat, row.option, row.decision);
    clocks.stop(row.seat, row.at);
    this.#noteAnswer(row.seat, row.key, step, row.at);
    return { step, before };
  }

  /** The number of an answer that was accepted before, if it is one of the newest. */
  taken(seat: Seat, key: string): number | undefined {
    return this.#loaded.recent.find((answer) => answer.key === key && answer.seat === seat)?.number;
  }

  /** Applies an answer. Throws if it is not allowed, and then nothing has changed. */
  answer(move: Move, at: number): AcceptedAnswer {
    const table = this.playing;
    if (!table) throw new Refused('not-now', 'the game is not running');
    const { clocks } = this.#loaded;
    const { seat, decision, key, by } = move;
    const before = table.state;
    const snapshot = table.snapshot();
    const step = table.answer(seat, move.option, decision);
    this.#before = snapshot;
    clocks.stop(seat, at);
    const option = table.game.nameOf(step.option ?? 0);
    const row = { table: this.id, number: step.number, seat, option, decision, key, by, at };
    const room = this.#roomAfter(table, seat, by);
    const changed = room === this.room ? undefined : this.withRoom(room, at);
    // If the room is written, too, its own `rev` check is enough.
    const writes: Write[] = [{ kind: 'answer', row, ...(!changed && { rev: this.#loaded.row.rev }) }];
    if (changed) writes.push({ kind: 'table', row: changed.row });
    if (step.number % SNAPSHOT_EVERY === 0) {
      const recent = [...this.#loaded.recent, { seat, key, number: step.number }].slice(-RECENT);
      writes.push({ kind: 'snapshot', row: snapshotRow(this.id, table, { clocks, recent, lastAt: at }) });
    }
    return { move, step, before, writes, changed };
  }

  #roomAfter(table: AnyTable, seat: Seat, by: AnsweredBy): Room {
    const room = by === 'bot' ? this.room : countTimeout(this.room, seat, by === 'clock');
    const outcome = table.decisions.length === 0 ? table.outcome : undefined;
    return outcome ? finish(room, outcome) : room;
  }

  /** The rows of an answer are on disk. */
  answerSaved({ move, step, changed }: AcceptedAnswer, now: number): void {
    this.#before = undefined;
    if (changed) this.roomSaved(changed);
    this.#noteAnswer(move.seat, move.key, step, now);
    if (step.number % SNAPSHOT_EVERY === 0) this.#loaded.snapshotAt = step.number;
  }

  /** A snapshot of the running game; `undefined` if the stored one is as new, or if an answer is not on disk. */
  snapshotRow(): SnapshotRow | undefined {
    const { playing } = this;
    if (!playing || this.#before || playing.number === this.#loaded.snapshotAt) return undefined;
    return snapshotRow(this.id, playing, this.#loaded);
  }

  #noteAnswer(seat: Seat, key: string, step: Step<unknown>, at: number): void {
    const { recent, history } = this.#loaded;
    if (recent.length >= RECENT) recent.shift();
    recent.push({ seat, key, number: step.number });
    this.#loaded.lastAt = at;
    history?.push(loggedStepOf(step));
  }

  /** A change of the room, to be written. */
  withRoom(room: Room, now: number, deal: Deal = this.deal): RoomRow {
    return { room, deal, row: rowOf(this.#loaded.row, room, deal, now) };
  }

  roomSaved({ room, deal, row }: RoomRow): void {
    this.#loaded = { ...this.#loaded, row: headOf(row), room, deal };
  }

  /** The table is closed to play: the game is dropped, its stored answers are kept. */
  closedToPlay(change: RoomRow): void {
    this.roomSaved(change);
    this.#loaded = { ...this.#loaded, game: undefined, history: undefined };
  }

  /** Deals for a game that begins in this room. */
  dealFor(room: Room, rules: AnyGame): { readonly deal: Deal; readonly game: AnyTable } {
    const contributions = room.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : ''));
    const deal: Deal = { ...this.deal, contributions };
    return { deal, game: openTable(rules, room, deal) };
  }

  /** The game begins; the room is already saved. */
  begin(game: AnyTable, now: number): void {
    // Seats and clock of the room may have changed since it was loaded.
    const clocks = new Clocks(this.room.clock, this.room.seats.length);
    const history = [loggedStepOf(game.last)];
    this.#loaded = { ...this.#loaded, game, clocks, history, lastAt: now };
  }

  setHistory(history: LoggedStep[] | undefined): void {
    this.#loaded.history = history;
  }
}
