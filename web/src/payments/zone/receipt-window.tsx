import '../../ui/styles/receipt.css';
import type { Receipt } from '@poliedro/contracts/payments';
import { SITE_NAME } from '@poliedro/contracts/site';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';
import type { MoneyText } from '../../locales/money-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { signedEuros } from './signed-euros.ts';
import { callZone } from './zone-calls.ts';

const TITLE_ID = 'receipt-title';

interface ReceiptWindowProps {
  readonly id: string;
  readonly text: MoneyText;
  readonly onClose: () => void;
}

/** One movement as a receipt. It stands beside the page, so that it can be all that is printed. */
export function ReceiptWindow({ id, text, onClose }: ReceiptWindowProps) {
  const loading = useLoading(useCallback(() => callZone('getReceipt', { id }), [id]));
  return createPortal(
    <Modal labelledBy={TITLE_ID} className="small receipt-window" onClose={onClose}>
      <div className="receipt">
        <p className="receipt-brand">
          <BrandMark />
          {SITE_NAME}
        </p>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {text.receipt.title}
        </h2>
        {loading.status === 'ready' ? (
          <ReceiptLines receipt={loading.value} text={text} />
        ) : loading.status === 'failed' ? (
          <ErrorNotice text={text.receipt.failed} onRetry={loading.retry} />
        ) : (
          <span className="skeleton h-40 w-full" aria-hidden="true" />
        )}
        <div className="form-actions">
          {loading.status === 'ready' ? (
            <button type="button" className="button primary" onClick={() => print()}>
              {text.receipt.print}
            </button>
          ) : null}
          <button type="button" className="button" onClick={onClose}>
            {text.receipt.close}
          </button>
        </div>
      </div>
    </Modal>,
    document.body,
  );
}

function ReceiptLines({ receipt, text }: { receipt: Receipt; text: MoneyText }) {
  const { idioma, site } = usePage();
  const { transaction, alias, email, autor, referencia } = receipt;
  const words = text.receipt;
  const lines: readonly (readonly [string, string | null])[] = [
    [words.fecha, localMoment(transaction.created_at, idioma)],
    [words.concepto, text.transactions.tipos[transaction.tipo_transaccion]],
    [words.articulo, transaction.titulo_articulo],
    [words.autor, autor],
    [words.titular, `${alias}, ${email}`],
    [words.estado, text.transactions.estados[transaction.estado]],
    [words.saldo, transaction.saldo_euros === null ? null : euros(transaction.saldo_euros, idioma)],
    [words.referencia, referencia],
  ];
  return (
    <>
      <p className="receipt-amount">
        <span>{words.importe}</span>
        <b>{signedEuros(transaction.importe_euros, idioma)}</b>
      </p>
      <dl>
        {lines.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="receipt-site">{site.origin}</p>
    </>
  );
}
