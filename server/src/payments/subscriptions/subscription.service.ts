import type { User } from '@poliedro/contracts/accounts';
import type { Subscription, SubscriptionResult } from '@poliedro/contracts/subscriptions';
import { type CardProvider, needCardProvider, toDomainError } from '../../adapters/stripe/open-stripe.ts';
import type { ActionLimit } from '../../platform/action-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { answerOnce } from '../ledger/answer-once.ts';
import { beginSubscription, type NewSubscription } from './begin-subscription.ts';
import { type Change, changeAtProvider } from './change-subscription.ts';
import { endWithPeriod } from './end-subscription.ts';
import type { Payment } from './pay-invoice.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { planOfPrice, showSubscription } from './shown-subscription.ts';
import { findLatest, findRunning, findSubscription, type StoredSubscription } from './subscription.repository.ts';

const BEGUN = '¡Gracias! Tu suscripción ha empezado';
const CHANGED = 'Tu suscripción se ha actualizado';
const ASK_BANK = 'Tu banco pide que confirmes el pago';
const NOT_PAID = 'Error procesando suscripción';

export interface SubscriptionService {
  create(user: User, wish: NewSubscription): Promise<SubscriptionResult>;
  /** `refresh` asks the provider first. */
  find(user: User, refresh: boolean): Promise<Subscription | null>;
  change(user: User, change: Change, key: string | undefined): Promise<SubscriptionResult>;
  cancel(user: User): Promise<Subscription>;
}

export interface SubscriptionParts {
  readonly db: Database;
  readonly provider: CardProvider | undefined;
  readonly clock: Clock;
  readonly mayTryCard: ActionLimit;
}

export function createSubscriptionService(parts: SubscriptionParts): SubscriptionService {
  const { db, provider, clock, mayTryCard } = parts;
  const show = (stored: StoredSubscription) => showSubscription(stored, provider?.settings.prices, clock());

  async function getRunning(user: User): Promise<StoredSubscription> {
    const running = await findRunning(db, user.id);
    if (running === undefined) throw new DomainError('subscription_not_found');
    return running;
  }

  async function checkLimit(user: User): Promise<void> {
    if (!(await mayTryCard(user.id))) throw new DomainError('too_many_attempts');
  }

  /** What the provider refuses is told in words of ours. */
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw toDomainError(error);
    });

  function checkPlan(price_id: string): void {
    const { settings } = needCardProvider(provider);
    if (planOfPrice(settings.prices, price_id) === undefined) throw new DomainError('unknown_plan', { price_id });
  }

  async function resultOf(subscription_id: string, payment: Payment, done: string): Promise<SubscriptionResult> {
    const stored = await findSubscription(db, subscription_id);
    const requires_action = payment.client_secret !== null;
    return {
      success: payment.isPaid,
      message: payment.isPaid ? done : requires_action ? ASK_BANK : NOT_PAID,
      requires_action,
      client_secret: payment.client_secret,
      suscripcion: stored === undefined ? null : show(stored),
    };
  }

  return {
    async create(user, wish) {
      const { stripe } = needCardProvider(provider);
      checkPlan(wish.price_id);
      const asked = { usuario_id: user.id, key: wish.key, request: ['suscripcion', wish.price_id] };
      return answerOnce(db, asked, async () => {
        await checkLimit(user);
        const { subscription_id, ...payment } = await told(beginSubscription(db, stripe, user.id, wish));
        return resultOf(subscription_id, payment, BEGUN);
      });
    },

    async find(user, refresh) {
      const running = refresh ? await findRunning(db, user.id) : undefined;
      if (running !== undefined && provider !== undefined)
        await told(refreshSubscription(db, provider.stripe, running.subscription_id));
      const stored = await findLatest(db, user.id);
      return stored === undefined ? null : show(stored);
    },

    async change(user, change, key) {
      const { stripe } = needCardProvider(provider);
      if (change.price_id !== undefined) checkPlan(change.price_id);
      const asked = { usuario_id: user.id, key, request: ['cambio', change.price_id, change.goesOn] };
      return answerOnce(db, asked, async () => {
        const { subscription_id } = await getRunning(user);
        if (change.payment_method_id !== undefined) await checkLimit(user);
        const payment = await told(changeAtProvider(db, stripe, subscription_id, change));
        return resultOf(subscription_id, payment, CHANGED);
      });
    },

    async cancel(user) {
      const { stripe } = needCardProvider(provider);
      const running = await getRunning(user);
      await told(endWithPeriod(db, stripe, running));
      return show((await findSubscription(db, running.subscription_id)) ?? running);
    },
  };
}
