import { keyOf } from '@mazmorra/protocol';
import type { Notice } from '../bus/port.ts';
import type { Core } from '../core/core.ts';
import { withinTime } from '../storage/health.ts';
import type { ProcessNumbers, Write } from '../storage/port.ts';
import type { Visitor } from '../table/channel.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { ThisProcess } from './alone.ts';
import { Following, isOfTable } from './following.ts';
import type { Membership } from './join.ts';
import { Leases } from './leases.ts';
import { Notices } from './notices.ts';
import { Visitors } from './visitors.ts';
import { Whereabouts } from './whereabouts.ts';

/**
 * Intervals in ms at which the tables that others have open as well are compared with the database in case a notice was lost: normally,
 * and while the bus of any process is down.
 */
const LOOK = { calm: 4000, trouble: 1000 };
/** Time in ms after which a subscription is not waited for any longer. */
const LISTENING = 1000;
/** Delay in ms after which leases follow people who have come or gone. */
const FOLLOW = 20;

/** What a process does when others have written something, and when it has more to do than before. */
export interface ProcessListener {
  /** A notice that is not about a table in memory. */
  heard(notice: Notice): void;
  /** Notices were lost: everything that depends on them must be read again. */
  gap(): void;
  /** This process drives tables that it did not drive before. */
  driving(): void;
}

/** The people who are connected to this process. */
export interface Present {
  readonly present: number;
  everybody(): readonly { readonly id: string }[];
}

/** This process among the others on the same database: notices to and from them, and who drives which tables. */
export class Processes implements ThisProcess {
  readonly #member: Membership;
  readonly leases: Leases;
  readonly #whereabouts: Whereabouts;
  readonly #notices: Notices;
  /** The shards of which this process hears. */
  readonly #shards = new Set<number>();
  #listening: Promise<unknown> | undefined;
  #tables: Tables | undefined;
  #listener: ProcessListener | undefined;
  #visitors: Visitors | undefined;
  #following: Following | undefined;
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #looked = performance.now();
  #hadTrouble = false;

  constructor(core: Core, member: Membership, people: Present) {
    this.#member = member;
    this.leases = new Leases(member, core.log, {
      numbers: () => ({
        playing: this.#tables?.playing ?? 0,
        present: people.present,
        cutOff: member.bus.trouble === undefined ? 0 : 1,
      }),
      people: () => this.#people(),
      changed: (gained, lost) => this.#drivenChanged(gained, lost),
      handedOver: (to) => member.bus.publish([['leases', to]], 'all'),
      left: (process) => this.#whereabouts.forget(process),
      deserted: (tables) => this.#deserted(tables),
      returned: () => this.#visitors?.forgotten(),
    });
    this.#whereabouts = new Whereabouts(member, people, core.events);
    this.#notices = new Notices(member.bus, this.leases, this.#whereabouts, core.events);
    core.events.on('presence', ({ table }) => this.#peopleChanged(table));
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

  /** Starts to listen and to drive. Must be called when the tables can be listed. */
  async start(tables: Tables, listener: ProcessListener): Promise<void> {
    this.#tables = tables;
    this.#listener = listener;
    this.#notices.tables = tables;
    this.#visitors = new Visitors(this.#member, tables, (ids) => this.#listenTo(ids.map(keyOf)));
    this.#following = new Following(this.#member.shared, tables, this.#visitors, this.#notices);
    this.#member.bus.subscribe({
      notices: (notices) => {
        for (const notice of notices) this.#heard(notice);
      },
      gap: () => this.#lookAtAll(),
    });
    this.#whereabouts.ask();
    await this.leases.start();
    this.#timer = setInterval(() => this.#lookNowAndThen(), LOOK.trouble).unref();
  }

