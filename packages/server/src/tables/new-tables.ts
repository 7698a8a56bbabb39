import { randomBytes } from 'node:crypto';
import { type AnyGame, completeVariants, newDeal } from '@mazmorra/kernel';
import type { TableSettings } from '@mazmorra/protocol';
import type { Held } from '../fairness/held.ts';
import type { Metrics } from '../operations/metrics.ts';
import { newToken } from '../people/secrets.ts';
import type { Party } from '../pool/pool.ts';
import { quickRoom } from '../pool/quick-room.ts';
import { Refused } from '../refused.ts';
import type { Journal } from '../storage/journal.ts';
import type { TableRow, Write } from '../storage/port.ts';
import { rematchOf } from '../table/again.ts';
import type { Rematch } from '../table/at-table.ts';
import { holderOf, newRoom, type Room } from '../table/room.ts';
import { rowOf } from '../table/stored-table.ts';
import type { Lobby } from './lobby.ts';
import { fittingVariants } from './variants.ts';

export interface NewTableParts {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly lobby: Lobby;
  /** The unfinished tables of each person. */
  readonly open: Held;
  now(): number;
  /** Puts a newly stored table into memory. */
  begin(game: AnyGame, row: TableRow): void;
  /** A table waits for people from the pool. */
  gathering(table: string): void;
  /** A table was opened for people who played together. */
  invited(table: string, room: Room, host: string): void;
}

/** Opens tables: for a host, for people from the pool, for a rematch, for a daily game, for a tournament. */
export class NewTables {
  readonly #parts: NewTableParts;

  constructor(parts: NewTableParts) {
    this.#parts = parts;
  }

  /** Throws if this person may not open another table. */
  requireMayOpen(person: string): void {
    this.#parts.open.require(person);
  }

  async create(settings: TableSettings, host: string): Promise<{ table: string; invite: string }> {
    const { games, journal, open, lobby, now } = this.#parts;
    const game = games.get(settings.game);
    if (!game)
      throw new Refused('start', `there is no such game: allowed are ${[...games.keys()].join(', ')}`);
    const variants = completeVariants(game, settings.seats, settings.variants ?? {});
    open.require(host);
    const invite = newToken();
    const room = newRoom({ settings, version: game.version, variants, host, invite, now: now() });
    const row = this.#newRow(room);
    // Counted before it is saved, so that concurrent requests cannot exceed the limit.
    open.set(row.id, holderOf(room));
    try {
      await journal.save({ kind: 'new-table', row });
    } catch (error) {
      open.remove(row.id);
      throw error;
    }
    this.#begin(game, row);
    lobby.set(row.id, room);
    return { table: row.id, invite };
  }

  /** A table for people from the pool, all of them seated. */
  async createQuick(
    party: Party,
    until: number,
    more: (table: string) => readonly Write[] = () => [],
  ): Promise<string> {
    const { games, journal, open, now } = this.#parts;
    const game = games.get(party.game);
    if (!game) throw new Error(`the pool has a game that is not here: ${party.game}`);
    const variants = completeVariants(game, party.seats, {});
    const parts = { version: game.version, variants, invite: newToken(), now: now(), until };
    const room = quickRoom(party, parts);
    const row = this.#newRow(room);
    await journal.save({ kind: 'new-table', row }, ...more(row.id));
    this.#begin(game, row);
    open.set(row.id, holderOf(room));
    this.#parts.gathering(row.id);
    return row.id;
  }

  /** Stores tables that run from the start, together with other writes, and loads them into memory. */
  async open(game: AnyGame, rows: readonly TableRow[], more: readonly Write[]): Promise<void> {
    await this.#parts.journal.save(...rows.map((row): Write => ({ kind: 'new-table', row })), ...more);
    for (const row of rows) this.#begin(game, row);
  }

  /** The room after seats were added or removed, with variants adjusted to its number of seats. */
  fitted(room: Room): Room {
    const game = this.#parts.games.get(room.game);
    return game ? { ...room, variants: fittingVariants(game, room.seats.length, room.variants) } : room;
  }

  /** A table for the next game, to be written together with the room that refers to it. */
  rematch(room: Room, host: string): Rematch {
    const { games, open, now } = this.#parts;
    const game = games.get(room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    open.require(host);
    const invite = newToken();
    const next = this.fitted({
      ...rematchOf(room, host, invite, now(), game.seats.min),
      version: game.version,
    });
    const row = this.#newRow(next);
    const saved = () => {
      this.#begin(game, row);
      open.set(row.id, holderOf(next));
      this.#parts.invited(row.id, next, host);
    };
    return { write: { kind: 'new-table', row }, table: row.id, invite, saved };
  }

  #begin(game: AnyGame, row: TableRow): void {
    this.#parts.metrics.counts.tablesCreated++;
    this.#parts.begin(game, row);
  }

  #newRow(room: Room): TableRow {
    const deal = newDeal((bytes) => new Uint8Array(randomBytes(bytes)));
    const now = this.#parts.now();
    return rowOf({ id: newToken(), rev: 0, created: now }, room, deal, now);
  }
}
