import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LANGUAGES } from '@mazmorra/kernel';
import { LEGAL_PAGES } from '@mazmorra/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveCalendar } from '../calls/calendar.ts';
import { findRecord } from '../keeping/records.ts';
import { Pages } from '../links/pages.ts';
import { METRICS_TYPE } from '../operations/metrics-server.ts';
import { type OperatorHttp, serveOperator } from '../operator/http.ts';
import type { LegalPages } from '../operator/legal.ts';
import { TROUBLE } from '../storage/health.ts';
import type { Tables } from '../tables/tables.ts';
import { tournamentFile } from '../tournaments/records.ts';
import { chooseCoding } from './encoding.ts';
import { type Hosts, hostName } from './hosts.ts';
import { serveStatic } from './static-files.ts';

/** Timeouts in ms: for the headers, for the whole request, and for an idle connection. */
export interface HttpTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly keepAlive: number;
  /** Interval in ms at which connections are checked for timeouts. */
  readonly check: number;
}

export interface HttpParts {
  readonly tables: Tables;
  /** The folder of the built client, if it is served. */
  readonly web: string | undefined;
  readonly hosts: Hosts;
  readonly timeouts: HttpTimeouts;
  /** Whether the address of this request may read another record now (rate limit): making one replays the whole game. */
  readonly mayRead: (request: IncomingMessage) => boolean;
  /** Numbers of people who play and wait, and of tables with a free seat. */
  readonly numbers: () => { readonly playing: number; readonly open: number; readonly waiting: number };
  readonly stopping: () => boolean;
  readonly operator: OperatorHttp;
  readonly legal: LegalPages;
  /** The metrics, if the main port serves them. */
  readonly metricsText: (() => string) | undefined;
}

/** Restricts a page to its own scripts, styles, pictures and socket. */
const contentPolicy = (host: string | undefined, secure: boolean): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${socketSources(host, secure).join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The own host by name: in some browsers 'self' does not include the socket of the same host. */
function socketSources(host: string | undefined, secure: boolean): string[] {
  if (host === undefined || hostName(host) === undefined) return ["'self'"];
  return ["'self'", ...(secure ? [] : [`ws://${host}`]), `wss://${host}`];
}

/** A year in seconds, for the host of a public address with https. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Other protocols that a client would like to change to are ignored (RFC 9110, 7.8). Before Node 24.9 they are refused with 404. */
const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  (headers.upgrade ?? '').split(',').some((name) => name.trim().toLowerCase() === 'websocket');

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** Browsers apply this policy only over https and on localhost; elsewhere they print a warning. */
const isTrustworthy = ({ hostname, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-proto'] === 'https' || /^(localhost|127\.|\[::1\])/.test(hostname);

const ID = /^[A-Za-z0-9_-]{8,64}$/;

export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { hosts, timeouts } = parts;
  const http = Fastify({
    logger: false,
    bodyLimit: 1024,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      shouldUpgradeCallback: isWebSocket,
    },
  });
  http.addHook('onRequest', async (request, reply) => {
    const refusal = hosts.refusal(request.raw);
    if (refusal !== undefined) return reply.code(refusal).send({ error: 'wrong-host' });
  });
  http.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    const { host } = request.headers;
    const secure = hosts.isSecure(host);
    reply.header('content-security-policy', contentPolicy(host, secure));
    if (secure) reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (isTrustworthy(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
  http.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) parts.tables.reportError('an HTTP request', error);
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' });
  });
  serveOperator(http, parts.operator);
  operations(http, parts);
  records(http, parts);
  tournaments(http, parts);
  legalPages(http, parts);
  serveCalendar(http, { tables: parts.tables, origin: hosts.publicOrigin, mayRead: parts.mayRead });
  const { web, tables, mayRead, legal } = parts;
  if (web !== undefined && existsSync(join(web, 'index.html')))
    serveStatic(http, web, new Pages({ web, tables, hosts, mayRead, legal }));
  return http;
}

function operations(http: FastifyInstance, { tables, metricsText, stopping, numbers }: HttpParts): void {
  http.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping()) return reply.code(503).send({ status: 'stopping' });
    const trouble = await tables.health.check();
    if (trouble === undefined) return { status: 'ok' };
    return reply.code(503).send({ status: 'storage', problem: trouble, message: TROUBLE[trouble] });
  });
  http.get('/api/now', async (_request, reply) => reply.header('cache-control', 'no-store').send(numbers()));
  // An explicit 404: otherwise the client's page would be served for this path.
  http.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!metricsText) return reply.code(404).send({ error: 'no-metrics' });
    return reply.type(METRICS_TYPE).send(metricsText());
  });
}

/** Privacy page, terms and imprint in the reader's language. */
function legalPages(http: FastifyInstance, { legal }: HttpParts): void {
  http.get<{ Params: { page: string }; Querystring: { language?: string } }>(
    '/api/pages/:page',
    async (request, reply) => {
      const page = LEGAL_PAGES.find((name) => name === request.params.page);
      reply.header('cache-control', 'no-cache');
      if (!page) return reply.code(404).send({ error: 'no-page' });
      return { blocks: legal.blocks(page, LANGUAGES.find((one) => one === request.query.language) ?? 'en') };
    },
  );
}

const compressed = promisify<string, Buffer>(gzip);

/** The record of a finished game. Anybody who knows the table's id has the link to its replay. */
function records(http: FastifyInstance, { tables, mayRead }: HttpParts): void {
  http.get<{ Params: { table: string }; Querystring: { download?: string } }>(
    '/api/records/:table',
    async (request, reply) => {
      const { table } = request.params;
      if (!mayRead(request.raw)) return reply.code(429).send({ error: 'rate' });
      const record = ID.test(table)
        ? await findRecord(tables.storage, tables.games, table, tables.now())
        : undefined;
      if (!record) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no-record' });
      if (request.query.download !== undefined)
        reply.header(
          'content-disposition',
          `attachment; filename="${record.game}-${table.slice(0, 8)}.mazmorra.json"`,
        );
      reply.header('cache-control', 'private, max-age=3600');
      return sendJson(request, reply, record);
    },
  );
}

async function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8');
  if (chooseCoding(request.headers['accept-encoding'], ['gzip']) === undefined) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compressed(text));
}

/** All records of a finished tournament as one file. */
function tournaments(http: FastifyInstance, { tables, mayRead }: HttpParts): void {
  http.get<{ Params: { tournament: string } }>('/api/tournaments/:tournament', async (request, reply) => {
    const { tournament: id } = request.params;
    if (!mayRead(request.raw)) return reply.code(429).send({ error: 'rate' });
    const file = ID.test(id)
      ? await tournamentFile(tables.storage, tables.games, id, tables.now())
      : undefined;
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no-tournament' });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="tournament-${id.slice(0, 8)}.mazmorra.json"`);
    return sendJson(request, reply, file);
  });
}
