import { PLAN_PRICES, type Plan } from '@poliedro/contracts/plans';
import type { Subscription } from '@poliedro/contracts/subscriptions';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useRef } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { CardForm } from '../card-form.tsx';
import { askHolder } from '../confirm-card.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { callPayments } from '../payment-calls.ts';
import { isUnanswered, reasonOf } from '../payment-error-text.ts';
import { loadPaymentsConfig } from '../payments-config.ts';
import { subscriptionMoved } from '../subscription-version.ts';

interface SubscriptionCardProps {
  readonly plan: Plan;
  readonly onBegun: (suscripcion: Subscription) => void;
}

/** A question without an answer is asked again as it was: with the same card, under the same key. */
interface Unanswered {
  readonly payment_method_id: string;
  readonly idempotency_key: string;
}

export function SubscriptionCard({ plan, onBegun }: SubscriptionCardProps) {
  const { text, idioma, steps, stepAside, setBusy } = usePaying();
  const { subscription } = text;
  const unanswered = useRef<Unanswered>(undefined);
  const importe = euros(PLAN_PRICES[plan].cents / 100, idioma);

  async function subscribe(stripe: Stripe, card: StripeCardElement): Promise<string | undefined> {
    setBusy(true);
    try {
      const { planes } = await loadPaymentsConfig();
      const price_id = planes.find((known) => known.plan === plan)?.price_id ?? '';
      if (!unanswered.current) {
        const { error, paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card });
        if (error) return error.message ?? text.errors.card_declined;
        unanswered.current = { payment_method_id: paymentMethod.id, idempotency_key: crypto.randomUUID() };
      }
      const asked = unanswered.current;
      const answer = await callPayments('createSubscription', { price_id, ...asked });
      unanswered.current = undefined;
      if (answer.requires_action && answer.client_secret !== null) {
        const { error } = await askHolder(stripe, answer.client_secret, stepAside);
        if (error) return error.message ?? subscription.failedPayment;
      } else if (!answer.success) return answer.message || subscription.failed;
      return await begin();
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = undefined;
      return reasonOf(error, text) ?? subscription.failed;
    } finally {
      setBusy(false);
    }
  }

  /** What the provider says of it, not what the browser thinks. */
  async function begin(): Promise<string | undefined> {
    const { suscripcion } = await callPayments('getSubscription', { refrescar: 'true' });
    if (suscripcion === null) throw new ApiError('payment_failed', 502);
    subscriptionMoved();
    onBegun(suscripcion);
    return undefined;
  }

  return (
    <>
      <PayHeading>{subscription.title}</PayHeading>
      <div className="plan chosen">
        <h3>{subscription[plan]}</h3>
        <p className="plan-price">{subscription[`${plan}Price`]}</p>
      </div>
      <CardForm text={text} submit={fillText(subscription.pay, { importe })} onCard={subscribe}>
        <button type="button" className="button" onClick={() => steps.back(undefined)}>
          {subscription.change}
        </button>
      </CardForm>
      <p className="field-note">{subscription.terms}</p>
    </>
  );
}
