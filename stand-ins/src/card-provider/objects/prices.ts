import type Stripe from 'stripe';
import { idOf, names, type Route } from '../call.ts';
import { noSuch } from '../errors.ts';
import { wholeList } from '../list.ts';
import type { Plan, Price } from '../wire.ts';
import type { World } from '../world.ts';
import { CURRENCY } from './balance.ts';

const PLANS = [
  { plan: 'supporter', amount: 500, interval: 'month' },
  { plan: 'patron', amount: 1500, interval: 'month' },
  { plan: 'champion', amount: 12_000, interval: 'year' },
] as const;

function listPrices({ settings }: World): Price[] {
  return PLANS.map(({ plan, amount, interval }) => ({
    id: settings.prices[plan],
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 1_700_000_000,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: plan,
    metadata: {},
    nickname: plan,
    product: `prod_${plan}`,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }));
}

export function getPrice(world: World, id: string, param = 'price'): Price {
  const found = listPrices(world).find((price) => price.id === id);
  if (found === undefined) throw noSuch('price', id, param);
  return found;
}

/** The same by its older name. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

export const priceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    params: names<Stripe.PriceListParams>('limit', 'lookup_keys', 'starting_after'),
    handle({ world, params }) {
      const keys = params.listOfTexts('lookup_keys');
      const wanted = listPrices(world).filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ''));
      return wholeList('/v1/prices', params.has('starting_after') ? [] : wanted);
    },
  },
  { method: 'GET', path: '/v1/prices/:id', params: [], handle: (call) => getPrice(call.world, idOf(call), 'id') },
];
