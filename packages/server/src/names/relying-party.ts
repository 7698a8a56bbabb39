import type { NoPasskeys } from '@mazmorra/protocol';
import { hostName, isLoopbackHost } from '../net/hosts.ts';

/** The WebAuthn relying party: the id of the site, and the origin of the pages that may use its passkeys. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party for a request to this host, or why there is none. With a public address it is that address, which must be
 * https. Without one it is `localhost`, for development. Browsers do not create passkeys for bare IP addresses.
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
