import type { User } from '@poliedro/contracts/accounts';
import { PAYOUT_MIN_CENTS, toEuros } from '@poliedro/contracts/money';
import type { AccountStatus } from '@poliedro/contracts/payouts';
import Stripe from 'stripe';
import { type CardProvider, needCardProvider, toDomainError } from '../../adapters/stripe/open-stripe.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { readAskingTime } from '../asking-time.repository.ts';
import { freshKey } from '../fresh-key.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { readPayoutSums } from './payout.repository.ts';
import {
  addAccount,
  findAccount,
  forgetUnopened,
  nameAccount,
  type PayoutAccount,
  storeAccount,
} from './payout-account.repository.ts';

export const isEnabled = (account: Pick<PayoutAccount, 'charges_enabled' | 'payouts_enabled'>): boolean =>
  account.charges_enabled && account.payouts_enabled;

/** Asks the provider how an account stands, and keeps it. */
export async function refreshAccount(db: Queryable, stripe: Stripe, account_id: string): Promise<void> {
  const asked_on = await readAskingTime(db);
  const { charges_enabled, payouts_enabled, details_submitted } = await stripe.accounts.retrieve(account_id);
  await storeAccount(db, { account_id, charges_enabled, payouts_enabled, details_submitted }, asked_on);
}

export interface PayoutAccountService {
  see(user: User): Promise<AccountStatus>;
  /** Asked again it is the same one. */
  open(user: User, country: string): Promise<string>;
  /** Where the provider wants to hear more of its owner; for an enabled one, its dashboard. */
  link(user: User): Promise<string>;
}

export function createPayoutAccountService(
  db: Database,
  provider: CardProvider | undefined,
  origin: string,
): PayoutAccountService {
  const home = `${origin}/user#cobros`;
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toDomainError(error);
    });

  async function create(stripe: Stripe, user: User, country: string): Promise<string> {
    const known = await addAccount(db, user.id, country);
    if (known.account_id !== null) return known.account_id;
    const { id } = await stripe.accounts
      .create(
        {
          type: 'express',
          country: known.country,
          business_type: 'individual',
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          metadata: { usuario_id: String(user.id) },
        },
        { idempotencyKey: freshKey('account', user.id, known.country) },
      )
      .catch(async (error: unknown) => {
        // What it does not want now it never will: another country may be tried.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) await forgetUnopened(db, user.id);
        throw error;
      });
    await nameAccount(db, user.id, id);
    return (await findAccount(db, user.id))?.account_id ?? id;
  }

  async function lead(stripe: Stripe, user: User, account_id: string): Promise<string> {
    await refreshAccount(db, stripe, account_id);
    const account = await findAccount(db, user.id);
    if (account !== undefined && isEnabled(account)) return (await stripe.accounts.createLoginLink(account_id)).url;
    const type = 'account_onboarding';
    return (await stripe.accountLinks.create({ account: account_id, type, return_url: home, refresh_url: home })).url;
  }

  /** Who has just come back from the provider's page may be quicker than its news; should it be away, ours will do. */
  async function findFresh(user: User): Promise<PayoutAccount | undefined> {
    const account = await findAccount(db, user.id);
    if (provider === undefined || account?.account_id == null || isEnabled(account)) return account;
    await refreshAccount(db, provider.stripe, account.account_id).catch(() => {});
    return findAccount(db, user.id);
  }

  return {
    async see(user) {
      const account = await findFresh(user);
      const has_stripe_account = account?.account_id != null;
      const { charges_enabled = false, payouts_enabled = false } = account ?? {};
      const enabled = isEnabled({ charges_enabled, payouts_enabled });
      const { author, debt } = await readBalances(db, user.id);
      const { on_the_way, paid } = await readPayoutSums(db, user.id);
      return {
        has_stripe_account,
        status: enabled ? 'enabled' : has_stripe_account ? 'incomplete' : 'not_started',
        charges_enabled,
        payouts_enabled,
        pendiente_euros: toEuros(author),
        minimo_euros: toEuros(PAYOUT_MIN_CENTS),
        en_camino_euros: toEuros(on_the_way),
        pagado_euros: toEuros(paid),
        deuda_euros: toEuros(debt),
      };
    },

    async open(user, country) {
      const { stripe } = needCardProvider(provider);
      return told(create(stripe, user, country));
    },

    async link(user) {
      const { stripe } = needCardProvider(provider);
      const account_id = (await findAccount(db, user.id))?.account_id ?? null;
      if (account_id === null) throw new DomainError('payout_account_missing');
      return told(lead(stripe, user, account_id));
    },
  };
}
