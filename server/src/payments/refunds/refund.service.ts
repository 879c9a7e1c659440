import type { User } from '@poliedro/contracts/accounts';
import { type CardProvider, needCardProvider } from '../../adapters/stripe/open-stripe.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { answerOnce } from '../ledger/answer-once.ts';
import { type Balances, lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import type { WakeRefund } from './refund.jobs.ts';
import { addCardRefund, listRefundable, type RefundablePayment } from './refund.repository.ts';

/** So much of each payment goes back, until so much is reached. */
function allocate(payments: readonly RefundablePayment[], cents: number): RefundablePayment[] {
  let rest = cents;
  return payments
    .map(({ payment_intent_id, left_cents }) => {
      const taken = Math.min(left_cents, rest);
      rest -= taken;
      return { payment_intent_id, left_cents: taken };
    })
    .filter(({ left_cents }) => left_cents > 0);
}

/** What of the balance came from cards and can go back to them; nothing while something is owed. */
async function partsToRefund(db: Queryable, usuario_id: number, balances: Balances): Promise<RefundablePayment[]> {
  if (balances.debt > 0 || balances.reader === 0) return [];
  return allocate(await listRefundable(db, usuario_id), balances.reader);
}

const sumOf = (parts: readonly RefundablePayment[]) => parts.reduce((sum, { left_cents }) => sum + left_cents, 0);

export const refundableCents = async (db: Queryable, usuario_id: number, balances: Balances): Promise<number> =>
  sumOf(await partsToRefund(db, usuario_id, balances));

export interface AskedRefunds {
  readonly cents: number;
  readonly card_refund_ids: readonly string[];
}

/** Takes so much of one payment out of the balance. */
export async function takePart(tx: Transaction, usuario_id: number, part: RefundablePayment): Promise<string> {
  const { payment_intent_id, left_cents } = part;
  const id = await addCardRefund(tx, { usuario_id, payment_intent_id, is_donation: false, amount_cents: left_cents });
  await post(tx, {
    kind: 'reembolso',
    key: `reembolso:${id}`,
    usuario_id,
    provider_id: payment_intent_id,
    entries: [
      [['reader', usuario_id], -left_cents],
      ['refund_clearing', left_cents],
    ],
  });
  return id;
}

/** Takes all that can be refunded out of the balance; wake the job for each after the commit. */
export async function takeForRefund(tx: Transaction, usuario_id: number): Promise<AskedRefunds> {
  const balances = await lockBalances(tx, usuario_id);
  const parts = await partsToRefund(tx, usuario_id, balances);
  const card_refund_ids: string[] = [];
  for (const part of parts) card_refund_ids.push(await takePart(tx, usuario_id, part));
  return { cents: sumOf(parts), card_refund_ids };
}

export interface RefundService {
  /** All that is left of what somebody has paid in goes back to the cards; so many cents. */
  refundBalance(user: User, key: string | undefined): Promise<number>;
}

export function createRefundService(
  db: Database,
  provider: CardProvider | undefined,
  wakeRefund: WakeRefund,
): RefundService {
  return {
    async refundBalance(user, key) {
      needCardProvider(provider);
      let begun: readonly string[] = [];
      const cents = await db.transaction(async (tx) => {
        // Who asks twice at once waits here, and is answered alike.
        const { debt } = await lockBalances(tx, user.id);
        return answerOnce(tx, { usuario_id: user.id, key, request: ['reembolso'] }, async () => {
          if (debt > 0) throw new DomainError('account_frozen');
          const asked = await takeForRefund(tx, user.id);
          if (asked.cents === 0) throw new DomainError('nothing_to_refund');
          begun = asked.card_refund_ids;
          return asked.cents;
        });
      });
      for (const card_refund_id of begun) wakeRefund(card_refund_id);
      return cents;
    },
  };
}
