import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { factsOf, isGameId } from '@mazmorra/catalogue';
import { allGames } from '@mazmorra/catalogue/loaded';
import { loadTexts } from '@mazmorra/catalogue/texts';
import type { AnyGame, GameTexts } from '@mazmorra/kernel';
import type { InvitationView } from '@mazmorra/protocol';
import type { FastifyInstance } from 'fastify';
import { FairThinkers } from './bots/fair-thinkers.ts';
import { threadThinkers } from './bots/threads.ts';
import { Calls } from './calls/calls.ts';
import { Occasions } from './calls/occasions.ts';
import { PUBLIC } from './calls/outgoing.ts';
import type { VapidKeys } from './calls/push.ts';
import { Daily } from './daily/daily.ts';
import { type From, LIMITS, Quotas } from './fairness/limits.ts';
import { Shares } from './fairness/shares.ts';
import { RETENTION, type RetentionTimes } from './keeping/retention.ts';
import { Names } from './names/names.ts';
import { relyingParty } from './names/relying-party.ts';
import {
  clientAddress,
  isIn,
  limitKey,
  readNetworks,
  readTrustedProxies,
  type TrustedProxies,
} from './net/addresses.ts';
import type { Connection, ConnectionContext } from './net/connection.ts';
import { Hosts, isEverywhere, isLoopbackHost } from './net/hosts.ts';
import { buildHttp } from './net/http.ts';
import { Sockets } from './net/sockets.ts';
import { gaugesOf } from './operations/gauges.ts';
import type { Log } from './operations/log.ts';
import { Metrics, metricsText } from './operations/metrics.ts';
import { operatorContext } from './operator/context.ts';
import { LegalPages } from './operator/legal.ts';
import { Moderation, timesOf } from './operator/moderation.ts';
import type { OperatorContext } from './operator/reading.ts';
import {
  CALLS,
  QUICK,
  SEASON_GAMES,
  type ServeOptions,
  SOCKETS,
  TABLES,
  TIMEOUTS,
  TOURNAMENTS,
} from './options.ts';
import { People } from './people/people.ts';
import { newToken } from './people/secrets.ts';
import type { PoolGame } from './pool/pool.ts';
import { QuickPlay } from './pool/quick-play.ts';
import { ALONE } from './processes/alone.ts';
import { connectProcesses } from './processes/connect.ts';
import type { Membership } from './processes/join.ts';
import type { Processes } from './processes/processes.ts';
import { Profiles } from './profiles/profiles.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Storage } from './storage/port.ts';
import { Tables } from './tables/tables.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Upkeep } from './upkeep.ts';

/** Default number of worker threads for bots: half of the cores, since the others serve people and the database. */
const usualThreads = (): number => Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
/** How long the player counts are cached, in ms. */
const NUMBERS = 2000;

interface Numbers {
  readonly playing: number;
  readonly open: number;
}

/** The seat counts of a game for the pool. Games outside the catalogue have no usual count, so their maximum is used. */
const poolGameOf = ({ id, seats }: AnyGame): PoolGame => ({
  id,
  min: seats.min,
  usual: isGameId(id) ? factsOf(id).seats.usual : seats.max,
});

/** The parts of one server, created and connected. `serve.ts` opens and closes it. */
export class Instance implements ConnectionContext {
  readonly tables: Tables;
  readonly people: People<Connection>;
  readonly quickPlay: QuickPlay;
  readonly daily: Daily;
  readonly tournaments: Tournaments;
  readonly metrics = new Metrics();
  readonly log: Log;
  readonly quotas: Quotas;
  readonly shares: Shares;
  readonly moderation: Moderation;
  readonly calls: Calls;
  readonly names: Names;
  readonly ratings: Ratings;
  readonly profiles: Profiles;
  readonly upkeep = new Upkeep(this);
  readonly occasions: Occasions;
  /** The other processes; absent where the database cannot be shared. */
  readonly processes: Processes | undefined;
  stopping = false;
  /** The address for other devices in the local network; set once known, and only with `lan`. */
  lanOrigin: string | undefined;
  readonly storage: Storage;
  readonly options: ServeOptions;
  readonly thinkers: FairThinkers;
  readonly sockets: Sockets;
  readonly hosts: Hosts;
  readonly #trusted: TrustedProxies;
  /** Networks whose people each have a share of their own. */
  readonly #sharedNetworks: BlockList;
  /** The id of this process. */
  readonly #process: string;
  #counted: Numbers & { readonly at: number } = { at: 0, playing: 0, open: 0 };

