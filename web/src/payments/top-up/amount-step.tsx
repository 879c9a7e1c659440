import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS, toCents, topUpChoices } from '@poliedro/contracts/money';
import type { Balance } from '@poliedro/contracts/payments';
import { type FormEvent, useCallback, useState } from 'react';
import { browserApi } from '../../platform/api.ts';
import { pageIdioma } from '../../platform/language.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { refreshBalance, useBalance } from '../balance.ts';
import { beginTopUp } from '../kept-top-up.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { reasonOf } from '../payment-error-text.ts';

/** How much is added, with what it comes to. */
export function AmountStep({ usuario_id }: { readonly usuario_id: number }) {
  const { asked, text } = usePaying();
  const { articulo_id } = asked;
  const known = useBalance();
  const price = useLoading(
    useCallback(async () => {
      if (articulo_id === undefined) return undefined;
      const { article } = await browserApi('getArticleById', { articulo_id }, { idioma: pageIdioma() });
      return toCents(article.importe_euros);
    }, [articulo_id]),
  );
  return (
    <>
      <PayHeading>{text.topUp.title}</PayHeading>
      {known.status === 'unavailable' ? (
        <ErrorNotice text={text.noBalance} onRetry={() => void refreshBalance()} />
      ) : price.status === 'failed' ? (
        <ErrorNotice text={reasonOf(price.error, text) ?? text.buy.loadFailed} onRetry={price.retry} />
      ) : known.status === 'loading' || price.status === 'loading' ? (
        <PaySkeleton />
      ) : (
        <Amounts usuario_id={usuario_id} balance={known.balance} priceCents={price.value} />
      )}
    </>
  );
}

interface AmountsProps {
  readonly usuario_id: number;
  readonly balance: Balance;
  /** Undefined where nothing is to be bought. */
  readonly priceCents: number | undefined;
}

function Amounts({ usuario_id, balance, priceCents }: AmountsProps) {
  const { text, idioma, steps } = usePaying();
  const [chosen, setChosen] = useState<number>();
  // What is owed is covered first.
  const available = toCents(balance.pay_per_view) - toCents(balance.deuda_euros);
  const choices = topUpChoices(available, priceCents);
  const isTooLittle = choices.every(({ balanceAfterCents }) => balanceAfterCents < (priceCents ?? 0));
  const say = (cents: number) => euros(cents / 100, idioma);

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined) return;
    beginTopUp(usuario_id, chosen);
    steps.go('tarjeta');
  }

  return (
    <form className="amount-form" onSubmit={goOn}>
      <fieldset>
        <legend>{text.topUp.choose}</legend>
        {choices.map(({ cents, balanceAfterCents, owedAfterCents, isExact }) => (
          <label key={`${cents} ${balanceAfterCents}`} className="amount-choice">
            <input type="radio" name="importe" checked={chosen === cents} onChange={() => setChosen(cents)} />
            <span>
              <b>{say(cents)}</b>
              <small>
                {isExact ? `${text.topUp.exact} · ` : null}
                {fillText(text.topUp.result, { importe: say(balanceAfterCents) })}
                {owedAfterCents > 0 ? ` · ${fillText(text.topUp.owed, { importe: say(owedAfterCents) })}` : null}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {choices.some(({ isRaised }) => isRaised) ? (
        <p className="field-note">{fillText(text.topUp.raised, { importe: say(TOP_UP_MIN_CENTS) })}</p>
      ) : null}
      {isTooLittle ? (
        <p className="field-note">{fillText(text.topUp.most, { importe: say(TOP_UP_MAX_CENTS) })}</p>
      ) : null}
      <p className="field-note">{text.topUp.refundable}</p>
      <div className="form-actions">
        <button type="submit" className="button primary" disabled={chosen === undefined}>
          {text.topUp.next}
        </button>
      </div>
    </form>
  );
}
