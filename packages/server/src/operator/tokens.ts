import type { IncomingHttpHeaders } from 'node:http';
import { hashOf, newSecret } from '../people/secrets.ts';
import type { OperatorTokenRow, Storage } from '../storage/port.ts';

/** The beginning of every operator's token, by which one in a wrong place is recognised. */
const MARK = 'mzo_';
const TOKEN = new RegExp(`^Bearer (${MARK}[A-Za-z0-9_-]{43})$`);

/** The address of the operator's requests. */
export const OPERATOR_PATH = '/api/operator';

/** A new token for somebody, and what is stored of it: its hash. */
export function newOperatorToken(
  name: string,
  now: number,
  life: number,
): { readonly token: string; readonly row: OperatorTokenRow } {
  const token = MARK + newSecret();
  return { token, row: { hash: hashOf(token), name, at: now, until: now + life } };
}

/** The hash of the token in an Authorization header, where a token stands there. */
export const tokenHashIn = (header: string | undefined): string | undefined => {
  const token = TOKEN.exec(header ?? '')?.[1];
  return token === undefined ? undefined : hashOf(token);
};

export async function operatorOf(
  storage: Storage,
  hash: string,
  now: number,
): Promise<OperatorTokenRow | undefined> {
  const row = await storage.operatorToken(hash);
  return row && row.until > now ? row : undefined;
}

/**
 * Whether a request carries an operator's token where it must not be: in its address, which proxies write into their logs, in a cookie,
 * which browsers send by themselves, in a header other than Authorization, or in that one to another address.
 */
export function isTokenMisplaced(url: string | undefined, headers: IncomingHttpHeaders): boolean {
  const address = url ?? '';
  if (address.includes(MARK)) return true;
  const isOurs = address === OPERATOR_PATH;
  for (const name in headers)
    if (!(isOurs && name === 'authorization') && String(headers[name]).includes(MARK)) return true;
  return false;
}
