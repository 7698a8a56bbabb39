import type { OperatorAct, OperatorInput, OperatorReplies } from '@mazmorra/protocol';
import { keepText, keptText } from '../settings/kept.ts';

const key = 'mazmorra.operator';
const isToken = (text: string): boolean => /^mzo_[A-Za-z0-9_-]{43}$/.test(text);

/** The server does not take this token, or not any more. */
export class SignedOut extends Error {}

/** The server says what is wrong, in its own words. */
export class NotDone extends Error {}

/** The token from the address, which it leaves at once, or the one that this tab keeps until it is closed. */
export function keptToken(): string | undefined {
  const given = location.hash.slice(1);
  if (isToken(given)) {
    history.replaceState(history.state, '', location.pathname);
    keepToken(given);
    return given;
  }
  return keptText(key, 'sessionStorage');
}

export const keepToken = (token: string | undefined): void => keepText(key, token, 'sessionStorage');

export type Ask = <A extends OperatorAct>(act: A, args: OperatorInput<A>) => Promise<OperatorReplies[A]>;

/** Asks the server with a token, which stands in this one header and nowhere else. */
export const askWith =
  (token: string): Ask =>
  async (act, args) => {
    const response = await fetch('/api/operator', {
      method: 'POST',
      cache: 'no-store',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token.trim()}` },
      body: JSON.stringify({ act, ...args }),
    });
    const body = await response.json().catch(() => undefined);
    if (response.ok && body) return body;
    if (response.status === 401) throw new SignedOut();
    throw new NotDone(body?.error?.message ?? String(response.status));
  };

/** Saves something as a file of this device. */
export function saveFile(name: string, items: readonly unknown[]): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(items, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
