import type { Call } from '@poliedro/contracts/call';
import { callPath } from '@poliedro/contracts/call-path';
import { apiErrorFromReply } from '../../platform/api-error.ts';
import { browserRequest } from '../../platform/browser-request.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import type { TransactionFilters } from './transaction-filters.tsx';
import { transactionQuery } from './transaction-query.ts';
import { ZONE_CALLS } from './zone-calls.ts';

/** By it spreadsheets know how the file is written; the browser takes it away when it reads an answer. */
const BYTE_ORDER_MARK = '\ufeff';

/** Fetched first, so that there is no file where there is nothing to put into it. */
export async function downloadTransactions(filters: TransactionFilters, fileName: string): Promise<void> {
  const path = ZONE_CALLS.downloadTransactions.split(' ')[1] as Call['path'];
  const asked = callPath({ path } as Call, {}, { ...transactionQuery(filters), idioma: pageIdioma() });
  const { status, body } = await browserRequest(asked, { timeoutMs: 60_000 });
  if (status !== 200) throw apiErrorFromReply(status, body);
  const file = new Blob([BYTE_ORDER_MARK, body.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
  const href = URL.createObjectURL(file);
  const download = fillText(fileName, { fecha: new Intl.DateTimeFormat('sv').format(new Date()) });
  Object.assign(document.createElement('a'), { href, download }).click();
  URL.revokeObjectURL(href);
}
