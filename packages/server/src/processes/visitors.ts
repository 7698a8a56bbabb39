import type { Origin } from '../fairness/origins.ts';
import type { VisitorsRow, Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { Tables } from '../tables/tables.ts';
import type { Membership } from './join.ts';

/** Delay in ms for collecting arrivals and departures into one commit. */
const PAUSE = 15;
/** Retry delay in ms after a failed commit. */
const RETRY = 500;

/** Tells other processes who has which table open here, and reads who has it open there. */
export class Visitors {
  readonly #member: Membership;
  readonly #tables: Tables;
  readonly #listen: (tables: readonly string[]) => Promise<void>;
  readonly #dirty = new Set<string>();
  /** The last value written, by table. */
  readonly #written = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** `listen` resolves when this process hears of what others write about these tables. */
  constructor(member: Membership, tables: Tables, listen: (tables: readonly string[]) => Promise<void>) {
    this.#member = member;
    this.#tables = tables;
    this.#listen = listen;
    tables.core.events.on('presence', ({ table }) => this.changed(table));
  }

  /** A person has joined or left a table here. */
  changed(table: string): void {
    if (this.#stopped) return;
    this.#dirty.add(table);
    this.#timer ??= setTimeout(() => void this.#write(), PAUSE).unref();
  }

  /** The rows of this process were deleted: writes all of them again. */
  forgotten(): void {
    const tables = [...this.#written.keys()];
    this.#written.clear();
    for (const table of tables) this.changed(table);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const tables = [...this.#dirty];
    this.#dirty.clear();
    const writes = tables.flatMap((table) => this.#writeOf(table));
    if (writes.length === 0) return;
    try {
      // Whoever reads these rows tells this process of all that follows, so it listens first.
      await this.#listen(tables);
      await this.#tables.journal.save(...writes);
    } catch {
      for (const table of tables) {
        this.#written.set(table, '?');
        this.#dirty.add(table);
      }
      if (!this.#stopped) this.#timer ??= setTimeout(() => void this.#write(), RETRY).unref();
    }
  }

  #writeOf(table: string): Write[] {
    const visitors = this.#tables.live.peek(table)?.audience.visitors() ?? [];
    const { origins } = this.#tables.shares;
    const rows = visitors.map((visitor) => packed(visitor, origins.of(visitor.person)));
    const body = rows.length === 0 ? '' : JSON.stringify(rows);
    if (body === (this.#written.get(table) ?? '')) return [];
    if (body === '') this.#written.delete(table);
    else this.#written.set(table, body);
    return [{ kind: 'visitors', row: { process: this.#member.id, table, body } }];
  }

  /** Who has these tables open at other processes. The result has an entry for every table. */
  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>> {
    const rows = await this.#member.shared.visitors(tables);
    const byTable = Map.groupBy(
      rows.filter(({ process }) => process !== this.#member.id),
      ({ table }) => table,
    );
    for (const origin of rows.flatMap(({ process, body }) =>
      process === this.#member.id ? [] : originsIn(body),
    ))
      this.#tables.shares.origins.learn(origin);
    return new Map(tables.map((table) => [table, (byTable.get(table) ?? []).flatMap(visitorsIn)]));
  }
}

/** Earlier versions wrote the first two alone. */
type Packed = readonly [person: string, flags: number, address?: string];

const KEPT = 8;

const packed = ({ person, watch, screen, invited }: Visitor, { address, kept }: Origin): Packed => [
  person,
  (watch ? 1 : 0) + (screen ? 2 : 0) + (invited ? 4 : 0) + (kept ? KEPT : 0),
  address,
];

const visitorsIn = ({ process, body }: VisitorsRow): Visitor[] =>
  (JSON.parse(body) as Packed[]).map(([person, flags]) => ({
    person,
    process,
    watch: (flags & 1) !== 0,
    screen: (flags & 2) !== 0,
    invited: (flags & 4) !== 0,
  }));

const originsIn = (body: string): Origin[] =>
  (JSON.parse(body) as Packed[]).flatMap(([person, flags, address]) =>
    address === undefined ? [] : [{ address, person, kept: (flags & KEPT) !== 0 }],
  );
