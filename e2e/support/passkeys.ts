import type { CDPSession, Page } from '@playwright/test';

export interface Key {
  readonly devtools: CDPSession;
  readonly authenticatorId: string;
}

/** A device that makes passkeys without asking anybody. */
export async function authenticator(page: Page): Promise<Key> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}
