import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Bucket, type Rate } from './bucket.ts';
import { chooseCoding } from './encoding.ts';
import type { Metrics } from './metrics.ts';
import { type Gauge, metricsText } from './metrics.ts';
import { findRecord } from './records.ts';
import { serveStatic } from './static-files.ts';
import type { Tables } from './tables.ts';

export interface HttpParts {
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** The folder of the built client, if it is to be served. */
  readonly web: string | undefined;
  readonly stopping: () => boolean;
  readonly gauges: () => readonly Gauge[];
}

/** What a page of ours may do: its own scripts, styles, pictures and socket, and nothing from elsewhere. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers know this policy only for https and for their own machine; elsewhere they complain about it in the console. */
const isTrustworthy = ({ hostname, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-proto'] === 'https' || /^(localhost|127\.|\[::1\])/.test(hostname);

const ID = /^[A-Za-z0-9_-]{8,64}$/;

export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const http = Fastify({
    logger: false,
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });
  http.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    if (isTrustworthy(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
  http.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) parts.tables.broke('an HTTP request', error);
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' });
  });
  operations(http, parts);
  records(http, parts);
  if (parts.web !== undefined && existsSync(join(parts.web, 'index.html'))) serveStatic(http, parts.web);
  return http;
}

function operations(http: FastifyInstance, { tables, metrics, stopping, gauges }: HttpParts): void {
  http.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await tables.storage.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'storage' });
    }
  });
  http.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return metricsText(metrics, gauges());
  });
}

/** Making a record plays the whole game again, so nobody gets too many at once. */
const RECORDS: Rate = { burst: 20, perSecond: 2 };
const MOST_ADDRESSES = 10_000;

const compressed = promisify<string, Buffer>(gzip);

/** The record of a finished game: who has the table's id has the link to its replay. */
function records(http: FastifyInstance, { tables }: HttpParts): void {
  const readers = new Map<string, Bucket>();
  const mayRead = (address: string): boolean => {
    const now = tables.now();
    if (readers.size > MOST_ADDRESSES) readers.clear();
    const bucket = readers.get(address) ?? new Bucket(RECORDS, now);
    readers.set(address, bucket);
    return bucket.take(RECORDS, now);
  };
  http.get<{ Params: { table: string }; Querystring: { download?: string } }>(
    '/api/records/:table',
    async (request, reply) => {
      const { table } = request.params;
      if (!mayRead(request.ip)) return reply.code(429).send({ error: 'rate' });
      const record = ID.test(table) ? await findRecord(tables.storage, tables.games, table) : undefined;
      if (!record) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no-record' });
      if (request.query.download !== undefined)
        reply.header(
          'content-disposition',
          `attachment; filename="${record.game}-${table.slice(0, 8)}.mazmorra.json"`,
        );
      reply
        .header('cache-control', 'private, max-age=3600')
        .header('vary', 'Accept-Encoding')
        .type('application/json; charset=utf-8');
      const text = JSON.stringify(record);
      if (chooseCoding(request.headers['accept-encoding'], ['gzip']) === undefined) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(await compressed(text));
    },
  );
}
