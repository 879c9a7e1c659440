import type { Route } from './call.ts';
import { accountRoutes } from './objects/accounts.ts';
import { balanceRoutes } from './objects/balance.ts';
import { chargeRoutes } from './objects/charges.ts';
import { customerRoutes } from './objects/customers.ts';
import { disputeRoutes } from './objects/disputes.ts';
import { eventRoutes } from './objects/events.ts';
import { invoiceRoutes } from './objects/invoices.ts';
import { paymentIntentRoutes } from './objects/payment-intents.ts';
import { paymentMethodRoutes } from './objects/payment-methods.ts';
import { priceRoutes } from './objects/prices.ts';
import { refundRoutes } from './objects/refunds.ts';
import { setupIntentRoutes } from './objects/setup-intents.ts';
import { subscriptionRoutes } from './objects/subscriptions.ts';
import { transferRoutes } from './objects/transfers.ts';

const ROUTES = [
  accountRoutes,
  balanceRoutes,
  chargeRoutes,
  customerRoutes,
  disputeRoutes,
  eventRoutes,
  invoiceRoutes,
  paymentIntentRoutes,
  paymentMethodRoutes,
  priceRoutes,
  refundRoutes,
  setupIntentRoutes,
  subscriptionRoutes,
  transferRoutes,
]
  .flat()
  .map((route) => ({ route, parts: route.path.split('/') }));

export function findRoute(method: string, path: string): { route: Route; ids: string[] } | undefined {
  const asked = path.split('/');
  const found = ROUTES.find(
    ({ route, parts }) =>
      route.method === method &&
      parts.length === asked.length &&
      parts.every((part, at) => part === ':id' || part === asked[at]),
  );
  if (found === undefined) return undefined;
  return { route: found.route, ids: asked.filter((_, at) => found.parts[at] === ':id').map(decodeURIComponent) };
}
