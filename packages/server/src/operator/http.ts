import { readOperatorRequest } from '@mazmorra/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Instance } from '../instance.ts';
import { Refused, replyFor } from '../refused.ts';
import type { OperatorTokenRow } from '../storage/port.ts';
import { carryOut } from './acts.ts';
import { isTokenMisplaced, OPERATOR_PATH, operatorOf, tokenHashIn } from './tokens.ts';

/** Maximum request size in bytes. Word lists are the largest requests. */
const BODY_LIMIT = 256 * 1024;

/**
 * Serves the operator's interface: one act per request, with the token in the Authorization header. Without cookies, no other
 * site can act on behalf of an operator who is signed in.
 */
export function serveOperator(http: FastifyInstance, server: Instance): void {
  http.addHook('onRequest', async (request, reply) => {
    if (!isTokenMisplaced(request.raw.url, request.headers)) return;
    const message =
      'a token belongs into the Authorization header of requests to the operator’s address, and nowhere else: make a new one';
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({ error: { code: 'token-misplaced', message } });
  });
  const operators = new WeakMap<FastifyRequest, OperatorTokenRow>();
  // Before the body is read: whoever has no token sends nothing that is received or parsed.
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, code: string, message: string) =>
      reply.code(status).header('connection', 'close').send({ error: { code, message } });
    if (!server.mayTry(request.raw, 'operator'))
      return refuse(429, 'rate', 'too many requests: wait a little');
    const hash = tokenHashIn(request.headers.authorization);
    const who = hash && (await operatorOf(server.core.storage, hash, server.core.now()));
    if (!who)
      return refuse(
        401,
        'no-operator',
        'this needs the token that `mazmorra admin token` prints; an old one is good no more',
      );
    operators.set(request, who);
    return undefined;
  };
  http.post(OPERATOR_PATH, { bodyLimit: BODY_LIMIT, onRequest: admit }, async (request, reply) => {
    const refuse = (status: number, code: string, message: string) =>
      reply.code(status).send({ error: { code, message } });
    const who = operators.get(request);
    if (!who) throw new Error('an act without its operator');
    const act = readOperatorRequest(request.body);
    if ('problem' in act) return refuse(400, 'bad-request', act.problem);
    try {
      return await carryOut(server, act, who);
    } catch (error) {
      const known = replyFor(error);
      if (!known) throw error;
      return refuse(error instanceof Refused ? 409 : 503, known.code, known.message);
    }
  });
}
