import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { usableLanguages } from '@mazmorra/languages/node';
import { LEGAL_PAGES } from '@mazmorra/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveApi } from '../api/http.ts';
import { EMBED_POLICY, isEmbed, serveClips } from '../clips/http.ts';
import { METRICS_TYPE } from '../core/metrics.ts';
import type { Instance } from '../instance.ts';
import { serveCalendar } from '../notify/calendar.ts';
import { serveOperator } from '../operator/http.ts';
import { Pages } from '../pages/pages.ts';
import { findRecord } from '../retention/records.ts';
import { TROUBLE } from '../storage/health.ts';
import { tournamentFile } from '../tournaments/view.ts';
import { hostName } from './hosts.ts';
import { chooseCoding, serveStatic } from './static-files.ts';

/** Timeouts in ms: for the headers, for the whole request, and for an idle connection. */
export interface HttpTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly keepAlive: number;
  /** Interval in ms at which connections are checked for timeouts. */
  readonly check: number;
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

export async function buildHttp(server: Instance, timeouts: HttpTimeouts): Promise<FastifyInstance> {
  const { hosts } = server;
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
    const { host } = request.headers;
    const secure = hosts.isSecure(host);
    if (isEmbed(request.url)) {
      const { 'x-frame-options': _, ...open } = HEADERS;
      reply.headers({ ...open, 'cross-origin-resource-policy': 'cross-origin' });
    } else reply.headers(HEADERS);
    reply.header(
      'content-security-policy',
      isEmbed(request.url) ? EMBED_POLICY : contentPolicy(host, secure),
    );
    if (secure) reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (isTrustworthy(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  });
  http.setErrorHandler((error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) server.core.reportError('an HTTP request', error);
    return reply.code(status).send({ error: status >= 500 ? 'internal' : 'bad-request' });
  });
  serveOperator(http, server);
  operations(http, server);
  records(http, server);
  tournaments(http, server);
  legalPages(http, server);
  serveCalendar(http, server);
  serveClips(http, server);
  serveApi(http, server);
  server.draft?.serve(http);
  const { web } = server.options;
  if (web !== undefined && existsSync(join(web, 'index.html')))
    serveStatic(http, web, new Pages(web, server));
  return http;
}

function operations(http: FastifyInstance, server: Instance): void {
  http.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (server.stopping) return reply.code(503).send({ status: 'stopping' });
    const trouble = await server.core.health.check();
    if (trouble === undefined) return { status: 'ok' };
    return reply.code(503).send({ status: 'storage', problem: trouble, message: TROUBLE[trouble] });
  });
  http.get('/api/now', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ ...server.tables.numbers, waiting: server.quickPlay.waiting }),
  );
  // An explicit 404: otherwise the client's page would be served for this path.
  http.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (server.options.metrics !== 'main') return reply.code(404).send({ error: 'no-metrics' });
    return reply.type(METRICS_TYPE).send(server.metricsText());
  });
}

/** Privacy page, terms and imprint in the reader's language. */
function legalPages(http: FastifyInstance, { legal }: Instance): void {
  http.get<{ Params: { page: string }; Querystring: { language?: string } }>(
    '/api/pages/:page',
    async (request, reply) => {
      const page = LEGAL_PAGES.find((name) => name === request.params.page);
      reply.header('cache-control', 'no-cache');
      if (!page) return reply.code(404).send({ error: 'no-page' });
      return {
        blocks: legal.blocks(page, usableLanguages().find((one) => one === request.query.language) ?? 'en'),
      };
    },
  );
}

const compressed = promisify<string, Buffer>(gzip);

/** The record of a finished game. Anybody who knows the table's id has the link to its replay. */
function records(http: FastifyInstance, server: Instance): void {
  http.get<{ Params: { table: string }; Querystring: { download?: string } }>(
    '/api/records/:table',
    async (request, reply) => {
      const { table } = request.params;
      if (!server.mayTry(request.raw, 'records')) return reply.code(429).send({ error: 'rate' });
      const record = ID.test(table)
        ? await findRecord(server.core.storage, server.core.gameList, table, server.core.now())
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
function tournaments(http: FastifyInstance, server: Instance): void {
  http.get<{ Params: { tournament: string } }>('/api/tournaments/:tournament', async (request, reply) => {
    const { tournament: id } = request.params;
    if (!server.mayTry(request.raw, 'records')) return reply.code(429).send({ error: 'rate' });
    const file = ID.test(id)
      ? await tournamentFile(server.core.storage, server.core.gameList, id, server.core.now())
      : undefined;
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no-tournament' });
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="tournament-${id.slice(0, 8)}.mazmorra.json"`);
    return sendJson(request, reply, file);
  });
}
