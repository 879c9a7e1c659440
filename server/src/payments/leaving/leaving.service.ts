import { PAYOUT_MIN_CENTS } from '@poliedro/contracts/money';
import type { CardProvider } from '../../adapters/stripe/open-stripe.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { forgetCards } from '../customers/forget-cards.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { reservePayout } from '../payouts/pay-authors.ts';
import { findAccount } from '../payouts/payout-account.repository.ts';
import { isEnabled } from '../payouts/payout-account.service.ts';
import { refundableCents, takeForRefund } from '../refunds/refund.service.ts';
import { endNow } from '../subscriptions/end-subscription.ts';
import { findRunning } from '../subscriptions/subscription.repository.ts';

/** In cents. */
export interface LeftMoney {
  /** Goes back to the cards it came from. */
  readonly refunded: number;
  /** Is sent to the author. */
  readonly paid: number;
  /** Came from no card, or is too little to be sent. */
  readonly lost: number;
}

/** What becomes of somebody's money when they leave; undefined where they have none. */
export async function foreseeLeaving(db: Queryable, usuario_id: number): Promise<LeftMoney | undefined> {
  const balances = await readBalances(db, usuario_id);
  const { reader, author } = balances;
  if (reader + author === 0) return undefined;
  const refunded = await refundableCents(db, usuario_id, balances);
  const account = await findAccount(db, usuario_id);
  const isPayable = account !== undefined && isEnabled(account);
  const paid = isPayable && balances.debt === 0 && author >= PAYOUT_MIN_CENTS ? author : 0;
  return { refunded, paid, lost: reader - refunded + author - paid };
}

/** Ends what would go on and sends off what can be sent: the jobs do it, when the person is long gone. Safe to do twice. */
export async function settleLeaving(
  db: Database,
  provider: CardProvider | undefined,
  usuario_id: number,
): Promise<void> {
  const running = await findRunning(db, usuario_id);
  if (provider === undefined) {
    const money = await foreseeLeaving(db, usuario_id);
    const isOwed = money !== undefined && money.refunded + money.paid > 0;
    if (isOwed || running !== undefined) throw new Error(`without a card provider nobody settles with ${usuario_id}`);
    return;
  }
  if (running !== undefined) await endNow(db, provider.stripe, running.subscription_id);
  // Nobody may go on paying who is not there any more.
  if ((await findRunning(db, usuario_id)) !== undefined) throw new Error(`the donation of ${usuario_id} still runs`);
  await forgetCards(db, provider.stripe, usuario_id);
  await db.transaction((tx) => takeForRefund(tx, usuario_id));
  await reservePayout(db, usuario_id);
}
