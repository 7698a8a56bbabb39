import type { ChatLine, TableStatus } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { People } from '../people/people.ts';
import type { ChatRow, LastUse, StoredStatus, TableRow, Write } from '../storage/port.ts';
import { forget } from '../table/membership.ts';
import { type Room, seatOf } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import { forgetInTournaments } from '../tournaments/stored.ts';
import { Archiver, anonymousArchive, type TextsOf } from './records.ts';

/** How long things are kept after their last use, in ms; `Infinity` means for ever. */
export interface RetentionTimes {
  /** Finished tables: deleted. */
  readonly finished: number;
  /** Tables that were never started: deleted. */
  readonly neverStarted: number;
  /** Running tables without an answer: ended. */
  readonly abandoned: number;
  /** The chat of finished tables. */
  readonly chat: number;
  /** People who have not come back: removed. */
  readonly people: number;
}

const DAY = 86_400_000;

/** How long settled reports, expired sanctions and the audit log are kept, in ms. */
const OPERATOR_ROWS = 365 * DAY;

export const RETENTION: RetentionTimes = {
  finished: Number.POSITIVE_INFINITY,
  neverStarted: DAY,
  abandoned: 14 * DAY,
  chat: 365 * DAY,
  people: 730 * DAY,
};

/** Rows per batch, and the maximum number of batches per sweep. */
const BATCH = 100;
const MOST_BATCHES = 20;

const NEVER_STARTED: readonly StoredStatus[] = ['open', 'cancelled'];
const RUNNING: readonly TableStatus[] = ['running'];
const OVER: readonly TableStatus[] = ['finished', 'ended'];

/** What is kept of games and people, and for how long. */
export class Retention {
  readonly archiver: Archiver;
  readonly #core: Core;
  readonly #tables: Pick<Tables, 'core' | 'busy' | 'isInUse' | 'changeRoom' | 'delete'>;
  readonly #people: Pick<People<unknown>, 'isPresent'>;
  /** The current times: an operator may change them. */
  readonly #times: () => RetentionTimes;

  constructor(
    tables: Pick<Tables, 'core' | 'busy' | 'isInUse' | 'changeRoom' | 'delete'>,
    people: Pick<People<unknown>, 'isPresent'>,
    texts: TextsOf,
    times: () => RetentionTimes,
  ) {
    this.#core = tables.core;
    this.#tables = tables;
    this.#people = people;
    this.#times = times;
    this.archiver = new Archiver(tables.core, tables, texts);
  }

  /** Removes a person from all stored data. */
  forget(person: string): Promise<void> {
    return forgetPerson(this.#tables, this.archiver, person);
  }

  /**
   * Deletes everything past its retention time, least recently used tables first. Each table that is visited is deleted, ended or
   * moved to the end of that order, even if it cannot be read. So no table can block the sweep from those behind it.
   */
  async sweep(): Promise<void> {
    const times = this.#times();
    const drop = (table: string) => this.#tables.delete(table);
    await this.#expire(NEVER_STARTED, times.neverStarted, drop);
    await this.#expire(RUNNING, times.abandoned, (table) =>
      this.#tables.changeRoom(table, (room) =>
        room.status === 'running' ? { ...room, status: 'ended' } : room,
      ),
    );
    await this.#expire(OVER, times.finished, drop);
    await this.#chat(times.chat);
    await this.#expirePeople(times.people);
    await this.#core.journal.save({ kind: 'expire-operator', before: this.#core.now() - OPERATOR_ROWS });
    await this.#tournaments('over', times.finished);
    await this.#tournaments('cancelled', times.neverStarted);
  }

  /** The time before which things are too old; `undefined` if they are kept for ever. */
  #before(time: number): number | undefined {
    return time === Number.POSITIVE_INFINITY ? undefined : this.#core.now() - time;
  }

  async #expire(
    statuses: readonly StoredStatus[],
    time: number,
    expire: (table: string) => Promise<void>,
  ): Promise<void> {
    const before = this.#before(time);
    if (before === undefined) return;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const tables = await this.#core.storage.leastTouched(statuses, before, BATCH);
      for (const table of tables) await this.#table(table, before, expire);
      if (tables.length < BATCH) return;
    }
  }

  async #table(
    { id, touched, used }: LastUse,
    before: number,
    expire: (table: string) => Promise<void>,
  ): Promise<void> {
    const { journal, now } = this.#core;
    const lastUse = (await this.#tables.isInUse(id)) ? now() : used;
    if (lastUse >= before)
      return journal.save({ kind: 'touch', table: id, at: Math.max(lastUse, touched + 1) });
    try {
      await expire(id);
    } catch (error) {
      this.#core.reportError('retention of a table', error);
      await journal.save({ kind: 'touch', table: id, at: now() });
    }
  }

  async #chat(time: number): Promise<void> {
    const before = this.#before(time);
    if (before !== undefined) await this.#core.journal.save({ kind: 'expire-chat', before, most: BATCH });
  }

  async #tournaments(status: string, time: number): Promise<void> {
    const before = this.#before(time);
    if (before !== undefined) await this.#core.journal.save({ kind: 'expire-tournaments', status, before });
  }

  async #expirePeople(time: number): Promise<void> {
    const before = this.#before(time);
    if (before === undefined) return;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const people = await this.#core.storage.peopleNotSeen(before, BATCH);
      for (const person of people) await this.#person(person);
      if (people.length < BATCH) return;
    }
  }

  async #person(person: string): Promise<void> {
    const { journal, now } = this.#core;
    if (!this.#people.isPresent(person)) return this.forget(person);
    await journal.save({ kind: 'seen', person, at: now() });
  }
}

