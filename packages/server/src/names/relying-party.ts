import type { NoPasskeys } from '@mazmorra/protocol';
import { hostName, isLoopbackHost } from '../net/hosts.ts';

/** Whom passkeys are made for: the name of the site, and the address of the pages that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party for somebody who reached the server under this host, or why there is none. With a public address it is that address,
 * which must be https; without one it is `localhost`, for development. Browsers make no passkeys for bare IP addresses.
 */
export function relyingParty(
  publicOrigin: string | undefined,
  host: string | undefined,
): RelyingParty | NoPasskeys {
  const name = host === undefined ? undefined : hostName(host);
  if (publicOrigin !== undefined) {
    const { protocol, hostname } = new URL(publicOrigin);
    if (protocol !== 'https:' && hostname !== 'localhost') return { why: 'https' };
    if (name !== hostname) return { why: 'address', at: publicOrigin };
    return { id: hostname, origin: publicOrigin };
  }
  if (name === 'localhost') return { id: 'localhost', origin: `http://${host?.toLowerCase()}` };
  if (!isLoopbackHost(host)) return { why: 'https' };
  const { port } = new URL(`http://${host}`);
  return { why: 'address', at: `http://localhost${port === '' ? '' : `:${port}`}` };
}

export const isPossible = (party: RelyingParty | NoPasskeys): party is RelyingParty => 'id' in party;
