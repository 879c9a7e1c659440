import '../../ui/styles/pay.css';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type ReactNode, Suspense } from 'react';
import { accountErrorText } from '../../accounts/account-error-text.ts';
import { lazyOr } from '../../later/lazy-or.ts';
import { tellConsole } from '../../platform/tell-console.ts';
import { PartMissing } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { PlanProps } from './plan-props.ts';
import { callZone } from './zone-calls.ts';

const CardForm = lazyOr(() => import('../card-form.tsx').then((module) => module.CardForm), CardMissing);

function CardMissing({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <PartMissing />
      <div className="form-actions">{children}</div>
    </>
  );
}

interface ChangeCardProps extends PlanProps {
  readonly onClose: () => void;
}

export function ChangeCard(props: ChangeCardProps) {
  return (
    <Suspense fallback={<span className="skeleton h-12 w-full" aria-hidden="true" />}>
      <CardFields {...props} />
    </Suspense>
  );
}

/** Another card; where a renewal waits for it, the bank may have a question about that payment. */
function CardFields({ texts: { zone, money, payments }, onChange, refresh, onClose }: ChangeCardProps) {
  const text = money.subscription;

  async function change(stripe: Stripe, card: StripeCardElement): Promise<string | undefined> {
    const made = await stripe.createPaymentMethod({ type: 'card', card });
    if (made.error) return made.error.message ?? text.cardFailed;
    try {
      const { requires_action, client_secret, suscripcion } = await callZone('changeSubscription', {
        payment_method_id: made.paymentMethod.id,
        idempotency_key: crypto.randomUUID(),
      });
      if (requires_action && client_secret) {
        const { error } = await stripe.confirmCardPayment(client_secret);
        if (error) return error.message ?? text.cardFailed;
        // It is done, whether or not the page can be brought up to date.
        await refresh().catch(tellConsole);
      } else onChange(suscripcion);
      showToast('success', text.cardChanged);
      onClose();
      return undefined;
    } catch (error) {
      return accountErrorText(error, zone, text.cardFailed);
    }
  }

  return (
    <div className="change-card">
      <CardForm text={payments} submit={text.saveCard} onCard={change}>
        <button type="button" className="button" onClick={onClose}>
          {zone.actions.cancel}
        </button>
      </CardForm>
    </div>
  );
}
