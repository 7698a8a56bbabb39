import type { OperatorAct, OperatorInput, OperatorReplies } from '@mazmorra/protocol';
import { type StoragePlace, signInOperator } from '@mazmorra/server';
import { typed } from '../text/index.ts';
import { orUsageError, UsageError } from '../usage.ts';

/** The way of a command to the running server: signed in with a token of its own. */
export class Desk {
  readonly server: string;
  readonly token: string;
  readonly until: number;

  private constructor(server: string, token: string, until: number) {
    this.server = server;
    this.token = token;
    this.until = until;
  }

  /** `life` is for how many milliseconds the token is good. */
  static async open(
    place: StoragePlace,
    as: string,
    server: string | undefined,
    life: number,
  ): Promise<Desk> {
    if (server !== undefined && !URL.canParse(server))
      throw new UsageError(({ admin }) => admin.wrongServer(typed(server)));
    const { token, until, address } = await orUsageError(signInOperator(place, as, life));
    const where = server ?? address;
    if (where === undefined) throw new UsageError(({ admin }) => admin.noServerYet);
    return new Desk(where.replace(/\/$/, ''), token, until);
  }

  async ask<A extends OperatorAct>(act: A, args: OperatorInput<A>): Promise<OperatorReplies[A]> {
    const response = await this.#post({ act, ...args });
    const body = (await response.json().catch(() => undefined)) as
      | (OperatorReplies[A] & { readonly error?: { readonly message?: string } })
      | undefined;
    if (response.ok && body) return body;
    const message = body?.error?.message;
    throw new UsageError(({ admin, failure }) =>
      message === undefined ? admin.notMazmorra(this.server, response.status) : failure(message),
    );
  }

  async #post(body: unknown): Promise<Response> {
    try {
      return await fetch(`${this.server}/api/operator`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
        body: JSON.stringify(body),
      });
    } catch {
      throw new UsageError(({ admin }) => admin.noAnswer(this.server));
    }
  }
}
