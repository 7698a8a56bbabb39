import { networkInterfaces } from 'node:os';
import type { AnyGame } from '@mazmorra/kernel';
import { threadThinkers } from './bots.ts';
import { Bucket, type Rate } from './bucket.ts';
import { tuneCollector } from './collector.ts';
import type { Connection, ConnectionLimits, Hall } from './connection.ts';
import { allGames } from './games.ts';
import type { TableConfig } from './house.ts';
import { buildHttp } from './http.ts';
import { type Log, logTo, reasonOf } from './log.ts';
import { type Gauge, Metrics } from './metrics.ts';
import { People } from './people.ts';
import { type SocketConfig, Sockets } from './socket.ts';
import { openStorage, type StoragePlace } from './storage/index.ts';
import type { Storage } from './storage/port.ts';
import { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

export interface ServeOptions {
  /** Opened for everybody in this network: who is here is told the address for the others. */
  readonly lan?: boolean;
  /** A folder for SQLite (`./data` when nothing is named) or the address of a PostgreSQL database. */
  readonly data?: string;
  readonly database?: string;
  /** 127.0.0.1 unless named: others can connect only when asked for. */
  readonly host?: string;
  /** 8080 unless named; 0 takes any free one. */
  readonly port?: number;
  /** The folder of the built client. */
  readonly web?: string;
  readonly games?: readonly AnyGame[];
  readonly thinkers?: Thinkers;
  readonly log?: Log;
  readonly limits?: Partial<ConnectionLimits & { readonly newPeople: Rate }>;
  readonly sockets?: Partial<SocketConfig>;
  readonly tables?: Partial<TableConfig>;
}

export interface Server {
  /** Where it can be reached, the first being the one to show. */
  readonly addresses: readonly string[];
  readonly port: number;
  readonly metrics: Metrics;
  readonly tables: Tables;
  /** Finishes what is under way, tells everybody, closes. */
  stop(): Promise<void>;
}

const MINUTE = 60_000;
const RESTING = 5000;
const DAY = 86_400_000;
const LIMITS: ConnectionLimits & { readonly newPeople: Rate } = {
  messages: { burst: 80, perSecond: 30 },
  chat: { burst: 5, perSecond: 0.5 },
  heavy: { burst: 20, perSecond: 0.5 },
  patience: 500,
  newPeople: { burst: 60, perSecond: 0.5 },
};
const SOCKETS: SocketConfig = {
  origins: [],
  connectionsPerAddress: 300,
  unread: 1 << 20,
  heartbeat: 30_000,
  greeting: 20_000,
  trustProxy: false,
};
const TABLES: TableConfig = {
  botPause: 250,
  crowd: 16,
  idle: 10 * MINUTE,
  abandoned: 14 * DAY,
  neverStarted: DAY,
};

/** Opens the house: storage, tables that go on, pages and sockets. */
export async function serve(options: ServeOptions = {}): Promise<Server> {
  tuneCollector();
  const log = options.log ?? logTo((line) => process.stderr.write(line));
  const place: StoragePlace =
    options.database === undefined ? { data: options.data ?? './data' } : { database: options.database };
  const storage = await openStorage(place);
  try {
    return await new House(storage, log, options).open();
  } catch (error) {
    await storage.close();
    throw error;
  }
}

class House implements Hall {
  readonly tables: Tables;
  readonly people: People<Connection>;
  readonly metrics = new Metrics();
  readonly log: Log;
  readonly limits: ConnectionLimits & { readonly newPeople: Rate };
  stopping = false;
  /** The address for others in this network, once it is known and meant for them. */
  origin: string | undefined;
  readonly #storage: Storage;
  readonly #options: ServeOptions;
  readonly #thinkers: Thinkers;
  readonly #sockets: Sockets;
  readonly #newPeople = new Map<string, Bucket>();
  #stopped: Promise<void> | undefined;

  constructor(storage: Storage, log: Log, options: ServeOptions) {
    this.#storage = storage;
    this.#options = options;
    this.log = log;
    this.limits = { ...LIMITS, ...options.limits };
    this.#thinkers = options.thinkers ?? threadThinkers(1);
    this.tables = new Tables({
      storage,
      games: options.games ?? allGames,
      thinkers: this.#thinkers,
      metrics: this.metrics,
      log,
      config: { ...TABLES, ...options.tables },
      now: () => this.now(),
      turn: (person, table, yours) => this.#turn(person, table, yours),
      restored: () => void this.#restored(),
    });
    this.people = new People(storage, this.tables.journal, () => this.now());
    this.#sockets = new Sockets(this, { ...SOCKETS, ...options.sockets });
  }

  now(): number {
    return Date.now();
  }

  admitsPerson(address: string): boolean {
    const now = this.now();
    const rate = this.limits.newPeople;
    let bucket = this.#newPeople.get(address);
    if (!bucket) {
      bucket = new Bucket(rate, now);
      this.#newPeople.set(address, bucket);
    }
    return bucket.take(rate, now);
  }

  async open(): Promise<Server> {
    const http = await buildHttp({
      tables: this.tables,
      metrics: this.metrics,
      web: this.#options.web,
      stopping: () => this.stopping,
      gauges: () => this.#gauges(),
    });
    http.server.on('upgrade', (request, socket, head) => {
      if (request.url?.split('?')[0] === '/socket') this.#sockets.upgrade(request, socket, head);
      else socket.destroy();
    });
    const restored = await this.tables.restore();
    const host = this.#options.host ?? '127.0.0.1';
    await http.listen({ host, port: this.#options.port ?? 8080 });
    const address = http.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const addresses = addressesOf(host, port);
    if (this.#options.lan) this.origin = addresses[0];
    const sweeper = setInterval(() => void this.#sweep(), MINUTE).unref();
    const resting = setInterval(() => this.tables.rest(), RESTING).unref();
    this.log('info', 'open', { host, port, storage: this.#storage.kind, restored });
    return {
      addresses,
      port,
      metrics: this.metrics,
      tables: this.tables,
      stop: () => {
        this.#stopped ??= this.#stop(async () => {
          clearInterval(sweeper);
          clearInterval(resting);
          await http.close();
        });
        return this.#stopped;
      },
    };
  }

  async #stop(closeHttp: () => Promise<void>): Promise<void> {
    this.stopping = true;
    this.log('info', 'stopping', { connections: this.#sockets.size });
    await this.tables.stop();
    await this.#sockets.close();
    await closeHttp();
    await this.#thinkers.close();
    await this.#storage.close();
    this.log('info', 'stopped');
  }

  async #sweep(): Promise<void> {
    const now = this.now();
    for (const [address, bucket] of this.#newPeople)
      if (bucket.full(this.limits.newPeople, now)) this.#newPeople.delete(address);
    try {
      await this.tables.sweep();
    } catch (error) {
      this.log('warn', 'sweep failed', { reason: reasonOf(error) });
    }
  }

  /** Another process has put a backup in place of our data. */
  async #restored(): Promise<void> {
    this.log('warn', 'data restored from a backup');
    // Who connects from here on finds the new data; who is connected still thinks in the old ones and has to go.
    this.tables.forgetAll();
    await this.#sockets.sayGoodbye('restored');
    await this.tables.restore();
  }

  /** Tells the tabs where the table is not open: those that have it open see for themselves. */
  #turn(person: string, table: string, yours: boolean): void {
    for (const connection of this.people.connectionsOf(person) ?? [])
      if (!connection.hasOpen(table)) connection.send(JSON.stringify({ turn: { table, yours } }));
  }

  #gauges(): Gauge[] {
    const { commits, writes, failures, seconds, slowest } = this.tables.journal.numbers;
    const memory = process.memoryUsage();
    return [
      { name: 'connections_open', help: 'Connections open now', value: this.#sockets.size },
      { name: 'people_present', help: 'People connected now', value: this.people.present },
      { name: 'tables_in_memory', help: 'Tables in memory', value: this.tables.inMemory },
      { name: 'commits_total', help: 'Commits to the storage', value: commits, type: 'counter' },
      {
        name: 'commit_writes_total',
        help: 'Writes that shared these commits',
        value: writes,
        type: 'counter',
      },
      { name: 'commit_failures_total', help: 'Commits that failed', value: failures, type: 'counter' },
      { name: 'commit_seconds_total', help: 'Seconds spent in commits', value: seconds, type: 'counter' },
      { name: 'commit_slowest_seconds', help: 'The slowest commit so far', value: slowest },
      { name: 'memory_bytes', help: 'Memory held by the process', value: memory.rss },
      { name: 'heap_bytes', help: 'Memory used by objects', value: memory.heapUsed },
      { name: 'uptime_seconds', help: 'Seconds since the start', value: Math.round(process.uptime()) },
    ];
  }
}

/** For everybody on the network when the server listens to all of it, else for this machine. */
function addressesOf(host: string, port: number): string[] {
  const here = `http://${host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host}:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return [here];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one.address}:${port}`);
  return [...others, here];
}