  constructor(storage: Storage, log: Log, options: ServeOptions, keys: VapidKeys, member?: Membership) {
    this.storage = storage;
    this.options = options;
    this.log = log;
    this.#process = member?.id ?? newToken();
    this.processes = member && connectProcesses(this, member);
    this.quotas = new Quotas({ ...LIMITS, ...options.limits });
    this.shares = new Shares(this.quotas.limits);
    const announced = () => this.sockets.tellAll({ notice: this.moderation.announcement ?? null });
    this.moderation = new Moderation(storage, () => this.now(), announced);
    this.#trusted = readTrustedProxies(options.trustProxy ?? []);
    this.#sharedNetworks = readNetworks(options.sharedNetworks ?? []);
    this.hosts = new Hosts({
      network: options.lan === true || isEverywhere(this.host),
      listen: this.host,
      origins: options.origins ?? [],
      names: options.hostNames ?? [],
    });
    const threads = options.botThreads ?? usualThreads();
    this.thinkers = new FairThinkers(options.thinkers ?? threadThinkers(threads), {
      parallel: threads,
      perAddress: Math.max(1, threads - 1),
      originOf: (person) => this.shares.origins.of(person),
      asked: (waiting) => this.metrics.botQueue.observe(waiting),
    });
    this.tables = new Tables({
      storage,
      games: options.games ?? allGames,
      thinkers: this.thinkers,
      metrics: this.metrics,
      log,
      config: { ...TABLES, ...options.tables },
      retention: () => this.#retention(),
      texts: options.texts ?? textsOf,
      isPresent: (person) => this.people.isPresent(person),
      shares: this.shares,
      now: () => this.now(),
      turn: (person, table, yours) => this.#turn(person, table, yours),
      started: (table) => this.occasions.started(table),
      invited: (table, room, host) => this.occasions.invited(table, room, host),
      gathering: (table) => this.quickPlay.presence(table),
      over: (table) => this.ratings.add(table),
      dailyOver: () => this.upkeep.daily(),
      tournamentTable: (table, room) => this.tournaments.tableChanged(table, room),
      processes: this.processes ?? ALONE,
      restored: () => {
        this.#restored().catch((error: unknown) => this.tables.reportError('after a restore', error));
      },
    });
    const { journal } = this.tables;
    const config = { ...CALLS, ...options.calls };
    const rules = options.outgoing ?? PUBLIC;
    const origin = this.hosts.publicOrigin;
    const shared = { storage, journal, log, config, now: () => this.now() };
    this.calls = new Calls({ ...shared, rules, keys, origin });
    this.occasions = new Occasions({
      ...shared,
      calls: this.calls,
      table: (id) => this.tables.live.get(id),
      isHere: (person, table) => this.#isHere(person, table),
    });
    this.people = new People(storage, this.tables.journal, () => this.now());
    this.names = new Names({
      storage,
      journal,
      now: () => this.now(),
      nameFor: (name) => this.moderation.nameFor(name),
      newDevice: (person, device) => this.people.newDevice(person, device),
    });
    this.ratings = new Ratings({
      storage,
      journal,
      game: (id) => this.tables.game(id),
      now: () => this.now(),
      reportError: (what, error) => this.tables.reportError(what, error),
      fewest: options.seasonGames ?? SEASON_GAMES,
    });
    this.profiles = new Profiles({
      storage,
      journal,
      mutes: this.tables.mutes,
      shares: this.shares,
      ratings: this.ratings,
      now: () => this.now(),
      isGame: (id) => this.tables.game(id) !== undefined,
      tell: (person, invitation) => this.#tellInvitation(person, invitation),
    });
    this.quickPlay = this.#makeQuickPlay();
    this.daily = this.#makeDaily();
    this.tournaments = this.#makeTournaments();
    this.sockets = new Sockets({
      context: this,
      config: { ...SOCKETS, ...options.sockets },
      hosts: this.hosts,
      fromOf: (request) => this.#fromOf(request),
    });
  }

