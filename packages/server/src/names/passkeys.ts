import type { NoPasskeys, RequestArgs } from '@mazmorra/protocol';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { hostName, isLoopbackHost } from '../net/hosts.ts';
import { Refused } from '../refused.ts';
import type { ChallengeRow, PasskeyRow } from '../storage/port.ts';

/** The browser's responses after creating a passkey and after using one. */
export type Made = RequestArgs<'add-passkey'>['passkey'];
export type Used = RequestArgs<'sign-in'>['passkey'];

/** COSE numbers of EdDSA, ES256 and RS256. Every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

export const refusedPasskey = (why: string): Refused => new Refused('passkey', why);

export function requirePossible(party: RelyingParty | NoPasskeys): RelyingParty {
  if (isPossible(party)) return party;
  throw refusedPasskey(
    party.why === 'https'
      ? 'passkeys need https, or localhost'
      : `passkeys work under ${party.at ?? 'the public address'}`,
  );
}

/** The challenge in the signed client data; empty if there is none. */
export function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

export async function verifiedPasskey(
  party: RelyingParty,
  made: Made,
  { challenge }: ChallengeRow,
  owner: Pick<PasskeyRow, 'person' | 'device' | 'at' | 'seen'>,
): Promise<PasskeyRow> {
  const { clientDataJSON, attestationObject, transports } = made.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw refusedPasskey(`the passkey was not accepted: ${reasonOf(error)}`);
  });
  if (!registrationInfo) throw refusedPasskey('the passkey was not accepted');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    ...owner,
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  };
}

/**
 * Verifies a signature and returns the authenticator's new counter. A counter that decreases indicates a cloned authenticator and
 * is refused.
 */
export async function verifiedCounter(
  party: RelyingParty,
  used: Used,
  { challenge }: ChallengeRow,
  row: PasskeyRow,
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature } = used.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...used,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw refusedPasskey(`the passkey was not accepted: ${reasonOf(error)}`);
  });
  if (!verified) throw refusedPasskey('the signature is wrong');
  return authenticationInfo.newCounter;
}

/** The reason for a refusal, without the client's data. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && /counter/.test(error.message) ? 'its counter went back' : 'it does not fit';

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
