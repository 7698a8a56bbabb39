import type { Server as HttpServer } from 'node:http';
import { languageTroubles } from '@mazmorra/languages/node';
import type { FastifyInstance } from 'fastify';
import { logToStream } from './core/log.ts';
import { type Metrics, serveMetrics, watchEventLoop } from './core/metrics.ts';
import { Instance } from './instance.ts';
import { addressesOf } from './net/hosts.ts';
import { vapidKeys } from './notify/push.ts';
import { ADDRESS } from './operator/tokens.ts';
import type { ServeOptions } from './options.ts';
import { Elsewhere } from './processes/elsewhere.ts';
import { joinProcesses, type Membership, requireJoinable } from './processes/join.ts';
import type { Retention } from './retention/retention.ts';
import { withinTime } from './storage/health.ts';
import { openStorage, type StoragePlace } from './storage/index.ts';
import type { Tables } from './tables/tables.ts';

export interface Server {
  /** The addresses of the server; the first is the one to show. */
  readonly addresses: readonly string[];
  readonly port: number;
  readonly metrics: Metrics;
  readonly tables: Tables;
  readonly retention: Retention;
  /** Finishes pending work, notifies everybody, and closes. */
  stop(): Promise<void>;
}

/** Timeouts in ms of a stop: for saving, and for closing each part. With the second that sockets get they add up to ten seconds. */
const STOPPING = { save: 4000, close: 1000 };

/** Starts a server: storage, restored tables, pages and sockets. */
export async function serve(options: ServeOptions = {}): Promise<Server> {
  const log = options.log ?? logToStream(process.stderr);
  for (const trouble of languageTroubles()) log('warn', 'language left out', { ...trouble });
  await requireJoinable(options);
  const storage = await openStorage(placeOf(options));
  let member: Membership | undefined;
  try {
    member = await joinProcesses(storage, options);
    return await open(new Instance(storage, log, options, await vapidKeys(storage), member));
  } catch (error) {
    await member?.bus.close();
    await storage.close();
    throw error;
  }
}

function placeOf({ data, database, passwordFile }: ServeOptions): StoragePlace {
  if (database === undefined) return { data: data ?? './data' };
  return { database, ...(passwordFile !== undefined && { passwordFile }) };
}

/** Reads what is stored, opens the port and starts the timers. */
async function open(server: Instance): Promise<Server> {
  const http = await server.buildHttp();
  await server.moderation.load();
  const restored = await server.tables.restore();
  await server.processes?.start(server.tables, new Elsewhere(server));
  server.quickPlay.changedElsewhere();
  server.core.background('archiving', server.archiveEarlier());
  server.core.background(
    'results of earlier games',
    server.tables.loaded.then(() => server.callSlow()).then(() => server.ratings.catchUp()),
  );
  const metricsServer = await listen(server, http);
  server.upkeep.daily();
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  tellAddress(server, port);
  const { publicOrigin } = server.hosts;
  const local = addressesOf(server.host, port);
  if (server.options.lan) server.lanOrigin = local[0];
  server.tournaments.start();
  const endings = [watchEventLoop(server.core.metrics), watchProcess(server), server.upkeep.start()];
  server.core.log('info', 'open', { host: server.host, port, storage: server.core.storage.kind, restored });
  let stopped: Promise<void> | undefined;
  return {
    addresses: publicOrigin === undefined ? local : [publicOrigin, ...local],
    port,
    metrics: server.core.metrics,
    tables: server.tables,
    retention: server.retention,
    stop: () => {
      stopped ??= stop(server, async () => {
        for (const end of endings) end();
        metricsServer?.close();
        metricsServer?.closeAllConnections();
        await http.close();
      });
      return stopped;
    },
  };
}

/** Opens the main port, and the metrics port if configured. */
async function listen(server: Instance, http: FastifyInstance): Promise<HttpServer | undefined> {
  const { metrics, port = 8080 } = server.options;
  let metricsServer: HttpServer | undefined;
  try {
    if (metrics && metrics !== 'main')
      metricsServer = await serveMetrics(metrics, () => server.metricsText());
    await http.listen({ host: server.host, port });
    return metricsServer;
  } catch (error) {
    metricsServer?.close();
    await server.tables.stop();
    await server.processes?.stop();
    throw error;
  }
}

/** Stores the local address, so that commands on this machine find the server. Not awaited: without it the address can be given by hand. */
function tellAddress(server: Instance, port: number): void {
  const here = addressesOf(server.host, port).at(-1) ?? '';
  server.core.journal.append([{ kind: 'setting', key: ADDRESS, value: here }], () => undefined);
}

/**
 * Logs and counts uncaught errors instead of ending the process and all its tables. This is a last resort: failures of a table
 * are handled at the table (`Recovery.guard`), those of a socket at the socket.
 */
function watchProcess(server: Instance): () => void {
  const report = (error: unknown) => {
    server.core.metrics.counts.uncaught++;
    server.core.reportError('nothing that we expected', error);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return () => {
    process.off('uncaughtException', report);
    process.off('unhandledRejection', report);
  };
}

/** Ends all work that writes, and waits until it is on disk. */
async function settle({ ratings, tables, retention }: Instance): Promise<void> {
  await ratings.settled();
  tables.close();
  await retention.archiver.finish();
  await tables.stop();
}

/** Saves pending writes, then closes sockets, HTTP, bots and storage, each with a timeout. */
async function stop(server: Instance, closeHttp: () => Promise<void>): Promise<void> {
  server.stopping = true;
  server.core.log('info', 'stopping', { connections: server.sockets.size });
  server.quickPlay.stop();
  server.occasions.stop();
  await withinTime(server.tournaments.stop(), STOPPING.close);
  // Writes that are still pending after this were never acknowledged.
  const saved = await withinTime(settle(server), STOPPING.save);
  await withinTime(Promise.resolve(server.processes?.stop()), STOPPING.close);
  if (!saved) server.core.log('warn', 'stopping without the storage', { seconds: STOPPING.save / 1000 });
  await server.sockets.close();
  await withinTime(closeHttp(), STOPPING.close);
  await withinTime(server.thinkers.close(), STOPPING.close);
  await withinTime(server.core.storage.close(), STOPPING.close);
  server.core.log('info', 'stopped');
}
