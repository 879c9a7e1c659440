import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { showToast } from '../../ui/toasts.ts';
import { AmountLine } from '../amount-line.tsx';
import { CardForm } from '../card-form.tsx';
import { confirmCard } from '../confirm-card.ts';
import { keepTopUp, readTopUp } from '../kept-top-up.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { callPayments } from '../payment-calls.ts';
import { reasonOf } from '../payment-error-text.ts';

/** What the provider says of the card itself; anything else leaves open whether it was charged. */
const ABOUT_THE_CARD = new Set(['card_error', 'validation_error']);

/** Pays what was chosen. */
export function TopUpCard({ usuario_id }: { readonly usuario_id: number }) {
  const { text, idioma, steps, stepAside, setBusy } = usePaying();
  const [kept] = useState(() => readTopUp(usuario_id));
  const other = kept === undefined ? 'importe' : kept.isUnderWay ? 'espera' : undefined;

  /** Who has gone back meanwhile finds the payment again with the next step. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    if (other) steps.replace(other);
  }, [other, steps]);

  if (!kept) return <PayHeading>{text.card.title}</PayHeading>;
  const importe = euros(kept.cents / 100, idioma);

  async function pay(stripe: Stripe, card: StripeCardElement): Promise<string | undefined> {
    if (!kept) return undefined;
    setBusy(true);
    try {
      const { client_secret } = await callPayments('createPaymentIntent', {
        amount: kept.cents / 100,
        tipo_dinero: 'pay_per_view',
        idempotency_key: kept.top_up_id,
      });
      keepTopUp(usuario_id, { ...kept, isUnderWay: true });
      return settle(await confirmCard(stripe, client_secret, { card }, stepAside));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_conflict') return startAgain();
      return fillText(text.topUp.failedBecause, { motivo: reasonOf(error, text) ?? text.errors.payment_failed });
    } finally {
      setBusy(false);
    }
  }

  /** It was cancelled meanwhile, unpaid. */
  function startAgain(): undefined {
    keepTopUp(usuario_id, undefined);
    showToast('info', text.wait.cancelled);
    steps.replace('importe');
  }

  function settle({ error, paymentIntent }: PaymentIntentResult): string | undefined {
    if (!kept) return undefined;
    if (error && (ABOUT_THE_CARD.has(error.type) || error.code === 'payment_intent_authentication_failure')) {
      keepTopUp(usuario_id, { ...kept, isUnderWay: false });
      return error.message ?? text.errors.card_declined;
    }
    keepTopUp(usuario_id, { ...kept, isUnderWay: true, isPaid: paymentIntent?.status === 'succeeded' });
    if (isHere.current) steps.replace('espera');
    return undefined;
  }

  return (
    <>
      <PayHeading>{text.card.title}</PayHeading>
      <dl className="amounts">
        <AmountLine label={text.card.toPay} amount={kept.cents / 100} tone="strong" />
      </dl>
      <CardForm text={text} submit={fillText(text.card.pay, { importe })} onCard={pay}>
        <button type="button" className="button" onClick={() => steps.back('importe')}>
          {text.back}
        </button>
      </CardForm>
    </>
  );
}
