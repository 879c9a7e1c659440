import type { Page } from '@playwright/test';

/** A device that makes passkeys and, unless told otherwise, agrees to everything it is asked. */
export async function withPasskeyDevice(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    agree: (enabled: boolean) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
