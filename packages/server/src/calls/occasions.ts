import { type Log, reasonOf } from '../operations/log.ts';
import type { Journal } from '../storage/journal.ts';
import type { Storage } from '../storage/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import { playedByBot, type Room, seatOf } from '../table/room.ts';
import type { CallConfig, Calls } from './calls.ts';

export interface OccasionParts {
  readonly storage: Storage;
  readonly journal: Journal;
  readonly log: Log;
  readonly config: CallConfig;
  readonly calls: Calls;
  now(): number;
  table(id: string): Promise<LiveTable | undefined>;
  /** Whether somebody has this table open; without one, whether they are connected at all. */
  isHere(person: string, table?: string): boolean;
}

/** The longest that a timer can be set to. */
const LONGEST = 2_000_000_000;

/** Decides when somebody is called: their turn at a slow table, a table that is ready, an invitation. */
export class Occasions {
  readonly #parts: OccasionParts;
  /** Turns that somebody may have to be called to, by person and table. */
  readonly #turns = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(parts: OccasionParts) {
    this.#parts = parts;
  }

  /** It has become somebody's turn, or is no longer. Whoever answers soon is not called. */
  turn(person: string, table: string, yours: boolean): void {
    const key = `${person} ${table}`;
    clearTimeout(this.#turns.get(key));
    this.#turns.delete(key);
    if (yours) this.#in(this.#patience(person, table), person, table, 1);
  }

  #patience(person: string, table: string): number {
    const { config } = this.#parts;
    return this.#parts.isHere(person, table) ? config.lookingPatience : config.patience;
  }

  #in(time: number, person: string, table: string, attempt: number): void {
    if (this.#stopped) return;
    const key = `${person} ${table}`;
    const look = () => {
      this.#turns.delete(key);
      this.#look(person, table, attempt).catch((error: unknown) => this.#trouble(error));
    };
    this.#turns.set(key, setTimeout(look, Math.min(time, LONGEST)).unref());
  }

  /** Calls somebody whose turn it still is and who was not called for it. */
  async #look(person: string, table: string, attempt: number): Promise<void> {
    const { calls, storage, journal, config } = this.#parts;
    const live = await this.#parts.table(table);
    const decision = live && decisionOf(live, person);
    if (!live || decision === undefined) return;
    const wish = await calls.wish(person, 'turn');
    if (!wish || (await storage.calledFor(person, table)) === decision) return;
    if (wish.quiet > 0) return this.#in(wish.quiet, person, table, attempt);
    if (await calls.call(person, { kind: 'turn', table, game: live.room.game }))
      await journal.save({ kind: 'called', person, table, decision, at: this.#parts.now() });
    else if (attempt < config.tries) this.#in(config.again, person, table, attempt + 1);
  }

  /** The pool has opened a table for somebody. */
  ready(person: string, table: string, game: string): void {
    this.#soon(person, { kind: 'ready', table, game });
  }

  /** A game begins: those who have a seat and are not at the table are called. At a slow table their turn will call them. */
  started(table: LiveTable): void {
    const { id, room } = table;
    if (room.clock.kind === 'slow') return;
    room.seats.forEach((at, seat) => {
      if (at.kind === 'person' && !table.online(seat)) this.ready(at.person, id, room.game);
    });
  }

  /** A table was made for people who played together: those who are not here learn of it. */
  invited(table: string, room: Room, host: string): void {
    const from = room.seats.find((at) => at.kind === 'person' && at.person === host);
    for (const at of room.seats)
      if (at.kind === 'person' && at.person !== host && !this.#parts.isHere(at.person))
        this.#soon(at.person, {
          kind: 'invited',
          table,
          game: room.game,
          ...(from?.kind === 'person' && { from: from.name }),
        });
  }

  /** Somebody invites a friend who is not here. */
  invitedBy(person: string, table: string, game: string, from: string): void {
    this.#soon(person, { kind: 'invited', table, game, from });
  }

  #soon(
    person: string,
    call: { kind: 'ready' | 'invited'; table: string; game: string; from?: string },
  ): void {
    const work = async () => {
      const wish = await this.#parts.calls.wish(person, call.kind);
      // Whoever wants quiet does not come now; afterwards the table is there, and this call would be wrong.
      if (wish && wish.quiet === 0) await this.#parts.calls.call(person, call);
    };
    if (!this.#stopped) work().catch((error: unknown) => this.#trouble(error));
  }

  /** Nothing that goes wrong here may touch a table. */
  #trouble(error: unknown): void {
    this.#parts.log('warn', 'call failed', { reason: reasonOf(error) });
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#turns.values()) clearTimeout(timer);
    this.#turns.clear();
  }
}

/** The number of the decision that a slow table waits for from this person. */
function decisionOf({ room, playing }: LiveTable, person: string): number | undefined {
  const seat = seatOf(room, person);
  if (seat === undefined || room.clock.kind !== 'slow' || playedByBot(room, seat)) return undefined;
  const decision = playing?.decisionOf(seat);
  return decision && !decision.optional ? decision.number : undefined;
}
