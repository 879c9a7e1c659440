import type * as money from '@poliedro/contracts/redaccion/money';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const MONEY_CALLS = {
  getMoney: 'GET /api/redaccion/dinero/estado',
  listRefunds: 'GET /api/redaccion/dinero/devoluciones',
  retryRefund: 'POST /api/redaccion/dinero/devoluciones/:card_refund_id/reintentar',
  listPayouts: 'GET /api/redaccion/dinero/pagos',
  retryPayout: 'POST /api/redaccion/dinero/pagos/:payout_id/reintentar',
  listHeldAuthors: 'GET /api/redaccion/dinero/retenidos',
  listDisputes: 'GET /api/redaccion/dinero/disputas',
  listDifferences: 'GET /api/redaccion/dinero/diferencias',
  listLedgerRuns: 'GET /api/redaccion/dinero/trabajos',
  startLedgerRun: 'POST /api/redaccion/dinero/trabajos',
} as const;

export const callMoney = createCalls<typeof money, typeof MONEY_CALLS>(MONEY_CALLS);
