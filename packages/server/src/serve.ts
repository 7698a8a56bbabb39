import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { factsOf, isGameId } from '@mazmorra/catalogue';
import { allGames } from '@mazmorra/catalogue/loaded';
import { loadTexts } from '@mazmorra/catalogue/texts';
import type { AnyGame, GameTexts } from '@mazmorra/kernel';
import { FairThinkers } from './bots/fair-thinkers.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { threadThinkers } from './bots/threads.ts';
import { RETENTION, type RetentionTimes } from './keeping/retention.ts';
import { clientAddress, limitKey, readTrustedProxies, type TrustedProxies } from './net/addresses.ts';
import type { Connection, ConnectionContext } from './net/connection.ts';
import { Hosts, isLoopbackHost } from './net/hosts.ts';
import { buildHttp, type HttpTimeouts } from './net/http.ts';
import { LIMITS, type Limits, Quotas } from './net/limits.ts';
import { type SocketConfig, Sockets } from './net/sockets.ts';
import { type Log, logTo, reasonOf } from './operations/log.ts';
import { type Gauge, Metrics, metricsText } from './operations/metrics.ts';
import { type MetricsAddress, serveMetrics, watchEventLoop } from './operations/metrics-server.ts';
import { People } from './people/people.ts';
import type { PoolGame } from './pool/pool.ts';
import { type QuickConfig, QuickPlay } from './pool/quick-play.ts';
import { withinTime } from './storage/health.ts';
import { openStorage, type StoragePlace } from './storage/index.ts';
import type { Storage } from './storage/port.ts';
import type { TableConfig } from './table/services.ts';
import { Tables } from './tables/tables.ts';

