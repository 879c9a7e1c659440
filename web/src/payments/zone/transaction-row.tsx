import type { Transaction } from '@poliedro/contracts/payments';
import { ReceiptText } from 'lucide-react';
import type { MoneyText } from '../../locales/money-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { signedEuros } from './signed-euros.ts';

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly text: MoneyText['transactions'];
  readonly onReceipt: () => void;
}

/** One movement: when, what for, how much, and what was left. */
export function TransactionRow({ transaction, text, onReceipt }: TransactionRowProps) {
  const { idioma } = usePage();
  const { created_at, tipo_transaccion, importe_euros, articulo_id, titulo_articulo, estado, saldo_euros } =
    transaction;
  const tipo = text.tipos[tipo_transaccion];
  const fecha = localMoment(created_at, idioma);
  const importe = signedEuros(importe_euros, idioma);
  return (
    <li className="transaction" data-state={estado}>
      <div className="transaction-what">
        <p>
          <b>{tipo}</b>
          {estado === 'hecha' ? null : (
            <span className={`profile-mark ${estado === 'fallida' ? 'failed' : ''}`}>{text.estados[estado]}</span>
          )}
        </p>
        {articulo_id && titulo_articulo ? (
          <PageLink className="transaction-article" to={`/articulo/${articulo_id}`}>
            {titulo_articulo}
          </PageLink>
        ) : null}
        <time dateTime={created_at}>{fecha}</time>
      </div>
      <p className="transaction-amount">
        <b className={importe_euros > 0 ? 'comes' : undefined}>{importe}</b>
        {saldo_euros === null ? null : (
          <span>{fillText(text.balanceAfter, { importe: euros(saldo_euros, idioma) })}</span>
        )}
      </p>
      <button
        type="button"
        className="icon-button"
        title={text.receipt}
        aria-label={fillText(text.receiptOf, { tipo, fecha, importe })}
        onClick={onReceipt}
      >
        <ReceiptText className="icon" aria-hidden="true" />
      </button>
    </li>
  );
}
