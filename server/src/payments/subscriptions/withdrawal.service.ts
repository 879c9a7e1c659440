import type { User } from '@poliedro/contracts/accounts';
import { WITHDRAWAL_DAYS } from '@poliedro/contracts/plans';
import type Stripe from 'stripe';
import {
  type CardProvider,
  isProviderAway,
  needCardProvider,
  toDomainError,
} from '../../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { findAddressee } from '../addressee.repository.ts';
import type { WakeRefund } from '../refunds/refund.jobs.ts';
import { endNow } from './end-subscription.ts';
import { paymentOf } from './provider-subscription.ts';
import { type PaidDonation, refundDonation } from './refund-donation.ts';
import {
  findLatest,
  listUnfinishedWithdrawals,
  lockSubscription,
  markRefunded,
  markWithdrawn,
  readWithdrawnCents,
  type StoredSubscription,
  type Withdrawn,
} from './subscription.repository.ts';

export interface WithdrawalTools {
  readonly db: Database;
  readonly wakeMail: WakeMail;
  readonly wakeRefund: WakeRefund;
}

async function listPaid(stripe: Stripe, usuario_id: number, subscription_id: string): Promise<PaidDonation[]> {
  const invoices = await stripe.invoices.list({
    subscription: subscription_id,
    status: 'paid',
    limit: 100,
    expand: ['data.payments'],
  });
  return invoices.data.flatMap((invoice) => {
    const payment_intent_id = paymentOf(invoice);
    if (payment_intent_id === undefined || invoice.amount_paid === 0) return [];
    return [{ usuario_id, payment_intent_id, amount_cents: invoice.amount_paid }];
  });
}

/** The law wants it told by something that lasts. */
async function acknowledge(tx: Transaction, stored: StoredSubscription, cents: number) {
  const { usuario_id, subscription_id, withdrawn_on } = stored;
  const person = await findAddressee(tx, usuario_id);
  if (person === undefined) return undefined;
  const { alias, ...to } = person;
  const momento = (withdrawn_on ?? new Date()).toISOString();
  return queueMail(tx, {
    ...to,
    plantilla: 'withdrawal-acknowledged',
    datos: { alias, importe: String(cents), momento, contrato: subscription_id },
  });
}

/** Ends it and sends back what is left of what was paid, once; so many cents. Interrupted, it is begun again. */
async function finish(tools: WithdrawalTools, stripe: Stripe, withdrawn: Withdrawn): Promise<number> {
  const { subscription_id, usuario_id } = withdrawn;
  const { db, wakeMail, wakeRefund } = tools;
  await endNow(db, stripe, subscription_id);
  const paid = await listPaid(stripe, usuario_id, subscription_id);
  const refunds: string[] = [];
  const { cents, mail_id } = await db.transaction(async (tx) => {
    const stored = await lockSubscription(tx, subscription_id);
    const isFirst = stored?.refunded_on === null;
    if (isFirst) {
      for (const donation of paid) {
        const card_refund_id = await refundDonation(tx, donation);
        if (card_refund_id !== undefined) refunds.push(card_refund_id);
      }
      await markRefunded(tx, subscription_id);
    }
    const sent = await readWithdrawnCents(tx, subscription_id);
    return { cents: sent, mail_id: isFirst ? await acknowledge(tx, stored, sent) : undefined };
  });
  if (mail_id !== undefined) wakeMail(mail_id);
  for (const card_refund_id of refunds) wakeRefund(card_refund_id);
  return cents;
}

export interface WithdrawalService {
  /** So many cents go back; null while nobody knows, because the provider does not answer: it is finished later. */
  withdraw(user: User): Promise<number | null>;
}

export function createWithdrawalService(tools: WithdrawalTools, provider: CardProvider | undefined): WithdrawalService {
  const { db } = tools;
  return {
    async withdraw(user) {
      const { stripe } = needCardProvider(provider);
      const latest = await findLatest(db, user.id);
      if (latest === undefined) throw new DomainError('subscription_not_found');
      // Said is said: whatever the provider does now, the rest follows.
      if (!(await markWithdrawn(db, latest.subscription_id, WITHDRAWAL_DAYS))) throw new DomainError('withdrawal_over');
      return finish(tools, stripe, latest).catch((error: unknown) => {
        if (isProviderAway(error)) return null;
        throw toDomainError(error);
      });
    },
  };
}

/** Those that something kept from their end. */
export async function finishWithdrawals(tools: WithdrawalTools, stripe: Stripe): Promise<void> {
  await oneByOne(await listUnfinishedWithdrawals(tools.db), (withdrawn) => finish(tools, stripe, withdrawn));
}
