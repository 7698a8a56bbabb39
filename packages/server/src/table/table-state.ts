import type { AnyGame, Deal, Option, Seat, Step } from '@mazmorra/kernel';
import { Refused } from '../refused.ts';
import type { AnsweredBy, TableRow, Write } from '../storage/port.ts';
import { Clocks } from './clocks.ts';
import { countTimeout, finish } from './membership.ts';
import type { Room } from './room.ts';
import {
  headOf,
  type Loaded,
  type LoggedStep,
  loggedStepOf,
  openTable,
  RECENT,
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

/** An answer that the rules have accepted, with what is to be written. */
export interface AcceptedAnswer {
  readonly move: Move;
  readonly step: Step<unknown>;
  /** The state of the game before it. */
  readonly before: unknown;
  readonly writes: readonly Write[];
  /** Present when the answer changes the room: it ends the game, or a count of timeouts changes. */
  readonly changed: RoomRow | undefined;
}

/** A new room with the row that is to be written for it. */
export interface RoomRow {
  readonly room: Room;
  readonly deal: Deal;
  readonly row: TableRow;
}

/**
 * The state of a table in memory: its room, its deal, its game, its clocks and its newest answers. It makes the rows of every
 * change and writes nothing. A change of the room takes effect with `roomSaved`; an answer changes the game at once, so the table
 * must be read again when its rows cannot be saved.
 */
export class TableState {
  readonly id: string;
  #loaded: Loaded;

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

  /** Every step from the set-up on; absent when it has not been needed. */
  get history(): readonly LoggedStep[] | undefined {
    return this.#loaded.history;
  }

  /** When the newest answer was given. */
  get lastAt(): number {
    return this.#loaded.lastAt;
  }

  /** The table was read from storage. */
  replace(loaded: Loaded): void {
    this.#loaded = loaded;
  }

  /** The number an answer got, if it is one of the newest and was taken already. */
  taken(seat: Seat, key: string): number | undefined {
    return this.#loaded.recent.find((answer) => answer.key === key && answer.seat === seat)?.number;
  }

  /** Carries an answer out. Throws when it is not allowed, and has then changed nothing. */
  answer(move: Move, at: number): AcceptedAnswer {
    const table = this.playing;
    if (!table) throw new Refused('not-now', 'the game is not running');
    const { clocks } = this.#loaded;
    const { seat, decision, key, by } = move;
    const before = table.state;
    const step = table.answer(seat, move.option, decision);
    clocks.stop(seat, at);
    const option = table.game.nameOf(step.option ?? 0);
    const row = { table: this.id, number: step.number, seat, option, decision, key, by, at };
    const writes: Write[] = [{ kind: 'answer', row }];
    const room = this.#roomAfter(table, seat, by);
    const changed = room === this.room ? undefined : this.withRoom(room, at);
    if (changed) writes.push({ kind: 'table', row: changed.row });
    if (step.number % SNAPSHOT_EVERY === 0)
      writes.push({ kind: 'snapshot', row: snapshotRow(this.id, table, clocks) });
    return { move, step, before, writes, changed };
  }

  #roomAfter(table: AnyTable, seat: Seat, by: AnsweredBy): Room {
    const room = by === 'bot' ? this.room : countTimeout(this.room, seat, by === 'clock');
    const outcome = table.decisions.length === 0 ? table.outcome : undefined;
    return outcome ? finish(room, outcome) : room;
  }

  /** The rows of an answer are on disk. */
  answerSaved({ move, step, changed }: AcceptedAnswer, now: number): void {
    if (changed) this.roomSaved(changed);
    const { recent, history } = this.#loaded;
    if (recent.length >= RECENT) recent.shift();
    recent.push({ seat: move.seat, key: move.key, number: step.number });
    this.#loaded.lastAt = now;
    history?.push(loggedStepOf(step));
  }

  /** A change of the room, to be written. */
  withRoom(room: Room, now: number, deal: Deal = this.deal): RoomRow {
    return { room, deal, row: rowOf(this.#loaded.row, room, deal, now) };
  }

  roomSaved({ room, deal, row }: RoomRow): void {
    this.#loaded = { ...this.#loaded, row: headOf(row), room, deal };
  }

  /** The table is closed to play: the game goes, its stored answers stay. */
  closedToPlay(change: RoomRow): void {
    this.roomSaved(change);
    this.#loaded = { ...this.#loaded, table: undefined, history: undefined };
  }

  /** Deals for a game that begins in this room. */
  dealFor(room: Room, game: AnyGame): { readonly deal: Deal; readonly table: AnyTable } {
    const contributions = room.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : ''));
    const deal: Deal = { ...this.deal, contributions };
    return { deal, table: openTable(game, room, deal) };
  }

  /** The game begins; the room that says so is on disk. */
  begin(table: AnyTable, now: number): void {
    // The room may have got other seats and another clock since it was loaded.
    const clocks = new Clocks(this.room.clock, this.room.seats.length);
    const history = [loggedStepOf(table.last)];
    this.#loaded = { ...this.#loaded, table, clocks, history, lastAt: now };
  }

  setHistory(history: LoggedStep[] | undefined): void {
    this.#loaded.history = history;
  }
}
