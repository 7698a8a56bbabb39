import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isGameId } from '@mazmorra/catalogue';
import { allGames } from '@mazmorra/catalogue/loaded';
import { loadTexts } from '@mazmorra/catalogue/texts';
import type { GameTexts } from '@mazmorra/kernel';
import type { FastifyInstance } from 'fastify';
import { type Helpers, helpedThinkers } from './bots/helpers.ts';
import { FairThinkers, threadsFor, threadThinkers } from './bots/thinkers.ts';
import { Core } from './core/core.ts';
import type { Log } from './core/log.ts';
import { gaugesOf, metricsText } from './core/metrics.ts';
import { Daily } from './daily/daily.ts';
import { type From, LIMITS, Quotas, times } from './fairness/limits.ts';
import { Shares } from './fairness/shares.ts';
import { Names } from './names/names.ts';
import { relyingParty } from './names/passkeys.ts';
import {
  clientAddress,
  isIn,
  limitKey,
  readNetworks,
  readTrustedProxies,
  type TrustedProxies,
} from './net/addresses.ts';
import type { Connection } from './net/connection.ts';
import { Hosts, isEverywhere, isLoopbackHost } from './net/hosts.ts';
import { buildHttp } from './net/http.ts';
import { Sockets } from './net/sockets.ts';
import { Tabs } from './net/tabs.ts';
import { Holidays } from './notify/holidays.ts';
import { Notifier } from './notify/notifier.ts';
import { Occasions } from './notify/occasions.ts';
import { PUBLIC } from './notify/outgoing.ts';
import type { VapidKeys } from './notify/push.ts';
import { LegalPages } from './operator/legal.ts';
import { Moderation, timesOf } from './operator/moderation.ts';
import {
  NOTIFY,
  QUICK,
  SEASON_GAMES,
  type ServeOptions,
  SOCKETS,
  TABLES,
  TIMEOUTS,
  TOURNAMENTS,
} from './options.ts';
import { DraftLanguage } from './pages/drafts.ts';
import { Mutes } from './people/mutes.ts';
import { People } from './people/people.ts';
import { hashOf } from './people/secrets.ts';
import { QuickPlay } from './pool/quick-play.ts';
import type { Membership } from './processes/join.ts';
import { Processes } from './processes/processes.ts';
import { Profiles } from './profiles/profiles.ts';
import { Ratings } from './ratings/ratings.ts';
import { RETENTION, Retention, type RetentionTimes } from './retention/retention.ts';
import type { Storage } from './storage/port.ts';
import { Tables } from './tables/tables.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Upkeep } from './upkeep.ts';

/** The parts of one server, created and connected. `serve.ts` opens and closes it. */
export class Instance {
  readonly options: ServeOptions;
  readonly core: Core;
  readonly hosts: Hosts;
  readonly quotas: Quotas;
  readonly shares: Shares;
  readonly people: People<Connection>;
  readonly moderation: Moderation;
  readonly thinkers: FairThinkers;
  /** The other processes; absent where the database cannot be shared. */
  readonly processes: Processes | undefined;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly tabs: Tabs;
  readonly notifier: Notifier;
  readonly occasions: Occasions;
  readonly holidays: Holidays;
  readonly names: Names;
  readonly ratings: Ratings;
  readonly profiles: Profiles;
  readonly retention: Retention;
  readonly legal: LegalPages;
  /** A language that somebody works on. */
  readonly draft: DraftLanguage | undefined;
  readonly quickPlay: QuickPlay;
  readonly daily: Daily;
  readonly tournaments: Tournaments;
  readonly upkeep: Upkeep;
  stopping = false;
  /** The address for other devices in the local network; set once known, and only with `lan`. */
  lanOrigin: string | undefined;
  readonly #trusted: TrustedProxies;
  /** Networks whose people each have a share of their own. */
  readonly #sharedNetworks: BlockList;

