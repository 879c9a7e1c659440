import { PAYOUT_MIN_CENTS } from '@poliedro/contracts/money';
import type Stripe from 'stripe';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import { lockBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { type Errand, runDueErrands } from '../provider-errand.ts';
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

const payoutErrand = ({ db, stripe, origin }: PayoutTools): Errand<Payout, Stripe.Transfer> => ({
  name: 'payout',
  idOf: ({ payout_id }) => payout_id,
  ask: (payout) => ask(stripe, payout),
  settle: async (tx, payout, { id }) =>
    (await settleSent(tx, payout, id)) ? describePayoutMail(tx, origin, payout) : undefined,
  giveUp: settleFailed,
  // Why it was refused may be how the account stands now.
  afterGivingUp: async ({ account_id }) => {
    await refreshAccount(db, stripe, account_id);
  },
  postpone: (tx, { payout_id }, reason, isRefused) => postponePayout(tx, payout_id, reason, isRefused),
});

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

export const sendDuePayouts = (tools: PayoutTools): Promise<void> =>
  runDueErrands(tools, payoutErrand(tools), claimDuePayout);
