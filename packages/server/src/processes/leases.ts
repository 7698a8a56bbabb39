import { type Log, reasonOf } from '../core/log.ts';
import type { Lease, ProcessNumbers, Write } from '../storage/port.ts';
import { LEASE } from '../storage/shared.ts';
import type { Membership } from './join.ts';
import { shardOf, UPKEEP } from './shards.ts';

/** What the leases tell their process. */
export interface LeaseListener {
  /** Figures of this process alone. */
  numbers(): ProcessNumbers;
  /** This process drives a different set of shards; `gained` are the new ones. */
  changed(gained: ReadonlySet<number>): void;
  /** Processes with visitors at these tables are gone. */
  deserted(tables: readonly string[]): void;
  /** The other processes had given this process up, or did not know it yet. */
  returned(): void;
}

/** Renewal interval in ms. The tables of a process that was killed are taken over after a lease and one interval at most. */
const RENEW = 500;
/** Safety margin in ms: this process stops driving that long before its lease ends, because a commit may be in progress. */
const MARGIN = 500;

/**
 * The leases of this process, which decide the tables it drives. A lease is a row in the database that expires by the database's
 * clock unless renewed. This process treats it as expired a little earlier, by its monotonic clock. A process that was suspended
 * may briefly believe that it still holds a lease. Its writes carry the epoch of the lease as a fencing token, so the database
 * refuses them (`fence`).
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

  constructor(member: Membership, log: Log, listener: LeaseListener) {
    this.#member = member;
    this.#log = log;
    this.#listener = listener;
  }

  /** Figures of all processes together, at most a second old. */
  get numbers(): ProcessNumbers {
    return this.#numbers;
  }

  get size(): number {
    return this.#epochs.size;
  }

  holds(shard: number): boolean {
    return this.#epochs.has(shard) && performance.now() < this.#until;
  }

  drives(table: string): boolean {
    return this.holds(shardOf(table));
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
    return [this.#fenceOf(shardOf(table))];
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
    this.#become([], 0);
    await this.#member.shared.leave(this.#member.id).catch(() => undefined);
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
      this.#alive = new Set(renewed.processes);
      this.#become(renewed.leases, began + LEASE - MARGIN);
      if (renewed.isNew) listener.returned();
      if (renewed.deserted.length > 0) listener.deserted(renewed.deserted);
    } catch (error) {
      // Leases that are not renewed expire.
      if (!this.#stopped) this.#log('warn', 'leases not renewed', { reason: reasonOf(error) });
    }
  }

  #become(leases: readonly Lease[], until: number): void {
    const before = performance.now() < this.#until ? this.#epochs : new Map<number, number>();
    this.#epochs = new Map(leases.map(({ shard, epoch }) => [shard, epoch]));
    this.#until = until;
    const gained = new Set(
      leases.filter(({ shard, epoch }) => before.get(shard) !== epoch).map(({ shard }) => shard),
    );
    const isSame = gained.size === 0 && before.size === this.#epochs.size;
    if (!isSame) this.#listener.changed(gained);
  }
}
