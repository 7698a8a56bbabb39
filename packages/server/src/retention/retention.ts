import type { TableStatus } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { People } from '../people/people.ts';
import type { LastUse, StoredStatus } from '../storage/port.ts';
import type { Tables } from '../tables/tables.ts';
import { Archiver, type TextsOf } from './archive.ts';
import { forgetPerson } from './forget.ts';

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

/**
 * Deletes everything past its retention time, least recently used tables first. Each table that is visited is deleted, ended or
 * moved to the end of that order, even if it cannot be read. So no table can block the sweep from those behind it.
 */
export class Sweeper {
  readonly #core: Core;
  readonly #tables: Pick<Tables, 'isInUse' | 'changeRoom' | 'delete'>;
  readonly #people: Pick<People<unknown>, 'isPresent'>;
  /** The current times: an operator may change them. */
  readonly #times: () => RetentionTimes;
  readonly #forget: (person: string) => Promise<void>;

  constructor(
    core: Core,
    tables: Pick<Tables, 'isInUse' | 'changeRoom' | 'delete'>,
    people: Pick<People<unknown>, 'isPresent'>,
    times: () => RetentionTimes,
    forget: (person: string) => Promise<void>,
  ) {
    this.#core = core;
    this.#tables = tables;
    this.#people = people;
    this.#times = times;
    this.#forget = forget;
  }

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
    await this.#operator();
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

  /** Deletes settled reports, expired sanctions and tokens, and old entries of the audit log. */
  async #operator(): Promise<void> {
    const before = this.#core.now() - OPERATOR_ROWS;
    await this.#core.journal.save({ kind: 'expire-operator', before });
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
    if (!this.#people.isPresent(person)) return this.#forget(person);
    await journal.save({ kind: 'seen', person, at: now() });
  }
}

/** What is kept of games and people, and for how long. */
export class Retention {
  readonly archiver: Archiver;
  readonly #tables: Tables;
  readonly #sweeper: Sweeper;

  constructor(tables: Tables, people: People<unknown>, texts: TextsOf, times: () => RetentionTimes) {
    const { core } = tables;
    this.#tables = tables;
    this.archiver = new Archiver(core, tables, texts);
    this.#sweeper = new Sweeper(core, tables, people, times, (person) => this.forget(person));
  }

  /** Deletes everything past its retention time. */
  sweep(): Promise<void> {
    return this.#sweeper.sweep();
  }

  /** Removes a person from all stored data. */
  forget(person: string): Promise<void> {
    return forgetPerson(this.#tables, this.archiver, person);
  }
}
