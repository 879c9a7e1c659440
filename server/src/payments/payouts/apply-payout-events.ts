import type Stripe from 'stripe';
import { isKnownAccount } from '../provider-events/event.repository.ts';
import type { Applying, EventHandlers, Outcome } from '../provider-events/event-handlers.ts';
import { isOurId, providerIdOf } from '../provider-ids.ts';
import { lockPayout } from './payout.repository.ts';
import { refreshAccount } from './payout-account.service.ts';
import { describePayoutMail, settleSent } from './settle-payout.ts';

async function refresh({ id }: Stripe.Account, { tx, stripe }: Applying): Promise<Outcome> {
  if (!(await isKnownAccount(tx, id))) return { unknown: 'an account of nobody' };
  await refreshAccount(tx, stripe, id);
  return 'applied';
}

/** The answer to our asking may be lost; this comes all the same. */
async function settle(told: Stripe.Transfer, applying: Applying): Promise<Outcome> {
  const { tx, mail, origin } = applying;
  const { payout_id } = told.metadata;
  const payout = isOurId(payout_id) ? await lockPayout(tx, payout_id) : undefined;
  if (payout === undefined) return { refused: 'a transfer of no payout' };
  if (told.currency !== 'eur') return { refused: `sent in ${told.currency}` };
  if (told.amount !== payout.amount_cents) return { refused: `${told.amount} sent of ${payout.amount_cents}` };
  if (providerIdOf(told.destination) !== payout.account_id) return { refused: 'sent to another account' };
  if (payout.estado === 'fallido') return { refused: 'sent after it had failed' };
  if (payout.provider_transfer_id !== null && payout.provider_transfer_id !== told.id)
    return { refused: 'sent a second time' };
  const letter = (await settleSent(tx, payout, told.id)) ? await describePayoutMail(tx, origin, payout) : undefined;
  if (letter !== undefined) await mail(letter);
  return 'applied';
}

export const payoutHandlers: EventHandlers = {
  'account.updated': refresh,
  'transfer.created': settle,
  // Nothing of ours takes a transfer back: somebody has to look at it.
  'transfer.reversed': async () => ({ refused: 'a transfer was taken back' }),
};
