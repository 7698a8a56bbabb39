import { usualPause } from '@mazmorra/bots/pause';
import type { AnyGame, GameTexts } from '@mazmorra/kernel';
import type { Thinkers } from './bots/thinkers.ts';
import type { Log } from './core/log.ts';
import type { MetricsAddress } from './core/metrics.ts';
import type { Limits } from './fairness/limits.ts';
import type { HttpTimeouts } from './net/http.ts';
import type { SocketConfig } from './net/sockets.ts';
import type { NotifyConfig } from './notify/notifier.ts';
import type { OutgoingRules } from './notify/outgoing.ts';
import type { QuickConfig } from './pool/quick-play.ts';
import type { RetentionTimes } from './retention/retention.ts';
import type { TableConfig } from './tables/tables.ts';
import type { TournamentConfig } from './tournaments/tournaments.ts';

/** The options of `serve`. All of them have defaults. */
export interface ServeOptions {
  /** Opens the server to the local network. Clients are told its address there. */
  readonly lan?: boolean;
  /** A folder for SQLite (default `./data`), or the address of a PostgreSQL database. */
  readonly data?: string;
  readonly database?: string;
  /** A file whose first line is the password of the database. */
  readonly passwordFile?: string;
  /** The bus between processes on one database: `postgres` (default) or the address of a NATS server. */
  readonly bus?: string;
  /** A file whose first line is the password of the bus. */
  readonly busPasswordFile?: string;
  /** Default 127.0.0.1, so that other machines can connect only if configured. */
  readonly host?: string;
  /** Default 8080; 0 takes any free port. */
  readonly port?: number;
  /** The folder of the built client. */
  readonly web?: string;
  readonly games?: readonly AnyGame[];
  readonly thinkers?: Thinkers;
  /** Number of worker threads for bots. Default: half of the cores, at least 2 and at most 4. */
  readonly botThreads?: number;
  readonly log?: Log;
  /** Origins whose pages may use this server besides its own; the first is its public address, used in links. */
  readonly origins?: readonly string[];
  /** Further host names of the server. */
  readonly hostNames?: readonly string[];
  /** Trusted proxies: a number of hops, addresses, networks. */
  readonly trustProxy?: readonly string[];
  /** Addresses and networks behind which many people are, such as a school. Each of them has a share of their own. */
  readonly sharedNetworks?: readonly string[];
  /** The folder of privacy page, terms and imprint. Default: `pages` in the data folder; none with a PostgreSQL database. */
  readonly pages?: string;
  /** The folder of a language that somebody works on: the page offers it besides the others, and loads anew when a file changes. */
  readonly languageFolder?: string;
  /** Where `/metrics` is served: nowhere (default), at a separate address, or on the main port. */
  readonly metrics?: MetricsAddress | 'main';
  readonly limits?: Partial<Limits>;
  readonly sockets?: Partial<SocketConfig>;
  readonly timeouts?: Partial<HttpTimeouts>;
  readonly tables?: Partial<TableConfig>;
  readonly quick?: Partial<QuickConfig>;
  readonly tournaments?: Partial<TournamentConfig>;
  readonly notify?: Partial<NotifyConfig>;
  /** Which addresses people can make the server call. For tests; there is no flag. */
  readonly outgoing?: OutgoingRules;
  readonly retention?: Partial<RetentionTimes>;
  /** Minimum number of rated games for a place on the leaderboard of a season. */
  readonly seasonGames?: number;
  /** The texts of a game, for the logs of finished games. Default: those of the catalogue. */
  readonly texts?: (game: string) => Promise<Partial<GameTexts<unknown>> | undefined>;
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
export const NOTIFY: NotifyConfig = {
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
  botPause: usualPause,
  crowd: 16,
  idle: 10 * MINUTE,
  askAgain: 45_000,
};
