import { type Log, reasonOf } from '../operations/log.ts';
import type { Lease, ProcessNumbers, SharedStorage, Write } from '../storage/port.ts';
import { LEASE } from '../storage/postgres-shared.ts';
import { HOUSE, shardOf } from './shards.ts';

export interface LeaseParts {
  readonly shared: SharedStorage;
  /** The id of this process. */
  readonly id: string;
  readonly log: Log;
  /** Of this process alone. */
  numbers(): ProcessNumbers;
  /** This process drives other shards than before; `gained` are those that are new. */
  changed(gained: ReadonlySet<number>): void;
  /** Processes are gone that had visitors at these tables. */
  deserted(tables: readonly string[]): void;
  /** The others had given this process up, or did not know it yet. */
  returned(): void;
}

/** Milliseconds between two renewals. */
const RENEW = 1000;
/** Milliseconds by which this process stops before its lease ends: a commit may be on its way. */
const MARGIN = 500;

/**
 * Which tables this process drives. A lease is a row of the database that ends by the database's clock unless it is renewed. Here it counts for
 * less long, by a clock that nobody sets. A process that was stopped and goes on may believe for a moment that it still has one: what it then
 * writes names the epoch of the lease and is refused by the database (`fence`).
 */
export class Leases {
  readonly #parts: LeaseParts;
  #epochs: ReadonlyMap<number, number> = new Map();
  #until = 0;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | undefined;
  #stopped = false;
  #numbers: ProcessNumbers = { playing: 0, present: 0, cutOff: 0 };
  #alive: ReadonlySet<string> = new Set();

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  /** Of all processes together, at most a second old. */
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

  get house(): boolean {
    return this.holds(HOUSE);
  }

  /** Makes a commit a conflict when another process has taken over what is done once for the house. */
  houseFence(): readonly Write[] {
    return [this.#fenceOf(HOUSE)];
  }

  /** Whether a process was there a second ago. */
  isAlive(process: string): boolean {
    return this.#alive.has(process);
  }

  /** Makes a commit a conflict when another process has taken the lease of a table. */
  fence(table: string): readonly Write[] {
    return [this.#fenceOf(shardOf(table))];
  }

  #fenceOf(shard: number): Write {
    const lease: Lease = { shard, epoch: this.#epochs.get(shard) ?? -1 };
    return { kind: 'fence', holder: this.#parts.id, lease };
  }

  /** Resolves after the first attempt. */
  async start(): Promise<void> {
    await this.renew();
    this.#timer = setInterval(() => void this.renew(), RENEW).unref();
  }

  /** Gives everything up, so that others need not wait. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#renewing;
    this.#become([], 0);
    await this.#parts.shared.leave(this.#parts.id).catch(() => undefined);
  }

  /** One at a time; whoever asks meanwhile waits for the one that runs. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renew(): Promise<void> {
    const { shared, id, log, numbers, deserted, returned } = this.#parts;
    const began = performance.now();
    try {
      const renewed = await shared.renew(id, numbers());
      if (this.#stopped) return;
      this.#numbers = renewed.numbers;
      this.#alive = new Set(renewed.processes);
      this.#become(renewed.leases, began + LEASE - MARGIN);
      if (renewed.isNew) returned();
      if (renewed.deserted.length > 0) deserted(renewed.deserted);
    } catch (error) {
      // The leases end by themselves.
      if (!this.#stopped) log('warn', 'leases not renewed', { reason: reasonOf(error) });
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
    if (!isSame) this.#parts.changed(gained);
  }
}
