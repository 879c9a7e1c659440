import { toCents } from '@poliedro/contracts/money';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AmountLine } from '../amount-line.tsx';
import { type KnownBalance, moneyMoved, refreshBalance } from '../balance.ts';
import { addBought } from '../bought-marks.ts';
import { usePaying } from '../pay-context.ts';
import { PayFailure } from '../pay-failure.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { callPayments } from '../payment-calls.ts';
import { isUnanswered, reasonOf } from '../payment-error-text.ts';

/** An article that is sold, as far as buying it goes. */
export interface SoldArticle {
  readonly articulo_id: number;
  readonly titular: string;
  readonly importe_euros: number;
  /** Of its page. */
  readonly path: string;
  /** Whether anything can be paid here at all. */
  readonly isOpen: boolean;
}

interface OfferProps {
  readonly sale: SoldArticle;
  readonly known: KnownBalance;
  /** The way to its page, where the reader is elsewhere. */
  readonly page: ReactNode;
  readonly isOnPage: boolean;
}

/** The price beside the balance, and what can be done with it. */
export function Offer({ sale, known, page, isOnPage }: OfferProps) {
  const { text, idioma, steps, setBusy: holdWindow } = usePaying();
  const [price, setPrice] = useState(sale.importe_euros);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** Until it is answered, the same question: however often it arrives, it is bought once. */
  const key = useRef<string>(undefined);

  async function buy() {
    if (isBusy) return;
    setBusy(true);
    // Whoever left meanwhile would be taken to the article from wherever they are.
    holdWindow(true);
    setFailure(undefined);
    key.current ??= crypto.randomUUID();
    try {
      const { articulo_id } = sale;
      await callPayments('purchaseArticle', { articulo_id, importe_euros: price, idempotency_key: key.current });
      addBought(articulo_id);
      void moneyMoved();
      showToast('success', text.buy.done);
      if (isOnPage) steps.close();
      else steps.leaveFor(sale.path);
    } catch (error) {
      if (!isUnanswered(error)) key.current = undefined;
      setFailure(explain(error));
      setBusy(false);
    } finally {
      holdWindow(false);
    }
  }

  function explain(error: unknown): string {
    if (isUnanswered(error)) return text.buy.lost;
    if (error instanceof ApiError && error.code === 'price_changed' && error.importe_euros !== undefined) {
      setPrice(error.importe_euros);
      return fillText(text.buy.priceChanged, { importe: euros(error.importe_euros, idioma) });
    }
    void refreshBalance();
    const motivo = reasonOf(error, text);
    return motivo ? fillText(text.buy.failedBecause, { motivo }) : text.buy.failed;
  }

  const lines = known.status === 'ready' ? known.balance : undefined;
  const missing = lines ? toCents(price) - toCents(lines.pay_per_view) : 0;
  const owed = lines?.deuda_euros ?? 0;
  return (
    <>
      <p className="pay-title">{sale.titular}</p>
      <dl className="amounts">
        <AmountLine label={text.buy.price} amount={price} tone="strong" />
        {lines ? <AmountLine label={text.balance} amount={lines.pay_per_view} /> : null}
        {lines && owed <= 0 ? (
          <AmountLine
            label={missing > 0 ? text.buy.missing : text.buy.after}
            amount={Math.abs(missing) / 100}
            {...(missing > 0 && { tone: 'short' })}
          />
        ) : null}
      </dl>
      {known.status === 'loading' ? <PaySkeleton /> : null}
      {known.status === 'unavailable' ? (
        <ErrorNotice text={text.noBalance} onRetry={() => void refreshBalance()} />
      ) : null}
      {owed > 0 ? <p>{fillText(text.buy.frozen, { importe: euros(owed, idioma) })}</p> : null}
      <PayFailure text={failure} />
      <div className="form-actions">
        {lines && missing <= 0 && owed <= 0 ? (
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void buy()}>
            {isBusy ? text.processing : text.buy.buy}
          </button>
        ) : null}
        {lines && (missing > 0 || owed > 0) ? (
          <button type="button" className="button primary" onClick={() => steps.go('importe')}>
            {text.buy.topUp}
          </button>
        ) : null}
        {page}
      </div>
    </>
  );
}
