import { keyOf } from '@mazmorra/protocol';
import { type Log, reasonOf } from '../core/log.ts';
import type { Handover, Lease, ProcessNumbers, Renewed, Write } from '../storage/port.ts';
import { LEASE, SHARDS, sumOf, UPKEEP } from '../storage/shared.ts';
import type { Membership } from './join.ts';

/** What the leases ask and tell their process. */
export interface LeaseListener {
  /** Figures of this process alone. */
  numbers(): ProcessNumbers;
  /** The process at which each shard has people, as far as is known here: this one if there are any here. */
  people(): ReadonlyMap<number, string>;
  /** This process drives a different set of shards. */
  changed(gained: ReadonlySet<number>, lost: ReadonlySet<number>): void;
  /** Leases were handed over to a process, or are free (an empty id). */
  handedOver(to: string): void;
  /** A process is gone. */
  left(process: string): void;
  /** Processes with visitors at these tables are gone. */
  deserted(tables: readonly string[]): void;
  /** The other processes had given this process up, or did not know it yet. */
  returned(): void;
}

/** Renewal interval in ms. The tables of a process that was killed are taken over after a lease and one interval at most. */
const RENEW = 500;
/** Safety margin in ms: this process stops driving that long before its leases end, because a commit may be in progress. */
const MARGIN = 500;

/**
 * The leases of this process, which decide the tables it drives: one for each key of tables (`keyOf`), because people of one key
 * usually meet at one server. A lease follows the people: its holder passes it on when there are people at another process only. Where
 * nobody is, leases are shared evenly.
 *
 * A lease lives as long as its holder reports that it is alive, by the clock of the database. The holder treats it as expired a little
 * earlier, by its monotonic clock. A process that was suspended may briefly believe that it still holds a lease. Its writes carry the
 * epoch of the lease as a fencing token, so the database refuses them (`fence`).
 */
export class Leases {
  readonly #member: Membership;
  readonly #log: Log;
  readonly #listener: LeaseListener;
  #epochs: ReadonlyMap<number, number> = new Map();
  #until = 0;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | undefined;
  #stopped = false;
  #numbers: ProcessNumbers = { playing: 0, present: 0, cutOff: 0 };
  #alive: ReadonlySet<string> = new Set();
  /** Whether processes of an earlier version may drive tables. */
  #hasEarlier = true;

  constructor(member: Membership, log: Log, listener: LeaseListener) {
    this.#member = member;
    this.#log = log;
    this.#listener = listener;
  }

  /** Figures of all processes together, at most a second old. */
  get numbers(): ProcessNumbers {
    return this.#numbers;
  }

  /** The shards that this process drives. */
  get shards(): readonly number[] {
    return performance.now() < this.#until ? [...this.#epochs.keys()] : [];
  }

  get hasEarlier(): boolean {
    return this.#hasEarlier;
  }

  holds(shard: number): boolean {
    return this.#epochs.has(shard) && performance.now() < this.#until;
  }

  drives(table: string): boolean {
    return this.holds(keyOf(table));
  }

  get runsUpkeep(): boolean {
    return this.holds(UPKEEP);
  }

  /** Fencing write for work that one process does for all. */
  upkeepFence(): readonly Write[] {
    return [this.#fenceOf(UPKEEP)];
  }

  /** Whether a process was alive at the last renewal. */
  isAlive(process: string): boolean {
    return this.#alive.has(process);
  }

  /** Fencing write for a table: the commit fails if another process has taken its lease. */
  fence(table: string): readonly Write[] {
    return [this.#fenceOf(keyOf(table))];
  }

  #fenceOf(shard: number): Write {
    const lease: Lease = { shard, epoch: this.#epochs.get(shard) ?? -1 };
    return { kind: 'fence', holder: this.#member.id, lease };
  }

  /** Resolves after the first attempt. */
  async start(): Promise<void> {
    await this.renew();
    this.#timer = setInterval(() => void this.renew(), RENEW).unref();
  }

  /** Releases all leases, so that other processes can take them at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#renewing;
    this.#become(new Map());
    await this.#member.shared.leave(this.#member.id).catch(() => undefined);
    this.#listener.handedOver('');
  }

  /** Renews the leases. Concurrent calls share one renewal. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renew(): Promise<void> {
    const { shared, id } = this.#member;
    const listener = this.#listener;
    const began = performance.now();
    try {
      const renewed = await shared.renew(id, listener.numbers());
      if (this.#stopped) return;
      this.#numbers = renewed.numbers;
      const before = this.#alive;
      this.#alive = new Set(renewed.processes);
      for (const process of before) if (!this.#alive.has(process)) listener.left(process);
      if (renewed.isNew) await shared.prepareLeases();
      if (this.#hasEarlier) this.#hasEarlier = !(await shared.retireEarlier());
      if (began >= this.#until) this.#become(new Map());
      this.#until = began + LEASE - MARGIN;
      if (!this.#hasEarlier) await this.#balance(renewed);
      if (renewed.isNew) listener.returned();
      if (renewed.someAreGone) listener.deserted(await shared.forgetGone());
    } catch (error) {
      // Leases that are not renewed expire.
      if (!this.#stopped) this.#log('warn', 'leases not renewed', { reason: reasonOf(error) });
    }
  }

  /** Passes on what belongs to others, takes what is free up to the share of this process, and reads what it was given. */
  async #balance({ isNew, held, free, processes }: Renewed): Promise<void> {
    const { shared, id } = this.#member;
    const share = Math.ceil(SHARDS / processes.length);
    const handovers = this.#handovers(share);
    let isChanged = isNew || held !== sumOf(this.#epochs.values());
    if (handovers.length > 0) {
      // Nothing is driven here any more before another process may begin to.
      this.#become(
        new Map([...this.#epochs].filter(([shard]) => !handovers.some((one) => one.shard === shard))),
      );
      await shared.handOver(id, handovers);
      for (const to of new Set(handovers.map(({ to }) => to))) this.#listener.handedOver(to);
    } else if (free > 0 && this.#epochs.size < share) {
      await shared.takeLeases(id, share - this.#epochs.size);
      isChanged = true;
    }
    if (!isChanged) return;
    const leases = await shared.leasesOf(id);
    if (!this.#stopped) this.#become(new Map(leases.map(({ shard, epoch }) => [shard, epoch])));
  }

  /** Leases of shards whose people are at another process, and those above the share of this one where nobody is. */
  #handovers(share: number): Handover[] {
    const people = this.#listener.people();
    const handovers: Handover[] = [];
    const empty: Handover[] = [];
    for (const shard of this.#epochs.keys()) {
      const at = people.get(shard);
      if (at === undefined) empty.push({ shard, to: '' });
      else if (at !== this.#member.id && this.#alive.has(at)) handovers.push({ shard, to: at });
    }
    const above = Math.max(0, this.#epochs.size - handovers.length - share);
    return [...handovers, ...empty.slice(0, above)];
  }

  #become(epochs: ReadonlyMap<number, number>): void {
    const before = this.#epochs;
    this.#epochs = epochs;
    const gained = new Set([...epochs.keys()].filter((shard) => epochs.get(shard) !== before.get(shard)));
    const lost = new Set([...before.keys()].filter((shard) => !epochs.has(shard)));
    if (gained.size + lost.size > 0) this.#listener.changed(gained, lost);
  }
}
