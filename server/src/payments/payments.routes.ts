import { PORCENTAJE_COMISION, toCents, toEuros } from '@poliedro/contracts/money';
import {
  createPaymentIntent,
  getBalance,
  getPaymentsConfig,
  getTopUp,
  refundBalance,
} from '@poliedro/contracts/payments';
import { PLANS } from '@poliedro/contracts/plans';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import { registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { readBalances } from './ledger/ledger.repository.ts';
import { type RefundService, refundableCents } from './refunds/refund.service.ts';
import type { TopUpService } from './top-ups/top-up.service.ts';

const KEEPING = { freshSeconds: 60, staleSeconds: 60 };

export function registerPaymentRoutes(
  registry: PersonalRegistry,
  db: Database,
  provider: CardProvider | undefined,
  topUps: TopUpService,
  refunds: RefundService,
): void {
  const settings = provider?.settings;
  registerCall(registry, getPaymentsConfig, KEEPING, async () => ({
    public_key: settings?.publicKey ?? null,
    script_url: settings === undefined || settings.isProvider ? null : `${settings.scriptUrl}/v1/stripe.js`,
    porcentaje_comision: PORCENTAJE_COMISION,
    planes: settings === undefined ? [] : PLANS.map((plan) => ({ plan, price_id: settings.prices[plan] })),
  }));
  registerUserCall(registry, getBalance, async ({ user }) => {
    const balances = await readBalances(db, user.id);
    const euros = toEuros(balances.reader);
    return {
      pay_per_view: euros,
      pay_per_view_balance: euros,
      deuda_euros: toEuros(balances.debt),
      devolvible_euros: toEuros(await refundableCents(db, user.id, balances)),
    };
  });
  registerUserCall(registry, createPaymentIntent, async ({ input: { body }, user }) => {
    const begun = await topUps.begin(user.id, toCents(body.amount), body.idempotency_key);
    const { client_secret, top_up_id, amount_cents } = begun;
    return { success: true as const, client_secret, top_up_id, importe_euros: toEuros(amount_cents) };
  });
  registerUserCall(registry, getTopUp, async ({ input: { params }, user }) => {
    const { estado, amount_cents, balanceCents } = await topUps.see(user.id, params.top_up_id);
    return { estado, importe_euros: toEuros(amount_cents), pay_per_view: toEuros(balanceCents) };
  });
  registerUserCall(registry, refundBalance, async ({ input: { body }, user }) => ({
    success: true as const,
    importe_euros: toEuros(await refunds.refundBalance(user, body.idempotency_key)),
  }));
}
