import type { OperatorAct, OperatorInput, OperatorReplies } from '@mazmorra/protocol';
import { newOperatorToken } from '../../src/operator/tokens.ts';
import type { Server } from '../../src/serve.ts';

/** A token for an operator of a server of the tests. */
export async function tokenFor(server: Server, name = 'Olga', life = 60_000): Promise<string> {
  const { token, row } = newOperatorToken(name, Date.now(), life);
  await server.tables.journal.save({ kind: 'operator-token', row });
  return token;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any;
}

export async function post(server: Server, token: string | undefined, body: unknown): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/operator`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** One act of an operator. */
export type Do = <A extends OperatorAct>(act: A, args?: OperatorInput<A>) => Promise<OperatorReplies[A]>;

export const operatorOn =
  (server: Server, token: string): Do =>
  async (act, args) => {
    const { status, body } = await post(server, token, { act, ...args });
    if (status !== 200) throw new Error(`${act}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
