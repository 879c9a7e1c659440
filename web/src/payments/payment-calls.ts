import type * as payments from '@poliedro/contracts/payments';
import type * as articles from '@poliedro/contracts/public-articles';
import type * as subscriptions from '@poliedro/contracts/subscriptions';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const PAYMENT_CALLS = {
  getPaymentsConfig: 'GET /api/stripe/config',
  getBalance: 'GET /api/stripe/user-balance',
  listPurchases: 'GET /api/stripe/purchases',
  purchaseArticle: 'POST /api/stripe/purchase-article',
  checkPurchase: 'GET /api/stripe/check-purchase/:articulo_id',
  createPaymentIntent: 'POST /api/stripe/create-payment-intent',
  getTopUp: 'GET /api/stripe/top-ups/:top_up_id',
  getSubscription: 'GET /api/stripe/subscription',
  createSubscription: 'POST /api/stripe/create-subscription',
  listSoldArticles: 'GET /api/articulos/de-pago',
} as const;

type Contract = typeof payments & typeof subscriptions & typeof articles;

/** The provider may take its time before the server can answer. */
const TIMEOUT_MS = 25_000;

export const callPayments = createCalls<Contract, typeof PAYMENT_CALLS>(PAYMENT_CALLS, { timeoutMs: TIMEOUT_MS });
