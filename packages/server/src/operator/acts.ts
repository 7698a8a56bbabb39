import type { OperatorAct, OperatorArgs, OperatorReplies, OperatorRequest } from '@mazmorra/protocol';
import type { Log } from '../operations/log.ts';
import type { OperatorTokenRow, Write } from '../storage/port.ts';
import { changingActs } from './changing.ts';
import { newId } from './ids.ts';
import { type OperatorHouse, readingActs } from './reading.ts';

/** What an act does. It is written together with its line in the audit log; `after` is what happens in memory then. */
export interface Done<A extends OperatorAct> {
  readonly reply: OperatorReplies[A];
  /** Whom or what it was about, for the audit log; absent where nothing is to be logged. */
  readonly subject?: string;
  readonly writes?: readonly Write[];
  after?(): Promise<void> | void;
}

export type Act<A extends OperatorAct> = (
  house: OperatorHouse,
  args: OperatorArgs<A>,
  who: OperatorTokenRow,
) => Promise<Done<A>>;

const acts: { readonly [A in OperatorAct]: Act<A> } = { ...readingActs, ...changingActs };

/** Carries out an act of an operator. Everything that changes something, or shows what people wrote, is in the audit log first. */
export async function carryOut(
  house: OperatorHouse,
  request: OperatorRequest,
  who: OperatorTokenRow,
): Promise<OperatorReplies[OperatorAct]> {
  const act = acts[request.act] as Act<OperatorAct>;
  const { reply, subject, writes = [], after } = await act(house, request.args, who);
  const log = subject === undefined ? [] : [auditOf(house, request, who, subject)];
  if (writes.length + log.length > 0) await house.tables.journal.save(...writes, ...log);
  if (writes.length > 0) await house.moderation.load();
  await after?.();
  if (subject !== undefined) logAct(house.log, request.act);
  return reply;
}

function auditOf(
  house: OperatorHouse,
  { act, args }: OperatorRequest,
  { name }: OperatorTokenRow,
  subject: string,
): Write {
  const at = house.now();
  const why = 'why' in args && typeof args.why === 'string' ? args.why : '';
  return { kind: 'audit', row: { id: newId(at), at, who: name, act, subject, why } };
}

/** Who and why stand in the audit log; the log of the process is for whoever watches the machine. */
const logAct = (log: Log, act: OperatorAct): void => log('info', 'operator', { act });
