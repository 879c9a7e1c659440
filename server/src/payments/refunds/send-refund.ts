import Stripe from 'stripe';
import { isProviderAway } from '../../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { type CardRefund, claimDueRefund, claimRefund, postponeRefund } from './refund.repository.ts';
import { describeRefundMail } from './refund-mail.ts';
import { giveBack, settleRefund } from './settle-refund.ts';

const PAGE = 100;

const lacksFunds = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'balance_insufficient';

/** It may be there: the answer was lost, with this process or without it, and the provider forgets keys after a day. */
async function findMade(stripe: Stripe, { payment_intent_id, card_refund_id }: CardRefund) {
  for await (const made of stripe.refunds.list({ payment_intent: payment_intent_id, limit: PAGE }))
    if (made.metadata?.card_refund_id === card_refund_id) return made;
  return undefined;
}

async function ask(stripe: Stripe, refund: CardRefund): Promise<Stripe.Refund> {
  const { card_refund_id, payment_intent_id, amount_cents, refusals } = refund;
  return (
    (await findMade(stripe, refund)) ??
    stripe.refunds.create(
      { payment_intent: payment_intent_id, amount: amount_cents, metadata: { card_refund_id } },
      // Under the same key the provider repeats what it has refused.
      { idempotencyKey: refusals === 0 ? card_refund_id : `${card_refund_id}:${refusals}` },
    )
  );
}

/** The provider will not do it, however often it is asked. */
const isRefusedForGood = (error: unknown) =>
  !isProviderAway(error) &&
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  !lacksFunds(error) &&
  error.statusCode !== 409;

export interface RefundTools {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly log: Logger;
  readonly wakeMail: WakeMail;
}

/** `none`: there is nothing left to ask, or somebody else is asking. */
export type Sending = 'none' | 'asked' | 'refused' | 'postponed';

export function createRefundSender({ db, stripe, log, wakeMail }: RefundTools) {
  async function send(claim: (tx: Transaction) => Promise<CardRefund | undefined>): Promise<Sending> {
    let claimed: CardRefund | undefined;
    let mail_id: number | undefined;
    try {
      const sending = await db.transaction(async (tx) => {
        claimed = await claim(tx);
        if (claimed === undefined) return 'none';
        const made = await ask(stripe, claimed).catch((error: unknown) => {
          if (!isRefusedForGood(error)) throw error;
          return { refusal: error instanceof Error ? error.message : String(error) };
        });
        if ('refusal' in made) {
          await giveBack(tx, claimed, null, made.refusal);
          const level = claimed.is_donation ? 'error' : 'warn';
          log[level]({ refund: claimed.card_refund_id, reason: made.refusal }, 'the provider refuses a refund');
          return 'refused';
        }
        const mail = (await settleRefund(tx, claimed, made)) ? await describeRefundMail(tx, claimed) : undefined;
        if (mail !== undefined) mail_id = await queueMail(tx, mail);
        return 'asked';
      });
      if (mail_id !== undefined) wakeMail(mail_id);
      return sending;
    } catch (error) {
      if (claimed === undefined) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ refund: claimed.card_refund_id, reason }, 'a refund could not be asked for yet');
      await postponeRefund(db, claimed.card_refund_id, reason, lacksFunds(error));
      return 'postponed';
    }
  }

  return {
    sendOne: (card_refund_id: string) => send((tx) => claimRefund(tx, card_refund_id)),
    async sendAllDue(): Promise<void> {
      let sending: Sending;
      do sending = await send(claimDueRefund);
      while (
        // Postponed means that the provider is away: the rest can wait too.
        sending === 'asked' ||
        sending === 'refused'
      );
    },
  };
}

export type RefundSender = ReturnType<typeof createRefundSender>;
