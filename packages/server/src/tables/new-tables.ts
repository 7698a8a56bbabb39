import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  completeVariants,
  newDeal,
  recordedVariants,
  StartError,
  type Variants,
} from '@mazmorra/kernel';
import type { TableSettings } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Held } from '../fairness/held.ts';
import { newToken } from '../people/secrets.ts';
import type { Party } from '../pool/pool.ts';
import { quickRoom } from '../pool/quick-room.ts';
import { Refused } from '../refused.ts';
import type { TableRow, Write } from '../storage/port.ts';
import { rematchOf } from '../table/again.ts';
import type { Rematch } from '../table/channel.ts';
import { holderOf, newRoom, type Room } from '../table/room.ts';
import { rowOf } from '../table/stored-table.ts';
import type { LiveTables } from './live-tables.ts';

/** Opens tables: for a host, for people from the pool, for a rematch, for a daily game, for a tournament. */
export class NewTables {
  readonly #core: Core;
  readonly #live: LiveTables;
  /** The unfinished tables of each person. */
  readonly #held: Held;

  constructor(core: Core, live: LiveTables, held: Held) {
    this.#core = core;
    this.#live = live;
    this.#held = held;
  }

  /** Throws if this person may not open another table. */
  requireMayOpen(person: string): void {
    this.#held.require(person);
  }

  async create(settings: TableSettings, host: string): Promise<{ table: string; invite: string }> {
    const { games, journal, now } = this.#core;
    const game = games.get(settings.game);
    if (!game)
      throw new Refused('start', `there is no such game: allowed are ${[...games.keys()].join(', ')}`);
    const variants = completeVariants(game, settings.seats, settings.variants ?? {});
    this.#held.require(host);
    const invite = newToken();
    const room = newRoom({ settings, version: game.version, variants, host, invite, now: now() });
    const row = this.#newRow(room);
    // Counted before it is saved, so that concurrent requests cannot exceed the limit.
    this.#held.set(row.id, holderOf(room));
    try {
      await journal.save({ kind: 'new-table', row });
    } catch (error) {
      this.#held.remove(row.id);
      throw error;
    }
    this.#begin(game, row, room, host);
    return { table: row.id, invite };
  }

  /** A table for people from the pool, all of them seated. */
  async createQuick(
    party: Party,
    until: number,
    more: (table: string) => readonly Write[] = () => [],
  ): Promise<string> {
    const { games, journal, now } = this.#core;
    const game = games.get(party.game);
    if (!game) throw new Error(`the pool has a game that is not here: ${party.game}`);
    const variants = completeVariants(game, party.seats, {});
    const parts = { version: game.version, variants, invite: newToken(), now: now(), until };
    const room = quickRoom(party, parts);
    const row = this.#newRow(room);
    await journal.save({ kind: 'new-table', row }, ...more(row.id));
    this.#begin(game, row, room, '');
    return row.id;
  }

  /** Stores tables that run from the start, together with other writes, and loads them into memory. */
  async open(game: AnyGame, rows: readonly TableRow[], more: readonly Write[]): Promise<void> {
    await this.#core.journal.save(...rows.map((row): Write => ({ kind: 'new-table', row })), ...more);
    for (const row of rows) this.#begin(game, row, JSON.parse(row.room) as Room, '');
  }

  /** The room after seats were added or removed, with variants adjusted to its number of seats. */
  fitted(room: Room): Room {
    const game = this.#core.game(room.game);
    return game ? { ...room, variants: fittingVariants(game, room.seats.length, room.variants) } : room;
  }

  /** A table for the next game, to be written together with the room that refers to it. */
  rematch(room: Room, host: string): Rematch {
    const { now } = this.#core;
    const game = this.#core.game(room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    this.#held.require(host);
    const invite = newToken();
    const next = this.fitted({
      ...rematchOf(room, host, invite, now(), game.seats.min),
      version: game.version,
    });
    const row = this.#newRow(next);
    const saved = () => this.#begin(game, row, next, host);
    return { write: { kind: 'new-table', row }, table: row.id, invite, saved };
  }

  #begin(game: AnyGame, row: TableRow, room: Room, by: string): void {
    const { drives } = this.#live.begin(game, row);
    this.#core.events.emit('table.opened', { table: row.id, room, drives, here: 0, by });
  }

  #newRow(room: Room): TableRow {
    const deal = newDeal((bytes) => new Uint8Array(randomBytes(bytes)));
    const now = this.#core.now();
    return rowOf({ id: newToken(), rev: 0, created: now }, room, deal, now);
  }
}

/** The variants of a table for another number of seats: unchanged if they are allowed, else the defaults. */
export function fittingVariants(game: AnyGame, seats: number, variants: Variants): Variants {
  try {
    return recordedVariants(game, seats, variants);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return completeVariants(game, seats, {});
  }
}
