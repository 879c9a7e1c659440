import { PAYOUT_MIN_CENTS } from '@poliedro/contracts/money';
import Stripe from 'stripe';
import { isProviderAway } from '../../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import {
  addPayout,
  claimDuePayout,
  listHeldAccounts,
  listPayable,
  lockPayableAccount,
  type Payout,
  postponePayout,
} from './payout.repository.ts';
import { refreshAccount } from './payout-account.service.ts';
import { describePayoutMail, settleFailed, settleSent } from './settle-payout.ts';

export interface PayoutTools {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly log: Logger;
  readonly origin: string;
  readonly wakeMail: WakeMail;
}

const WITHOUT_FUNDS = 'balance_insufficient';
const hasCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
/** The provider will not do it, however often it is asked. */
const isRefusedForGood = (error: unknown) =>
  !isProviderAway(error) &&
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code !== WITHOUT_FUNDS &&
  error.statusCode !== 409;
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** All that is due to an author leaves what they have earned; false where nothing is, or they cannot be paid. */
export async function reservePayout(db: Database, usuario_id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const account_id = await lockPayableAccount(tx, usuario_id);
    const { author: amount_cents, debt } = await lockBalances(tx, usuario_id);
    // Who owes is paid when it is settled.
    if (account_id === undefined || debt > 0 || amount_cents < PAYOUT_MIN_CENTS) return false;
    const payout_id = await addPayout(tx, { usuario_id, account_id, amount_cents });
    return post(tx, {
      kind: 'pago_autor',
      key: `pago_autor:${payout_id}`,
      usuario_id,
      entries: [
        [['author', usuario_id], -amount_cents],
        ['payout_clearing', amount_cents],
      ],
    });
  });
}

/** It may be there: the answer was lost, with this process or without it, and the provider forgets keys after a day. */
async function ask(stripe: Stripe, payout: Payout): Promise<Stripe.Transfer> {
  const { payout_id, usuario_id, account_id, amount_cents, refusals } = payout;
  const { data } = await stripe.transfers.list({ transfer_group: payout_id, limit: 1 });
  if (data[0] !== undefined) return data[0];
  return stripe.transfers.create(
    {
      amount: amount_cents,
      currency: 'eur',
      destination: account_id,
      transfer_group: payout_id,
      metadata: { payout_id, usuario_id: String(usuario_id) },
    },
    { idempotencyKey: refusals === 0 ? payout_id : `${payout_id}:${refusals}` },
  );
}

/** `none`: no payout is due, or somebody else is at it. */
type Sending = 'none' | 'sent' | 'failed' | 'postponed';

async function sendDue(tools: PayoutTools): Promise<Sending> {
  const { db, stripe, log, origin, wakeMail } = tools;
  let claimed: Payout | undefined;
  let mail_id: number | undefined;
  try {
    const sending = await db.transaction(async (tx) => {
      claimed = await claimDuePayout(tx);
      if (claimed === undefined) return 'none';
      const made = await ask(stripe, claimed).catch((error: unknown) => {
        if (!isRefusedForGood(error)) throw error;
        return { refusal: reasonOf(error) };
      });
      if ('refusal' in made) {
        await settleFailed(tx, claimed, made.refusal);
        log.warn({ payout: claimed.payout_id, reason: made.refusal }, 'the provider refuses a payout');
        return 'failed';
      }
      const isNews = await settleSent(tx, claimed, made.id);
      const mail = isNews ? await describePayoutMail(tx, origin, claimed) : undefined;
      if (mail !== undefined) mail_id = await queueMail(tx, mail);
      return 'sent';
    });
    if (mail_id !== undefined) wakeMail(mail_id);
    // Why it was refused may be how the account stands now.
    if (sending === 'failed' && claimed !== undefined) await refreshAccount(db, stripe, claimed.account_id);
    return sending;
  } catch (error) {
    if (claimed === undefined) throw error;
    log.warn({ payout: claimed.payout_id, reason: reasonOf(error) }, 'a payout could not be made yet');
    await postponePayout(db, claimed.payout_id, reasonOf(error), hasCode(error, WITHOUT_FUNDS));
    return 'postponed';
  }
}

/** What happens to authors' accounts is not listed with the rest: the news of it may be lost. */
async function lookAtHeld({ db, stripe, log }: PayoutTools): Promise<void> {
  for (const account_id of await listHeldAccounts(db, PAYOUT_MIN_CENTS))
    await refreshAccount(db, stripe, account_id).catch((error: unknown) => {
      log.warn({ account: account_id, reason: reasonOf(error) }, 'an account could not be asked for');
    });
}

/** What is due is reserved first, then sent; what was reserved before and not sent is asked for again. */
export async function payAuthors(tools: PayoutTools): Promise<void> {
  await lookAtHeld(tools);
  try {
    await oneByOne(await listPayable(tools.db, PAYOUT_MIN_CENTS), (usuario_id) => reservePayout(tools.db, usuario_id));
  } finally {
    await sendDuePayouts(tools);
  }
}

export async function sendDuePayouts(tools: PayoutTools): Promise<void> {
  let sending: Sending;
  do sending = await sendDue(tools);
  while (
    // Postponed means that the provider is away, or has too little: the rest can wait too.
    sending === 'sent' ||
    sending === 'failed'
  );
}
