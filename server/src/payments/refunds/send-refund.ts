import type Stripe from 'stripe';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Errand, isRefusedForGood, runDueErrands, runErrand } from '../provider-errand.ts';
import { type CardRefund, claimDueRefund, claimRefund, postponeRefund } from './refund.repository.ts';
import { describeRefundMail } from './refund-mail.ts';
import { giveBack, settleRefund } from './settle-refund.ts';

const PAGE = 100;

async function findMade(stripe: Stripe, { payment_intent_id, card_refund_id }: CardRefund) {
  for await (const made of stripe.refunds.list({ payment_intent: payment_intent_id, limit: PAGE }))
    if (made.metadata?.card_refund_id === card_refund_id) return made;
  return undefined;
}

async function ask(stripe: Stripe, refund: CardRefund): Promise<Stripe.Refund> {
  const { card_refund_id, payment_intent_id, amount_cents, refusals } = refund;
  const made = await findMade(stripe, refund);
  if (made !== undefined) return made;
  try {
    return await stripe.refunds.create(
      { payment_intent: payment_intent_id, amount: amount_cents, metadata: { card_refund_id } },
      // Under the same key the provider repeats what it has refused.
      { idempotencyKey: refusals === 0 ? card_refund_id : `${card_refund_id}:${refusals}` },
    );
  } catch (error) {
    // It may be refused for having been made: by a try whose answer was lost, when the key is forgotten.
    const already = isRefusedForGood(error) ? await findMade(stripe, refund) : undefined;
    if (already === undefined) throw error;
    return already;
  }
}

export interface RefundTools {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly log: Logger;
  readonly wakeMail: WakeMail;
}

export function createRefundSender(tools: RefundTools) {
  const { stripe, log } = tools;
  const errand: Errand<CardRefund, Stripe.Refund> = {
    name: 'refund',
    idOf: ({ card_refund_id }) => card_refund_id,
    ask: (refund) => ask(stripe, refund),
    settle: async (tx, refund, made) =>
      (await settleRefund(tx, refund, made)) ? describeRefundMail(tx, refund) : undefined,
    async giveUp(tx, refund, reason) {
      await giveBack(tx, refund, null, reason);
      // Nobody has an account that it could go back to.
      if (refund.is_donation)
        log.error({ refund: refund.card_refund_id, reason }, 'a donation could not be given back');
    },
    postpone: (tx, { card_refund_id }, reason, isRefused) => postponeRefund(tx, card_refund_id, reason, isRefused),
  };
  return {
    async sendOne(card_refund_id: string): Promise<void> {
      await runErrand(tools, errand, (tx) => claimRefund(tx, card_refund_id));
    },
    sendAllDue: (): Promise<void> => runDueErrands(tools, errand, claimDueRefund),
  };
}

export type RefundSender = ReturnType<typeof createRefundSender>;
