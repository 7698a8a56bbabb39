import type { Notice } from '../bus/port.ts';
import type { Core } from '../core/core.ts';
import { markOf } from '../people/secrets.ts';
import type { ProcessNumbers, Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { Tables } from '../tables/tables.ts';
import type { ThisProcess } from './alone.ts';
import { Following, isOfTable } from './following.ts';
import type { Membership } from './join.ts';
import { Leases } from './leases.ts';
import { noticesOf } from './notices.ts';
import { shardOf } from './shards.ts';
import { Visitors } from './visitors.ts';

/**
 * Intervals in ms at which everything in memory is compared with the database in case a notice was lost: normally, and while the
 * bus of any process is down.
 */
const LOOK = { calm: 4000, trouble: 1000 };

/** What a process does when others have written something, and when it has more to do than before. */
export interface ProcessListener {
  /** A notice that is not about a table in memory. */
  heard(notice: Notice): void;
  /** Notices were lost: everything that depends on them must be read again. */
  gap(): void;
  /** This process drives tables that it did not drive before. */
  driving(): void;
}

/** This process among the others on the same database: notices to and from them, and who drives which tables. */
export class Processes implements ThisProcess {
  readonly #member: Membership;
  readonly leases: Leases;
  #tables: Tables | undefined;
  #listener: ProcessListener | undefined;
  #visitors: Visitors | undefined;
  #following: Following | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looked = performance.now();

  /** `present`: the number of people who are connected. */
  constructor(core: Core, member: Membership, present: () => number) {
    this.#member = member;
    this.leases = new Leases(member, core.log, {
      numbers: () => ({
        playing: this.#tables?.playing ?? 0,
        present: present(),
        cutOff: member.bus.trouble === undefined ? 0 : 1,
      }),
      changed: (gained) => this.#drivenChanged(gained),
      deserted: (tables) => this.#deserted(tables),
      returned: () => this.#visitors?.forgotten(),
    });
    core.events.on('committed', ({ writes }) => this.#publish(noticesOf(writes)));
    // Only the process that has written the change tells of the turn that follows from it.
    core.events.on('turn', ({ person, table, yours, isNews }) => {
      if (isNews) this.#publish([['turn', markOf(person), table, yours ? 1 : 0]]);
    });
  }

  get id(): string {
    return this.#member.id;
  }

  drives(table: string): boolean {
    return this.leases.drives(table);
  }

  fence(table: string): readonly Write[] {
    return this.leases.fence(table);
  }

  get runsUpkeep(): boolean {
    return this.leases.runsUpkeep;
  }

  upkeepFence(): readonly Write[] {
    return this.leases.upkeepFence();
  }

  isAlive(process: string): boolean {
    return this.leases.isAlive(process);
  }

  get numbers(): ProcessNumbers {
    return this.leases.numbers;
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Visitor[]>> {
    return (await this.#visitors?.elsewhere(tables)) ?? new Map();
  }

  #publish(notices: readonly Notice[]): void {
    if (notices.length > 0) this.#member.bus.publish(notices);
  }

  /** Starts to listen and to drive. Must be called when the tables can be listed. */
  async start(tables: Tables, listener: ProcessListener): Promise<void> {
    this.#tables = tables;
    this.#listener = listener;
    this.#visitors = new Visitors(this.#member, tables);
    this.#following = new Following(this.#member.shared, tables, this.#visitors);
    this.#member.bus.subscribe({
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
    await this.#member.bus.close();
  }

  #heard(notice: Notice): void {
    if (isOfTable(notice)) this.#following?.heard(notice);
    else this.#listener?.heard(notice);
  }

  #lookNowAndThen(): void {
    const hasTrouble = this.#member.bus.trouble !== undefined || this.leases.numbers.cutOff > 0;
    const pause = hasTrouble ? LOOK.trouble : LOOK.calm;
    if (performance.now() - this.#looked < pause) return;
    this.#looked = performance.now();
    this.#following?.lookAtAll();
    if (this.#member.bus.trouble !== undefined) this.#listener?.gap();
  }

  #lookAtAll(): void {
    this.#following?.lookAtAll();
    this.#listener?.gap();
  }

  /** Wakes or suspends the tables in memory, and loads the running tables of new shards. */
  #drivenChanged(gained: ReadonlySet<number>): void {
    const tables = this.#tables;
    for (const live of tables?.live.values() ?? []) live.driven();
    if (gained.size === 0) return;
    this.#following?.lookAtAll();
    tables?.drive((table) => gained.has(shardOf(table)));
    this.#listener?.driving();
  }

  #deserted(tables: readonly string[]): void {
    for (const table of tables) this.#following?.heard(['visitors', table]);
    this.#publish(tables.map((table): Notice => ['visitors', table]));
  }
}
