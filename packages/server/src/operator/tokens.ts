import type { IncomingHttpHeaders } from 'node:http';
import { hashOf, newSecret } from '../people/secrets.ts';
import type { OperatorTokenRow, Storage } from '../storage/port.ts';

/** The prefix of every operator token, by which a misplaced one is recognised. */
const MARK = 'mzo_';
const TOKEN = new RegExp(`^Bearer (${MARK}[A-Za-z0-9_-]{43})$`);

/** The path of the operator's interface. */
export const OPERATOR_PATH = '/api/operator';

/** Creates a token and the row that is stored: its hash. */
export function newOperatorToken(
  name: string,
  now: number,
  life: number,
): { readonly token: string; readonly row: OperatorTokenRow } {
  const token = MARK + newSecret();
  return { token, row: { hash: hashOf(token), name, at: now, until: now + life } };
}

/** The hash of the token in an Authorization header, if there is one. */
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
 * Whether a request carries an operator token in a wrong place: in its URL, which proxies log; in a cookie, which browsers send
 * by themselves; in a header other than Authorization; or in that header, but to another path.
 */
export function isTokenMisplaced(url: string | undefined, headers: IncomingHttpHeaders): boolean {
  const address = url ?? '';
  if (address.includes(MARK)) return true;
  const isOurs = address === OPERATOR_PATH;
  for (const name in headers)
    if (!(isOurs && name === 'authorization') && String(headers[name]).includes(MARK)) return true;
  return false;
}
