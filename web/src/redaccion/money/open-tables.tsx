import type { ListedPayout, ListedRefund } from '@poliedro/contracts/redaccion/money';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { AskFirst } from '../ask-first.tsx';
import type { Column } from '../data-table.tsx';
import { PagedTable } from '../paged-table.tsx';
import { useOperation } from '../use-operation.ts';
import { callMoney } from './money-calls.ts';
import { centsText, type MoneyTexts } from './money-texts.ts';

type Open = Omit<ListedPayout, 'payout_id'>;

/** What is told alike of a refund and of a payout that has not arrived. */
function openColumns<Row extends Open>({ own: { open } }: MoneyTexts): Column<Row>[] {
  const idioma = pageIdioma();
  const nextOf = ({ estado, next_try_on }: Row) => {
    if (next_try_on !== null) return localMoment(next_try_on, idioma);
    return estado === 'pedido' ? open.atProvider : open.none;
  };
  return [
    { name: 'person', label: open.person, isHead: true, cell: ({ alias }) => alias },
    { name: 'amount', label: open.amount, isNumber: true, cell: ({ amount_cents }) => centsText(amount_cents) },
    { name: 'state', label: open.state, cell: ({ estado }) => open.states[estado] },
    { name: 'attempts', label: open.attempts, isNumber: true, cell: ({ attempts }) => attempts },
    { name: 'error', label: open.error, cell: ({ last_error }) => <span lang="en">{last_error ?? '–'}</span> },
    { name: 'asked', label: open.asked, cell: ({ created_on }) => localMoment(created_on, idioma) },
    { name: 'next', label: open.next, cell: nextOf },
  ];
}

function useRetry({ frame, own }: MoneyTexts) {
  const { open } = own;
  const [busy, run] = useOperation(frame, own.errors);
  return ({ alias, amount_cents }: Open, retry: () => Promise<unknown>, reload: () => void) => (
    <AskFirst
      text={frame}
      label={open.retry}
      fullLabel={fillText(open.retryOf, { importe: centsText(amount_cents), alias })}
      question={open.retryQuestion}
      busy={busy}
      onConfirm={() => void run(retry, open.retried).then((done) => done && reload())}
    />
  );
}

const askRefunds = async (cursor: string | undefined) => {
  const { refunds, ...page } = await callMoney('listRefunds', { cursor });
  return { items: refunds, ...page };
};

/** Back to cards, and not there yet. */
export function RefundTable({ texts }: { texts: MoneyTexts }) {
  const { frame, own } = texts;
  const retryButton = useRetry(texts);
  const stateOf = ({ estado, is_donation, asked_again }: ListedRefund) =>
    [own.open.states[estado], is_donation && own.refunds.donation, asked_again && own.open.askedAgain]
      .filter(Boolean)
      .join(', ');
  const columnsOf = (reload: () => void): Column<ListedRefund>[] => [
    ...openColumns<ListedRefund>(texts).map((column) =>
      column.name === 'state' ? { ...column, cell: stateOf } : column,
    ),
    {
      name: 'retry',
      label: own.open.action,
      cell: (row) => {
        const { card_refund_id, estado, next_try_on, asked_again } = row;
        const canRetry = next_try_on !== null || (estado === 'fallido' && !asked_again);
        return canRetry ? retryButton(row, () => callMoney('retryRefund', { card_refund_id }), reload) : null;
      },
    },
  ];
  return (
    <PagedTable
      text={frame}
      label={own.refunds.table}
      empty={own.refunds.empty}
      ask={askRefunds}
      columnsOf={columnsOf}
      keyOf={({ card_refund_id }) => card_refund_id}
    />
  );
}

const askPayouts = async (cursor: string | undefined) => {
  const { payouts, ...page } = await callMoney('listPayouts', { cursor });
  return { items: payouts, ...page };
};

/** To authors, and not there yet. */
export function PayoutTable({ texts }: { texts: MoneyTexts }) {
  const { frame, own } = texts;
  const retryButton = useRetry(texts);
  return (
    <PagedTable
      text={frame}
      label={own.payouts.table}
      empty={own.payouts.empty}
      ask={askPayouts}
      columnsOf={(reload) => [
        ...openColumns<ListedPayout>(texts),
        {
          name: 'retry',
          label: own.open.action,
          cell: (row) =>
            row.next_try_on === null
              ? null
              : retryButton(row, () => callMoney('retryPayout', { payout_id: row.payout_id }), reload),
        },
      ]}
      keyOf={({ payout_id }) => payout_id}
    />
  );
}
