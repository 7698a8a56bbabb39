import type { Bus, Notice } from '../bus/port.ts';
import type { Log } from '../operations/log.ts';
import { markOf } from '../people/secrets.ts';
import type { ProcessNumbers, SharedStorage, Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { TableProcesses } from './alone.ts';
import { Following } from './following.ts';
import { Leases } from './leases.ts';
import { noticesOf } from './notices.ts';
import { shardOf } from './shards.ts';
import { Visitors } from './visitors.ts';

export interface ProcessParts {
  readonly shared: SharedStorage;
  readonly bus: Bus;
  /** The id of this process. */
  readonly id: string;
  readonly log: Log;
  tables(): Tables;
  /** Figures of this process alone. */
  numbers(): Omit<ProcessNumbers, 'cutOff'>;
  /** A person's turn at a table has begun or ended; `mark` identifies the person. */
  turn(mark: string, table: string, yours: boolean): void;
  /** A person has changed. */
  person(mark: string): void;
  /** A person was invited to a table. */
  invitation(mark: string, table: string): void;
  /** A tournament has changed. */
  tournament(): void;
  /** An operator has made a change. */
  operator(): void;
  pool(): void;
  /** Notices were lost: everything that depends on them must be read again. */
  gap(): void;
  /** This process drives tables that it did not drive before. */
  driving(): void;
}

/**
 * Intervals in ms at which everything in memory is compared with the database in case a notice was lost: normally, and while the
 * bus of any process is down.
 */
const LOOK = { calm: 4000, trouble: 1000 };

/** The other processes on the same database: notices to and from them, and who drives which tables. */
export class Processes implements TableProcesses {
  readonly #parts: ProcessParts;
  readonly leases: Leases;
  #visitors: Visitors | undefined;
  #following: Following | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looked = performance.now();

  constructor(parts: ProcessParts) {
    this.#parts = parts;
    this.leases = new Leases({
      ...parts,
      numbers: () => ({ ...parts.numbers(), cutOff: parts.bus.trouble === undefined ? 0 : 1 }),
      changed: (gained) => this.#drivenChanged(gained),
      deserted: (tables) => this.#deserted(tables),
      returned: () => this.#visitors?.forgotten(),
    });
  }

  drives(table: string): boolean {
    return this.leases.drives(table);
  }

  fence(table: string): readonly Write[] {
    return this.leases.fence(table);
  }

  saved(writes: readonly Write[]): void {
    const notices = noticesOf(writes);
    if (notices.length > 0) this.#parts.bus.publish(notices);
  }

  visited(table: LiveTable): void {
    this.#visitors?.changed(table.id);
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>> {
    return (await this.#visitors?.elsewhere(tables)) ?? new Map();
  }

  /**
   * Tells the other processes whose turn it is: the person may be connected there. Only the process that has written the change
   * tells of it, together with the change itself.
   */
  tellTurn(person: string, table: string, yours: boolean): void {
    if (this.#parts.tables().live.peek(table)?.isFollowing) return;
    this.#parts.bus.publish([['turn', markOf(person), table, yours ? 1 : 0]]);
  }

  /** Starts to listen and to drive. Must be called when the tables can be listed. */
  async start(): Promise<void> {
    const { shared, bus, id } = this.#parts;
    const tables = this.#parts.tables();
    const visitors = new Visitors({
      shared,
      id,
      journal: tables.journal,
      origins: tables.shares.origins,
      table: (of) => tables.live.peek(of),
    });
    this.#visitors = visitors;
    this.#following = new Following({ shared, tables, visitors, drives: (table) => this.drives(table) });
    bus.subscribe({
      notices: (notices) => {
        for (const notice of notices) this.#heard(notice);
      },
      gap: () => this.#lookAtAll(),
    });
    await this.leases.start();
    this.#timer = setInterval(() => this.#lookNowAndThen(), LOOK.trouble).unref();
  }

  /** Stops. Other processes may then take over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#following?.stop();
    this.#visitors?.stop();
    await this.leases.stop();
    await this.#parts.bus.close();
  }

  #heard(notice: Notice): void {
    const { turn, person, invitation, tournament, operator, pool } = this.#parts;
    switch (notice[0]) {
      case 'turn':
        turn(notice[1], notice[2], notice[3] === 1);
        break;
      case 'person':
        person(notice[1]);
        break;
      case 'invitation':
        invitation(notice[1], notice[2]);
        break;
      case 'tournament':
        tournament();
        break;
      case 'operator':
        operator();
        break;
      case 'pool':
        pool();
        break;
      default:
        this.#following?.heard(notice);
    }
  }

  #lookNowAndThen(): void {
    const hasTrouble = this.#parts.bus.trouble !== undefined || this.leases.numbers.cutOff > 0;
    const pause = hasTrouble ? LOOK.trouble : LOOK.calm;
    if (performance.now() - this.#looked < pause) return;
    this.#looked = performance.now();
    this.#following?.lookAtAll();
    if (this.#parts.bus.trouble !== undefined) this.#parts.gap();
  }

  #lookAtAll(): void {
    this.#following?.lookAtAll();
    this.#parts.gap();
  }

  /** Wakes or suspends the tables in memory, and loads the running tables of new shards. */
  #drivenChanged(gained: ReadonlySet<number>): void {
    const tables = this.#parts.tables();
    for (const live of tables.live.values()) live.driven();
    if (gained.size === 0) return;
    this.#following?.lookAtAll();
    tables.drive((table) => gained.has(shardOf(table)));
    this.#parts.driving();
  }

  #deserted(tables: readonly string[]): void {
    for (const table of tables) this.#following?.heard(['visitors', table]);
    this.#parts.bus.publish(tables.map((table): Notice => ['visitors', table]));
  }
}
