import type * as payments from '@poliedro/contracts/payments';
import type * as payouts from '@poliedro/contracts/payouts';
import type * as subscriptions from '@poliedro/contracts/subscriptions';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const ZONE_CALLS = {
  refundBalance: 'POST /api/stripe/refund-balance',
  listUserTransactions: 'GET /api/stripe/user-transactions',
  downloadTransactions: 'GET /api/stripe/transactions.csv',
  getReceipt: 'GET /api/stripe/transactions/:id/receipt',
  getSubscription: 'GET /api/stripe/subscription',
  changeSubscription: 'POST /api/stripe/subscription/change',
  cancelSubscription: 'POST /api/stripe/subscription/cancel',
  withdrawSubscription: 'POST /api/stripe/subscription/withdraw',
  listInvoices: 'GET /api/stripe/subscription/invoices',
  getAccountStatus: 'GET /api/stripe/account-status',
  createConnectedAccount: 'POST /api/stripe/create-connected-account',
  createAccountLink: 'POST /api/stripe/create-account-link',
} as const;

type Contract = typeof payments & typeof payouts & typeof subscriptions;

/** The provider is asked behind some of these, and may take its time. */
const TIMEOUT_MS = 30_000;

export const callZone = createCalls<Contract, typeof ZONE_CALLS>(ZONE_CALLS, { timeoutMs: TIMEOUT_MS });
