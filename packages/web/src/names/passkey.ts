import type { RequestInput } from '@mazmorra/protocol';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { theLink } from '../online/server.ts';

/** Asks the browser for passkeys. This module brings the library along and is loaded when the reader wants one. */

type PasskeyTrouble = 'unsupported' | 'cancelled' | 'known';

/** The browser, and not the server, has made nothing of it. */
class PasskeyFailed extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble) {
    super(trouble);
    this.name = 'PasskeyFailed';
    this.trouble = trouble;
  }
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeyFailed('unsupported');
}

/** The reader closed the browser's dialogue, took too long, or the device has a passkey for this name. */
const failed = (error: unknown): never => {
  const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new PasskeyFailed(known ? 'known' : 'cancelled');
};

/** Makes a passkey: the first keeps the name and brings recovery codes. */
export async function makePasskey(name?: string): Promise<readonly string[] | undefined> {
  requireSupport();
  const named = name === undefined ? {} : { name };
  const { options } = await theLink().request('passkey-options', named);
  const { id, rawId, response } = await startRegistration({ optionsJSON: options as never }).catch(failed);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const passkey: RequestInput<'add-passkey'>['passkey'] = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
  return (await theLink().request('add-passkey', { ...named, passkey })).codes;
}

/** Signs in with a passkey of this device, or of one beside it. */
export async function signWithPasskey(): Promise<{ readonly name: string; readonly secret: string }> {
  requireSupport();
  const { options } = await theLink().request('sign-in-options', {});
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options as never }).catch(failed);
  const { clientDataJSON, authenticatorData, signature } = response;
  return theLink().request('sign-in', {
    passkey: { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } },
  });
}