  #makeDaily(): Daily {
    const { tables } = this;
    return new Daily({
      storage: tables.storage,
      journal: tables.journal,
      games: tables.games,
      now: () => this.now(),
      open: (game, row, more) => tables.newTables.open(game, [row], more),
      reportError: (what, error) => tables.reportError(what, error),
    });
  }

  #makeTournaments(): Tournaments {
    const { tables, moderation } = this;
    return new Tournaments({
      storage: tables.storage,
      journal: tables.journal,
      games: tables.games,
      shares: this.shares,
      config: { ...TOURNAMENTS, ...this.options.tournaments },
      now: () => this.now(),
      open: (game, rows, more) => tables.newTables.open(game, rows, more),
      changeRoom: (table, make) => tables.changeRoom(table, make),
      isBanned: (person) => moderation.isBanned(person),
      called: (person, table, game) => {
        if (!this.#isHere(person)) this.occasions.ready(person, table, game);
      },
      reportError: (what, error) => tables.reportError(what, error),
    });
  }

  #makeQuickPlay(): QuickPlay {
    const { tables } = this;
    return new QuickPlay(
      {
        now: () => this.now(),
        storage: this.storage,
        journal: tables.journal,
        process: this.#process,
        shares: this.shares,
        isAlive: (process) => this.processes?.leases.isAlive(process) ?? false,
        matches: () => this.runsUpkeep,
        fence: () => this.processes?.leases.houseFence() ?? [],
        loadMutes: (person) => tables.mutes.reload(person),
        changeRoom: (table, make) => tables.changeRoom(table, make),
        keepsApart: (one, other) => tables.mutes.keepsApart(one, other),
        requireMayOpen: (person) => tables.newTables.requireMayOpen(person),
        open: (party, until, more) => tables.newTables.createQuick(party, until, more),
        table: (id) => tables.live.get(id),
        fitted: (room) => tables.newTables.fitted(room),
        connectionsOf: (person) => this.people.connectionsOf(person) ?? [],
        numbers: () => this.#numbers(),
        isReachable: (person) => this.calls.isReachable(person, 'ready'),
        called: (person, table, game) => this.occasions.ready(person, table, game),
        reportError: (what, error) => tables.reportError(what, error),
      },
      tables.games.map(poolGameOf),
      { ...QUICK, ...this.options.quick },
    );
  }

  /** The player counts, computed at most every two seconds. */
  #numbers(): Numbers {
    const now = this.now();
    if (Math.abs(now - this.#counted.at) > NUMBERS)
      this.#counted = {
        at: now,
        playing: Math.max(this.tables.playing, this.processes?.leases.numbers.playing ?? 0),
        open: this.tables.lobby.open,
      };
    const { playing, open } = this.#counted;
    return { playing, open };
  }

  /** Retention times: those set by the operator, then those of the command line, then the defaults. */
  #retention(): RetentionTimes {
    return { ...RETENTION, ...this.options.retention, ...timesOf(this.moderation.days) };
  }

  #operatorContext(): OperatorContext {
    const { tables, moderation, log, people, names, quickPlay } = this;
    return operatorContext({
      tables,
      moderation,
      log,
      people,
      names,
      quickPlay,
      sockets: this.sockets,
      numbers: () => ({ ...this.#numbers(), botsQueue: this.thinkers.waiting }),
      retention: () => this.#retention(),
      now: () => this.now(),
    });
  }

  get host(): string {
    return this.options.host ?? '127.0.0.1';
  }

  now(): number {
    return Date.now();
  }

  originFor(host: string | undefined): string | undefined {
    return this.hosts.publicOrigin ?? (isLoopbackHost(host) ? this.lanOrigin : undefined);
  }

  relyingParty(host: string | undefined) {
    return relyingParty(this.hosts.publicOrigin, host);
  }

  #fromOf({ headers, socket }: IncomingMessage): From {
    const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], this.#trusted);
    return { address: limitKey(address), shared: address !== '' && isIn(this.#sharedNetworks, address) };
  }

  metricsText(): string {
    return metricsText(this.metrics, gaugesOf(this.tables, this.people.present, this.sockets.size));
  }

  async buildHttp(): Promise<FastifyInstance> {
    const http = await buildHttp({
      tables: this.tables,
      web: this.options.web,
      hosts: this.hosts,
      timeouts: { ...TIMEOUTS, ...this.options.timeouts },
      mayRead: (request) => this.#may(request, 'records'),
      numbers: () => ({ ...this.#numbers(), waiting: this.quickPlay.waiting }),
      stopping: () => this.stopping,
      legal: new LegalPages(pagesFolder(this.options), () => this.#retention(), this.log),
      operator: { context: this.#operatorContext(), mayTry: (request) => this.#may(request, 'operator') },
      metricsText: this.options.metrics === 'main' ? () => this.metricsText() : undefined,
    });
    http.server.on('upgrade', (request, socket, head) => this.sockets.upgrade(request, socket, head));
    return http;
  }

  /** Whether the address of this request is within its rate limit. */
  #may(request: IncomingMessage, kind: 'records' | 'operator'): boolean {
    const now = this.quotas.now();
    return this.quotas.address(this.#fromOf(request), now).take(kind, now);
  }

  /** Another process has replaced the data by a backup. */
  async #restored(): Promise<void> {
    this.log('warn', 'data restored from a backup');
    // New connections see the new data. Open connections refer to the old data and are closed.
    this.tables.forgetAll();
    this.quickPlay.clear();
    this.quickPlay.changedElsewhere();
    this.daily.reset();
    await this.sockets.sayGoodbye('restored');
    await this.moderation.load();
    await this.tables.restore();
  }

  /** After a start or a change of driver: schedules the calls for turns at slow tables, which may have been missed. */
  callSlow(): void {
    for (const { person, table } of this.tables.slowTurns())
      if (this.tables.drives(table)) this.occasions.turn(person, table, true);
  }

  /** Whether this process does the work that only one process may do. */
  get runsUpkeep(): boolean {
    return this.processes?.leases.house ?? true;
  }

  #tellInvitation(person: string, invitation: InvitationView): void {
    const connections = [...(this.people.connectionsOf(person) ?? [])];
    for (const connection of connections) connection.send(JSON.stringify({ invitation }));
    if (connections.length === 0)
      // A call shows no marks, so a guest, who may have taken somebody's name, is not named in it.
      this.occasions.invitedBy(
        person,
        invitation.table,
        invitation.game,
        invitation.kept ? invitation.from : undefined,
      );
  }

  /** Whether a person has this table open; without a table, whether they are connected at all. */
  #isHere(person: string, table?: string): boolean {
    const connections = [...(this.people.connectionsOf(person) ?? [])];
    if (table === undefined) return connections.length > 0;
    const elsewhere = this.tables.live.peek(table)?.audience.elsewhere ?? [];
    return connections.some((one) => one.hasOpen(table)) || elsewhere.some((one) => one.person === person);
  }

  /** Notifies the person's tabs that do not have the table open. Those that do receive the update from the table. */
  #turn(person: string, table: string, yours: boolean): void {
    // Calls are for slow tables only. At others the turn changes too often.
    const live = this.tables.live.peek(table);
    if (live?.room.clock.kind === 'slow' && live.drives) this.occasions.turn(person, table, yours);
    this.processes?.tellTurn(person, table, yours);
    for (const connection of this.people.connectionsOf(person) ?? [])
      if (!connection.hasOpen(table)) connection.send(JSON.stringify({ turn: { table, yours } }));
  }
}

function pagesFolder({ pages, database, data }: ServeOptions): string | undefined {
  return pages ?? (database === undefined ? join(data ?? './data', 'pages') : undefined);
}

const textsOf = async (game: string): Promise<GameTexts<unknown> | undefined> =>
  isGameId(game) ? loadTexts(game) : undefined;
