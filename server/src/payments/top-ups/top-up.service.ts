import { randomUUID } from 'node:crypto';
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from '@poliedro/contracts/money';
import type Stripe from 'stripe';
import { type CardProvider, needCardProvider, toDomainError } from '../../adapters/stripe/open-stripe.ts';
import type { ActionLimit } from '../../platform/action-limit.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { customerOf } from '../customers/customer.service.ts';
import { freshKey } from '../fresh-key.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import { addTopUp, findTopUp, nameIntent, type TopUp } from './top-up.repository.ts';

export interface BegunTopUp {
  readonly top_up_id: string;
  readonly client_secret: string;
  readonly amount_cents: number;
}

export interface TopUpService {
  /** Under the same key it is the same one, and is paid once. */
  begin(usuario_id: number, wishedCents: number, key: string | undefined): Promise<BegunTopUp>;
  see(
    usuario_id: number,
    top_up_id: string,
  ): Promise<Pick<TopUp, 'estado' | 'amount_cents'> & { balanceCents: number }>;
}

interface Needed {
  readonly db: Database;
  readonly provider: CardProvider | undefined;
  /** Whoever tries out stolen cards tries many. */
  readonly mayBegin: ActionLimit;
}

const PAGE = 100;

/** Of those that were asked for before and whose answer was lost. */
async function findMade(stripe: Stripe, customer: string, top_up_id: string) {
  const { data } = await stripe.paymentIntents.list({ customer, limit: PAGE });
  return data.find(({ metadata }) => metadata.top_up_id === top_up_id);
}

const create = (stripe: Stripe, customer: string, { top_up_id, usuario_id, amount_cents }: TopUp) =>
  stripe.paymentIntents.create(
    {
      amount: amount_cents,
      currency: 'eur',
      customer,
      allowed_payment_method_types: ['card'],
      metadata: { top_up_id, usuario_id: String(usuario_id) },
    },
    { idempotencyKey: freshKey(top_up_id) },
  );

export function createTopUpService({ db, provider, mayBegin }: Needed): TopUpService {
  async function askForIntent(stripe: Stripe, topUp: TopUp, isKnown: boolean): Promise<Stripe.PaymentIntent> {
    if (topUp.payment_intent_id !== null) return stripe.paymentIntents.retrieve(topUp.payment_intent_id);
    const customer = await customerOf(db, stripe, topUp.usuario_id);
    const made = isKnown ? await findMade(stripe, customer, topUp.top_up_id) : undefined;
    const intent = made ?? (await create(stripe, customer, topUp));
    const named = await nameIntent(db, topUp.top_up_id, intent.id);
    return named === intent.id ? intent : stripe.paymentIntents.retrieve(named);
  }

  return {
    async begin(usuario_id, wishedCents, key) {
      const { stripe } = needCardProvider(provider);
      const amount_cents = Math.max(wishedCents, TOP_UP_MIN_CENTS);
      if (amount_cents > TOP_UP_MAX_CENTS) throw new DomainError('amount_out_of_range', { amount_cents });
      const isKnown = key !== undefined && (await findTopUp(db, key)) !== undefined;
      if (!isKnown && !(await mayBegin(usuario_id))) throw new DomainError('too_many_attempts');
      const topUp = await addTopUp(db, { top_up_id: key ?? randomUUID(), usuario_id, amount_cents });
      const isTheSame = topUp.usuario_id === usuario_id && topUp.amount_cents === amount_cents;
      if (!isTheSame || topUp.estado === 'cancelada') throw new DomainError('idempotency_conflict');
      const { client_secret } = await askForIntent(stripe, topUp, isKnown).catch((error: unknown) => {
        throw toDomainError(error);
      });
      if (client_secret === null) throw new DomainError('payment_failed', { top_up_id: topUp.top_up_id });
      return { top_up_id: topUp.top_up_id, client_secret, amount_cents };
    },
    async see(usuario_id, top_up_id) {
      const topUp = await findTopUp(db, top_up_id);
      if (topUp?.usuario_id !== usuario_id) throw new DomainError('top_up_not_found', { top_up_id });
      const { estado, amount_cents } = topUp;
      return { estado, amount_cents, balanceCents: (await readBalances(db, usuario_id)).reader };
    },
  };
}
