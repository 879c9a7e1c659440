import type Stripe from 'stripe';
import { type Call, get, idOf, names, type Route } from '../call.ts';
import { invalidRequest } from '../errors.ts';
import { listPage, PAGE_PARAMS } from '../list.ts';
import type { Records } from '../records.ts';
import type { Balance, BalanceTransaction } from '../wire.ts';
import { newId, type World } from '../world.ts';

export const CURRENCY = 'eur';

export function needEuros({ params }: Call): void {
  const currency = params.needText('currency').toLowerCase();
  if (currency !== CURRENCY) throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
}

interface Movement {
  readonly type: 'adjustment' | 'charge' | 'payment' | 'refund' | 'refund_failure' | 'transfer';
  readonly category: string;
  /** Negative where money leaves. */
  readonly amount: number;
  readonly fee?: { readonly amount: number; readonly description: string };
  readonly source: string;
  readonly description: string | null;
  /** Money that comes in can be paid out only after a while. */
  readonly waits?: boolean;
}

export function moveMoney(world: World, records: Records, movement: Movement): BalanceTransaction {
  const { type, category, amount, fee, source, description, waits = false } = movement;
  const created = world.clock.now();
  return records.balance_transactions.put({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: waits ? created + world.settings.availableAfter : created,
    balance_type: 'payments',
    created,
    currency: CURRENCY,
    description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details:
      fee === undefined
        ? []
        : [
            {
              amount: fee.amount,
              application: null,
              currency: CURRENCY,
              description: fee.description,
              type: 'stripe_fee',
            },
          ],
    net: amount - (fee?.amount ?? 0),
    reporting_category: category,
    source,
    status: waits && world.settings.availableAfter > 0 ? 'pending' : 'available',
    type,
  });
}

const shown = (world: World, transaction: BalanceTransaction): BalanceTransaction => ({
  ...transaction,
  status: transaction.available_on <= world.clock.now() ? 'available' : 'pending',
});

interface Sum {
  available: number;
  pending: BalanceTransaction[];
  /** The last transaction that is in it. */
  last: string | undefined;
}
const sums = new WeakMap<Records, Sum>();

/** What there is, and what only comes. Sums up only what is new since it was last asked. */
export function balanceOf(world: World, records: Records): { available: number; pending: number } {
  const sum = sums.get(records) ?? { available: 0, pending: [], last: undefined };
  sums.set(records, sum);
  for (const transaction of records.balance_transactions.oldestFirst(sum.last)) {
    sum.pending.push(transaction);
    sum.last = transaction.id;
  }
  const now = world.clock.now();
  const total = (some: BalanceTransaction[]) => some.reduce((whole, { net }) => whole + net, 0);
  sum.available += total(sum.pending.filter(({ available_on }) => available_on <= now));
  sum.pending = sum.pending.filter(({ available_on }) => available_on > now);
  return { available: sum.available, pending: total(sum.pending) };
}

function retrieveBalance({ world, records }: Call): Balance {
  const { available, pending } = balanceOf(world, records);
  return {
    object: 'balance',
    available: [{ amount: available, currency: CURRENCY, source_types: { card: available } }],
    livemode: false,
    pending: [{ amount: pending, currency: CURRENCY, source_types: { card: pending } }],
  };
}

export const balanceRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/balance', params: [], handle: retrieveBalance },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    params: names<Stripe.BalanceTransactionListParams>(...PAGE_PARAMS, 'created', 'type', 'source', 'currency'),
    handle(call) {
      const [type, source] = [call.params.text('type'), call.params.text('source')];
      const page = listPage(
        call,
        call.records.balance_transactions,
        '/v1/balance_transactions',
        (one) => (type === undefined || one.type === type) && (source === undefined || one.source === source),
      );
      return { ...page, data: page.data.map((one) => shown(call.world, one)) };
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    params: [],
    handle: (call) => {
      const transactions = call.records.balance_transactions;
      return shown(call.world, get(transactions, 'balance transaction', idOf(call)));
    },
  },
];
