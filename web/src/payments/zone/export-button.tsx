import { Download } from 'lucide-react';
import { useState } from 'react';
import { accountErrorText } from '../../accounts/account-error-text.ts';
import { ApiError } from '../../platform/api-error.ts';
import { showToast } from '../../ui/toasts.ts';
import { downloadTransactions } from './download-transactions.ts';
import type { TransactionFilters } from './transaction-filters.tsx';
import type { ZoneTexts } from './use-money-text.ts';

/** What the filters leave, as a file for a spreadsheet. */
export function ExportButton({ texts: { zone, money }, filters }: { texts: ZoneTexts; filters: TransactionFilters }) {
  const [busy, setBusy] = useState(false);
  const text = money.transactions;

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await downloadTransactions(filters, text.fileName);
    } catch (error) {
      const isNone = error instanceof ApiError && error.code === 'no_transactions';
      if (isNone) showToast('info', text.nothingToExport);
      else showToast('error', accountErrorText(error, zone, text.exportFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className="button" aria-disabled={busy} onClick={() => void (busy || run())}>
      <Download className="icon" aria-hidden="true" />
      {busy ? text.exporting : text.export}
    </button>
  );
}
