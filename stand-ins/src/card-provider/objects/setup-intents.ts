import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { cardOf, type Decline, type TestCard } from '../cards.ts';
import { invalidRequest, ProviderError } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { PaymentMethod, SetupIntent } from '../wire.ts';
import { emit, newId, type World } from '../world.ts';
import { cardNameOf, methodOf } from './payment-methods.ts';
import { setUp, wantsAuthentication } from './payments.ts';

const AUTHENTICATION_FAILED: Decline = {
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function create(call: Call): SetupIntent {
  const { world, records, params } = call;
  const id = newId('seti');
  const customerId = params.text('customer');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    created: world.clock.now(),
    customer: customerId === undefined ? null : get(records.customers, 'customer', customerId, 'customer').id,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  };
  records.setup_intents.put(intent);
  emit(world, records, 'setup_intent.created', intent);
  const methodId = params.text('payment_method');
  if (methodId === undefined) return intent;
  const chosen = records.setup_intents.put({
    ...intent,
    payment_method: methodOf(call, methodId).id,
    status: 'requires_confirmation',
  });
  return params.flag('confirm') ? confirmWith(call, chosen, methodOf(call, methodId)) : chosen;
}

function fail(
  world: World,
  records: Records,
  intent: SetupIntent,
  method: PaymentMethod,
  decline: Decline,
): SetupIntent {
  const failed = records.setup_intents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: decline === AUTHENTICATION_FAILED ? 'invalid_request_error' : 'card_error',
      ...decline,
      payment_method: method,
    },
  });
  emit(world, records, 'setup_intent.setup_failed', failed);
  return failed;
}

function succeed(world: World, records: Records, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  setUp(world, records, method, typeof intent.customer === 'string' ? intent.customer : null);
  const done = records.setup_intents.put({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  emit(world, records, 'setup_intent.succeeded', done);
  return done;
}

function confirmWith({ world, records }: Call, before: SetupIntent, method: PaymentMethod): SetupIntent {
  const intent: SetupIntent = { ...before, payment_method: method.id };
  const { decline, attaches = decline === undefined, authentication }: TestCard = cardOf(cardNameOf(records, method));
  if (decline !== undefined && !attaches) {
    const setup_intent = fail(world, records, intent, method, decline);
    throw new ProviderError(402, 'card_error', decline.message, { ...decline, setup_intent, payment_method: method });
  }
  if (authentication === undefined || !wantsAuthentication(records, method)) {
    return succeed(world, records, intent, method);
  }
  const waiting = records.setup_intents.put({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${world.base}/3ds/${intent.id}` },
    },
  });
  emit(world, records, 'setup_intent.requires_action', waiting);
  return waiting;
}

/** What the bank says after it has asked the card's owner. */
export function authenticateSetup(world: World, records: Records, intent: SetupIntent, agreed: boolean): SetupIntent {
  const method = records.payment_methods.find(String(intent.payment_method));
  if (intent.status !== 'requires_action' || method === undefined) return intent;
  return agreed ? succeed(world, records, intent, method) : fail(world, records, intent, method, AUTHENTICATION_FAILED);
}

/** A browser has to know its secret. */
function intentOf(call: Call): SetupIntent {
  const intent = get(call.records.setup_intents, 'setupintent', idOf(call), 'intent');
  const secret = call.params.text('client_secret');
  if (secret === intent.client_secret || (secret === undefined && !call.fromBrowser)) return intent;
  throw invalidRequest('The client_secret provided does not match the client_secret associated with the SetupIntent.', {
    param: 'client_secret',
  });
}

function confirm(call: Call): SetupIntent {
  const intent = intentOf(call);
  const methodId = call.params.text('payment_method') ?? intent.payment_method;
  if (!intent.status.startsWith('requires_') || typeof methodId !== 'string') {
    const message = `You cannot confirm this SetupIntent because it has a status of ${intent.status} or no payment method.`;
    throw invalidRequest(message, { code: 'setup_intent_unexpected_state', setup_intent: intent });
  }
  return confirmWith(call, intent, methodOf(call, methodId));
}

export const setupIntentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    params: names<Stripe.SetupIntentCreateParams>(
      'automatic_payment_methods',
      'confirm',
      'customer',
      'description',
      'metadata',
      'payment_method',
      'allowed_payment_method_types',
      'usage',
    ),
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents',
    params: names<Stripe.SetupIntentListParams>(...PAGE_PARAMS, 'created', 'customer'),
    handle(call) {
      const customer = call.params.text('customer');
      const { setup_intents } = call.records;
      return listPage(call, setup_intents, '/v1/setup_intents', (one) => one.customer === (customer ?? one.customer));
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    params: names<Stripe.SetupIntentRetrieveParams>('client_secret'),
    browser: true,
    handle: intentOf,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    params: [...names<Stripe.SetupIntentConfirmParams>('payment_method', 'return_url'), 'client_secret'],
    browser: true,
    handle: confirm,
  },
];
