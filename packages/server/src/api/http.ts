import { Readable } from 'node:stream';
import { answerOf, readBody, readQuery } from '@mazmorra/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Instance } from '../instance.ts';
import { Refused, replyFor } from '../refused.ts';
import { openApi } from './openapi.ts';
import { type Asked, type Caller, OPERATIONS, type Operation } from './operations.ts';

/** Where the public API lies. Other sites may read it: it needs no cookie, and a token stands in a header. */
const ROOT = '/api/v1';
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'cache-control': 'no-store',
};

/** Callers that read a live list at a time, here and from one address. */
const MOST_LIVE = { all: 200, address: 4 };
/** An empty line shows that a quiet connection stands. */
const SIGN_OF_LIFE = 20_000;
const UNREAD = 1 << 18;

const STATUS: Readonly<Record<string, number>> = {
  hello: 401,
  'unknown-person': 404,
  'no-table': 404,
  'not-allowed': 403,
  'needs-name': 403,
  banned: 403,
  silenced: 403,
  rate: 429,
  'too-many': 429,
  stopping: 503,
  storage: 503,
};

/** Units of the heavy rate of a person that a call with their token costs. */
const COST = { GET: 0.5, POST: 2 } as const;

/** Serves the public API. */
export function serveApi(http: FastifyInstance, server: Instance): void {
  const live = new Map<string, number>();
  http.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(ROOT))
      reply.headers({ ...OPEN, 'cross-origin-resource-policy': 'cross-origin' });
  });
  http.options(`${ROOT}/*`, (_request, reply) => reply.code(204).send());
  const document = openApi();
  http.get(`${ROOT}/openapi.json`, async () => document);
  for (const operation of OPERATIONS)
    http.route({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        try {
          return await answer(server, operation, request, reply, live);
        } catch (error) {
          const refusal = replyFor(error);
          if (!refusal) throw error;
          const { code, message } = refusal;
          if (code === 'rate') reply.header('retry-after', '10');
          return reply.code(STATUS[code] ?? 400).send({ error: code, message });
        }
      },
    });
}

async function callerOf(server: Instance, operation: Operation, request: FastifyRequest): Promise<Caller> {
  if (!server.mayTry(request.raw, 'records')) throw new Refused('rate', 'too many requests: wait a little');
  const { authorization } = request.headers;
  const origin = server.hosts.publicOrigin ?? `${request.protocol}://${request.host}`;
  if (authorization === undefined && operation.scope === undefined)
    return { person: undefined, scopes: [], origin };
  const found = await server.people.byToken(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
  if (!found) throw new Refused('hello', 'the token is missing, unknown or withdrawn');
  const { person, scopes } = found;
  server.moderation.requireWelcome({ person: person.id, address: server.fromOf(request.raw).address });
  const now = server.quotas.now();
  if (!server.quotas.people.of(person.id, now).take('heavy', now, COST[operation.method]))
    throw new Refused('rate', 'too many requests with your tokens: wait a little');
  if (operation.scope !== undefined && operation.scope !== 'any' && !scopes.includes(operation.scope))
    throw new Refused('not-allowed', `this token lacks the scope ${operation.scope}`);
  return { person, scopes, origin };
}

async function answer(
  server: Instance,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  live: Map<string, number>,
): Promise<unknown> {
  const caller = await callerOf(server, operation, request);
  const query = readQuery(operation.query, request.query);
  const body = operation.body && readBody(operation.body, request.body);
  if (!query || (operation.body && !body))
    throw new Refused('bad-request', 'not as /api/v1/openapi.json says');
  const asked: Asked = { params: request.params as Asked['params'], query, body };
  const said = await operation.run(server, asked, caller);
  if (!operation.lines) return answerOf(operation.answer, said);
  const lineOf = (one: unknown): string => `${JSON.stringify(answerOf(operation.answer, one))}\n`;
  const ndjson = (): FastifyReply => reply.type('application/x-ndjson; charset=utf-8');
  if (operation.live) {
    const stream = liveTables(server, request, lineOf, said, asked, live);
    return ndjson().send(stream);
  }
  // The first line is read before the answer begins, so that a refusal has its own status.
  const lines = said as AsyncGenerator<unknown>;
  const first = await lines.next();
  async function* texts(): AsyncGenerator<string> {
    if (!first.done) yield lineOf(first.value);
    for await (const line of lines) yield lineOf(line);
  }
  return ndjson().send(Readable.from(texts()));
}

/** The list of public tables and its changes, until the caller leaves or reads too slowly. */
function liveTables(
  server: Instance,
  request: FastifyRequest,
  lineOf: (one: unknown) => string,
  first: unknown,
  { query: { game } }: Asked,
  live: Map<string, number>,
): Readable {
  const { address } = server.fromOf(request.raw);
  const own = live.get(address) ?? 0;
  const all = [...live.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MOST_LIVE.address || all >= MOST_LIVE.all)
    throw new Refused('rate', 'too many live lists from your address');
  live.set(address, own + 1);
  const stream = new Readable({ read: () => undefined });
  const push = (text: string): void => {
    if (stream.readableLength > UNREAD) stream.destroy();
    else stream.push(text);
  };
  const reader = { send: (text: string) => push(lineOf(JSON.parse(text).lobby)) };
  const timer = setInterval(() => push('\n'), SIGN_OF_LIFE).unref();
  const { lobby } = server.tables;
  stream.on('close', () => {
    clearInterval(timer);
    lobby.leave(reader);
    const left = (live.get(address) ?? 1) - 1;
    if (left > 0) live.set(address, left);
    else live.delete(address);
  });
  push(lineOf(first));
  lobby.join(reader, game === undefined ? {} : { game });
  return stream;
}
