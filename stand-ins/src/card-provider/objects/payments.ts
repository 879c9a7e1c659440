import { AUTHENTICATION_REQUIRED, cardOf, type Decline, type TestCard } from '../cards.ts';
import { ProviderError } from '../errors.ts';
import type { Records } from '../records.ts';
import type { PaymentIntent, PaymentMethod } from '../wire.ts';
import { emit, type World } from '../world.ts';
import { bookCharge, charge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { attachMethod, cardNameOf } from './payment-methods.ts';

interface Circumstances {
  /** Nobody is there to be asked. */
  readonly offSession?: boolean;
  /** The bank has seen the card's owner. */
  readonly authenticated?: boolean;
}

const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Whether the bank wants to see the owner of this card. */
export function wantsAuthentication(records: Records, method: PaymentMethod): boolean {
  const { authentication }: TestCard = cardOf(cardNameOf(records, method));
  return authentication === 'always' || (authentication === 'unless_set_up' && !records.cards.find(method.id)?.set_up);
}

/** From now on it may be charged without its owner. */
export function setUp(world: World, records: Records, method: PaymentMethod, customer: string | null): void {
  records.cards.put({ id: method.id, card: cardNameOf(records, method), set_up: true });
  if (customer !== null) attachMethod(world, records, method, customer);
}

function fail(
  world: World,
  records: Records,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  chargeId?: string,
): PaymentIntent {
  const isCardError = decline !== AUTHENTICATION_FAILED;
  const failed = records.payment_intents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    ...(chargeId !== undefined && { latest_charge: chargeId }),
    last_payment_error: {
      type: isCardError ? 'card_error' : 'invalid_request_error',
      ...decline,
      ...(chargeId !== undefined && { charge: chargeId }),
      payment_method: method,
    },
  });
  emit(world, records, 'payment_intent.payment_failed', failed);
  world.onPayment(records, failed);
  return failed;
}

function succeed(world: World, records: Records, intent: PaymentIntent, method: PaymentMethod, authenticated: boolean) {
  const card: TestCard = cardOf(cardNameOf(records, method));
  const charged = charge(world, records, intent, method, { decline: undefined, authenticated });
  const customer = typeof intent.customer === 'string' ? intent.customer : null;
  if (intent.setup_future_usage !== null) setUp(world, records, method, customer);
  const paid = records.payment_intents.put({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charged.id,
    last_payment_error: null,
    next_action: null,
  });
  emit(world, records, 'payment_intent.succeeded', paid);
  const booked = bookCharge(world, records, charged);
  world.onPayment(records, paid);
  if (card.disputes) openDispute(world, records, booked, 'fraudulent');
  return paid;
}

/** Tries to take the money: it is taken, refused, or its owner is to be asked first. */
export function pay(
  world: World,
  records: Records,
  before: PaymentIntent,
  method: PaymentMethod,
  { offSession = false, authenticated = false }: Circumstances,
): PaymentIntent {
  const intent: PaymentIntent = { ...before, payment_method: method.id };
  if (!authenticated && wantsAuthentication(records, method)) {
    if (offSession) {
      const declined = charge(world, records, intent, method, { decline: AUTHENTICATION_REQUIRED, authenticated });
      return fail(world, records, intent, method, AUTHENTICATION_REQUIRED, declined.id);
    }
    const waiting = records.payment_intents.put({
      ...intent,
      status: 'requires_action',
      last_payment_error: null,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${world.base}/3ds/${intent.id}` },
      },
    });
    emit(world, records, 'payment_intent.requires_action', waiting);
    world.onPayment(records, waiting);
    return waiting;
  }
  const { decline }: TestCard = cardOf(cardNameOf(records, method));
  if (decline === undefined) return succeed(world, records, intent, method, authenticated);
  const declined = charge(world, records, intent, method, { decline, authenticated });
  return fail(world, records, intent, method, decline, declined.id);
}

/** What the bank says after it has asked the card's owner. */
export function authenticate(world: World, records: Records, intent: PaymentIntent, agreed: boolean): PaymentIntent {
  const method = records.payment_methods.find(String(intent.payment_method));
  if (intent.status !== 'requires_action' || method === undefined) return intent;
  if (agreed) return pay(world, records, intent, method, { authenticated: true });
  return fail(world, records, intent, method, AUTHENTICATION_FAILED);
}

/** What the caller is told of a payment that failed. */
export function refusePayment(intent: PaymentIntent): PaymentIntent {
  const error = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || error === null) return intent;
  const { message = '', code, decline_code, charge: chargeId, payment_method } = error;
  throw new ProviderError(402, 'card_error', message, {
    ...(code !== undefined && { code }),
    ...(decline_code !== undefined && { decline_code }),
    ...(chargeId !== undefined && { charge: chargeId }),
    ...(payment_method !== undefined && { payment_method }),
    payment_intent: intent,
  });
}