  constructor(storage: Storage, log: Log, options: ServeOptions, keys: VapidKeys, member?: Membership) {
    this.options = options;
    const core = new Core(storage, log, options.games ?? allGames);
    this.core = core;
    this.#trusted = readTrustedProxies(options.trustProxy ?? []);
    this.#sharedNetworks = readNetworks(options.sharedNetworks ?? []);
    this.hosts = hostsOf(options);
    this.quotas = new Quotas({ ...LIMITS, ...options.limits });
    this.shares = new Shares(this.quotas.limits);
    this.people = new People(core);
    this.moderation = new Moderation(core);
    this.thinkers = this.#makeThinkers(member?.helpers);
    this.processes = member && new Processes(core, member, this.people);
    const { people, shares, moderation, processes } = this;
    const mutes = new Mutes(core);
    const config = { ...TABLES, ...options.tables };
    this.tables = new Tables(core, config, shares, mutes, this.thinkers, processes);
    const { tables } = this;
    this.sockets = new Sockets(this, { ...SOCKETS, ...options.sockets });
    this.tabs = new Tabs(tables, people, this.sockets, moderation);
    const calling = { ...NOTIFY, ...options.notify };
    const place = { rules: options.outgoing ?? PUBLIC, keys, origin: this.hosts.publicOrigin };
    this.notifier = new Notifier(core, calling, place, shares.origins);
    this.occasions = new Occasions(core, calling, this.notifier, tables, this.tabs);
    this.holidays = new Holidays(core, this.notifier, tables);
    this.names = new Names(core, moderation, people);
    this.ratings = new Ratings(core, options.seasonGames ?? SEASON_GAMES);
    this.profiles = new Profiles(core, mutes, shares);
    this.retention = new Retention(tables, people, options.texts ?? textsOf, () => this.retentionTimes());
    const { languageFolder } = options;
    this.draft = languageFolder === undefined ? undefined : new DraftLanguage(languageFolder, log);
    this.legal = new LegalPages(pagesFolder(options), () => this.retentionTimes(), log);
    this.quickPlay = new QuickPlay(tables, { ...QUICK, ...options.quick }, people, this.notifier);
    this.daily = new Daily(core, tables.newTables);
    const rounds = { ...TOURNAMENTS, ...options.tournaments };
    this.tournaments = new Tournaments(core, rounds, tables, shares, moderation, people);
    this.upkeep = new Upkeep(this);
    core.events.on('restored', () => core.background('after a restore', this.#restored()));
  }

  #makeThinkers(helpers: Helpers | undefined): FairThinkers {
    const threads = this.options.botThreads ?? threadsFor(availableParallelism());
    const here = this.options.thinkers ?? threadThinkers(threads);
    return new FairThinkers(helpers ? helpedThinkers(here, helpers) : here, {
      get parallel() {
        return threads + (helpers?.threads ?? 0);
      },
      perAddress: Math.max(1, threads - 1),
      originOf: (person) => this.shares.origins.of(person),
      asked: (waiting) => this.core.metrics.botQueue.observe(waiting),
    });
  }

  /** Retention times: those set by the operator, then those of the command line, then the defaults. */
  retentionTimes(): RetentionTimes {
    return { ...RETENTION, ...this.options.retention, ...timesOf(this.moderation.days) };
  }

  get host(): string {
    return this.options.host ?? '127.0.0.1';
  }

  /** The address to use in links, for a client that reached the server under this host name. */
  originFor(host: string | undefined): string | undefined {
    return this.hosts.publicOrigin ?? (isLoopbackHost(host) ? this.lanOrigin : undefined);
  }

  /** The relying party of passkeys, for a client that reached the server under this host name. */
  relyingParty(host: string | undefined) {
    return relyingParty(this.hosts.publicOrigin, host);
  }

  fromOf({ headers, socket }: IncomingMessage): From {
    const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], this.#trusted);
    return { address: limitKey(address), shared: address !== '' && isIn(this.#sharedNetworks, address) };
  }

  /** Whether the address of this request is within its rate limit. */
  mayTry(request: IncomingMessage, kind: 'records' | 'operator'): boolean {
    const now = this.quotas.now();
    return this.quotas.address(this.fromOf(request), now).take(kind, now);
  }

  /**
   * Whether an address is within a limit that is counted over all processes; true where there is one only. Nothing but the hash of
   * the address is stored, and only while it counts.
   */
  async mayEverywhere(
    kind: 'newPeople' | 'screenCodesPerAddress',
    { address, shared }: From,
  ): Promise<boolean> {
    const { addressesPerSharedNetwork, [kind]: rate } = this.quotas.limits;
    const { burst, perSecond } = times(rate, shared ? addressesPerSharedNetwork : 1);
    const { shared: storage } = this.core.storage;
    return storage === undefined || storage.takeToken(`${kind} ${hashOf(address)}`, burst, perSecond);
  }

  metricsText(): string {
    return metricsText(this.core.metrics, gaugesOf(this.tables, this.people.present, this.sockets.size));
  }

  async buildHttp(): Promise<FastifyInstance> {
    const http = await buildHttp(this, { ...TIMEOUTS, ...this.options.timeouts });
    http.server.on('upgrade', (request, socket, head) => this.sockets.upgrade(request, socket, head));
    return http;
  }

  /** Another process has replaced the data by a backup. New connections see the new data; open ones refer to the old and are closed. */
  async #restored(): Promise<void> {
    this.core.log('warn', 'data restored from a backup');
    this.tables.forgetAll();
    await this.sockets.sayGoodbye('restored');
    await this.moderation.load();
    await this.tables.restore();
    this.core.background('archiving', this.archiveEarlier());
  }

  /** Archives games that ended before this start. Among several processes whoever drives a table does (`Elsewhere`). */
  async archiveEarlier(): Promise<void> {
    await this.tables.loaded;
    if (!this.core.storage.shared) await this.retention.archiver.catchUp();
  }

  /** After a start or a change of driver: schedules the calls for turns at slow tables, which may have been missed. */
  callSlow(): void {
    for (const { person, table } of this.tables.slowTurns())
      if (this.tables.processes.drives(table)) this.occasions.turn(person, table, true);
  }
}

function hostsOf({ host = '127.0.0.1', lan, origins = [], hostNames = [] }: ServeOptions): Hosts {
  const network = lan === true || isEverywhere(host);
  return new Hosts({ network, listen: host, origins, names: hostNames });
}

function pagesFolder({ pages, database, data }: ServeOptions): string | undefined {
  return pages ?? (database === undefined ? join(data ?? './data', 'pages') : undefined);
}

const textsOf = async (game: string): Promise<GameTexts<unknown> | undefined> =>
  isGameId(game) ? loadTexts(game) : undefined;