const PAGE = 100;

/**
 * Removes a person: their name from every table and record, their chat, their secrets. Finished games keep an anonymous seat, and
 * their records are resealed. A table that cannot be read is skipped, and the person is kept until it can be.
 */
async function forgetPerson(
  tables: Pick<Tables, 'core' | 'changeRoom'>,
  archiver: Pick<Archiver, 'settled'>,
  person: string,
): Promise<void> {
  const { core } = tables;
  const { storage, journal } = core;
  // From here on no process accepts a hand-over code of this person.
  await journal.save({ kind: 'delete-codes', person });
  const name = (await storage.person(person))?.name;
  await forgetInTournaments(core, person);
  const failed = new Set<string>();
  for (;;) {
    const rows = await storage.tablesOf(person, PAGE + failed.size);
    const left = rows.filter((row) => !failed.has(row.id));
    if (left.length === 0) break;
    for (const row of left) {
      try {
        await tables.changeRoom(row.id, (room) => forget(room, person));
        // No archive is being written any more that still contains the name.
        await archiver.settled();
        await forgetInArchive(core, row, person);
      } catch (error) {
        core.reportError('forgetting a person at a table', error);
        failed.add(row.id);
      }
    }
    const done = left.filter((row) => !failed.has(row.id));
    await forgetLines(core, done, person, name);
  }
  for (const table of await storage.tablesMentioning(person))
    await tables.changeRoom(table, (room) => forget(room, person));
  if (failed.size > 0) return;
  await journal.save({ kind: 'delete-person', person });
  core.events.emit('person.forgotten', { person });
}

const seatAt = ({ room }: TableRow, person: string) => seatOf(JSON.parse(room) as Room, person);

async function forgetInArchive({ storage, journal }: Core, row: TableRow, person: string): Promise<void> {
  const seat = seatAt(row, person);
  const archive = seat === undefined ? undefined : await storage.archive(row.id);
  if (archive === undefined || seat === undefined) return;
  await journal.save({ kind: 'archive', table: row.id, body: anonymousArchive(archive, [seat]) });
}

/** Deletes what a person has said at these tables. */
async function forgetLines(
  { storage, journal }: Core,
  rows: readonly TableRow[],
  person: string,
  name?: string,
): Promise<void> {
  const seats = new Map(rows.map((row) => [row.id, seatAt(row, person)]));
  // Lines written by earlier versions do not name their author.
  const lines = await storage.linesOf([...seats.keys()], [person, '']);
  const isOwn = ({ table, person: author, body }: ChatRow): boolean => {
    if (author === person) return true;
    const line = JSON.parse(body) as ChatLine;
    return line.seat === seats.get(table) && line.name === name;
  };
  const writes = lines
    .filter(isOwn)
    .map(({ table, number }): Write => ({ kind: 'delete-chat', table, number }));
  if (writes.length > 0) await journal.save(...writes);
}
