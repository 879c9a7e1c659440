import '../../ui/styles/money.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PanelProps } from '../../accounts/zone/panel.ts';
import { usePages } from '../../platform/use-pages.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { useBalance } from '../balance.ts';
import { BalanceHead } from './balance-head.tsx';
import { ExportButton } from './export-button.tsx';
import { ReceiptWindow } from './receipt-window.tsx';
import { FilterBar, isFiltered, type TransactionFilters } from './transaction-filters.tsx';
import { transactionQuery } from './transaction-query.ts';
import { TransactionRow } from './transaction-row.tsx';
import { useMoneyText } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

async function ask(filters: TransactionFilters, cursor: string | undefined) {
  const {
    transactions,
    has_more,
    cursor: next,
  } = await callZone('listUserTransactions', { ...transactionQuery(filters), cursor });
  return { items: transactions, has_more, cursor: next };
}

/** One's balance and every movement of one's money, newest first. */
export function TransactionsPanel({ text: zone }: PanelProps) {
  const texts = useMoneyText(zone);
  const text = texts.money.transactions;
  const [filters, setFilters] = useState<TransactionFilters>({});
  const [receipt, setReceipt] = useState<string>();
  const pages = usePages(useCallback((cursor: string | undefined) => ask(filters, cursor), [filters]));
  const { items, retry } = pages;
  useWhenMoneyMoves(retry);
  return (
    <div className="money-panel">
      <BalanceHead texts={texts} onRefunded={retry} />
      <section className="transactions" aria-label={text.title}>
        <div className="transactions-head">
          <FilterBar text={text} filters={filters} onFilter={setFilters} />
          <ExportButton texts={texts} filters={filters} />
        </div>
        {items === undefined ? <Skeleton /> : null}
        {items === null ? <ErrorNotice text={text.failed} onRetry={retry} /> : null}
        {items?.length === 0 ? <EmptyNotice text={isFiltered(filters) ? text.emptyFiltered : text.empty} /> : null}
        {items && items.length > 0 ? (
          <ul className="transaction-list">
            {items.map((transaction) => (
              <TransactionRow
                key={transaction.id}
                transaction={transaction}
                text={text}
                onReceipt={() => setReceipt(transaction.id)}
              />
            ))}
          </ul>
        ) : null}
        <MoreButton pages={pages} />
      </section>
      {receipt ? <ReceiptWindow id={receipt} text={texts.money} onClose={() => setReceipt(undefined)} /> : null}
    </div>
  );
}

/** Another balance than the one seen before has come by a movement that the list does not show yet. */
function useWhenMoneyMoves(reload: () => void): void {
  const known = useBalance();
  const amount = known.status === 'ready' ? known.balance.pay_per_view : undefined;
  const seen = useRef(amount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another amount is a reason
  useEffect(() => {
    if (amount === undefined) return;
    if (seen.current !== undefined && seen.current !== amount) reload();
    seen.current = amount;
  }, [amount]);
}

function Skeleton() {
  return (
    <div className="grid w-full gap-4" aria-hidden="true">
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-12 w-full" />
    </div>
  );
}
