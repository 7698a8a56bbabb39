import type { OperatorAct, OperatorArgs, OperatorReplies, OperatorRequest } from '@mazmorra/protocol';
import { readOperatorRequest } from '@mazmorra/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../core/log.ts';
import type { Instance } from '../instance.ts';
import { newId } from '../people/secrets.ts';
import { Refused, replyFor } from '../refused.ts';
import type { OperatorTokenRow, Write } from '../storage/port.ts';
import { changingActs } from './changing.ts';
import { readingActs } from './reading.ts';
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

/** The effect of an act. It is written together with its entry in the audit log; `after` then updates memory. */
export interface Done<A extends OperatorAct> {
  readonly reply: OperatorReplies[A];
  /** The person or thing concerned, for the audit log; absent if the act is not logged. */
  readonly subject?: string;
  readonly writes?: readonly Write[];
  after?(): Promise<void> | void;
}

export type Act<A extends OperatorAct> = (
  server: Instance,
  args: OperatorArgs<A>,
  who: OperatorTokenRow,
) => Promise<Done<A>>;

const acts: { readonly [A in OperatorAct]: Act<A> } = { ...readingActs, ...changingActs };

/** Executes an act of an operator. Every act that changes something, or shows what people wrote, is first written to the audit log. */
async function carryOut(
  server: Instance,
  request: OperatorRequest,
  who: OperatorTokenRow,
): Promise<OperatorReplies[OperatorAct]> {
  const act = acts[request.act] as Act<OperatorAct>;
  const { reply, subject, writes = [], after } = await act(server, request.args, who);
  const log = subject === undefined ? [] : [auditOf(server, request, who, subject)];
  if (writes.length + log.length > 0) await server.core.journal.save(...writes, ...log);
  if (writes.length > 0) await server.moderation.load();
  await after?.();
  if (subject !== undefined) logAct(server.core.log, request.act);
  return reply;
}

function auditOf(
  server: Instance,
  { act, args }: OperatorRequest,
  { name }: OperatorTokenRow,
  subject: string,
): Write {
  const at = server.core.now();
  const why = 'why' in args && typeof args.why === 'string' ? args.why : '';
  return { kind: 'audit', row: { id: newId(at), at, who: name, act, subject, why } };
}

/** Logs only the kind of act. Who and why are in the audit log; the process log is for whoever runs the machine. */
const logAct = (log: Log, act: OperatorAct): void => log('info', 'operator', { act });
