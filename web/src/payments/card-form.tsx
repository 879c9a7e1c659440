import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeElementLocale } from '@stripe/stripe-js';
import { CircleAlert, Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PaymentsText } from '../locales/payments-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { useLoading } from '../platform/use-loading.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { openProvider } from './open-provider.ts';
import { useCardStyle } from './use-card-style.ts';

interface CardFormProps {
  readonly text: PaymentsText;
  /** What the button says. */
  readonly submit: string;
  /** Answers what to say when it did not work. */
  readonly onCard: (stripe: Stripe, card: StripeCardElement) => Promise<string | undefined>;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** The provider's own field for a card: its number never passes through our hands. */
export function CardForm(props: CardFormProps) {
  const { text } = props;
  const provider = useLoading(openProvider);
  if (provider.status === 'failed') return <ErrorNotice text={text.card.failed} onRetry={provider.retry} />;
  if (provider.status === 'loading') {
    return (
      <div className="card-loading" role="status">
        <p className="sr-only">{text.card.loading}</p>
        <span className="skeleton h-12 w-full" />
      </div>
    );
  }
  return (
    <Elements stripe={provider.value} options={{ locale: pageIdioma() as StripeElementLocale }}>
      <CardFields {...props} />
    </Elements>
  );
}

const LABEL_ID = 'card-label';
const FAULT_ID = 'card-fault';

function CardFields({ text, submit, onCard, children }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const style = useCardStyle();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function pay(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (isBusy || !stripe || !card) return;
    setBusy(true);
    setFault(undefined);
    try {
      setFault(await onCard(stripe, card));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="card-form" onSubmit={(event) => void pay(event)} noValidate>
      <div className="field">
        <div className="field-name">
          <span id={LABEL_ID}>{text.card.label}</span>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the fields are the provider's; this only names them together */}
        <div
          className="card-box"
          role="group"
          aria-labelledby={LABEL_ID}
          aria-describedby={fault ? FAULT_ID : undefined}
        >
          <CardElement
            className="card-element"
            options={{ hidePostalCode: true, disableLink: true, disabled: isBusy, style }}
            onChange={({ error }) => setFault(error?.message)}
          />
        </div>
        {fault ? (
          <p id={FAULT_ID} className="field-note fault" role="alert">
            <CircleAlert className="icon" aria-hidden="true" />
            {fault}
          </p>
        ) : null}
        <p className="field-note card-safe">
          <Lock className="icon" aria-hidden="true" />
          {text.card.safe}
        </p>
      </div>
      <div className="form-actions">
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {isBusy ? text.processing : submit}
        </button>
        {isBusy ? null : children}
      </div>
    </form>
  );
}