  /** Stops. Other processes may then take over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#renewal);
    this.#following?.stop();
    this.#visitors?.stop();
    await this.leases.stop();
    await this.#member.bus.close();
  }

  #heard(notice: Notice): void {
    if (isOfTable(notice)) this.#following?.heard(notice);
    else if (notice[0] === 'leases') this.#leasesMoved(notice[1]);
    else if (!this.#whereabouts.heard(notice)) this.#listener?.heard(notice);
  }

  #leasesMoved(to: string): void {
    if (to === '' || to === this.id) void this.leases.renew();
  }

  // People, and the leases that follow them.

  #people(): ReadonlyMap<number, string> {
    const people = new Map<number, string>();
    for (const live of this.#tables?.live.values() ?? []) {
      const shard = keyOf(live.id);
      const at = live.connected > 0 ? this.id : live.audience.elsewhere[0]?.process;
      if (at !== undefined && people.get(shard) !== this.id) people.set(shard, at);
    }
    return people;
  }

  /** Somebody has come or gone. If a table that is driven here now has people at another process alone, they get the lease soon. */
  #peopleChanged(table: string): void {
    const live = this.#tables?.live.peek(table);
    if (!live?.drives || live.connected > 0 || live.audience.elsewhere.length === 0) return;
    this.#renewal ??= setTimeout(() => {
      this.#renewal = undefined;
      void this.leases.renew();
    }, FOLLOW).unref();
  }

  /** Resolves when this process hears what is told about these shards. */
  async #listenTo(shards: readonly number[]): Promise<void> {
    const before = this.#shards.size;
    for (const shard of shards) this.#shards.add(shard);
    if (this.#shards.size > before)
      this.#listening = withinTime(this.#member.bus.listen(this.#shards), LISTENING);
    await this.#listening;
  }

  /** Ceases to listen to the shards in which nothing is driven or open here. */
  #listenToUsed(): void {
    const used = new Set(this.leases.shards);
    for (const live of this.#tables?.live.values() ?? []) if (live.connected > 0) used.add(keyOf(live.id));
    for (const shard of this.#shards) if (!used.has(shard)) this.#shards.delete(shard);
    void this.#member.bus.listen(this.#shards);
  }

  // Looks, in case a notice was lost.

  #lookNowAndThen(): void {
    const hasTrouble = this.#member.bus.trouble !== undefined || this.leases.numbers.cutOff > 0;
    // A process that was cut off has told nobody what it wrote, also just before it noticed.
    if (this.#hadTrouble && !hasTrouble) this.#lookAtAll();
    this.#hadTrouble = hasTrouble;
    const pause = hasTrouble ? LOOK.trouble : LOOK.calm;
    if (performance.now() - this.#looked < pause) return;
    this.#looked = performance.now();
    this.#listenToUsed();
    this.#following?.look(hasTrouble ? () => true : (live) => this.#notices.isTold(live.id));
    if (this.#member.bus.trouble !== undefined) this.#listener?.gap();
  }

  #lookAtAll(): void {
    this.#whereabouts.ask();
    this.#following?.look(() => true);
    this.#listener?.gap();
  }

  /** Wakes or suspends the tables of these shards in memory, and loads the running ones of those that were gained. */
  #drivenChanged(gained: ReadonlySet<number>, lost: ReadonlySet<number>): void {
    const tables = this.#tables;
    const isIn = (shards: ReadonlySet<number>) => (live: LiveTable) => shards.has(keyOf(live.id));
    for (const live of tables?.live.values() ?? []) if (isIn(gained)(live) || isIn(lost)(live)) live.driven();
    if (!tables || gained.size === 0) return;
    void this.#listenTo([...gained]).then(() => {
      this.#following?.look(isIn(gained));
      tables.drive((table) => gained.has(keyOf(table)));
      this.#listener?.driving();
    });
  }

  #deserted(tables: readonly string[]): void {
    for (const table of tables) this.#following?.heard(['visitors', table]);
    this.#member.bus.publish(
      tables.map((table): Notice => ['visitors', table]),
      'all',
    );
  }
}
