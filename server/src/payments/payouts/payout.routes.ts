import {
  createAccountLink,
  createConnectedAccount,
  createExpressAccount,
  createOnboardingLink,
  getAccountStatus,
} from '@poliedro/contracts/payouts';
import { type PersonalRegistry, registerUserCall } from '../../accounts/personal-calls.ts';
import type { PayoutAccountService } from './payout-account.service.ts';

const COUNTRY = 'ES';

export function registerPayoutRoutes(registry: PersonalRegistry, accounts: PayoutAccountService): void {
  registerUserCall(registry, getAccountStatus, ({ user }) => accounts.see(user));
  registerUserCall(registry, createExpressAccount, async ({ user }) => ({
    success: true as const,
    account_id: await accounts.open(user, COUNTRY),
  }));
  registerUserCall(registry, createConnectedAccount, async ({ input: { body }, user }) => ({
    success: true as const,
    account_id: await accounts.open(user, body.country),
  }));
  // The provider has one page for both types.
  for (const call of [createAccountLink, createOnboardingLink])
    registerUserCall(registry, call, async ({ user }) => ({ success: true as const, url: await accounts.link(user) }));
}
