import '../ui/styles/pay.css';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import type { PaymentsText } from '../locales/payments-text.ts';
import { usePage } from '../platform/page.ts';
import { Modal } from '../ui/modal.tsx';
import type { AskedPayment } from './asked-payment.ts';
import { readTopUp } from './kept-top-up.ts';
import { PAY_TITLE, type Paying, PayingProvider } from './pay-context.ts';
import { PurchaseStep } from './purchase/purchase-step.tsx';
import { SubscriptionSteps } from './subscription/subscription-steps.tsx';
import { TopUpSteps } from './top-up/top-up-steps.tsx';
import { usePaySteps } from './use-pay-steps.ts';
import { WalletStep } from './wallet/wallet-step.tsx';

/** One window for all that is paid: what and how far is said by the address. */
export function PayWindow({ asked, text }: { readonly asked: AskedPayment; readonly text: PaymentsText }) {
  const { idioma } = usePage();
  const steps = usePaySteps();
  const [isAside, stepAside] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const paying: Paying = useMemo(
    () => ({ asked, text, idioma, steps, stepAside, setBusy }),
    [asked, text, idioma, steps],
  );
  useTopUpUnderWay(paying);
  useFocusOnStep(asked.paso);
  const close = () => {
    if (isBusy) return;
    setClosed(true);
    steps.close();
  };
  if (isClosed) return null;
  return (
    <Modal
      labelledBy={PAY_TITLE}
      className={`small pay ${asked.what === 'articulo' ? '' : 'roomy'}`}
      isAside={isAside}
      onClose={close}
    >
      <div className="pay-body">
        <button type="button" className="icon-button pay-close" aria-label={text.close} onClick={close}>
          <X className="icon" aria-hidden="true" />
        </button>
        <PayingProvider value={paying}>
          <PayStep asked={asked} />
        </PayingProvider>
      </div>
    </Modal>
  );
}

function PayStep({ asked }: { readonly asked: AskedPayment }) {
  if (asked.what === 'suscripcion') return <SubscriptionSteps />;
  if (asked.paso !== undefined) return <TopUpSteps paso={asked.paso} />;
  return asked.articulo_id === undefined ? <WalletStep /> : <PurchaseStep articulo_id={asked.articulo_id} />;
}

/** A payment that was interrupted is looked after before anything else is paid; its own steps do so themselves. */
function useTopUpUnderWay({ asked, steps }: Paying): void {
  const { user } = useSession();
  const isBefore = asked.what !== 'suscripcion' && (asked.paso === undefined || asked.paso === 'importe');
  const isUnderWay = user !== null && isBefore && readTopUp(user.usuario_id)?.isUnderWay === true;
  useEffect(() => {
    if (isUnderWay) steps.replace('espera');
  }, [isUnderWay, steps]);
}

function useFocusOnStep(paso: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins at its heading
  useEffect(() => {
    document.getElementById(PAY_TITLE)?.focus({ preventScroll: true });
  }, [paso]);
}
