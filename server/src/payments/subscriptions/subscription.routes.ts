import { toEuros } from '@poliedro/contracts/money';
import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getSubscription,
  listInvoices,
  withdrawSubscription,
} from '@poliedro/contracts/subscriptions';
import { type PersonalRegistry, registerUserCall } from '../../accounts/personal-calls.ts';
import { type CardProvider, needCardProvider, toDomainError } from '../../adapters/stripe/open-stripe.ts';
import type { Database } from '../../platform/database.ts';
import { listInvoicesOf } from './list-invoices.ts';
import type { SubscriptionService } from './subscription.service.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export interface SubscriptionCallParts {
  readonly db: Database;
  readonly cardProvider: CardProvider | undefined;
  readonly subscriptions: SubscriptionService;
  readonly withdrawals: WithdrawalService;
}

export function registerSubscriptionRoutes(registry: PersonalRegistry, parts: SubscriptionCallParts): void {
  const { db, cardProvider, subscriptions, withdrawals } = parts;
  registerUserCall(registry, createSubscription, ({ input: { body }, user }) => {
    const { price_id, payment_method_id, idempotency_key } = body;
    return subscriptions.create(user, { price_id, payment_method_id, key: idempotency_key });
  });
  registerUserCall(registry, getSubscription, async ({ input: { query }, user }) => ({
    suscripcion: await subscriptions.find(user, query.refrescar),
  }));
  registerUserCall(registry, changeSubscription, ({ input: { body }, user }) => {
    const { price_id, payment_method_id, continuar = false, idempotency_key } = body;
    return subscriptions.change(user, { price_id, payment_method_id, goesOn: continuar }, idempotency_key);
  });
  registerUserCall(registry, cancelSubscription, async ({ user }) => ({
    suscripcion: await subscriptions.cancel(user),
  }));
  registerUserCall(registry, withdrawSubscription, async ({ user }) => {
    const cents = await withdrawals.withdraw(user);
    return { success: true as const, importe_euros: cents === null ? null : toEuros(cents) };
  });
  registerUserCall(registry, listInvoices, async ({ user }) => ({
    facturas: await listInvoicesOf(db, needCardProvider(cardProvider).stripe, user.id).catch((error: unknown) => {
      throw toDomainError(error);
    }),
  }));
}
