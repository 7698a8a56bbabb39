import type { Core } from '../core/core.ts';
import type { Origin } from '../fairness/origins.ts';
import type { Shares } from '../fairness/shares.ts';
import type { WaiterRow, Write } from '../storage/port.ts';
import type { NamedPerson } from '../table/room.ts';
import { originOf, type Pool, type Waiter } from './pool.ts';

/** A table that a person is called to. */
export interface Called {
  readonly table: string;
  readonly game: string;
  readonly until: number;
}

/** The stored data of a person in the pool, besides who and since when. */
interface WaiterBody extends Pick<Waiter, 'address' | 'name' | 'kept' | 'games' | 'bots' | 'language'> {
  /** The process that has, or last had, their connection. */
  readonly process: string;
  /** Has no connection, but would be reached by a call. */
  readonly away?: true;
}

/** The people in the pool, and the tables they are called to: a copy of what is stored, the same at all processes. */
export class WaitingRoom {
  readonly #core: Pick<Core, 'storage' | 'journal'>;
  readonly #shares: Shares;
  /** The id of this process. */
  readonly #process: string;
  readonly pool: Pool;
  #rows = new Map<string, WaiterRow>();
  /** People whose table is being opened. */
  readonly #taken = new Set<string>();
  /** The same people, until it was read what became of them: they are out of the pool, but still wait. */
  readonly #held = new Map<string, Waiter>();
  /** People whose place is being saved, with their addresses. They are counted, so that many at once cannot exceed the limit. */
  readonly #joining = new Map<string, string>();
  #reading: Promise<void> = Promise.resolve();
  /** A read that begins when the present one has ended. */
  #nextRead: Promise<void> | undefined;

  constructor(core: Pick<Core, 'storage' | 'journal'>, shares: Shares, process: string, pool: Pool) {
    this.#core = core;
    this.#shares = shares;
    this.#process = process;
    this.pool = pool;
  }

  /** The table that a person is called to. */
  calledTo(person: string): Called | undefined {
    const called = this.#rows.get(person)?.called ?? '';
    return called === '' ? undefined : (JSON.parse(called) as Called);
  }

  /** Everybody who is called to a table. */
  calledTogether(table: string): string[] {
    return [...this.#rows.keys()].filter((person) => this.calledTo(person)?.table === table);
  }

  /** Everybody, with the process that has their connection. */
  *everybody(): Generator<{
    readonly person: string;
    readonly process: string;
    readonly called: Called | undefined;
  }> {
    for (const [person, { body }] of this.#rows)
      yield { person, process: (JSON.parse(body) as WaiterBody).process, called: this.calledTo(person) };
  }

  /** Reads the pool from storage. All calls during a read share the next one. */
  read(): Promise<void> {
    this.#nextRead ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#nextRead = undefined;
        this.#reading = this.#read();
        return this.#reading;
      });
    return this.#nextRead;
  }

  async #read(): Promise<void> {
    const rows = await this.#core.storage.waiters();
    this.#rows = new Map(rows.map((row) => [row.person, row]));
    this.pool.clear();
    for (const row of rows)
      if (row.called === '' && !this.#taken.has(row.person)) this.pool.join(waiterOf(row));
    for (const person of this.#held.keys())
      if (!this.#taken.has(person) || this.#rows.get(person)?.called !== '') this.#held.delete(person);
  }

  /** A person who waits, also while their table is being opened. */
  waiter(person: string): Waiter | undefined {
    return this.pool.of(person) ?? this.#held.get(person);
  }

  /** How many people wait. */
  get size(): number {
    return this.pool.size + this.#held.size;
  }

  /** How many people wait for each game. */
  counts(): Record<string, number> {
    const counts = this.pool.counts();
    for (const { games } of this.#held.values())
      for (const game of games) if (game in counts) counts[game] = (counts[game] ?? 0) + 1;
    return counts;
  }

  async join(
    { id: person, name, kept }: NamedPerson,
    wish: Pick<Waiter, 'games' | 'bots' | 'language'>,
    since: number,
  ): Promise<void> {
    const { address } = this.#shares.origins.of(person);
    if (!this.#rows.has(person)) this.#shares.requireWaiting(this.#countAt(address, person));
    const body: WaiterBody = { ...wish, address, name, ...(kept && { kept }), process: this.#process };
    const row = { person, body: JSON.stringify(body), since, called: '' };
    this.#joining.set(person, address);
    try {
      await this.#core.journal.save({ kind: 'waiter', row });
      await this.read();
    } finally {
      this.#joining.delete(person);
    }
  }

  /** How many people of an address wait, or are about to, besides this person. */
  #countAt(address: string, person: string): number {
    const people = new Set(this.pool.peopleAt(address));
    for (const [one, at] of this.#joining) if (at === address) people.add(one);
    people.delete(person);
    return people.size;
  }

  async leave(...people: readonly string[]): Promise<void> {
    const known = people.filter((person) => this.#rows.has(person));
    if (known.length === 0) return;
    await this.#core.journal.save(...known.map((person): Write => ({ kind: 'delete-waiter', person })));
    await this.read();
  }

  /** Returns people to their places in the pool. */
  async recall(people: readonly string[], gone: readonly string[]): Promise<void> {
    const writes = [
      ...people.map((person): Write => ({ kind: 'recall-waiter', person })),
      ...gone.map((person): Write => ({ kind: 'delete-waiter', person })),
    ];
    if (writes.length > 0) await this.#core.journal.save(...writes);
    await this.read();
  }

  /** Where the share of a person in the pool, or called from it, is counted. */
  originOf(person: string): Origin {
    const body = this.#bodyOf(person);
    return body ? originOf({ ...body, person, since: 0 }) : this.#shares.origins.of(person);
  }

  /** The process that has, or last had, a person's connection; empty if the person is not in the pool. */
  processOf(person: string): string {
    return this.#bodyOf(person)?.process ?? '';
  }

  isAway(person: string): boolean {
    return this.#bodyOf(person)?.away === true;
  }

  #bodyOf(person: string): WaiterBody | undefined {
    const row = this.#rows.get(person);
    return row && (JSON.parse(row.body) as WaiterBody);
  }

  /** Marks a person in the pool as away. */
  async setAway(person: string): Promise<void> {
    const row = this.#rows.get(person);
    const body = this.#bodyOf(person);
    if (!row || !body || row.called !== '') return;
    await this.#core.journal.save({
      kind: 'waiter',
      row: { ...row, body: JSON.stringify({ ...body, away: true }) },
    });
    await this.read();
  }

  /** A person in the pool has connected to this process. */
  async adopt(person: string): Promise<void> {
    const row = this.#rows.get(person);
    if (row?.called !== '') return;
    const { away, ...body } = JSON.parse(row.body) as WaiterBody;
    if (body.process === this.#process && !away) return;
    const adopted = JSON.stringify({ ...body, process: this.#process });
    await this.#core.journal.save({ kind: 'waiter', row: { ...row, body: adopted } });
    await this.read();
  }

  /** Keeps people out of other parties while their table is being opened. The pool must be read afterwards. */
  async hold<T>(people: readonly Waiter[], work: () => Promise<T>): Promise<T> {
    for (const waiter of people) {
      this.#taken.add(waiter.person);
      this.#held.set(waiter.person, waiter);
    }
    try {
      return await work();
    } finally {
      for (const { person } of people) this.#taken.delete(person);
    }
  }
}

function waiterOf({ person, body, since }: WaiterRow): Waiter {
  const { address, name, kept, games, bots, language } = JSON.parse(body) as WaiterBody;
  return { person, ...(address && { address }), name, ...(kept && { kept }), games, bots, language, since };
}
