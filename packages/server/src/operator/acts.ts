import type { OperatorAct, OperatorArgs, OperatorReplies, OperatorRequest } from '@mazmorra/protocol';
import type { Log } from '../core/log.ts';
import type { Instance } from '../instance.ts';
import type { OperatorTokenRow, Write } from '../storage/port.ts';
import { changingActs } from './changing.ts';
import { newId } from './ids.ts';
import { readingActs } from './reading.ts';

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
export async function carryOut(
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
