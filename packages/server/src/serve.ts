import type { Server as HttpServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { vapidKeys } from './calls/push.ts';
import { Instance } from './instance.ts';
import { addressesOf } from './net/hosts.ts';
import { logTo } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { serveMetrics, watchEventLoop } from './operations/metrics-server.ts';
import { ADDRESS } from './operator/sign-in.ts';
import type { ServeOptions } from './options.ts';
import { joinHouse, type Membership } from './processes/join.ts';
import { withinTime } from './storage/health.ts';
import { openStorage, type StoragePlace } from './storage/index.ts';
import type { Tables } from './tables/tables.ts';

export interface Server {
  /** Where it can be reached, the first being the one to show. */
  readonly addresses: readonly string[];
  readonly port: number;
  readonly metrics: Metrics;
  readonly tables: Tables;
  /** Finishes what is under way, tells everybody, closes. */
  stop(): Promise<void>;
}

/** Milliseconds that a stop waits for what is under way, and for each part to close. Together they are less than ten seconds. */
const STOPPING = { save: 4000, close: 1000 };

/** Starts a server: storage, tables that go on, pages and sockets. */
export async function serve(options: ServeOptions = {}): Promise<Server> {
  const log = options.log ?? logTo((line) => process.stderr.write(line));
  const storage = await openStorage(placeOf(options));
  let member: Membership | undefined;
  try {
    member = await joinHouse(storage, options);
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
  await server.processes?.start();
  server.quickPlay.changedElsewhere();
  void server.tables.loaded
    .then(() => server.callSlow())
    .then(() => server.ratings.catchUp())
    .catch((error: unknown) => server.tables.broke('results of earlier games', error));
  const metricsServer = await listen(server, http);
  server.upkeep.daily();
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  tellAddress(server, port);
  const { publicOrigin } = server.hosts;
  const local = addressesOf(server.host, port);
  if (server.options.lan) server.lanOrigin = local[0];
  server.tournaments.start();
  const endings = [watchEventLoop(server.metrics), watchProcess(server), server.upkeep.start()];
  server.log('info', 'open', { host: server.host, port, storage: server.storage.kind, restored });
  let stopped: Promise<void> | undefined;
  return {
    addresses: publicOrigin === undefined ? local : [publicOrigin, ...local],
    port,
    metrics: server.metrics,
    tables: server.tables,
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

/** Opens the port, and the one of the metrics if they have one. */
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

/** Says in the database where commands on this machine find the server. One that is not told is named by hand. */
function tellAddress(server: Instance, port: number): void {
  const here = addressesOf(server.host, port).at(-1) ?? '';
  server.tables.journal.append([{ kind: 'setting', key: ADDRESS, value: here }], () => undefined);
}

/**
 * Logs and counts what nothing else caught, instead of ending the process and with it everybody's tables. Nothing relies on
 * this: a table's failure is dealt with at the table (`Recovery.guard`), a socket's at the socket.
 */
function watchProcess(server: Instance): () => void {
  const report = (error: unknown) => {
    server.metrics.counts.uncaught++;
    server.tables.broke('nothing that we expected', error);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return () => {
    process.off('uncaughtException', report);
    process.off('unhandledRejection', report);
  };
}

/** Saves what is under way, then closes sockets, http, bots and storage, each within its time. */
async function stop(server: Instance, closeHttp: () => Promise<void>): Promise<void> {
  server.stopping = true;
  server.log('info', 'stopping', { connections: server.sockets.size });
  server.quickPlay.stop();
  server.occasions.stop();
  await withinTime(server.tournaments.stop(), STOPPING.close);
  // Writes that are still pending then were not acknowledged to anybody.
  const saved = await withinTime(
    server.ratings.settled().then(() => server.tables.stop()),
    STOPPING.save,
  );
  await withinTime(Promise.resolve(server.processes?.stop()), STOPPING.close);
  if (!saved) server.log('warn', 'stopping without the storage', { seconds: STOPPING.save / 1000 });
  await server.sockets.close();
  await withinTime(closeHttp(), STOPPING.close);
  await withinTime(server.thinkers.close(), STOPPING.close);
  await withinTime(server.storage.close(), STOPPING.close);
  server.log('info', 'stopped');
}
