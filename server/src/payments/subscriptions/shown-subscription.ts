import { toEuros } from '@poliedro/contracts/money';
import { PLAN_PRICES, PLANS, type Plan, WITHDRAWAL_DAYS } from '@poliedro/contracts/plans';
import type { SUBSCRIPTION_STATES, Subscription } from '@poliedro/contracts/subscriptions';
import type { StripeSettings } from '../../adapters/stripe/stripe-settings.ts';
import type { StoredSubscription } from './subscription.repository.ts';

type Estado = (typeof SUBSCRIPTION_STATES)[number];
type Prices = StripeSettings['prices'];

const DAY_MS = 86_400_000;
const STATES: Readonly<Record<string, Estado>> = {
  incomplete: 'incompleta',
  active: 'activa',
  trialing: 'activa',
  canceled: 'cancelada',
  incomplete_expired: 'cancelada',
};

/** As a reader knows it; what is left is some way of not being paid. */
const estadoOf = (providers: string): Estado => STATES[providers] ?? 'impagada';

export const planOfPrice = (prices: Prices, price_id: string): Plan | undefined =>
  PLANS.find((plan) => prices[plan] === price_id);

/** A price of earlier days counts as the plan that is most like it. */
function planOf(prices: Prices | undefined, { price_id, period, amount_cents }: StoredSubscription): Plan {
  const known = prices && planOfPrice(prices, price_id);
  if (known !== undefined) return known;
  if (period === 'year') return 'champion';
  return amount_cents >= PLAN_PRICES.patron.cents ? 'patron' : 'supporter';
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function withdrawableUntil({ created_on, ended_on, withdrawn_on, estado }: StoredSubscription, now: number) {
  const until = new Date(created_on.getTime() + WITHDRAWAL_DAYS * DAY_MS);
  const isOver = ended_on !== null || withdrawn_on !== null || estado === 'incomplete';
  return isOver || until.getTime() <= now ? null : until.toISOString();
}

export function showSubscription(stored: StoredSubscription, prices: Prices | undefined, now: number): Subscription {
  const { price_id, amount_cents, period, cancel_at_period_end, current_period_end, card_brand, card_last4 } = stored;
  const { ended_on, created_on } = stored;
  const isEnding = ended_on !== null || cancel_at_period_end;
  return {
    plan: planOf(prices, stored),
    price_id,
    estado: estadoOf(stored.estado),
    importe_euros: toEuros(amount_cents),
    periodo: period === 'year' ? 'año' : 'mes',
    renueva_on: isEnding ? null : iso(current_period_end),
    termina_on: isEnding ? iso(ended_on ?? current_period_end) : null,
    desistir_hasta: withdrawableUntil(stored, now),
    tarjeta: card_brand === null || card_last4 === null ? null : { marca: card_brand, ultimos4: card_last4 },
    created_on: created_on.toISOString(),
  };
}
