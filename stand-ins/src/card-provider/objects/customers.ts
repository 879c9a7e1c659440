import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Customer } from '../wire.ts';
import { emit, newId } from '../world.ts';
import { findMethod, listMethods } from './payment-methods.ts';

const FIELDS = names<Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams>(
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'invoice_settings',
  'preferred_locales',
  'payment_method',
);

function fieldsOf({ params }: Call, before?: Customer): Partial<Customer> {
  const changed = (name: 'email' | 'name' | 'phone' | 'description') =>
    params.has(name) && { [name]: params.text(name) ?? null };
  return {
    ...changed('email'),
    ...changed('name'),
    ...changed('phone'),
    ...changed('description'),
    ...(params.has('preferred_locales') && { preferred_locales: params.listOfTexts('preferred_locales') }),
    metadata: params.metadata(before?.metadata),
  };
}

function create(call: Call): Customer {
  const { world, records } = call;
  const id = newId('cus', 14);
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: world.clock.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fieldsOf(call),
  };
  records.customers.put(customer);
  emit(world, records, 'customer.created', customer);
  return customer;
}

function update(call: Call): Customer {
  const { world, records, params } = call;
  const before = get(records.customers, 'customer', idOf(call));
  const settings = params.group('invoice_settings');
  const method = settings.text('default_payment_method');
  if (method !== undefined) findMethod(call, method, before.id);
  const after = records.customers.put({
    ...before,
    ...fieldsOf(call, before),
    ...(settings.has('default_payment_method') && {
      invoice_settings: { ...before.invoice_settings, default_payment_method: method ?? null },
    }),
  });
  emit(world, records, 'customer.updated', after);
  return after;
}

export const customerRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/customers', params: FIELDS, handle: create },
  {
    method: 'GET',
    path: '/v1/customers',
    params: names<Stripe.CustomerListParams>(...PAGE_PARAMS, 'created', 'email'),
    handle(call) {
      const email = call.params.text('email');
      return listPage(
        call,
        call.records.customers,
        '/v1/customers',
        (one) => email === undefined || one.email === email,
      );
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: [],
    handle: (call) => get(call.records.customers, 'customer', idOf(call)),
  },
  { method: 'POST', path: '/v1/customers/:id', params: FIELDS, handle: update },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: names<Stripe.CustomerListPaymentMethodsParams>(...PAGE_PARAMS, 'type', 'allow_redisplay'),
    handle: (call) => listMethods(call, get(call.records.customers, 'customer', idOf(call)).id),
  },
];
