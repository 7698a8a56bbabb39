import type { AnyGame, GameTexts } from '@mazmorra/kernel';
import type { Thinkers } from './bots/thinkers.ts';
import type { CallConfig } from './calls/calls.ts';
import type { OutgoingRules } from './calls/outgoing.ts';
import type { RetentionTimes } from './keeping/retention.ts';
import type { HttpTimeouts } from './net/http.ts';
import type { Limits } from './net/limits.ts';
import type { SocketConfig } from './net/sockets.ts';
import type { Log } from './operations/log.ts';
import type { MetricsAddress } from './operations/metrics-server.ts';
import type { QuickConfig } from './pool/quick-play.ts';
import type { TableConfig } from './table/services.ts';
import type { TournamentConfig } from './tournaments/tournaments.ts';

/** What `serve` can be told. Everything has a default. */
export interface ServeOptions {
  /** Opened for everybody in this network: who is here is told the address for the others. */
  readonly lan?: boolean;
  /** A folder for SQLite (`./data` when nothing is named) or the address of a PostgreSQL database. */
  readonly data?: string;
  readonly database?: string;
  /** A file whose first line is the password of the database. */
  readonly passwordFile?: string;
  /** How processes on one database tell each other of what is new: `postgres` (unless named) or the address of a NATS server. */
  readonly bus?: string;
  /** A file whose first line is the password of the bus. */
  readonly busPasswordFile?: string;
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
  /** The folder of privacy page, terms and imprint: `pages` in the data folder; with a database only where it is named. */
  readonly pages?: string;
  /** Where `/metrics` is served: nowhere, at an address of its own, or on the main port for everybody. */
  readonly metrics?: MetricsAddress | 'main';
  readonly limits?: Partial<Limits>;
  readonly sockets?: Partial<SocketConfig>;
  readonly timeouts?: Partial<HttpTimeouts>;
  readonly tables?: Partial<TableConfig>;
  readonly quick?: Partial<QuickConfig>;
  readonly tournaments?: Partial<TournamentConfig>;
  readonly calls?: Partial<CallConfig>;
  /** Which addresses people may have called; only tests give their own, and no flag does. */
  readonly outgoing?: OutgoingRules;
  readonly retention?: Partial<RetentionTimes>;
  /** Rated games of a season that somebody needs to stand in its list. */
  readonly seasonGames?: number;
  /** The texts of a game, for the logs of finished games; those of the catalogue unless given. */
  readonly texts?: (game: string) => Promise<GameTexts<unknown> | undefined>;
}

const MINUTE = 60_000;

export const QUICK: QuickConfig = {
  patience: 20_000,
  call: 45_000,
  grace: MINUTE,
  away: 60 * MINUTE,
  callAway: 3 * MINUTE,
};
export const TOURNAMENTS: TournamentConfig = { tick: 2000, pause: MINUTE };

export const SEASON_GAMES = 5;
export const CALLS: CallConfig = {
  patience: 20_000,
  lookingPatience: 10 * MINUTE,
  again: 10 * MINUTE,
  tries: 5,
  timeout: 10_000,
};
export const SOCKETS: SocketConfig = {
  unread: 1 << 20,
  heartbeat: 30_000,
  greeting: 20_000,
  goodbye: 1000,
};
export const TIMEOUTS: HttpTimeouts = { headers: 10_000, request: 20_000, keepAlive: 75_000, check: 2000 };
export const TABLES: TableConfig = {
  botPause: 250,
  crowd: 16,
  idle: 10 * MINUTE,
  askAgain: 45_000,
};