export interface ServeOptions {
  /** Opened for everybody in this network: who is here is told the address for the others. */
  readonly lan?: boolean;
  /** A folder for SQLite (`./data` when nothing is named) or the address of a PostgreSQL database. */
  readonly data?: string;
  readonly database?: string;
  /** A file whose first line is the password of the database. */
  readonly passwordFile?: string;
  /** 127.0.0.1 unless named: others can connect only when asked for. */
  readonly host?: string;
  /** 8080 unless named; 0 takes any free one. */
  readonly port?: number;
  /** The folder of the built client. */
  readonly web?: string;
  readonly games?: readonly AnyGame[];
  readonly thinkers?: Thinkers;
  readonly log?: Log;
  /** Origins whose pages may talk to this server beside its own; the first is its public address, used in links. */
  readonly origins?: readonly string[];
  /** Further host names under which it is reached. */
  readonly hostNames?: readonly string[];
  /** Proxies in front of it: a number of hops, addresses, networks. */
  readonly trustProxy?: readonly string[];
  /** Where `/metrics` is served: nowhere, at an address of its own, or on the main port for everybody. */
  readonly metrics?: MetricsAddress | 'main';
  readonly limits?: Partial<Limits>;
  readonly sockets?: Partial<SocketConfig>;
  readonly timeouts?: Partial<HttpTimeouts>;
  readonly tables?: Partial<TableConfig>;
  readonly quick?: Partial<QuickConfig>;
  readonly retention?: Partial<RetentionTimes>;
  /** The texts of a game, for the logs of finished games; those of the catalogue unless given. */
  readonly texts?: (game: string) => Promise<GameTexts<unknown> | undefined>;
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

/** Threads in which bots think. */
const THREADS = 1;
const MINUTE = 60_000;
const RESTING = 5000;
const EXPIRING = 10 * MINUTE;
/** Milliseconds that a stop waits for what is under way, and for each part to close. Together they are less than ten seconds. */
const STOPPING = { save: 4000, close: 1000 };
const QUICK: QuickConfig = { patience: 20_000, call: 45_000, grace: 60_000 };
/** Milliseconds for which the numbers of people who play are good. */
const NUMBERS = 2000;
const SOCKETS: SocketConfig = {
  unread: 1 << 20,
  heartbeat: 30_000,
  greeting: 20_000,
  goodbye: 1000,
};
const TIMEOUTS: HttpTimeouts = { headers: 10_000, request: 20_000, keepAlive: 75_000, check: 2000 };
const TABLES: TableConfig = {
  botPause: 250,
  crowd: 16,
  idle: 10 * MINUTE,
};

/** Starts a server: storage, tables that go on, pages and sockets. */
export async function serve(options: ServeOptions = {}): Promise<Server> {
  const log = options.log ?? logTo((line) => process.stderr.write(line));
  const storage = await openStorage(placeOf(options));
  try {
    return await new Instance(storage, log, options).open();
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function placeOf({ data, database, passwordFile }: ServeOptions): StoragePlace {
  if (database === undefined) return { data: data ?? './data' };
  return { database, ...(passwordFile !== undefined && { passwordFile }) };
}

interface Numbers {
  readonly playing: number;
  readonly open: number;
}

/** A game of the catalogue says how many it is best with; another is played by as many as it takes. */
const poolGameOf = ({ id, seats }: AnyGame): PoolGame => ({
  id,
  min: seats.min,
  usual: isGameId(id) ? factsOf(id).seats.usual : seats.max,
});

class Instance implements ConnectionContext {
  readonly tables: Tables;
  readonly people: People<Connection>;
  readonly quickPlay: QuickPlay;
  readonly metrics = new Metrics();
  readonly log: Log;
  readonly quotas: Quotas;
  stopping = false;
  /** The address for others in this network, once it is known and meant for them. */
  #lanOrigin: string | undefined;
  readonly #storage: Storage;
  readonly #options: ServeOptions;
  readonly #thinkers: Thinkers;
  readonly #sockets: Sockets;
  readonly #hosts: Hosts;
  readonly #trusted: TrustedProxies;
  #stopped: Promise<void> | undefined;
  #counted: Numbers & { readonly at: number } = { at: 0, playing: 0, open: 0 };

  constructor(storage: Storage, log: Log, options: ServeOptions) {
    this.#storage = storage;
    this.#options = options;
    this.log = log;
    this.quotas = new Quotas({ ...LIMITS, ...options.limits });
    this.#trusted = readTrustedProxies(options.trustProxy ?? []);
    this.#hosts = new Hosts({
      network: options.lan === true || isEverywhere(this.#host),
      listen: this.#host,
      origins: options.origins ?? [],
      names: options.hostNames ?? [],
    });
    this.#thinkers = new FairThinkers(options.thinkers ?? threadThinkers(THREADS), {
      parallel: THREADS,
      perPerson: Math.max(1, THREADS - 1),
      asked: (waiting) => this.metrics.botQueue.observe(waiting),
    });
    this.tables = new Tables({
      storage,
      games: options.games ?? allGames,
      thinkers: this.#thinkers,
      metrics: this.metrics,
      log,
      config: { ...TABLES, ...options.tables },
      retention: { ...RETENTION, ...options.retention },
      texts: options.texts ?? textsOf,
      isPresent: (person) => this.people.isPresent(person),
      openTables: this.quotas.limits.openTables,
      now: () => this.now(),
      turn: (person, table, yours) => this.#turn(person, table, yours),
      gathering: (table) => this.quickPlay.presence(table),
      restored: () => {
        this.#restored().catch((error: unknown) => this.tables.broke('after a restore', error));
      },
    });
    this.people = new People(storage, this.tables.journal, () => this.now());
    this.quickPlay = this.#makeQuickPlay();
    this.#sockets = new Sockets({
      context: this,
      config: { ...SOCKETS, ...options.sockets },
      hosts: this.#hosts,
      limitKeyOf: (request) => this.#limitKeyOf(request),
    });
  }

  #makeQuickPlay(): QuickPlay {
    const { tables } = this;
    return new QuickPlay(
      {
        now: () => this.now(),
        requireMayOpen: (person) => tables.requireMayOpen(person),
        open: (party, until) => tables.createQuick(party, until),
        table: (id) => tables.get(id),
        fitted: (room) => tables.fitted(room),
        connectionsOf: (person) => this.people.connectionsOf(person) ?? [],
        numbers: () => this.#numbers(),
        broke: (what, error) => tables.broke(what, error),
      },
      tables.games.map(poolGameOf),
      { ...QUICK, ...this.#options.quick },
    );
  }

  /** Counted at most every two seconds: everybody asks for the same. */
  #numbers(): Numbers {
    const now = this.now();
    if (Math.abs(now - this.#counted.at) > NUMBERS)
      this.#counted = { at: now, playing: this.tables.playing, open: this.tables.lobby.open };
    const { playing, open } = this.#counted;
    return { playing, open };
  }

  get #host(): string {
    return this.#options.host ?? '127.0.0.1';
  }

  now(): number {
    return Date.now();
  }

  originFor(host: string | undefined): string | undefined {
    return this.#hosts.publicOrigin ?? (isLoopbackHost(host) ? this.#lanOrigin : undefined);
  }

  #limitKeyOf({ headers, socket }: IncomingMessage): string {
    return limitKey(clientAddress(socket.remoteAddress, headers['x-forwarded-for'], this.#trusted));
  }

  async open(): Promise<Server> {
    const text = () => metricsText(this.metrics, this.#gauges());
    const http = await buildHttp({
      tables: this.tables,
      web: this.#options.web,
      hosts: this.#hosts,
      timeouts: { ...TIMEOUTS, ...this.#options.timeouts },
      mayRead: (request) => this.#mayRead(request),
      numbers: () => ({ ...this.#numbers(), waiting: this.quickPlay.waiting }),
      stopping: () => this.stopping,
      metricsText: this.#options.metrics === 'main' ? text : undefined,
    });
    http.server.on('upgrade', (request, socket, head) => this.#sockets.upgrade(request, socket, head));
    const restored = await this.tables.restore();
    const host = this.#host;
    const own = this.#options.metrics;
    const metricsServer = own && own !== 'main' ? await serveMetrics(own, text) : undefined;
    try {
      await http.listen({ host, port: this.#options.port ?? 8080 });
    } catch (error) {
      metricsServer?.close();
      throw error;
    }
    const unwatchLoop = watchEventLoop(this.metrics);
    const address = http.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { publicOrigin } = this.#hosts;
    const local = addressesOf(host, port);
    if (this.#options.lan) this.#lanOrigin = local[0];
    const addresses = publicOrigin === undefined ? local : [publicOrigin, ...local];
    const unwatch = this.#watchProcess();
    const sweeper = setInterval(() => this.#sweep(), MINUTE).unref();
    const expiring = setInterval(() => void this.#expire(), EXPIRING).unref();
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
          clearInterval(expiring);
          clearInterval(resting);
          unwatch();
          unwatchLoop();
          metricsServer?.close();
          metricsServer?.closeAllConnections();
          await http.close();
        });
        return this.#stopped;
      },
    };
  }

  /**
   * Logs and counts what nothing else caught, instead of ending the process and with it everybody's tables. Nothing relies on
   * this: a table's failure is dealt with at the table (`TableEngine.guard`), a socket's at the socket.
   */
  #watchProcess(): () => void {
    const report = (error: unknown) => {
      this.metrics.counts.uncaught++;
      this.tables.broke('nothing that we expected', error);
    };
    process.on('uncaughtException', report);
    process.on('unhandledRejection', report);
    return () => {
      process.off('uncaughtException', report);
      process.off('unhandledRejection', report);
    };
  }

  async #stop(closeHttp: () => Promise<void>): Promise<void> {
    this.stopping = true;
    this.log('info', 'stopping', { connections: this.#sockets.size });
    this.quickPlay.stop();
    // What is not acknowledged by then was not promised to anybody.
    const saved = await withinTime(this.tables.stop(), STOPPING.save);
    if (!saved) this.log('warn', 'stopping without the storage', { seconds: STOPPING.save / 1000 });
    await this.#sockets.close();
    await withinTime(closeHttp(), STOPPING.close);
    await withinTime(this.#thinkers.close(), STOPPING.close);
    await withinTime(this.#storage.close(), STOPPING.close);
    this.log('info', 'stopped');
  }

  #sweep(): void {
    this.quotas.sweep();
    this.tables.sweep();
  }

  async #expire(): Promise<void> {
    if (this.stopping) return;
    try {
      await this.tables.expire();
    } catch (error) {
      this.log('warn', 'retention failed', { reason: reasonOf(error) });
    }
  }

  /** Whether the address of this request may read another record now. */
  #mayRead(request: IncomingMessage): boolean {
    const now = this.quotas.now();
    return this.quotas.addresses.of(this.#limitKeyOf(request), now).take('records', now);
  }

  /** Another process has put a backup in place of our data. */
  async #restored(): Promise<void> {
    this.log('warn', 'data restored from a backup');
    // Who connects from here on finds the new data; who is connected still thinks in the old ones and has to go.
    this.tables.forgetAll();
    this.quickPlay.clear();
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

const textsOf = async (game: string): Promise<GameTexts<unknown> | undefined> =>
  isGameId(game) ? loadTexts(game) : undefined;

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** For everybody on the network when the server listens to all of it, else for this machine. */
function addressesOf(host: string, port: number): string[] {
  const here = `http://${isEverywhere(host) || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  if (!isEverywhere(host)) return [here];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one.address}:${port}`);
  return [...others, here];
}
