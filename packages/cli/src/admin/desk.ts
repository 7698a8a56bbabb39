import type { OperatorAct, OperatorInput, OperatorReplies } from '@mazmorra/protocol';
import { type StoragePlace, signInOperator } from '@mazmorra/server';
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
      throw new UsageError(
        `--server ${JSON.stringify(server)}: allowed is an address such as http://localhost:8080`,
      );
    const { token, until, address } = await orUsageError(signInOperator(place, as, life));
    const where = server ?? address;
    if (where === undefined)
      throw new UsageError('no server has used these data yet: start it, or name it with --server');
    return new Desk(where.replace(/\/$/, ''), token, until);
  }

  async ask<A extends OperatorAct>(act: A, args: OperatorInput<A>): Promise<OperatorReplies[A]> {
    const response = await this.#post({ act, ...args });
    const body = (await response.json().catch(() => undefined)) as
      | (OperatorReplies[A] & { readonly error?: { readonly message?: string } })
      | undefined;
    if (response.ok && body) return body;
    throw new UsageError(
      body?.error?.message ?? `${this.server} answers with ${response.status}: is it a Mazmorra server?`,
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
      throw new UsageError(`no server answers at ${this.server}: start it, or name it with --server`);
    }
  }
}
