import { downloadTransactions, getReceipt, listTransactions, listUserTransactions } from '@poliedro/contracts/payments';
import { type PersonalRegistry, registerUserCall } from '../../accounts/personal-calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { dayWriter } from './day-in-zone.ts';
import { getReceiptOf, listAll, listPage } from './transaction.service.ts';
import { toCsv } from './transactions-csv.ts';

export function registerTransactionRoutes(registry: PersonalRegistry, db: Database, clock: Clock): void {
  for (const call of [listUserTransactions, listTransactions])
    registerUserCall(registry, call, ({ input: { query }, user }) => listPage(db, user, query, query.cursor));

  registerUserCall(registry, downloadTransactions, async ({ input: { query }, user, reply }) => {
    const transactions = await listAll(db, user, query);
    if (transactions.length === 0) throw new DomainError('no_transactions');
    const dayOf = dayWriter(query.zona);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="transacciones_${dayOf(clock())}.csv"`);
    return toCsv(transactions, query.idioma, dayOf);
  });

  registerUserCall(registry, getReceipt, ({ input: { params }, user }) => getReceiptOf(db, user, params.id));
}
