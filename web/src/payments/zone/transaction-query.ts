import type { TransactionFilters } from './transaction-filters.tsx';

/** Some browsers say so where they do not know. */
const UNKNOWN = 'Etc/Unknown';

/** What is asked for: days are those that the reader sees beside the movements. */
export function transactionQuery(filters: TransactionFilters) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === UNKNOWN ? filters : { ...filters, zona: timeZone };
}
