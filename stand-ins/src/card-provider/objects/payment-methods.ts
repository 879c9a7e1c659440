import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { type CardName, cardOf, findCardByName, findCardByNumber, passesLuhn, type TestCard } from '../cards.ts';
import { invalidRequest, ProviderError } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { List, PaymentMethod } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';

interface Expiry {
  readonly month: number;
  readonly year: number;
}

function putMethod(world: World, records: Records, name: CardName, { month, year }: Expiry, billing?: Call['params']) {
  const { brand, number }: TestCard = cardOf(name);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: billing?.text('email') ?? null,
      name: billing?.text('name') ?? null,
      phone: billing?.text('phone') ?? null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'ES',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(`fingerprint of ${number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  records.cards.put({ id: method.id, card: name, set_up: false });
  return records.payment_methods.put(method);
}

const cardProblem = (code: string, message: string, param: string) =>
  new ProviderError(402, 'card_error', message, { code, param });

function create({ world, records, params }: Call): PaymentMethod {
  params.choice('type', ['card']);
  const card = params.group('card');
  const number = card.needText('number').replace(/\D/g, '');
  const [month, year] = [card.needWhole('exp_month'), card.needWhole('exp_year')];
  const now = new Date(world.clock.now() * 1000);
  const fullYear = year < 100 ? 2000 + year : year;
  if (!passesLuhn(number)) throw cardProblem('incorrect_number', 'Your card number is incorrect.', 'number');
  if (month < 1 || month > 12) {
    throw cardProblem('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month');
  }
  if (fullYear * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    throw cardProblem('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year');
  }
  const name = findCardByNumber(number);
  if (name === undefined) {
    const message = 'Your card was declined. Your request was in test mode, but used a non test card.';
    throw new ProviderError(402, 'card_error', message, { code: 'card_declined', decline_code: 'test_mode_live_card' });
  }
  return putMethod(world, records, name, { month, year: fullYear }, params.group('billing_details'));
}

/** A payment method by its id, or made on the spot by the name of a test card: `pm_card_visa`. */
export function methodOf({ world, records }: Call, id: string): PaymentMethod {
  const name = id.startsWith('pm_card_') ? findCardByName(id.slice('pm_card_'.length)) : undefined;
  if (name === undefined) return get(records.payment_methods, 'PaymentMethod', id, 'payment_method');
  return putTestCard(world, records, name);
}

export function putTestCard(world: World, records: Records, name: CardName): PaymentMethod {
  const year = new Date(world.clock.now() * 1000).getUTCFullYear() + 3;
  return putMethod(world, records, name, { month: 12, year });
}

/** Only one that is the customer's own. */
export function findMethod({ records }: Call, id: string, customer: string): PaymentMethod {
  const method = records.payment_methods.find(id);
  if (method?.customer === customer) return method;
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`;
  throw invalidRequest(message, { code: 'resource_missing', param: 'default_payment_method' });
}

export function attachMethod(world: World, records: Records, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_already_attached',
    });
  }
  const attached = records.payment_methods.put({ ...method, customer });
  emit(world, records, 'payment_method.attached', attached);
  return attached;
}

function attach(call: Call): PaymentMethod {
  const { world, records, params } = call;
  const method = methodOf(call, idOf(call));
  const customer = get(records.customers, 'customer', params.needText('customer'), 'customer');
  const { decline, attaches = decline === undefined }: TestCard = cardOf(cardNameOf(records, method));
  if (decline !== undefined && !attaches) {
    throw new ProviderError(402, 'card_error', decline.message, { ...decline, payment_method: method });
  }
  return attachMethod(world, records, method, customer.id);
}

function detach(call: Call): PaymentMethod {
  const { world, records } = call;
  const method = get(records.payment_methods, 'PaymentMethod', idOf(call));
  if (method.customer === null) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  }
  const detached = records.payment_methods.put({ ...method, customer: null });
  emit(world, records, 'payment_method.detached', detached);
  return detached;
}

export const cardNameOf = (records: Records, { id }: PaymentMethod): CardName => records.cards.find(id)?.card ?? 'visa';

export function listMethods(call: Call, customer: string | undefined): List<PaymentMethod> {
  call.params.choice('type', ['card']);
  const { payment_methods } = call.records;
  return listPage(call, payment_methods, '/v1/payment_methods', (one) =>
    customer === undefined ? one.customer !== null : one.customer === customer,
  );
}

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: names<Stripe.PaymentMethodCreateParams>('type', 'card', 'billing_details'),
    browser: true,
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    params: names<Stripe.PaymentMethodListParams>(...PAGE_PARAMS, 'customer', 'type'),
    handle: (call) => listMethods(call, call.params.text('customer')),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: [],
    handle: (call) => get(call.records.payment_methods, 'PaymentMethod', idOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: names<Stripe.PaymentMethodAttachParams>('customer'),
    handle: attach,
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', params: [], handle: detach },
];
