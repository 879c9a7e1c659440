import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { loadPaymentsText } from '../locales/payments.ts';
import type { PaymentsText } from '../locales/payments-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { readAskedPayment } from './asked-payment.ts';
import { PayWindow } from './pay-window.tsx';
import { usePageBelow } from './use-pay-steps.ts';

/** With its texts, so that it has all or nothing. */
export async function loadPayWindows(): Promise<ComponentType> {
  const text = await loadPaymentsText(pageIdioma());
  return () => <PayWindowHost text={text} />;
}

/** Shows what `?pagar=` asks for over any page. */
function PayWindowHost({ text }: { readonly text: PaymentsText }) {
  const { search } = useLocation();
  const asked = readAskedPayment(search);
  const isReady = usePageBelow(asked !== undefined);
  if (!asked || !isReady) return null;
  return <PayWindow key={`${asked.what} ${asked.articulo_id}`} asked={asked} text={text} />;
}
